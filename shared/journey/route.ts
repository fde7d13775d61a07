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

/** The stops in the order in which they come to them, each once for as long as they stay there. Places without a position are left out. */
export function stopsOf(moments: readonly Moment[]): Stop[] {
	const stops: Stop[] = []
	for (const { place, part } of moments) {
		if (place?.latitude == null || place.longitude == null) continue
		const { latitude, longitude } = place
		const last = stops.at(-1)
		if (last && distanceKm(last, { latitude, longitude }) <= ONE_STOP_KM) {
			if (!last.parts.includes(part.id)) last.parts.push(part.id)
		} else stops.push({ name: place.town ?? place.airport ?? place.name, latitude, longitude, parts: [part.id] })
	}
	return stops
}
