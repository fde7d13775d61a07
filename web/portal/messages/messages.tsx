import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Conversation } from '#shared/messages/thread.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { useSettings } from '#web/data/settings.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'

/** While the conversation is open it is read again this often, so that an answer appears without a reload. */
const REFRESH_MS = 30_000

/** The traveller's conversation with the agency about this trip (PORTAL-100 to PORTAL-103). */
export default function Messages({ tripId }: { tripId: string }) {
	const root = useRef<HTMLDivElement>(null)
	const { data, error, refetch } = useQuery({
		...query('/api/portal/trips/:id/messages', { id: tripId }),
		staleTime: 0,
		refetchInterval: REFRESH_MS,
	})
	useMarkRead(tripId, data?.conversation, root)
	if (!data && error) return <p className="text-ink-soft">{sentenceOf(error, 'The messages could not be loaded.')}</p>
	if (!data) return <p className="text-ink-soft">Loading your messages…</p>
	const { messages, promise, consultant } = data.conversation
	return (
		<div ref={root} className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<MessageList messages={messages} />
			{consultant ? <p className="mb-1">{consultant} looks after your trip.</p> : null}
			<AnswerTime promise={promise} />
			<MessageForm key={tripId} tripId={tripId} onSent={() => void refetch()} />
		</div>
	)
}

/** What a traveller reads before they write (PORTAL-101). */
function AnswerTime({ promise: { hours, note, isUrgent } }: Pick<Conversation, 'promise'>) {
	const { agency } = useSettings()
	return (
		<div className="mb-4 grid gap-1 text-ink-soft">
			{note ? <p className="whitespace-pre-line text-ink">{note}</p> : null}
			{isUrgent ? (
				<p>
					You are travelling, so your message comes first. If it cannot wait, call{' '}
					<a href={`tel:${agency.phone.replaceAll(/[^\d+]/g, '')}`} className="text-sea underline underline-offset-4">
						{agency.phone}
					</a>
					.
				</p>
			) : (
				<p>We answer within four office hours: {hours}.</p>
			)}
		</div>
	)
}

/** Answers count as read once they have been on the screen. */
function useMarkRead(
	tripId: string,
	conversation: Conversation | undefined,
	root: React.RefObject<HTMLElement | null>,
) {
	const client = useQueryClient()
	const unread = conversation?.unread ?? 0
	useEffect(() => {
		const element = root.current
		if (unread === 0 || !element) return undefined
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return
			observer.disconnect()
			send('POST', `/api/portal/trips/${tripId}/messages/read`)
				.then(() => client.invalidateQueries(query('/api/portal/trips/:id/messages', { id: tripId })))
				.catch(() => {})
		})
		observer.observe(element)
		return () => observer.disconnect()
	}, [unread, tripId, root, client])
}
