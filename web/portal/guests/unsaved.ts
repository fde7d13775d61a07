import type { User } from '#shared/customers/user.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'

const unsaved = new WeakMap<User, Map<string, PendingEdit>>()

/**
 * What a traveller typed of guests and neither saved nor cancelled, by guest: whoever looks at the trip meanwhile, or goes back by a
 * stray swipe, finds it again. In memory only, and gone with the session.
 */
export function unsavedEditsOf(user: User): Map<string, PendingEdit> {
	const known = unsaved.get(user) ?? new Map<string, PendingEdit>()
	unsaved.set(user, known)
	return known
}
