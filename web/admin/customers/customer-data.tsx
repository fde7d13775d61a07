import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ErasurePreview } from '#shared/customers/erasure.ts'
import { formatDay } from '#shared/dates.ts'
import { query } from '#web/data/query.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { useAuth } from '#web/data/session.tsx'
import { DownloadData } from '#web/trips/download-data.tsx'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { refreshLists } from '../app/refresh.ts'

/** Everything held about a customer as a file (API-156), and for owners the erasure (CRM-135). Read when it is unfolded. */
export function CustomerData({ id, onErased }: { id: string; onErased: () => void }) {
	const [isOpen, setIsOpen] = useState(false)
	const isOwner = useAuth().user?.staffRole === 'owner'
	return (
		<ForEditors>
			<details className="mb-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
				<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
					Personal data
				</summary>
				<div className="mt-2 flex flex-col gap-4">
					<DownloadData
						path={`/api/admin/users/${id}/export`}
						label="Download everything we hold"
						className="self-start"
					/>
					{isOwner ? <Erasure id={id} isOpen={isOpen} onErased={onErased} /> : null}
				</div>
			</details>
		</ForEditors>
	)
}

function Erasure({ id, isOpen, onErased }: { id: string; isOpen: boolean; onErased: () => void }) {
	const { data, error } = useQuery({
		...query('/api/admin/users/:id/erasure', { id }),
		enabled: isOpen,
		staleTime: 0,
	})
	if (data) return <Preview id={id} preview={data.preview} onErased={onErased} />
	return error ? <p role="alert">What would be erased could not be loaded.</p> : <SkeletonRows rows={3} />
}

type Props = { id: string; preview: ErasurePreview; onErased: () => void }

function Preview({ id, preview, onErased }: Props) {
	const { name, upcoming, goes, stays, fingerprint } = preview
	const [isAsking, setIsAsking] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const client = useQueryClient()
	const erase = async () => {
		setIsPending(true)
		try {
			await withToast({ success: 'The person is erased', failure: 'Nothing was erased' }, async () => {
				await send('POST', `/api/admin/users/${id}/erasure`, { fingerprint })
				await refreshLists(client)
			})
			onErased()
		} catch {
			// The toast says why. What has changed in the meantime is shown before the next attempt.
			setIsPending(false)
			setIsAsking(false)
			await client.invalidateQueries({ queryKey: query('/api/admin/users/:id/erasure', { id }).queryKey })
		}
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
