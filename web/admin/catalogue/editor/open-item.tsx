import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { ContentForm } from '../form/content-form.tsx'
import { SECTIONS } from '../fields/sections.ts'
import { ItemHeader } from './item-header.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useDraft } from './use-draft.ts'

/** An item that has been read, with its draft. */
export function OpenItem({ opened, onClose }: { opened: CatalogueItem; onClose: () => void }) {
	const { store, state, lookAgain } = useDraft(opened)
	const isReadOnly = !useMayChange() || state.status === 'gone'
	return (
		<>
			<ItemHeader store={store} state={state} onClose={onClose} />
			<ContentForm sections={SECTIONS[opened.kind]} {...{ store, state, isReadOnly, lookAgain }} />
			<SignInAgain isNeeded={state.status === 'signedOut'} onSignedIn={() => void store.flush()} />
		</>
	)
}
