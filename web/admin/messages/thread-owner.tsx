import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Thread } from '#shared/messages/thread.ts'
import { query } from '#web/data/query.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { refreshThreads } from './refresh-threads.ts'

/** Who answers, and the hand-over to a colleague. A choice is saved at once. */
export function ThreadOwner({ thread: { id, version, ownerId, ownerName } }: { thread: Thread }) {
	const labelId = useId()
	const client = useQueryClient()
	const mayChange = useMayChange()
	const [isChoosing, setIsChoosing] = useState(false)
	const { data } = useQuery({ ...query('/api/admin/consultants'), enabled: isChoosing })
	const assign = async (to: string) => {
		await withToast({ success: 'Handed over', failure: 'Nothing was changed' }, async () => {
			await send('PATCH', `/api/admin/threads/${id}`, { ownerId: to || null }, { version })
			setIsChoosing(false)
		}).catch(() => {})
		await refreshThreads(client)
	}
	const known = data?.consultants ?? []
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<label htmlFor={labelId} className="text-sm text-ink-soft">
				Owner
			</label>
			{isChoosing && data ? (
				<Select
					id={labelId}
					autoFocus
					className="w-56"
					value={ownerId ?? ''}
					onChange={({ currentTarget }) => void assign(currentTarget.value)}
				>
					<option value="">Nobody</option>
					{known.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
			) : (
				<>
					<output id={labelId}>{ownerName ?? 'Nobody'}</output>
					{mayChange ? (
						<Button size="small" variant="quiet" pending={isChoosing} onClick={() => setIsChoosing(true)}>
							Hand over
						</Button>
					) : null}
				</>
			)}
		</div>
	)
}
