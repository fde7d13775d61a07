import { daysBetween, dayOf } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { isSamePlace } from '#shared/journey/same-place.ts'
import { nightGaps } from './night-gaps.ts'
import { type Finding, intended, staffDay } from './finding.ts'
import type { Checked } from './flown.ts'

/** Rooms are seldom ready before this hour. */
const EARLY = '10:00'

/** Nights without a hotel or with two (CRM-63), ways between hotels that nobody drives, and rooms for an early landing (CRM-150). */
export const hotelFindings = (all: Checked): Finding[] => [...nights(all), ...moves(all), ...earlyLandings(all)]

function nights({ trip }: Checked): Finding[] {
	return nightGaps(trip).map(({ from, until, hotels, stays }) => {
		const count = daysBetween(from, until)
		const when =
			count === 1
				? `the night of ${staffDay(from)}`
				: `the ${count} nights from ${staffDay(from)} to ${staffDay(until)}`
		const code = hotels.length === 0 ? 'noHotel' : 'twoHotels'
		const mayBeIntended = intended(trip, code, stays, [from, until])
		return hotels.length === 0
			? { where: 'hotels', problem: `There is no hotel for ${when}.`, remedy: 'Add one.', mayBeIntended }
			: {
					where: 'hotels',
					problem: `There are ${hotels.join(' and ')} for ${when}.`,
					remedy: 'Correct their days.',
					mayBeIntended,
				}
	})
}

function moves({ trip, journey }: Checked): Finding[] {
	return trip.accommodations.flatMap((one) =>
		trip.accommodations.flatMap((next): Finding[] => {
			if (next === one || next.checkIn !== one.checkOut || isSamePlace(one.hotelName, next.hotelName)) return []
			const placeOf = (id: string) => journey.moments.find(({ part }) => part.id === id)?.place
			const [here, there] = [placeOf(one.id)?.town, placeOf(next.id)?.town]
			if (here && there && fold(here) === fold(there)) return []
			const isMoved = journey.moments.some(
				({ what, day }) => day === one.checkOut && (what === 'pickUp' || what === 'leaves' || what === 'lands'),
			)
			if (isMoved) return []
			return [
				{
					where: 'transfers',
					problem: `Nobody takes the guests from ${one.hotelName} to ${next.hotelName} on ${staffDay(one.checkOut)}.`,
					remedy: 'Add a transfer.',
					mayBeIntended: intended(trip, 'betweenHotels', [one.id, next.id]),
				},
			]
		}),
	)
}

function earlyLandings({ trip, flown }: Checked): Finding[] {
	return flown.flatMap(({ flight, name, lands, leaves }): Finding[] => {
		if (lands.clock === null || lands.clock >= EARLY) return []
		const after = trip.accommodations.find(({ checkIn }) => checkIn === lands.day)
		const before = trip.accommodations.find(
			({ checkIn, checkOut }) => checkIn < lands.day && checkIn >= leaves.day && checkOut > lands.day,
		)
		const when = `${name} lands on ${staffDay(dayOf(flight.arrivalTime))} at ${lands.clock}`
		if (after && !before)
			return [
				{
					where: 'hotels',
					problem: `${when}, before rooms are usually ready at ${after.hotelName}.`,
					remedy: 'Ask from when the room is ready, or book the night before.',
					mayBeIntended: intended(trip, 'roomFromWhen', [flight.id, after.id]),
				},
			]
		if (!before) return []
		return [
			{
				where: 'hotels',
				problem: `${when}, and ${before.hotelName} is booked from the night before.`,
				remedy: 'Check that the room is held for them.',
				mayBeIntended: intended(trip, 'nightBefore', [flight.id, before.id]),
			},
		]
	})
}
