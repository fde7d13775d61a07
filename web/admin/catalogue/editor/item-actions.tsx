import { ExternalLink, History, MoreVertical, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { href, PAGES } from '#shared/paths.ts'
import { ForEditors, useMayChange } from '#web/data/for-editors.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/dialogs/menu.tsx'
import { iconButtonClasses } from '#web/ui/icon-button-classes.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { HistoryDialog } from '../publish/history-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { WithdrawDialog } from '../publish/withdraw-dialog.tsx'
import type { DraftStore } from './draft-store.ts'
import { focusField } from './focus-field.ts'

/** What can be done with an open item. Everything waits until what is typed has been saved. */
export function ItemActions({ store, item }: { store: DraftStore; item: CatalogueItem }) {
	const mayChange = useMayChange()
	const [isSaving, setIsSaving] = useState(false)
	const publishing = useDialog<CatalogueItem>()
	const history = useDialog<CatalogueItem>()
	const withdrawing = useDialog<CatalogueItem>()
	/** Saves, then continues with the item as it is saved; says so where it could not be saved. */
	const afterSaving = async (next: (item: CatalogueItem) => void) => {
		setIsSaving(true)
		await store.flush()
		setIsSaving(false)
		const { status, item } = store.state()
		if (status === 'saved') next(item)
		else toast({ title: 'Not everything is saved yet', tone: 'destructive' })
	}
	const publish = (item: CatalogueItem) => {
		const [first, ...others] = item.findings.filter(({ level }) => level === 'error')
		const isPublic = item.published !== null && item.changes.length === 0
		if (isPublic) return toast({ title: 'All of it is public already' })
		if (!first) return publishing.show(item)
		const description = others.length > 0 ? `There are ${others.length} more to correct.` : undefined
		toast({ title: `Cannot be published yet: ${first.sentence}`, description, tone: 'destructive' })
		focusField(first.path)
	}
	return (
		<div className="flex items-center gap-2">
			<ForEditors>
				<Button variant="primary" pending={isSaving} onClick={() => void afterSaving(publish)}>
					Publish…
				</Button>
			</ForEditors>
			<Menu
				trigger={
					<button type="button" aria-label="More actions" className={iconButtonClasses()}>
						<MoreVertical aria-hidden="true" />
					</button>
				}
			>
				{item.published ? (
					<MenuItem asChild>
						<a href={publicPath(item)} target="_blank" rel="noreferrer">
							<ExternalLink aria-hidden="true" />
							See the public page
						</a>
					</MenuItem>
				) : null}
				<MenuItem onSelect={() => void afterSaving(history.show)}>
					<History aria-hidden="true" />
					History
				</MenuItem>
				{mayChange && item.published && item.kind !== 'landing' ? (
					<MenuItem tone="danger" onSelect={() => void afterSaving(withdrawing.show)}>
						<Undo2 aria-hidden="true" />
						Withdraw
					</MenuItem>
				) : null}
			</Menu>
			<PublishDialog dialog={publishing} store={store} />
			<HistoryDialog dialog={history} store={store} />
			<WithdrawDialog dialog={withdrawing} store={store} />
		</div>
	)
}

const publicPath = ({ kind, number }: CatalogueItem) =>
	kind === 'landing' ? PAGES.home : href(kind === 'villa' ? PAGES.villa : PAGES.hotel, { id: String(number) })
