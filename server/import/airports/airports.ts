/** An airport with scheduled flights. `country` is its ISO 3166-1 code, `zone` its IANA time zone. */
export type Airport = {
	code: string
	name: string
	city: string
	country: string
	latitude: number
	longitude: number
	zone: string
}

/** By its IATA code, in any case; null when no scheduled flights go there. */
export function airportOfCode(_code: string): Airport | null {
	return null
}

/** Those that a text such as 'London Heathrow', 'Geneva' or 'Nice Côte d’Azur Airport' may mean, the likeliest first. */
export function airportsNamed(_name: string): Airport[] {
	return []
}

type Position = { latitude: number; longitude: number }

/** As the crow flies, in kilometres. */
export function distanceKm(a: Position, b: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	const haversine = (angle: number) => Math.sin(angle / 2) ** 2
	const h =
		haversine(radians(b.latitude - a.latitude)) +
		Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude))
	return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, h)))
}
