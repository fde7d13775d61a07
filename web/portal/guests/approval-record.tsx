import { useQuery } from '@tanstack/react-query'
import { ChevronDown, FileCheck } from 'lucide-react'
import type { Approval } from '#shared/trips/approved-guests.ts'
import { formatDay, viewerTime, timeOf } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { GuestFacts } from './guest-details.tsx'

/**
 * The details as last approved, with who approved them and when. Renders nothing before the first approval. It reads the approval when
 * it mounts: give it another `key` when the details change.
 */
export function ApprovalRecord({ tripId }: { tripId: string }) {
	const { data } = useQuery({ ...query('/api/portal/trips/:id/approval', { id: tripId }), staleTime: 0 })
	const approval = data?.approval
	if (!approval) return null
	return (
		<details className="group mt-8 rounded-lg border border-line">
			<summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
				<FileCheck aria-hidden="true" className="size-5 shrink-0 text-sea" />
				<span className="min-w-0 grow">
					<span className="block font-medium">Details as approved</span>
					<span className="block text-ink-soft wrap-anywhere">{inWords(approval)}</span>
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
				/>
			</summary>
			<div className="grid gap-6 border-t border-line p-4 md:p-6">
				{approval.guests === null ? <p>What was approved can no longer be read.</p> : null}
				{approval.guests?.map((guest, index) => (
					<section key={guest.id} aria-label={`Guest ${index + 1} as approved`}>
						<h3 className="font-medium wrap-anywhere">{guest.fullName}</h3>
						<GuestFacts guest={guest} />
					</section>
				))}
			</div>
		</details>
	)
}

function inWords({ approvedBy, approvedAt, changes }: Approval): string {
	const at = viewerTime(new Date(approvedAt))
	const who = approvedBy === null ? 'Approved' : `Approved by ${approvedBy}`
	const since = changes.length > 0 ? '; the details have changed since' : ''
	return `${who} on ${formatDay(at.slice(0, 10), 'MMM d, yyyy')} at ${timeOf(at)}${since}`
}
