import { useQuery } from '@tanstack/react-query'
import type { Approval } from '#shared/trips/approved-guests.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import { formatFieldValue } from '#web/trips/format-field-value.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { query } from '#web/data/query.ts'

/** Shows who approved the guest details and when, and what has changed since (CRM-58). Empty before the first approval. */
export function ApprovalNote({ tripId }: { tripId: string }) {
	const { data } = useQuery({
		...query('/api/admin/trips/:id/approval', { id: tripId }),
		// The traveller may have approved since the tab was last open.
		staleTime: 0,
	})
	const approval = data?.approval
	if (!approval) return null
	const who = approval.approvedBy ?? 'a deleted account'
	const when = staffDate(approval.approvedAt)
	const changes = describeChanges(approval)
	if (changes.length === 0) return <p className="mb-3 text-ink-soft">{`Approved by ${who} on ${when}.`}</p>
	return (
		<section aria-label="Changes since the approval" className="mb-4 rounded-lg bg-amber-wash px-5 py-4">
			<h3 className="font-medium">{`Changed since ${who} approved the details on ${when}`}</h3>
			<ul className="mt-2 flex flex-col gap-1 wrap-anywhere">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
		</section>
	)
}

function describeChanges({ guests, changes, isHidden }: Approval): string[] {
	if (guests === null) return ['The approved details can no longer be read.']
	return changes.flatMap(({ fullName, kind, fields }) =>
		kind === 'edited'
			? fields.map(({ name, label, approved, now }) => {
					const field = guest.fields[name]
					if (isHidden && 'sealed' in field) return `${fullName}, ${label}`
					return `${fullName}, ${label}: ${formatFieldValue(field, approved)} → ${formatFieldValue(field, now)}`
				})
			: [`${fullName} was ${kind}.`],
	)
}
