import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useState } from 'react'
import type { CustomerMerge } from '#shared/customers/customer-merge.ts'
import type { Customer } from '#shared/customers/user.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send, withConfirmation } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { refreshLists } from '../app/refresh.ts'
import { CustomerField } from './customer-picker.tsx'

/** Merges this customer into another one, after a look at what that does (CRM-327). */
export function MergeCustomer({ customer, onMerged }: { customer: Customer; onMerged: () => void }) {
	return (
		<ForEditors>
			<details className="mb-5">
				<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
					Merge into another customer
				</summary>
				<MergeForm customer={customer} onMerged={onMerged} />
			</details>
		</ForEditors>
	)
}

function MergeForm({ customer, onMerged }: { customer: Customer; onMerged: () => void }) {
	const client = useQueryClient()
	const [into, setInto] = useState('')
	const [isMerging, setIsMerging] = useState(false)
	const isSame = into === customer.id
	const { data } = useQuery({
		...query('/api/admin/users/:id/merge', { id: customer.id }, { into }),
		enabled: into !== '' && !isSame,
		staleTime: 0,
	})
	const preview = isSame ? undefined : data?.preview
	const merge = async () => {
		setIsMerging(true)
		try {
			await withToast({ success: 'Customers merged', failure: 'Customers not merged' }, async () => {
				await withConfirmation(() => send('POST', `/api/admin/users/${customer.id}/merge`, { into }))
				await refreshLists(client, { gone: customer.id })
			})
			onMerged()
		} catch {
			setIsMerging(false)
		}
	}
	return (
		<div className="mt-2">
			<CustomerField
				label="Customer who stays"
				value={into}
				emptyLabel="Choose a customer"
				onChange={setInto}
				error={isSame ? 'This is the same customer' : undefined}
			/>
			{preview ? (
				<ul className="mt-4 flex list-disc flex-col gap-1 rounded-lg bg-amber-wash py-4 pr-5 pl-10 wrap-anywhere">
					{consequences(preview).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			) : null}
			<Button className="mt-4" disabled={!preview} pending={isMerging} onClick={() => void merge()}>
				<Merge aria-hidden="true" />
				Merge customers
			</Button>
		</div>
	)
}

const consequences = ({ from, to, trips, sharedTrips, conversations, hasAccess }: CustomerMerge): string[] => [
	`${to} gets ${counted(trips, 'trip')} and ${counted(conversations, 'conversation')} of ${from}, with tasks and history.`,
	...(sharedTrips > 0 ? [`They also take over the access to ${counted(sharedTrips, 'trip')} of others.`] : []),
	hasAccess
		? 'The other account is deleted: it is signed out everywhere, and its password and address open nothing any more.'
		: 'The other account, to which nobody can sign in, is deleted.',
	'This cannot be undone.',
]

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
