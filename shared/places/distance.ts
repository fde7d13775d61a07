/** In degrees; south and west are negative. */
export type Position = { latitude: number; longitude: number }

/** The great-circle distance in kilometres. */
export function distanceKm(a: Position, b: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180
	const haversine = (angle: number) => Math.sin(angle / 2) ** 2
	const h =
		haversine(radians(b.latitude - a.latitude)) +
		Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude))
	return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, h)))
}
