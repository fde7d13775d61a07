import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'

/**
 * As what somebody looks at a trip. The lead is the customer whose trip it is. Finding a trip gives its viewer
 * (server/trips/trip/find-trip.ts), and `seenBy` decides what this viewer gets.
 */
export type TripViewer = { kind: 'staff'; seesIdentityData: boolean } | { kind: 'lead' }

type OfTrip = { userId: string; consultantId: string | null }

/** As what this person looks at a trip that they may see. */
export const viewerOf = (user: Viewer, trip: OfTrip): TripViewer =>
	user.role === 'admin' ? { kind: 'staff', seesIdentityData: seesIdentityData(user, trip) } : { kind: 'lead' }
