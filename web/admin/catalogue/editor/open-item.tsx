import { useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { readStorage, writeStorage } from '#web/ui/storage.ts'
import { useIsWide } from '#web/admin/app/use-is-wide.ts'
import { ContentForm } from '../form/content-form.tsx'
import { SECTIONS } from '../fields/sections.ts'
import { Preview } from '../preview/preview.tsx'
import { ItemHeader } from './item-header.tsx'
import { useDraft } from './use-draft.ts'

const PREVIEW_KEY = 'catalogue-preview'

/** An item that has been read, with its draft. */
export function OpenItem({ opened, onClose }: { opened: CatalogueItem; onClose: () => void }) {
	const { store, state, lookAgain } = useDraft(opened)
	const isReadOnly = !useMayChange() || state.status === 'gone'
	const isWide = useIsWide()
	// Next to the form it stays for the next item too. Over the form it is opened for a look.
	const [isPreviewing, setIsPreviewing] = useState(
		() => isWide && isSiteKind(opened.kind) && readStorage(PREVIEW_KEY) !== null,
	)
	const showPreview = (isShown: boolean) => {
		setIsPreviewing(isShown)
		if (isWide) writeStorage(PREVIEW_KEY, isShown ? 'shown' : null)
	}
	return (
		<>
			<ItemHeader
				store={store}
				state={state}
				onClose={onClose}
				isPreviewing={isPreviewing}
				onPreview={() => showPreview(!isPreviewing)}
			/>
			<div
				className={
					isPreviewing && isWide
						? 'grid grid-cols-[minmax(0,1fr)_clamp(26rem,36vw,44rem)] items-start gap-5'
						: undefined
				}
			>
				<ContentForm sections={SECTIONS[opened.kind]} {...{ store, state, isReadOnly, lookAgain }} />
				<Preview state={state} isOpen={isPreviewing} onClose={() => showPreview(false)} />
			</div>
		</>
	)
}
