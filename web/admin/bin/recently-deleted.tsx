import { useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeletedEntry } from '#shared/trips/deleted-entry.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { bringBack } from '#web/trips/bring-back.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { refreshLists } from '../app/refresh.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { nameOfList } from '../history/list-fields.ts'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'

/** Deleted trips and records, which staff can bring back for a while (CRM-324). */
export default function RecentlyDeleted() {
	const list = useList('/api/admin/bin', {}, { staleTime: 0 })
	const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
	return (
		<>
			<SectionHeader title="Recently Deleted" />
			<p className="mb-4 max-w-prose text-ink-soft">
				What was deleted here can be brought back until its period in Data Retention has passed. Customers, and what was
				erased, cannot.
			</p>
			<Card flush>
				<ListFrame list={list} shown={entries.length} noun="deletion">
					<LongTable
						label="Recently Deleted"
						columns={COLUMNS}
						rows={entries}
						rowKey={({ id }) => id}
						empty={<EmptyState icon={<ArchiveRestore />} title="Nothing was deleted recently" />}
					/>
				</ListFrame>
			</Card>
		</>
	)
}

const COLUMNS: readonly Column<DeletedEntry>[] = [
	{ header: 'Name', cell: ({ title }) => <span className="wrap-anywhere">{title}</span> },
	{ header: 'What', className: 'whitespace-nowrap', cell: ({ list }) => capitalised(nameOfList(list) ?? 'trip') },
	{ header: 'Trip', cell: ({ tripName }) => <span className="wrap-anywhere">{tripName ?? '—'}</span> },
	{ header: 'Customer', cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span> },
	{ header: 'Deleted', className: 'whitespace-nowrap', cell: ({ deletedAt }) => staffDate(deletedAt) },
	{ header: 'By', className: 'whitespace-nowrap', cell: ({ deletedBy }) => deletedBy ?? 'An import' },
	{
		header: 'Actions',
		hidesHeader: true,
		className: 'whitespace-nowrap',
		align: 'end',
		cell: (entry) => <BringBack entry={entry} />,
	},
]

const capitalised = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

function BringBack({ entry: { id, title } }: { entry: DeletedEntry }) {
	const client = useQueryClient()
	const { openTrip } = useAdminLocation()
	const [isPending, setIsPending] = useState(false)
	const run = async () => {
		setIsPending(true)
		try {
			await withToast({ success: `${title} is back`, failure: 'Not brought back' }, async () => {
				const { tripId } = await bringBack({ id })
				await Promise.all([refreshLists(client), client.invalidateQueries({ queryKey: ['/api/admin/bin'] })])
				openTrip(tripId)
			})
		} catch {
			setIsPending(false)
		}
	}
	return (
		<ForEditors>
			<Button size="small" pending={isPending} aria-label={`Bring back ${title}`} onClick={() => void run()}>
				<Undo2 aria-hidden="true" />
				Bring back
			</Button>
		</ForEditors>
	)
}
