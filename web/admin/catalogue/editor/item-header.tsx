import { ArrowLeft, ExternalLink, Eye } from 'lucide-react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { href, PAGES } from '#shared/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { itemName, KIND_NAMES } from '../item-names.ts'
import { ItemStatus } from '../item-columns.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'
import { OfferNotice } from '../offer/offer-notice.tsx'
import { ItemActions } from './item-actions.tsx'
import { SaveState } from './save-state.tsx'

type Props = {
	store: DraftStore
	state: DraftState
	onClose: () => void
	isPreviewing: boolean
	onPreview: () => void
}

/**
 * What is being edited, whether it is saved, and the way back to the list. The name and the actions stay in view while the form scrolls, and on a
 * narrow screen whether it is saved.
 */
export function ItemHeader({ store, state, onClose, isPreviewing, onPreview }: Props) {
	const { item, content } = state
	const name = itemName({ kind: item.kind, name: typeof content.name === 'string' ? content.name : '' })
	return (
		<>
			<button
				type="button"
				onClick={onClose}
				className="inline-flex min-h-11 items-center gap-2 text-sea underline-offset-4 hover:underline"
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				Catalogue
			</button>
			<div className="z-20 flex flex-wrap items-center justify-between gap-3 bg-paper lg:sticky lg:top-0 lg:flex-nowrap lg:py-2">
				<h1 className="min-w-0 font-display text-3xl wrap-anywhere md:text-4xl lg:truncate" title={name}>
					{name}
				</h1>
				<div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2 lg:shrink-0 lg:flex-nowrap">
					<SaveState state={state} />
					{isSiteKind(item.kind) ? (
						<Button
							aria-pressed={isPreviewing}
							className="aria-pressed:border-sea aria-pressed:bg-sea-wash aria-pressed:text-sea"
							onClick={onPreview}
						>
							<Eye aria-hidden="true" />
							Preview
						</Button>
					) : null}
					<ItemActions store={store} item={item} onClose={onClose} />
				</div>
			</div>
			<p className="mt-1 mb-5 flex flex-wrap items-center gap-3 text-ink-soft">
				{item.number === null ? KIND_NAMES[item.kind] : `${KIND_NAMES[item.kind]} ${item.number}`}
				<ItemStatus {...item} />
				{item.published && isSiteKind(item.kind) ? (
					<a
						href={publicPath(item)}
						target="_blank"
						rel="noreferrer"
						className="inline-flex min-h-9 items-center gap-1.5 text-sea underline-offset-4 hover:underline pointer-coarse:min-h-11"
					>
						<ExternalLink aria-hidden="true" className="size-4" />
						See the public page
					</a>
				) : null}
			</p>
			<OfferNotice store={store} item={item} />
		</>
	)
}

const publicPath = ({ kind, number }: CatalogueItem) =>
	kind === 'landing' ? PAGES.home : href(kind === 'villa' ? PAGES.villa : PAGES.hotel, { id: String(number) })
