import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'

/**
 * As what somebody looks at a trip. The lead is the customer whose trip it is. A companion is a guest with an account of their own.
 * Finding a trip gives its viewer
 * (server/trips/trip/find-trip.ts), and `seenBy` decides what this viewer gets.
 */
export type TripViewer =
	| { kind: 'staff'; seesIdentityData: boolean }
	| { kind: 'lead' }
	| { kind: 'companion'; guestId: string }

/** What a link without an account shows: the journey, certain transfers, or only where and when. */
export type LinkScope = 'family' | 'driver' | 'dates'
/** Somebody with a link. `recordIds`: the transfers of a driver and their flights, which alone they see. */
export type LinkViewer = { kind: 'link'; scope: LinkScope; recordIds: readonly string[] }

type OfTrip = { userId: string; consultantId: string | null }

/** As what this person looks at a trip that they may see. `guestId` is the guest whose companion they are, on somebody else's trip. */
export function viewerOf(user: Viewer, trip: OfTrip, guestId: string | null): TripViewer {
	if (user.role === 'admin') return { kind: 'staff', seesIdentityData: seesIdentityData(user, trip) }
	if (trip.userId !== user.id && guestId !== null) return { kind: 'companion', guestId }
	return { kind: 'lead' }
}
