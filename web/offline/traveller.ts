import type { User } from '#shared/customers/user.ts'
import { RequestError, send } from '#web/data/request.ts'
import { writeStorage, readStorage } from '#web/ui/storage.ts'

/** web/data/session.tsx looks under this key too, before it fetches this file. */
const KEY = 'traveller'
/** In place of the traveller who signed out without a network: the server has to be told before anybody is asked who they are. */
const SIGNING_OUT = '"leaving"'

/**
 * The traveller whose trips this browser keeps for when there is no network. Known without asking anybody, so that opening the portal
 * offline leads to the trip and not to the sign-in; everything kept belongs to this one, and goes when they sign out.
 */
export const cachedTraveller = () => (isSigningOut() ? null : (JSON.parse(readStorage(KEY) ?? 'null') as User | null))

const isSigningOut = () => readStorage(KEY) === SIGNING_OUT

/** From now on, what this traveller reads is kept here. Staff, who see everybody's trips, keep none. */
export function cacheTraveller(user: User): void {
	if (user.role !== 'customer') return
	removeOtherTravellers(user)
	writeStorage(KEY, JSON.stringify(user))
}

/** The name of the database of what a traveller keeps. */
export const databaseName = (userId: string) => `traveller ${userId}`

/** Removes all that is kept here of anybody but this one. Another tab that has it open lets go of it. */
export function removeOtherTravellers(user: User | null): void {
	const kept = cachedTraveller()
	if (kept ? kept.id === user?.id : !user) return
	if (kept) indexedDB.deleteDatabase(databaseName(kept.id))
	writeStorage(KEY, null)
}

/** Signs out; where nobody answers, as far as this device goes, and the rest when there is a network. */
export async function signOut(): Promise<void> {
	try {
		await send('POST', '/api/auth/logout')
	} catch (error) {
		if (!(error instanceof RequestError && error.status === 0 && cachedTraveller())) throw error
		removeOtherTravellers(null)
		writeStorage(KEY, SIGNING_OUT)
	}
}

/** Tells the server of one who signed out without a network. */
export async function finishSignOut(): Promise<void> {
	if (!isSigningOut()) return
	await send('POST', '/api/auth/logout')
	writeStorage(KEY, null)
}
