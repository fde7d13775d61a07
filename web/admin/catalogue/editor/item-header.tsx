import { ArrowLeft, Eye } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { itemName, KIND_NAMES } from '../item-names.ts'
import { ItemStatus } from '../item-columns.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'
import { ItemActions } from './item-actions.tsx'
import { SaveState } from './save-state.tsx'

type Props = {
	store: DraftStore
	state: DraftState
	onClose: () => void
	isPreviewing: boolean
	onPreview: () => void
}

/** What is being edited, whether it is saved, and the way back to the list. */
export function ItemHeader({ store, state, onClose, isPreviewing, onPreview }: Props) {
	const { item, content } = state
	const name = itemName({ kind: item.kind, name: typeof content.name === 'string' ? content.name : '' })
	return (
		<div className="mb-5">
			<button
				type="button"
				onClick={onClose}
				className="inline-flex min-h-11 items-center gap-2 text-sea underline-offset-4 hover:underline"
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				Catalogue
			</button>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h1 className="min-w-0 font-display text-3xl wrap-anywhere md:text-4xl">{name}</h1>
				<div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
					<SaveState state={state} />
					<Button
						aria-pressed={isPreviewing}
						className="aria-pressed:border-sea aria-pressed:bg-sea-wash aria-pressed:text-sea"
						onClick={onPreview}
					>
						<Eye aria-hidden="true" />
						Preview
					</Button>
					<ItemActions store={store} item={state.item} />
				</div>
			</div>
			<p className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft">
				{item.number === null ? KIND_NAMES[item.kind] : `${KIND_NAMES[item.kind]} ${item.number}`}
				<ItemStatus {...item} />
			</p>
		</div>
	)
}
