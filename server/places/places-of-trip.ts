import type { Places } from '#shared/journey/place.ts'
import { resolvePlaces } from '#shared/journey/resolve-places.ts'
import { isSamePlace } from '#shared/journey/same-place.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import { locateAirport, locateTown } from './locate.ts'
import { remembered } from './remembered.ts'

const isKnownAsSame = remembered(isSamePlace)

/** The places of a trip, from the airports, towns and countries that this server knows (PORTAL-66). Never waits for another service. */
export const placesOfTrip = (trip: BookedLists & { destination: string | null }): Places =>
	resolvePlaces(trip, { airport: locateAirport, town: locateTown, isSamePlace: isKnownAsSame })
