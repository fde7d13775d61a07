import type { WholeTrip } from '../whole-trip.ts'
import { dayOf } from '#shared/dates.ts'

/** Consecutive nights with no hotel or several: from one day until the morning of another. `stays` are their ids. */
type NightGap = { from: string; until: string; hotels: string[]; stays: string[] }

/**
 * The nights of a trip without a hotel or with several, in order, equal neighbours merged. A night on a flight needs no hotel, and two
 * bookings in one hotel are two rooms.
 */
export function nightGaps(trip: Pick<WholeTrip, 'startDate' | 'endDate' | 'accommodations' | 'flights'>): NightGap[] {
	const { startDate, endDate, accommodations, flights } = trip
	const inTheAir = flights
		.map(({ departureTime, arrivalTime }) => ({ from: dayOf(departureTime), until: dayOf(arrivalTime) }))
		.filter(({ from, until }) => from < until)
	const stays = accommodations.map(({ id, hotelName, checkIn, checkOut }) => ({
		id,
		hotel: hotelName.trim(),
		from: checkIn,
		until: checkOut,
	}))
	// Nights only change on days with an arrival or departure, so it is enough to look at those.
	const changes = [startDate, endDate, ...[...stays, ...inTheAir].flatMap(({ from, until }) => [from, until])]
	const days = [...new Set(changes)].filter((day) => day >= startDate && day <= endDate).toSorted(byDay)
	const gaps: NightGap[] = []
	for (const [index, from] of days.slice(0, -1).entries()) {
		const until = days[index + 1] ?? endDate
		const isThere = (stay: { from: string; until: string }) => stay.from <= from && from < stay.until
		const there = stays.filter(isThere)
		const hotels = hotelsOf(there)
		if (hotels.length === 1 || (hotels.length === 0 && inTheAir.some(isThere))) continue
		const last = gaps.at(-1)
		if (last?.until === from && last.hotels.join('\n') === hotels.join('\n')) last.until = until
		else gaps.push({ from, until, hotels, stays: there.map(({ id }) => id) })
	}
	return gaps
}

/** Distinct hotel names, ignoring case. */
function hotelsOf(stays: readonly { hotel: string }[]): string[] {
	const named = new Map(stays.map(({ hotel }) => [hotel.toLowerCase(), hotel]))
	return [...named.values()].toSorted(byDay)
}

const byDay = (a: string, b: string) => (a < b ? -1 : Number(a > b))
