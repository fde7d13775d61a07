import { CalendarX, History, Link2, MoreVertical, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { ForEditors, useMayChange } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/dialogs/menu.tsx'
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { itemName, KIND_NAMES } from '../item-names.ts'
import { PreviewLinksDialog } from '../preview/links/preview-links-dialog.tsx'
import { HistoryDialog } from '../publish/history-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { useItemCall } from '../publish/use-item-call.ts'
import { WithdrawDialog } from '../publish/withdraw-dialog.tsx'
import type { DraftStore } from './draft-store.ts'

type Props = { store: DraftStore; item: CatalogueItem; onClose: () => void }

/** What can be done with an open item. Everything waits until what is typed has been saved. */
export function ItemActions({ store, item, onClose }: Props) {
	const mayChange = useMayChange()
	const isOfSite = isSiteKind(item.kind)
	const [isSaving, setIsSaving] = useState(false)
	const menu = useRef<HTMLButtonElement>(null)
	const { call } = useItemCall(store, () => {})
	const publishing = useDialog<CatalogueItem>()
	const history = useDialog<CatalogueItem>()
	const withdrawing = useDialog<CatalogueItem>()
	const linking = useDialog<CatalogueItem>()
	const deleting = useDialog<CatalogueItem>()
	/** Saves, then continues with the item as it is saved; says so where it could not be saved. */
	const afterSaving = async (next: (item: CatalogueItem) => void) => {
		setIsSaving(true)
		await store.flush()
		setIsSaving(false)
		// The menu has closed. A dialog gives the focus back to what had it when it opened.
		if (document.activeElement === document.body) menu.current?.focus()
		const { status, item } = store.state()
		if (status === 'saved') next(item)
		else toast({ title: 'Not everything is saved yet', tone: 'destructive' })
	}
	const publish = (item: CatalogueItem) => {
		const isPublic = item.published !== null && item.changes.length === 0
		if (isPublic) toast({ title: isOfSite ? 'All of it is public already' : 'All of it is in the library already' })
		else publishing.show(item)
	}
	const cancelSchedule = () =>
		call(
			{ success: 'Schedule cancelled', failure: 'Schedule not cancelled' },
			`/api/admin/catalogue/items/${item.id}/schedule`,
			{},
			'DELETE',
		)
	return (
		<div className="flex items-center gap-2">
			<ForEditors>
				<Button variant="primary" pending={isSaving} onClick={() => void afterSaving(publish)}>
					{isOfSite ? 'Publish…' : 'Save to the library…'}
				</Button>
			</ForEditors>
			<Menu
				trigger={
					<button ref={menu} type="button" aria-label="More actions" className={iconButtonClasses()}>
						<MoreVertical aria-hidden="true" />
					</button>
				}
			>
				<MenuItem onSelect={() => void afterSaving(history.show)}>
					<History aria-hidden="true" />
					History
				</MenuItem>
				{isOfSite ? (
					<MenuItem onSelect={() => void afterSaving(linking.show)}>
						<Link2 aria-hidden="true" />
						Preview links
					</MenuItem>
				) : null}
				{mayChange && item.schedule ? (
					<MenuItem onSelect={() => void cancelSchedule()}>
						<CalendarX aria-hidden="true" />
						Cancel the schedule
					</MenuItem>
				) : null}
				{mayChange && item.published && item.kind !== 'landing' ? (
					<MenuItem tone="danger" onSelect={() => void afterSaving(withdrawing.show)}>
						<Undo2 aria-hidden="true" />
						{isOfSite ? 'Withdraw' : 'Take out of the library'}
					</MenuItem>
				) : null}
				{mayChange && (item.state === 'draft' || item.state === 'offered') ? (
					<MenuItem tone="danger" onSelect={() => void afterSaving(deleting.show)}>
						<Trash2 aria-hidden="true" />
						Delete
					</MenuItem>
				) : null}
			</Menu>
			<PublishDialog dialog={publishing} store={store} />
			<HistoryDialog dialog={history} store={store} />
			<WithdrawDialog dialog={withdrawing} store={store} />
			<PreviewLinksDialog dialog={linking} />
			<ConfirmDelete
				dialog={deleting}
				title={`Delete the ${KIND_NAMES[item.kind].toLowerCase()}?`}
				description={(item) =>
					`${itemName(item)} was never published. ${item.kind === 'villa' ? 'Its draft and its calendar are' : 'Its draft is'} deleted for good.`
				}
				onDelete={({ id }) => send('DELETE', `/api/admin/catalogue/items/${id}`)}
				// The dialog has an entry in the history, which goes first.
				refresh={async () => addEventListener('popstate', onClose, { once: true })}
				success="Deleted"
				failure="Not deleted"
			/>
		</div>
	)
}
