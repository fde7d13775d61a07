import type { User } from '#shared/customers/user.ts'
import { embeddedAnswers } from '#web/data/embedded.ts'
import { RequestError, send } from '#web/data/request.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readStorage, writeStorage } from '#web/ui/storage.ts'

/** web/data/session.tsx looks for this entry before it loads this file. */
const KEY = 'traveller'
/** Takes the entry's place when a traveller signs out offline: the server must hear of it before anything else. */
const SIGNING_OUT = '"leaving"'

/**
 * The traveller whose data this device stores; null when there is none. It is known without a request, so that the portal opens offline.
 * All that is stored belongs to this traveller, and is deleted when they sign out.
 */
export const cachedTraveller = (): User | null => travellerShape.fromText(readStorage(KEY))

const travellerShape = versioned<User>({
	version: 1,
	read({ id, username, email, role, phone, fullName, bookingAgent, version, createdAt }) {
		if (typeof id !== 'string' || typeof username !== 'string' || role !== 'customer') return null
		return {
			id,
			username,
			email: textOr(email, ''),
			role,
			staffRole: null,
			phone: textOr(phone, null),
			fullName: textOr(fullName, null),
			bookingAgent: textOr(bookingAgent, null),
			version: typeof version === 'number' ? version : 0,
			createdAt: textOr(createdAt, ''),
		}
	},
})

const textOr = <T>(value: unknown, fallback: T) => (typeof value === 'string' ? value : fallback)

const isSigningOut = () => readStorage(KEY) === SIGNING_OUT

/** From now on this device stores what the traveller reads. It stores nothing for staff, who see everybody's trips. */
export function cacheTraveller(user: User): void {
	if (user.role !== 'customer') return
	removeOtherTravellers(user)
	writeStorage(KEY, travellerShape.toText(user))
}

/** The name of a traveller's IndexedDB database. */
export const databaseName = (userId: string) => `traveller ${userId}`

/** Deletes what is stored for anybody but this user. Another tab that has the database open closes it. */
export function removeOtherTravellers(user: User | null): void {
	const traveller = cachedTraveller()
	if (traveller ? traveller.id === user?.id : !user) return
	if (traveller) indexedDB.deleteDatabase(databaseName(traveller.id))
	writeStorage(KEY, null)
}

/** Signs out. Offline, it deletes what this device stores, and leaves the session to `finishSignOut`. */
export async function signOut(): Promise<void> {
	await endPush()
	try {
		await send('POST', '/api/auth/logout')
	} catch (error) {
		if (!(error instanceof RequestError && error.status === 0 && cachedTraveller())) throw error
		removeOtherTravellers(null)
		writeStorage(KEY, SIGNING_OUT)
	}
}

/** From now on nothing about this traveller shows on this device, even before the server hears of the sign-out. */
async function endPush(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker?.getRegistration('/portal')
		const subscription = await registration?.pushManager?.getSubscription()
		await subscription?.unsubscribe()
	} catch {
		// The end of the session removes the subscription at the server.
	}
}

/** Ends the session of a traveller who signed out offline. The page may have been made for that session. */
export async function finishSignOut(): Promise<void> {
	if (!isSigningOut()) return
	delete embeddedAnswers()['/api/auth/user']
	await send('POST', '/api/auth/logout')
	writeStorage(KEY, null)
}
