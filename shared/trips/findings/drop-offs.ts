import { placeKey } from '#shared/journey/place.ts'
import type { Moment } from '#shared/journey/moment.ts'
import type { Transfer } from '../kinds/transfer.ts'
import { type Finding, intended, staffDay } from './finding.ts'
import { type Checked, connectionOf, type Flown, isAbroad, spanInWords } from './flown.ts'

const MINUTE_MS = 60_000
/** From the hotel's door to the departure. */
const ENOUGH = { home: 105 * MINUTE_MS, abroad: 150 * MINUTE_MS }
const DAY_MS = 24 * 60 * MINUTE_MS

type Taken = { transfer: Transfer; pickUp: Moment }

/** Nobody takes the guests to a departure after a night there, or too late (CRM-150). */
export function dropOffFindings(all: Checked): Finding[] {
	return all.flown.flatMap((one) => {
		const taken = takenBy(all, one)
		const last = taken
			.filter(({ transfer, pickUp }) => transfer.transferType === 'Airport Dropoff' && pickUp.clock !== null)
			.toSorted((a, b) => a.pickUp.order - b.pickUp.order)
			.at(-1)
		if (last) return timesOf(all, one, last)
		if (!isUntaken(all, one)) return []
		const { leaves, flight, name } = one
		return [
			{
				where: 'transfers',
				problem: `${name} leaves from ${flight.departureAirport} on ${staffDay(leaves.day)} at ${leaves.clock} and nobody takes the guests there.`,
				remedy: 'Add a transfer.',
				mayBeIntended: intended(all.trip, 'nobodyTakes', [flight.id]),
			},
		]
	})
}

/** Whether nobody takes the guests to a departure after a night there. */
export const isUntaken = (all: Checked, one: Flown): boolean =>
	takenBy(all, one).length === 0 && isAfterANight(all, one)

/** A drop-off that is after the departure contradicts it (DOC-61). */
export const lateDropOffs = (all: Checked): Finding[] =>
	dropOffFindings(all).filter(({ problem }) => problem.includes(' is after the departure '))

function timesOf({ trip }: Checked, one: Flown, { transfer, pickUp }: Taken): Finding[] {
	const { leaves, flight } = one
	const rest = leaves.order - pickUp.order
	const what = `The airport dropoff on ${staffDay(pickUp.day)} at ${pickUp.clock}`
	const finding = (code: string, problem: string, remedy: string): Finding[] => [
		{ where: 'transfers', problem, remedy, mayBeIntended: intended(trip, code, [transfer.id, flight.id]) },
	]
	if (rest <= 0)
		return rest === 0
			? []
			: finding('dropOffLate', `${what} is after the departure at ${leaves.clock}.`, 'Correct its time.')
	if (rest < (isAbroad(one) ? ENOUGH.abroad : ENOUGH.home))
		return finding(
			'dropOffTight',
			`${what} is tight: ${spanInWords(rest)} before the departure at ${leaves.clock}.`,
			'Check its time.',
		)
	return []
}

/**
 * The cars for which staff chose that flight and that do not meet it, and of those without a choice the ones to that airport within a day
 * before the departure, or later on its day. A car before an earlier flight is that flight's.
 */
function takenBy({ trip, journey, flown }: Checked, { leaves, flight }: Flown): Taken[] {
	return trip.transfers.flatMap((transfer) => {
		const pickUp = journey.moments.find(({ part }) => part.id === transfer.id)
		const isCar = transfer.transferType === 'Airport Dropoff' || transfer.transferType === 'Private Transfer'
		if (!pickUp || !isCar) return []
		if (transfer.flightId) {
			const isLeading = transfer.transferType === 'Airport Dropoff' || pickUp.order <= leaves.order
			return transfer.flightId === flight.id && isLeading ? [{ transfer, pickUp }] : []
		}
		if (!goesThere(trip, transfer, leaves)) return []
		const isSoon = pickUp.order <= leaves.order && pickUp.order > leaves.order - DAY_MS
		const isLate = pickUp.order > leaves.order && pickUp.day === leaves.day
		const isForAnother = flown.some(
			(other) =>
				other.flight !== flight &&
				other.leaves.order >= pickUp.order &&
				goesThere(trip, transfer, other.leaves) &&
				(isLate ? other.leaves.order < leaves.order + DAY_MS : other.leaves.order < leaves.order),
		)
		return (isSoon || isLate) && !isForAnother ? [{ transfer, pickUp }] : []
	})
}

function goesThere(trip: Checked['trip'], transfer: Transfer, leaves: Moment): boolean {
	const to = trip.places[placeKey(transfer.id, 'to')]
	if (to?.airport && leaves.place?.airport) return to.airport === leaves.place.airport
	return transfer.transferType === 'Airport Dropoff'
}

/** They came by another flight before and do not connect, or have slept in a hotel of the trip. */
function isAfterANight({ trip, flown }: Checked, one: Flown): boolean {
	const before = flown.filter((other) => other.lands.order <= one.leaves.order && other !== one)
	if (before.some((other) => connectionOf(other, flown) === one)) return false
	const hasSlept = trip.accommodations.some(({ checkIn }) => checkIn < one.leaves.day)
	return before.some(({ lands }) => hasSlept || lands.day < one.leaves.day)
}
