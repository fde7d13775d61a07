import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Customer, displayName } from '#shared/customers/user.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { refreshCustomer } from '../app/refresh.ts'

type Props = { customer: Customer; onDone: () => void }

/** Closes a customer's access, and opens it again (CRM-145). Trips and password stay. */
export function SuspendAccess({ customer, onDone }: Props) {
	const client = useQueryClient()
	const [isPending, setIsPending] = useState(false)
	const isDisabled = customer.access === 'disabled'
	const name = displayName(customer)
	const change = async () => {
		setIsPending(true)
		const messages = isDisabled
			? { success: `${name} has access again`, failure: 'Access not restored' }
			: { success: `${name} has no access any more`, failure: 'Access not suspended' }
		await withToast(messages, async () => {
			await send('PUT', `/api/admin/users/${customer.id}/access`, { isDisabled: !isDisabled })
			await refreshCustomer(client, customer.id)
		}).then(onDone, () => {})
		setIsPending(false)
	}
	return (
		<ForEditors>
			<div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk px-4 py-3">
				<p className="min-w-40 flex-1 text-sm">
					{isDisabled
						? 'Access is suspended. The trips and the account are as they were.'
						: 'Suspending access signs this customer out everywhere and ends links, passkeys and the calendar address. Trips stay.'}
				</p>
				<Button size="small" pending={isPending} onClick={() => void change()}>
					{isDisabled ? 'Restore access' : 'Suspend access'}
				</Button>
			</div>
		</ForEditors>
	)
}
