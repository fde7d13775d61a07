import { useQueryClient } from '@tanstack/react-query'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Customer } from '#shared/customers/user.ts'
import { editedCustomerFields, newCustomerFields } from '#shared/customers/customer.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { send } from '#web/data/request.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { CustomerDevices } from './customer-devices.tsx'
import { SuspendAccess } from './suspend-access.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { MergeCustomer } from './merge-customer.tsx'
import { CustomerData } from './customer-data.tsx'
import { refreshCustomer, refreshLists } from '../app/refresh.ts'

const newSchema = schemaOfFields(newCustomerFields)
const editSchema = schemaOfFields(editedCustomerFields)

type Props = {
	dialog: DialogState<Customer | 'new'>
	/** Called after the customer was merged into another one, or erased. */
	onGone?: () => void
}

/** Creates or edits a customer's account (CRM-18, CRM-19). */
export default function CustomerDialog({ dialog, onGone }: Props) {
	const { isOpen, subject, close } = dialog
	const { location, addressOfCustomerPage } = useAdminLocation()
	const [sendIdempotent] = useState(createIdempotentSender)
	const client = useQueryClient()
	const saved = subject === 'new' ? null : subject

	const create = async (values: object) => {
		await withToast({ success: 'Customer created successfully', failure: 'Failed to create customer' }, async () => {
			await sendIdempotent('/api/auth/register', { ...values, role: 'customer' })
			await refreshLists(client)
		})
		close()
	}
	const change = async ({ id }: Customer, values: object, version: number) => {
		await withToast({ success: 'Customer updated successfully', failure: 'Failed to update customer' }, async () => {
			await send('PATCH', `/api/admin/users/${id}`, values, { version })
			await refreshCustomer(client, id)
		})
		close()
	}
	const leave = () => {
		close()
		onGone?.()
	}
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			link={
				saved && location.customer === '' ? (
					// In place of the dialog's history entry, so that Back leads to the list.
					<Link
						replace
						href={addressOfCustomerPage(saved.id)}
						aria-keyshortcuts="o"
						className={buttonClasses({ variant: 'quiet', size: 'small' })}
					>
						<Maximize2 aria-hidden="true" />
						Open as a page
					</Link>
				) : null
			}
			title={saved ? 'Edit Customer' : 'Add Customer'}
			description={
				saved ? 'A new password signs the customer out everywhere. Leave it blank to keep the current one.' : undefined
			}
		>
			{(askToClose) =>
				saved ? (
					<>
						<CustomerDevices id={saved.id} />
						<SuspendAccess customer={saved} onDone={close} />
						<CustomerHistory id={saved.id} />
						<MergeCustomer customer={saved} onMerged={leave} />
						<CustomerData id={saved.id} onErased={leave} />
						<FieldsForm
							fields={editedCustomerFields}
							schema={editSchema}
							initialValues={saved}
							action="Save Changes"
							onSave={(values, version) => change(saved, values, version)}
							onCancel={askToClose}
						/>
					</>
				) : (
					<FieldsForm
						fields={newCustomerFields}
						schema={newSchema}
						initialValues={{}}
						action="Add Customer"
						onSave={create}
						onCancel={askToClose}
					/>
				)
			}
		</FormDialog>
	)
}
