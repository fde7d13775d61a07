import { journeyOf, type JourneyTrip } from '#shared/journey/journey.ts'
import type { Places } from '#shared/journey/place.ts'
import type { SentJourney } from '#shared/journey/sent-journey.ts'
import { zoneOfDestination } from '#shared/places/destination-zone.ts'
import { defaultPicture } from '#shared/trips/trip-picture.ts'

/** The journey of a trip that this viewer may see: it is computed from nothing else (PORTAL-74). */
export function sentJourney(
	seen: JourneyTrip & { id: string; destination: string | null; places: Places },
): SentJourney {
	const { days, legs, stops } = journeyOf(seen, seen.places)
	return { days, legs, stops, zone: zoneOfDestination(seen.destination), drawing: defaultPicture(seen) }
}
