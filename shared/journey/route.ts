import { distanceKm, type Position } from '../places/distance.ts'
import type { Moment } from './moment.ts'
import type { Place } from './place.ts'

/** A flight from one place to another. Instants are milliseconds UTC, null where a zone is unknown. */
export type Leg = {
	part: Moment['part']
	from: Place | null
	to: Place | null
	leaves: number | null
	lands: number | null
	pending: boolean
	cancelled: boolean
}
/** A town or an airport that the travellers come to, with the ids of the records there. */
export type Stop = Position & { name: string; parts: string[] }

/** Nearer places are one stop. */
const ONE_STOP_KM = 25

export function legsOf(moments: readonly Moment[]): Leg[] {
	return moments
		.filter(({ what }) => what === 'leaves')
		.map(({ part, place, at, until, pending, cancelled }) => {
			const landing = moments.find((one) => one.what === 'lands' && one.part.id === part.id)
			return { part, from: place, to: landing?.place ?? null, leaves: at, lands: until, pending, cancelled }
		})
}

/**
 * The stops in the order in which they come to them, each once for as long as they stay there. Where they sleep names the stop rather than
 * the airport near it. Places without a position are left out.
 */
export function stopsOf(moments: readonly Moment[]): Stop[] {
	const stops: (Stop & { isStay: boolean })[] = []
	for (const { place, part } of moments) {
		if (place?.latitude == null || place.longitude == null) continue
		const here = { latitude: place.latitude, longitude: place.longitude }
		const name = place.town ?? place.airport ?? place.name
		const isStay = part.list === 'accommodations'
		const last = stops.at(-1)
		if (!last || distanceKm(last, here) > ONE_STOP_KM) {
			stops.push({ name, ...here, parts: [part.id], isStay })
			continue
		}
		if (!last.parts.includes(part.id)) last.parts.push(part.id)
		if (isStay && !last.isStay) Object.assign(last, { name, ...here, isStay })
	}
	return stops.map(({ name, latitude, longitude, parts }) => ({ name, latitude, longitude, parts }))
}
