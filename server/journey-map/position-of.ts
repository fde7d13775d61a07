import type { Place } from '#shared/journey/place.ts'
import type { Position } from '#shared/places/distance.ts'

/** Where a place is, or null where that is unknown. */
export const positionOf = (place: Place | null): Position | null =>
	place?.latitude == null || place.longitude == null ? null : { latitude: place.latitude, longitude: place.longitude }
