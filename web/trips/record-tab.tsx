import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnyTripRecord, Saved } from '#shared/record.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { recordApi } from './record-api.ts'
import { RecordDialog } from './record-dialog.tsx'
import { useDialog } from './use-dialog.ts'

type Props<R extends AnyTripRecord, Item extends Saved<R>> = {
	record: R
	tripId: string
	items: readonly Item[]
	icon: ReactNode
	children: (item: Item) => ReactNode
	/** A second button that adds a record following from the last one, such as the next leg (CRM-47). */
	next?: { label: string; start: (last: Item) => object }
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** The tab for one kind of record: list, add, edit and delete. */
export function RecordTab<R extends AnyTripRecord, Item extends Saved<R>>(props: Props<R, Item>) {
	const { record, tripId, items, icon, next, children, onSaved } = props
	const editing = useDialog<Item | 'new' | 'next'>()
	const deleting = useDialog<Item>()
	const last = items.at(-1)
	const add = (
		<div className="flex flex-wrap justify-end gap-2">
			{next && last ? (
				<Button size="small" onClick={() => editing.show('next')}>
					{next.label}
				</Button>
			) : null}
			<Button variant="primary" size="small" aria-keyshortcuts="n" onClick={() => editing.show('new')}>
				<Plus aria-hidden="true" />
				Add {record.name}
			</Button>
		</div>
	)
	return (
		<section aria-label={record.plural}>
			<div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<output className="text-ink-soft tabular-nums">{counted(record, items.length)}</output>
				{add}
			</div>
			{items.length === 0 ? (
				<EmptyState icon={icon} title={`No ${record.plural} added yet`} />
			) : (
				<ul className="divide-y divide-line border-y border-line">
					{items.map((item) => (
						<li key={item.id} className="flex items-start gap-2 py-4">
							<div className="min-w-0 grow">{children(item)}</div>
							<div className="-mt-1 flex shrink-0">
								<IconButton data-row name={`Edit ${record.summary(item)}`} onClick={() => editing.show(item)}>
									<Pencil aria-hidden="true" />
								</IconButton>
								<IconButton tone="danger" name={`Delete ${record.summary(item)}`} onClick={() => deleting.show(item)}>
									<Trash2 aria-hidden="true" />
								</IconButton>
							</div>
						</li>
					))}
				</ul>
			)}
			<RecordDialog
				record={record}
				tripId={tripId}
				dialog={editing}
				next={next && last ? next.start(last) : undefined}
				onSaved={onSaved}
			/>
			<ConfirmDelete
				dialog={deleting}
				title={`Delete ${record.name}?`}
				description={(item) => `This will permanently delete ${record.summary(item)}. This action cannot be undone.`}
				onDelete={recordApi(record).remove}
				refresh={onSaved}
				success={`${record.name} deleted successfully`}
				failure={`Failed to delete ${record.singular}`}
			/>
		</section>
	)
}

/** '3 guest(s)', '2 activity(ies)' */
function counted({ singular, plural }: AnyTripRecord, count: number): string {
	const ending = plural === `${singular}s` ? `${singular}(s)` : `${singular}(${plural.slice(singular.length - 1)})`
	return `${count} ${ending}`
}
