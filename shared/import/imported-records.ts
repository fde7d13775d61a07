import { accommodation } from '#shared/trips/accommodation.ts'
import { activity } from '#shared/trips/activity.ts'
import { flight } from '#shared/trips/flight.ts'
import { guest } from '#shared/trips/guest.ts'
import { transfer } from '#shared/trips/transfer.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { Draft, DraftFields, DraftList } from './draft.ts'

/** What hangs from a trip and may come of a document. */
export const IMPORTED = {
	guests: guest,
	flights: flight,
	accommodations: accommodation,
	transfers: transfer,
	activities: activity,
} as const satisfies Record<DraftList, unknown>

/** Who has approved what is not for a document to say. */
const { guestDetailsApprovalStatus: _approval, ...importedTripFields } = tripFields
export { importedTripFields }

/** What a draft says of the trip itself: the order's number and state are fields of ours. */
export function tripFieldsIn({ trip, order: { id, status } }: Draft): DraftFields {
	return { ...trip, ...(id ? { orderId: id } : {}), ...(status ? { status } : {}) }
}
