import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDay, viewerDay } from '#shared/dates.ts'
import { SCOPES, type SharedLink } from '#shared/shared-links/shared-link.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { LinkForm } from './link-form.tsx'
import { NewAddress } from './new-address.tsx'

type Props = {
	trip: { id: string; endDate: string; customerName?: string | null; transfers: readonly Transfer[] }
	/** Whose calls of the API are used. */
	by: 'portal' | 'admin'
}

const day = (instant: string) => formatDay(viewerDay(new Date(instant)), 'd MMM yyyy')

/** The links of a trip that work without an account: who has one, until when, when it was last opened, and a form for a new one (PORTAL-133). */
export default function SharedLinks({ trip, by }: Props) {
	const path = by === 'portal' ? '/api/portal/trips/:id/links' : '/api/admin/trips/:id/links'
	const { data, refetch } = useQuery({ ...query(path, { id: trip.id }), staleTime: 0 })
	const [isMaking, setIsMaking] = useState(false)
	const [made, setMade] = useState<{ name: string; address: string } | null>(null)
	const make = useRef<HTMLButtonElement>(null)
	const [hasClosed, setHasClosed] = useState(false)
	if (!data) return null
	const onEnded = async () => {
		await refetch()
		// The button that had the focus is gone.
		make.current?.focus()
	}
	const close = () => {
		setIsMaking(false)
		setMade(null)
		setHasClosed(true)
	}
	return (
		<div className="mt-3">
			{data.links.length > 0 ? (
				<ul className="divide-y divide-line border-y border-line">
					{data.links.map((link) => (
						<OneLink key={link.id} link={link} by={by} onEnded={onEnded} />
					))}
				</ul>
			) : null}
			{made ? <NewAddress name={made.name} address={made.address} onDone={close} /> : null}
			<ForEditors>
				{isMaking ? (
					<LinkForm
						trip={trip}
						path={`/api/${by}/trips/${trip.id}/links`}
						onClose={close}
						onMade={async (link) => {
							setIsMaking(false)
							setMade(link)
							await refetch()
						}}
					/>
				) : made ? null : (
					<Button ref={make} autoFocus={hasClosed} size="small" className="mt-3" onClick={() => setIsMaking(true)}>
						Make a link
					</Button>
				)}
			</ForEditors>
		</div>
	)
}

function OneLink({ link, by, onEnded }: { link: SharedLink; by: Props['by']; onEnded: () => Promise<unknown> }) {
	const { id, name, scope, until, lastUsedAt } = link
	const [isPending, setIsPending] = useState(false)
	const end = async () => {
		setIsPending(true)
		try {
			await send('DELETE', `/api/${by}/links/${id}`)
			toast({ title: 'The link has ended', description: `${name} can no longer open it.` })
			await onEnded()
		} catch (error) {
			toast({ title: 'Nothing was changed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsPending(false)
	}
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">{name}</p>
				<p className="text-sm text-ink-soft">{SCOPES[scope]}</p>
				<p className="text-sm text-ink-soft">
					Until {formatDay(until, 'd MMM yyyy')} · {lastUsedAt ? `last opened ${day(lastUsedAt)}` : 'not opened yet'}
				</p>
			</div>
			<ForEditors>
				<Button size="small" pending={isPending} onClick={() => void end()}>
					End now
					<span className="sr-only"> the link for {name}</span>
				</Button>
			</ForEditors>
		</li>
	)
}
