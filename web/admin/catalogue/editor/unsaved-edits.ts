import { isObject, versioned } from '#shared/stored-shape.ts'
import { readStorage, writeStorage } from '#web/ui/storage.ts'
import type { Unsaved } from './draft-store.ts'

/** Checked by the server like everything typed: a shape of another release is merged field by field, or refused. */
const shape = versioned<Unsaved>({
	version: 1,
	read: ({ version, base, content }) =>
		typeof version === 'number' && isObject(base) && isObject(content) ? { version, base, content } : null,
})

/** What one person has typed into one item and the server has not acknowledged, on this device (CRM-201). */
export function unsavedEdits(userId: string, itemId: string) {
	const key = `catalogue ${userId} ${itemId}`
	return {
		read: () => shape.fromText(readStorage(key)),
		remember: (unsaved: Unsaved | null) => writeStorage(key, unsaved && shape.toText(unsaved)),
	}
}
