import { BookmarkPlus, ClipboardPaste, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { TakingKind } from '#shared/catalogue/library.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { PASTED_COLUMNS } from '#shared/trips/entry/pasted-rows.ts'
import type { EnteredKind, RecordOf } from '#shared/trips/kinds/registry.ts'
import type { EntryRules, EntryTrip } from '#shared/trips/entry/entry-rules.ts'
import type { FormDraft } from '#shared/trips/form-draft.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { bringBack } from '../bring-back.ts'
import { ConfirmDelete } from '../confirm-delete.tsx'
import { UnsavedForms } from './drafts/unsaved-forms.tsx'
import { useDrafts } from './drafts/use-drafts.ts'
import { recordApi } from './record-api.ts'
import { GuestsLine } from '../guests/guests-input.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { useDialog } from '../use-dialog.ts'

const KeepInLibrary = lazyDialog(async () => ({ default: (await import('./keep-in-library.tsx')).KeepInLibrary }))
const PasteRows = lazyDialog(async () => ({ default: (await import('./paste-rows.tsx')).PasteRows }))

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
	/** Above the fields of the form. */
	above?: ReactNode
}

/** The tab for one kind of record: list, add, edit and delete. */
export function RecordTab<Item extends { id: string; guestIds?: string[] | null }>(props: Props<Item>) {
	const { kind, tripId, items, icon, entry, readTrip, above, children, onSaved } = props
	const { labels } = kind
	const editing = useDialog<Item | 'new' | 'next'>()
	const deleting = useDialog<Item>()
	const pasting = useDialog<true>()
	const keeping = useDialog<RecordOf[TakingKind]>()
	const kept = takingKind(kind)
	const { drafts, hide, discard } = useDrafts(tripId, kind.names.list)
	const [resumed, setResumed] = useState<FormDraft | null>(null)
	const open = (subject: Item | 'new' | 'next', draft: FormDraft | null = null) => {
		setResumed(draft)
		if (draft) hide(draft)
		editing.show(subject)
	}
	const add = (
		<div className="flex flex-wrap justify-end gap-2">
			{entry.next && items.length > 0 ? (
				<Button size="small" onClick={() => open('next')}>
					{entry.next.label}
				</Button>
			) : null}
			<Button variant="primary" size="small" aria-keyshortcuts="n" onClick={() => open('new')}>
				<Plus aria-hidden="true" />
				Add {labels.title}
			</Button>
			{PASTED_COLUMNS[kind.names.list as EnteredKind] ? (
				<Button size="small" aria-keyshortcuts="p" onClick={() => pasting.show(true)}>
					<ClipboardPaste aria-hidden="true" />
					Paste rows
				</Button>
			) : null}
		</div>
	)
	return (
		<section aria-label={labels.many}>
			<div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<output className="text-ink-soft tabular-nums">{`${items.length} ${labels.counted}`}</output>
				<ForEditors>{add}</ForEditors>
			</div>
			<UnsavedForms
				kind={kind}
				items={items}
				drafts={drafts}
				onContinue={(draft, item) => open(item, draft)}
				onDiscard={discard}
			/>
			{items.length === 0 ? (
				<EmptyState icon={icon} title={`No ${labels.many} added yet`} />
			) : (
				<ul className="divide-y divide-line border-y border-line">
					{items.map((item) => (
						<li key={item.id} className="@container flex items-start gap-2 py-(--record-space,1rem)">
							<div className="min-w-0 grow @4xl:flex @4xl:flex-wrap @4xl:items-baseline @4xl:gap-x-6 @4xl:gap-y-1 @4xl:*:mt-0 @4xl:[&>div:first-child]:w-80 @4xl:[&>p]:max-w-md">
								{children(item)}
								<GuestsLine ids={item.guestIds} />
							</div>
							<ForEditors>
								<div className="-mt-1 flex shrink-0">
									{kept && isTyped(item) ? (
										<IconButton name={`Keep ${kind.summary(item)} in the library`} onClick={() => keeping.show(item)}>
											<BookmarkPlus aria-hidden="true" />
										</IconButton>
									) : null}
									<IconButton
										data-row
										aria-keyshortcuts="e"
										name={`Edit ${kind.summary(item)}`}
										onClick={() => open(item)}
									>
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
			<RecordDialog {...{ kind, tripId, entry, readTrip, above, onSaved }} dialog={editing} draft={resumed} />
			<PasteRows open={pasting.isOpen} kind={kind} tripId={tripId} onClose={pasting.close} onSaved={onSaved} />
			{kept ? <KeepInLibrary open={keeping.isOpen} list={kept} dialog={keeping} onSaved={onSaved} /> : null}
			<ConfirmDelete
				dialog={deleting}
				title={`Delete ${labels.title}?`}
				description={(item) =>
					`This will permanently delete ${kind.summary(item)}. For a while you can bring it back from “Recently Deleted”.`
				}
				onDelete={recordApi(kind).remove}
				refresh={onSaved}
				undo={async (item) => {
					await bringBack(item)
					await onSaved()
				}}
				success={`${labels.title} deleted successfully`}
				failure={`Failed to delete ${labels.one}`}
			/>
		</section>
	)
}

/** The kind, where the library has items for its records. */
const takingKind = ({ names }: AnyKind): TakingKind | null =>
	names.list === 'accommodations' || names.list === 'activities' ? names.list : null

/** Whether staff typed it, rather than took it from the catalogue. */
const isTyped = (record: object): record is RecordOf[TakingKind] =>
	'catalogueVersionId' in record && record.catalogueVersionId === null
