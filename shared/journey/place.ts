import { isObject } from '../stored-shape.ts'

/** Which of a record's places: where it takes place, or where it takes the travellers from and to. */
export const PLACE_ENDS = ['at', 'to', 'from'] as const
export type PlaceEnd = (typeof PLACE_ENDS)[number]

/** What a record says about one of its places: the name that travellers read, and texts that may say where it is, the best first. */
export type PlaceTexts = {
	name: string
	texts: readonly (string | null)[]
	/** Whether a text is always an airport, or only where it says so: a hotel named Regina is not in Saskatchewan. */
	airport: 'always' | 'ifSaid' | 'never'
	/** The hotel named here may be one of the trip's own stays. */
	mayBeStay?: true
}

/** How it is known where a place is, the best evidence first. */
export const EVIDENCE = ['airport', 'town', 'country', 'stay', 'landing', 'destination'] as const

/** Where something of a trip takes place. Its clock is the one on the wall there. */
export type Place = {
	/** As the record names it: 'Hôtel Belle Rade', 'Nice (NCE)'. */
	name: string
	/** The IANA time zone. Null when it is not known: its times then float (PORTAL-65). */
	zone: string | null
	/** In degrees, of an airport itself, and otherwise only of the town. Never put a town's into a link for navigation. */
	latitude: number | null
	longitude: number | null
	/** 'NCE' */
	airport: string | null
	/** 'Nice' */
	town: string | null
	/** ISO 3166-1: 'FR' */
	country: string | null
	known: (typeof EVIDENCE)[number] | null
}

/** The places of a trip by `placeKey`. */
export type Places = Readonly<Record<string, Place>>

/** Places as a device stored them. One that another release wrote in another shape is left out: its times float. */
export function readPlaces(stored: unknown): Places {
	const places = isObject(stored) ? Object.entries(stored) : []
	return Object.fromEntries(places.flatMap(([key, value]) => (isPlace(value) ? [[key, value]] : [])))
}

function isPlace(value: unknown): value is Place {
	if (!isObject(value) || typeof value.name !== 'string') return false
	const isText = (one: unknown) => one === null || typeof one === 'string'
	const isNumber = (one: unknown) => one === null || typeof one === 'number'
	return (
		[value.zone, value.airport, value.town, value.country, value.known].every(isText) &&
		[value.latitude, value.longitude].every(isNumber) &&
		(typeof value.zone !== 'string' || isZone(value.zone))
	)
}

/** A device may lack a zone that the server knows. */
function isZone(zone: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
	} catch {
		return false
	}
}

export const placeKey = (recordId: string, end: PlaceEnd) => `${recordId}/${end}`
