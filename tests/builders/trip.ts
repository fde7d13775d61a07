import { emptyLists } from '#shared/trips/kinds/registry.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import type { WholePortalTrip, WholeTrip } from '#shared/trips/whole-trip.ts'

import { placesOfTrip } from '#server/places/places-of-trip.ts'

/** A trip with the places of its records, as the server sends them. */
export const withPlaces = <T extends BookedLists & { destination: string | null }>(trip: T) => ({
	...trip,
	places: placesOfTrip(trip),
})

/** A whole trip as a traveller sees it, without records unless a test names them. */
export const buildPortalTrip = (values: Partial<WholePortalTrip> = {}): WholePortalTrip =>
	withPlaces({
		id: 'trip',
		userId: 'user',
		name: 'Monaco Grand Prix Weekend',
		destination: 'Monte Carlo, Monaco',
		packageName: null,
		orderId: null,
		startDate: '2026-05-21',
		endDate: '2026-05-26',
		firstPaymentDate: null,
		guestDetailsApprovalStatus: 'pending',
		status: 'confirmed',
		bookingAgent: null,
		thumbnailImage: null,
		headerImage: null,
		version: 1,
		createdAt: '2026-01-01T00:00:00.000Z',
		updatedAt: '2026-01-01T00:00:00.000Z',
		customerName: 'Olivia Hartley',
		...emptyLists(),
		...values,
	})

/** The same as staff see it, with their notes. */
export const buildTrip = ({
	notes = null,
	consultantId = null,
	consultantName = null,
	...values
}: Partial<WholeTrip> = {}): WholeTrip => ({
	...buildPortalTrip(values),
	notes,
	consultantId,
	consultantName,
})
