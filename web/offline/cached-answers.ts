import type { Reads } from '#shared/contract.ts'
import { readRouteMap } from '#shared/journey/route-map.ts'
import { readContact } from '#shared/portal/contact.ts'
import { readCountries } from '#shared/portal/destination.ts'
import { isObject, type Members, readAll, readList } from '#shared/stored-shape.ts'
import { approvedGuest, type GuestChange } from '#shared/trips/approved-guests.ts'
import { readConversation } from '#shared/messages/stored-conversation.ts'
import { readNotices } from '#shared/notices/notice.ts'
import { readJourney } from './cached-journey.ts'
import { readPortalTrip, readWholePortalTrip } from './cached-trip.ts'
import { readStays, readWeather } from './cached-weather.ts'

/** How to read each answer that is cached, by its address. */
const READERS: [path: RegExp, read: (answer: Members) => object | null][] = [
	[/^\/api\/portal\/trips$/, readTrips],
	[/^\/api\/portal\/trips\/[^/]+$/, readTrip],
	[/^\/api\/portal\/trips\/[^/]+\/approval$/, readApproval],
	[/^\/api\/portal\/trips\/[^/]+\/weather(\?.*)?$/, readWeather],
	[/^\/api\/portal\/trips\/[^/]+\/weather\/stays$/, ({ stays }) => ({ stays: readStays(stays) })],
	[/^\/api\/portal\/trips\/[^/]+\/countries$/, ({ countries }) => ({ countries: readCountries(countries) })],
	[/^\/api\/portal\/trips\/[^/]+\/map$/, ({ map }) => ({ map: readRouteMap(map) })],
	[/^\/api\/portal\/trips\/[^/]+\/messages$/, readMessages],
	[/^\/api\/portal\/trips\/[^/]+\/notices$/, ({ notices }) => ({ notices: readNotices(notices) })],
]

/**
 * A cached answer as today's pages need it, whichever release stored it: fields and lists that did not exist then get their defaults.
 * Null when what a page must show cannot be read.
 */
export function readAnswer(path: string, answer: unknown): unknown {
	const read = READERS.find(([pattern]) => pattern.test(path))?.[1]
	return read && isObject(answer) ? read(answer) : null
}

function readTrips({ trips, contact }: Members): Reads['/api/portal/trips'] | null {
	const read = readAll(trips, readPortalTrip)
	return read && { trips: read, contact: readContact(contact) }
}

function readTrip({ trip, journey, contact }: Members): Reads['/api/portal/trips/:id'] | null {
	const read = readWholePortalTrip(trip)
	return read && { trip: read, journey: readJourney(journey), contact: readContact(contact) }
}

function readMessages({ conversation }: Members): Reads['/api/portal/trips/:id/messages'] | null {
	const read = readConversation(conversation)
	return read && { conversation: read }
}

function readApproval({ approval }: Members): Reads['/api/portal/trips/:id/approval'] | null {
	if (approval === null) return { approval }
	if (!isObject(approval)) return null
	const { id, approvedAt, approvedBy, fingerprint, guests, changes } = approval
	if (typeof id !== 'string' || !isInstant(approvedAt)) return null
	return {
		approval: {
			id,
			approvedAt,
			approvedBy: typeof approvedBy === 'string' ? approvedBy : null,
			fingerprint: typeof fingerprint === 'string' ? fingerprint : '',
			guests: Array.isArray(guests) ? readList(guests, approvedGuest) : null,
			// Travellers are told that there are changes, not which.
			changes: readList(changes, (change) => (isObject(change) ? (change as unknown as GuestChange) : null)),
		},
	}
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))
