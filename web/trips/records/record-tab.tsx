import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import type { EntryRules, EntryTrip } from '#shared/trips/entry/entry-rules.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ConfirmDelete } from '../confirm-delete.tsx'
import { recordApi } from './record-api.ts'
import { GuestsLine } from '../guests/guests-input.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { useDialog } from '../use-dialog.ts'

type Props<Item> = {
	kind: AnyKind
	tripId: string
	items: readonly Item[]
	icon: ReactNode
	children: (item: Item) => ReactNode
	/** How the form for a new record is filled, and the trip as it is now. */
	entry: EntryRules
	readTrip: () => EntryTrip
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** The tab for one kind of record: list, add, edit and delete. */
export function RecordTab<Item extends { id: string; guestIds?: string[] | null }>(props: Props<Item>) {
	const { kind, tripId, items, icon, entry, readTrip, children, onSaved } = props
	const { labels } = kind
	const editing = useDialog<Item | 'new' | 'next'>()
	const deleting = useDialog<Item>()
	const add = (
		<div className="flex flex-wrap justify-end gap-2">
			{entry.next && items.length > 0 ? (
				<Button size="small" onClick={() => editing.show('next')}>
					{entry.next.label}
				</Button>
			) : null}
			<Button variant="primary" size="small" aria-keyshortcuts="n" onClick={() => editing.show('new')}>
				<Plus aria-hidden="true" />
				Add {labels.title}
			</Button>
		</div>
	)
	return (
		<section aria-label={labels.many}>
			<div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<output className="text-ink-soft tabular-nums">{`${items.length} ${labels.counted}`}</output>
				<ForEditors>{add}</ForEditors>
			</div>
			{items.length === 0 ? (
				<EmptyState icon={icon} title={`No ${labels.many} added yet`} />
			) : (
				<ul className="divide-y divide-line border-y border-line">
					{items.map((item) => (
						<li key={item.id} className="flex items-start gap-2 py-4">
							<div className="min-w-0 grow">
								{children(item)}
								<GuestsLine ids={item.guestIds} />
							</div>
							<ForEditors>
								<div className="-mt-1 flex shrink-0">
									<IconButton data-row name={`Edit ${kind.summary(item)}`} onClick={() => editing.show(item)}>
										<Pencil aria-hidden="true" />
									</IconButton>
									<IconButton tone="danger" name={`Delete ${kind.summary(item)}`} onClick={() => deleting.show(item)}>
										<Trash2 aria-hidden="true" />
									</IconButton>
								</div>
							</ForEditors>
						</li>
					))}
				</ul>
			)}
			<RecordDialog kind={kind} tripId={tripId} dialog={editing} entry={entry} readTrip={readTrip} onSaved={onSaved} />
			<ConfirmDelete
				dialog={deleting}
				title={`Delete ${labels.title}?`}
				description={(item) => `This will permanently delete ${kind.summary(item)}. This action cannot be undone.`}
				onDelete={recordApi(kind).remove}
				refresh={onSaved}
				success={`${labels.title} deleted successfully`}
				failure={`Failed to delete ${labels.one}`}
			/>
		</section>
	)
}
