import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ErasurePreview, ErasureSubject } from '#shared/customers/erasure.ts'
import { formatDay } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

type Props = {
	subject: ErasureSubject
	/** Reads again what the erasure changed, without what was asked about the person, who is gone. */
	refresh: () => Promise<unknown>
	onErased: () => void
}

/** What an erasure of a customer or guest removes and leaves, and the button that does it, for owners (CRM-135, CRM-136). */
export function Erasure({ subject, refresh, onErased }: Props) {
	const { kind, id } = subject
	const address = kind === 'customer' ? '/api/admin/users/:id/erasure' : '/api/admin/guests/:id/erasure'
	const { data, error, refetch } = useQuery({ ...query(address, { id }), staleTime: 0 })
	const erase = async (fingerprint: string) => {
		try {
			await withToast({ success: 'The person is erased', failure: 'Nothing was erased' }, async () => {
				await send('POST', kind === 'customer' ? `/api/admin/users/${id}/erasure` : `/api/admin/guests/${id}/erasure`, {
					fingerprint,
				})
				await refresh()
			})
			onErased()
		} catch {
			// The toast says why. What has changed in the meantime is shown before the next attempt.
			await refetch()
		}
	}
	if (data) return <Preview preview={data.preview} onErase={erase} />
	return error ? <p role="alert">What would be erased could not be loaded.</p> : <SkeletonRows rows={3} />
}

type PreviewProps = { preview: ErasurePreview; onErase: (fingerprint: string) => Promise<void> }

function Preview({ preview, onErase }: PreviewProps) {
	const { name, upcoming, goes, stays, fingerprint } = preview
	const [isAsking, setIsAsking] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const erase = async () => {
		setIsPending(true)
		await onErase(fingerprint)
		setIsPending(false)
		setIsAsking(false)
	}
	if (upcoming.length > 0)
		return (
			<div className="rounded-lg bg-amber-wash px-4 py-3 text-sm">
				<p>{`${name} cannot be erased yet. Cancel these trips first, or wait until they are over:`}</p>
				<ul className="mt-1 list-disc pl-5">
					{upcoming.map((trip) => (
						<li key={trip.tripId} className="wrap-anywhere">
							{`${trip.name}, until ${formatDay(trip.endDate, 'd MMM yyyy')}`}
						</li>
					))}
				</ul>
			</div>
		)
	return (
		<div className="flex flex-col gap-4 rounded-lg border border-line px-4 py-4 text-sm">
			<section>
				<h3 className="font-medium">An erasure removes</h3>
				<ul className="mt-1 list-disc pl-5">
					{goes.map(({ what, count }) => (
						<li key={what}>{`${what} (${count})`}</li>
					))}
				</ul>
			</section>
			<section>
				<h3 className="font-medium">It leaves</h3>
				<ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
					{stays.map(({ what, count, until, why }) => (
						<li key={what}>
							{`${what} (${count})${until ? `, until ${formatDay(until, 'd MMM yyyy')}` : ''}`}
							<span className="block text-ink-soft">{why}</span>
						</li>
					))}
				</ul>
			</section>
			<p className="text-ink-soft">
				Backups: passports and the other encrypted details cannot be read in them any more once the next backup has run.
				The rest is erased again if an old backup is restored.
			</p>
			{isAsking ? (
				<div className="flex flex-wrap items-center gap-3">
					<p className="w-full font-medium wrap-anywhere">{`Erase ${name}? This cannot be undone.`}</p>
					<Button variant="danger" pending={isPending} onClick={() => void erase()}>
						Erase for good
					</Button>
					<Button onClick={() => setIsAsking(false)}>Not now</Button>
				</div>
			) : (
				<Button className="self-start" onClick={() => setIsAsking(true)}>
					Erase this person
				</Button>
			)}
		</div>
	)
}
