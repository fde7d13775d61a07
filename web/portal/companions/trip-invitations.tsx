import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'

/** Trips that somebody else invites this traveller to (API-185). */
export function TripInvitations() {
	const { isCustomer } = useAuth()
	const client = useQueryClient()
	const [pending, setPending] = useState<string | null>(null)
	const { data, refetch } = useQuery({ ...query('/api/portal/invitations'), enabled: isCustomer, staleTime: 0 })
	const answer = async (method: 'POST' | 'DELETE', id: string) => {
		setPending(id)
		try {
			await (method === 'POST'
				? send('POST', `/api/portal/invitations/${id}`, {})
				: send('DELETE', `/api/portal/invitations/${id}`))
			await client.invalidateQueries({ queryKey: query('/api/portal/trips').queryKey, exact: true })
		} catch (error) {
			const description = sentenceOf(error, 'Please try again.')
			toast({ title: 'The invitation could not be answered', description, tone: 'destructive' })
		}
		await refetch()
		setPending(null)
	}
	return data?.invitations.map(({ id, tripName, startDate, endDate, invitedBy }) => (
		<section
			key={id}
			aria-label={`Invitation to ${tripName}`}
			className="mt-6 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-card px-5 py-4 shadow-card"
		>
			<p className="min-w-0 flex-1 basis-72 wrap-anywhere">
				{invitedBy} invites you to see “{tripName}”, {formatDay(startDate, 'd MMM yyyy')} to{' '}
				{formatDay(endDate, 'd MMM yyyy')}.
			</p>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" pending={pending === id} onClick={() => void answer('POST', id)}>
					Accept
				</Button>
				<Button variant="quiet" onClick={() => void answer('DELETE', id)}>
					Decline
				</Button>
			</div>
		</section>
	))
}
