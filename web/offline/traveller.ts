import type { User } from '#shared/customers/user.ts'
import { RequestError, send } from '#web/data/request.ts'
import { writeStorage, readStorage } from '#web/ui/storage.ts'

/** web/data/session.tsx looks under this key too, before it fetches this file. */
const KEY = 'traveller'
/** In place of the traveller who signed out without a network: the server has to be told before anybody is asked who they are. */
const LEAVING = '"leaving"'

/**
 * The traveller whose trips this browser keeps for when there is no network. Known without asking anybody, so that opening the portal
 * offline leads to the trip and not to the sign-in; everything kept belongs to this one, and goes when they sign out.
 */
export const keptTraveller = () => (isLeaving() ? null : (JSON.parse(readStorage(KEY) ?? 'null') as User | null))

const isLeaving = () => readStorage(KEY) === LEAVING

/** From now on, what this traveller reads is kept here. Staff, who see everybody's trips, keep none. */
export function keepTraveller(user: User): void {
	if (user.role !== 'customer') return
	forgetOthers(user)
	writeStorage(KEY, JSON.stringify(user))
}

/** The name of the database of what a traveller keeps. */
export const storeName = (userId: string) => `traveller ${userId}`

/** Removes all that is kept here of anybody but this one. Another tab that has it open lets go of it. */
export function forgetOthers(user: User | null): void {
	const kept = keptTraveller()
	if (kept ? kept.id === user?.id : !user) return
	if (kept) indexedDB.deleteDatabase(storeName(kept.id))
	writeStorage(KEY, null)
}

/** Signs out; where nobody answers, as far as this device goes, and the rest when there is a network. */
export async function leave(): Promise<void> {
	try {
		await send('POST', '/api/auth/logout')
	} catch (error) {
		if (!(error instanceof RequestError && error.status === 0 && keptTraveller())) throw error
		forgetOthers(null)
		writeStorage(KEY, LEAVING)
	}
}

/** Tells the server of one who signed out without a network. */
export async function leaveAtLast(): Promise<void> {
	if (!isLeaving()) return
	await send('POST', '/api/auth/logout')
	writeStorage(KEY, null)
}
