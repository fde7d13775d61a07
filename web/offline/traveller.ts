import { SIGNING_OUT_COOKIE } from '#shared/customers/signing-out.ts'
import type { User } from '#shared/customers/user.ts'
import { embeddedAnswers } from '#web/data/embedded.ts'
import { settingsBlock } from '#web/data/settings.tsx'
import { send } from '#web/data/request.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readStorage, writeStorage } from '#web/ui/storage.ts'
import { databaseName } from './database-name.ts'
import { isUnreachable } from './unreachable.ts'

/** web/data/session.tsx looks for this entry before it loads this file. */
const KEY = 'traveller'
/** Takes the entry's place when a traveller signs out offline: the server must hear of it before anything else. */
const SIGNING_OUT = '"leaving"'

/**
 * The traveller whose data this device stores; null when there is none. It is known without a request, so that the portal opens offline.
 * All that is stored belongs to this traveller, and is deleted when they sign out (PORTAL-57).
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

/** Goes to the server with every page, which then leaves out the traveller's data although the session has not ended. */
const setSigningOut = (seconds: number) => {
	document.cookie = `${SIGNING_OUT_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
const UNTIL_ENDED = 400 * 86_400

/** Whether the traveller has signed out without a network, so that the session is still to be ended. */
export const isSigningOut = () => readStorage(KEY) === SIGNING_OUT

/** The traveller whose stored trips show after this failure, because it means that there is no connection. */
export const travellerWithout = (error: unknown): User | null => (isUnreachable(error) ? cachedTraveller() : null)

/** From now on this device stores what the traveller reads. It stores nothing for staff, who see everybody's trips. */
export function cacheTraveller(user: User): void {
	if (user.role !== 'customer') return
	removeOtherTravellers(user)
	writeStorage(KEY, travellerShape.toText(user))
}

/**
 * Deletes what is stored for anybody but this user, except what waits to be sent: the end of a session is not a choice. Another tab that has
 * the database open closes it.
 */
export function removeOtherTravellers(user: User | null): void {
	const traveller = cachedTraveller()
	if (traveller ? traveller.id === user?.id : !user) return
	writeStorage(KEY, null)
	void import('./forget.ts').then(({ forgetTravellers }) => forgetTravellers(user?.id ?? null))
}

/**
 * Signs out and deletes all that this device stores, also what waits to be sent: ask first. Without a connection it leaves the session to
 * `finishSignOut`.
 */
export async function signOut(): Promise<void> {
	await endPush()
	try {
		await send('POST', '/api/auth/logout')
		removeEverything(null)
	} catch (error) {
		if (!isUnreachable(error) || !cachedTraveller()) throw error
		removeEverything(SIGNING_OUT)
		setSigningOut(UNTIL_ENDED)
	}
}

function removeEverything(entry: string | null): void {
	const traveller = cachedTraveller()
	if (traveller) indexedDB.deleteDatabase(databaseName(traveller.id))
	forgetEmbedded()
	writeStorage(KEY, entry)
}

/** The page may have been made for that session, and no longer has its answers, not even in its source. */
function forgetEmbedded(): void {
	const answers = embeddedAnswers()
	for (const path of Object.keys(answers)) delete answers[path]
	delete settingsBlock().dataset.answers
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
	forgetEmbedded()
	await send('POST', '/api/auth/logout')
	writeStorage(KEY, null)
	setSigningOut(0)
}
