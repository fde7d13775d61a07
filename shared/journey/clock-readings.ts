import { distanceKm } from '../places/distance.ts'
import { instantsOf } from '../places/zoned-time.ts'
import type { Place } from './place.ts'

const HOUR_MS = 3_600_000

/**
 * The instants of a departure and a landing, or of any two clock readings at two places. Where one of them occurs twice, when clocks go
 * back, the pair counts whose difference is nearest to the usual time in the air, otherwise the first (PORTAL-50).
 */
export function instantsBetween(from: Reading, to: Reading): [start: number, end: number] {
	const usual = usualFlight(from.place, to.place)
	const starts = instantsOf(from.zone, from.local)
	const ends = instantsOf(to.zone, to.local)
	const error = ([start, end]: [number, number]) => (usual === null ? 0 : Math.abs(end - start - usual))
	const [best] = starts
		.flatMap((start) => ends.map((end): [number, number] => [start, end]))
		.filter(([start, end]) => end > start)
		.toSorted((a, b) => error(a) - error(b))
	return best ?? [starts[0], ends[0]]
}

type Reading = { zone: string; local: string; place: Place | null }

/** How long an airliner usually takes between two airports: half an hour, and the distance at 800 km/h. Null when one is not known. */
function usualFlight(from: Place | null, to: Place | null): number | null {
	const [start, end] = [positionOf(from), positionOf(to)]
	return start && end ? (0.5 + distanceKm(start, end) / 800) * HOUR_MS : null
}

const positionOf = (place: Place | null) =>
	place && place.airport !== null && place.latitude !== null && place.longitude !== null
		? { latitude: place.latitude, longitude: place.longitude }
		: null
