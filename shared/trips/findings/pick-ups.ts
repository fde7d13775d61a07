import { addDays } from '#shared/dates.ts'
import { isSamePlace } from '#shared/journey/same-place.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { placeKey } from '#shared/journey/place.ts'
import type { Transfer } from '../kinds/transfer.ts'
import { type Finding, intended, staffDay } from './finding.ts'
import { type Checked, connectionOf, type Flown, isAbroad, isHome, spanInWords } from './flown.ts'

/** A landing after this hour may be met by a car that is dated the next day. */
const LATE = '20:00'
const MINUTE_MS = 60_000
/** From the landing to the door: bags, and passports from abroad. */
const ENOUGH = { home: 30 * MINUTE_MS, abroad: 45 * MINUTE_MS }
const TOO_LONG = 180 * MINUTE_MS

type Met = { transfer: Transfer; pickUp: Moment }

/** Nobody meets a landing, or at a time that cannot be meant (CRM-64, CRM-150). */
export function pickUpFindings(all: Checked): Finding[] {
	return all.flown.flatMap((one) => {
		const met = metBy(all, one)
		const soonest = met
			.filter(({ pickUp }) => pickUp.clock !== null)
			.toSorted((a, b) => Math.abs(a.pickUp.order - one.lands.order) - Math.abs(b.pickUp.order - one.lands.order))[0]
		if (soonest) return timesOf(all, one, soonest)
		if (!isUnmet(all, one)) return []
		const { lands, flight, name } = one
		return [
			{
				where: 'transfers',
				problem: `${name} lands at ${flight.arrivalAirport} on ${staffDay(lands.day)} at ${lands.clock} and nobody picks up.`,
				remedy: 'Add a transfer.',
				mayBeIntended: intended(all.trip, 'nobodyMeets', [flight.id]),
			},
		]
	})
}

/** Whether nobody meets a landing after which the guests stay. */
export const isUnmet = (all: Checked, one: Flown): boolean =>
	metBy(all, one).length === 0 && !isHome(one, all.flown) && !connectionOf(one, all.flown)

/** A pick-up that is before the landing contradicts it, whatever else is booked (DOC-61). */
export const earlyPickUps = (all: Checked): Finding[] =>
	pickUpFindings(all).filter(({ mayBeIntended }) => mayBeIntended?.key.startsWith('pickUpEarly:'))

function timesOf({ trip }: Checked, one: Flown, { transfer, pickUp }: Met): Finding[] {
	const { lands, flight } = one
	const wait = pickUp.order - lands.order
	const what = `The airport pickup on ${staffDay(pickUp.day)} at ${pickUp.clock}`
	const finding = (code: string, problem: string, remedy: string): Finding[] => [
		{ where: 'transfers', problem, remedy, mayBeIntended: intended(trip, code, [transfer.id, flight.id]) },
	]
	if (transfer.transferType === 'Airport Pickup' && wait < 0)
		return finding('pickUpEarly', `${what} is before the landing at ${lands.clock}.`, 'Correct its time.')
	if (wait >= 0 && wait < (isAbroad(one) ? ENOUGH.abroad : ENOUGH.home))
		return finding(
			'pickUpTight',
			`${what} is tight: ${spanInWords(wait)} after the landing at ${lands.clock}.`,
			'Check its time.',
		)
	if (wait > TOO_LONG)
		return finding(
			'pickUpLate',
			`${what} is ${spanInWords(wait)} after the landing at ${lands.clock}.`,
			'Check its time.',
		)
	return []
}

/**
 * The transfers for which staff chose that flight and that come after its departure, and of those without a choice the ones from that
 * airport on the day of the landing, or the day after a late one.
 */
function metBy({ trip, journey }: Checked, { flight, leaves, lands }: Flown): Met[] {
	const days = [lands.day, ...(String(lands.clock) >= LATE ? [addDays(lands.day, 1)] : [])]
	return trip.transfers.flatMap((transfer) => {
		const pickUp = journey.moments.find(({ part }) => part.id === transfer.id)
		const isCar = transfer.transferType === 'Airport Pickup' || transfer.transferType === 'Private Transfer'
		if (!pickUp || !isCar) return []
		if (transfer.flightId) {
			const isMeeting = transfer.transferType === 'Airport Pickup' || pickUp.order > leaves.order
			return transfer.flightId === flight.id && isMeeting ? [{ transfer, pickUp }] : []
		}
		if (!days.includes(pickUp.day) || !startsThere(trip, transfer, lands)) return []
		return [{ transfer, pickUp }]
	})
}

function startsThere(trip: Checked['trip'], transfer: Transfer, lands: Moment): boolean {
	const from = trip.places[placeKey(transfer.id, 'from')]
	if (from?.airport && lands.place?.airport) return from.airport === lands.place.airport
	return !trip.accommodations.some(({ hotelName }) => isSamePlace(hotelName, transfer.fromLocation))
}
