import { dayOf, daysBetween, formatDay, timeOf } from '#shared/dates.ts'
import { readsBackwards } from './flight-gaps.ts'
import type { AnyBookedKind, BookedRecord } from './kinds/booked-kind.ts'
import { bookedRecords, withoutCancelled } from './kinds/booked-records.ts'
import { ENTERED_KINDS, type EnteredSection } from './kinds/registry.ts'
import { hasHour, momentOf } from './timeline/moments.ts'
import { counted } from './timeline/wording.ts'
import type { WholeTrip } from './whole-trip.ts'

/**
 * An issue of a trip and how to resolve it. `where` is the tab of the trip where staff resolve it. A document that printed what is
 * `isImpossible` would state something false.
 */
export type Finding = { where: EnteredSection; problem: string; remedy: string; isImpossible?: boolean }

type Trip = Omit<WholeTrip, 'notes'>

const day = (value: string) => formatDay(value, 'MMM dd, yyyy')

/**
 * What the records of a trip say that cannot be true together, whatever the date is today: the check before any document is issued
 * (DOC-61). Cancelled records do not count. In the order of the tabs, without repetitions.
 */
export function contradictionsOf(whole: Trip): Finding[] {
	const trip = withoutCancelled(whole)
	const findings = [
		...backwardFlights(trip),
		...bookedRecords(trip).flatMap(({ kind, record }) => [...ownRules(kind, record), ...outside(trip, kind, record)]),
		...countedNights(trip),
		...earlyPickups(trip),
		...lateDropoffs(trip),
	]
	const isFirst = ({ problem }: Finding, n: number) => findings.findIndex((other) => other.problem === problem) === n
	return inTabOrder(findings.filter(isFirst))
}

const TABS = Object.values(ENTERED_KINDS).map(({ names }) => names.section)
/** Sorts findings in the order of the trip's tabs. */
export const inTabOrder = (findings: readonly Finding[]): Finding[] =>
	findings.toSorted((a, b) => TABS.indexOf(a.where) - TABS.indexOf(b.where))

/** The reason why no document may be issued for the trip; null when there is none. */
export function impossibilityOf(trip: Trip): string | null {
	const found = contradictionsOf(trip).find(({ isImpossible }) => isImpossible)
	return found ? `${found.problem} ${found.remedy}` : null
}

function backwardFlights({ flights }: Trip): Finding[] {
	return flights.filter(readsBackwards).map(({ flightNumber, airline }) => ({
		where: 'flights',
		problem: `${flightNumber ?? airline} arrives before it departs.`,
		remedy: 'Correct its times.',
		isImpossible: true,
	}))
}

/** The rules of a form, which records of an import or an earlier release may break. */
function ownRules(kind: AnyBookedKind, record: BookedRecord): Finding[] {
	return Object.values(kind.check?.(record) ?? {}).map((message) => ({
		where: kind.names.section as EnteredSection,
		problem: `${kind.shortName(record)}: ${String(message)}.`,
		remedy: 'Correct its dates.',
		isImpossible: true,
	}))
}

function outside({ startDate, endDate }: Trip, kind: AnyBookedKind, record: BookedRecord): Finding[] {
	const { from, to } = kind.days(record)
	const where = kind.names.section as EnteredSection
	const remedy = 'Correct its date, or the dates of the trip.'
	const name = kind.shortName(record)
	const isOneDay = from === to
	if (from < startDate)
		return [
			{ where, remedy, problem: `${name} ${isOneDay ? 'is' : 'begins'} on ${day(from)}, before the trip begins.` },
		]
	if (to > endDate)
		return [{ where, remedy, problem: `${name} ${isOneDay ? 'is' : 'ends'} on ${day(to)}, after the trip ends.` }]
	return []
}

/** Documents print the nights between the two days, whatever number was typed (DOC-62). */
function countedNights({ accommodations }: Trip): Finding[] {
	return accommodations.flatMap(({ hotelName, nights, checkIn, checkOut }) => {
		const reckoned = daysBetween(checkIn, checkOut)
		if (nights === null || reckoned < 1 || nights === reckoned) return []
		return [
			{
				where: 'hotels',
				problem: `${hotelName} has ${counted(nights, 'night')} entered, but its dates make ${reckoned}.`,
				remedy: 'Correct the nights or the dates.',
			},
		]
	})
}

/** A car that comes before every landing of its day. */
function earlyPickups({ flights, transfers }: Trip): Finding[] {
	return transfers.flatMap(({ transferType, date, time }) => {
		const at = momentOf(date, time)
		const landings = flights.map(({ arrivalTime }) => arrivalTime).filter((landing) => dayOf(landing) === date)
		const first = landings.toSorted()[0]
		if (transferType !== 'Airport Pickup' || !hasHour(at) || !first || first <= at) return []
		return [
			{
				where: 'transfers',
				problem: `The airport pickup on ${day(date)} at ${timeOf(at)} is before the landing at ${timeOf(first)}.`,
				remedy: 'Correct its time.',
			},
		]
	})
}

/** A car that leaves after every departure of its day, unless a flight leaves in the night after it. */
function lateDropoffs({ flights, transfers }: Trip): Finding[] {
	return transfers.flatMap(({ transferType, date, time }) => {
		const at = momentOf(date, time)
		const departures = flights.map(({ departureTime }) => departureTime).toSorted()
		const last = departures.findLast((departure) => dayOf(departure) === date)
		const isForTheNight = departures.some((departure) => daysBetween(date, departure) === 1)
		if (transferType !== 'Airport Dropoff' || !hasHour(at) || !last || last >= at || isForTheNight) return []
		return [
			{
				where: 'transfers',
				problem: `The airport dropoff on ${day(date)} at ${timeOf(at)} is after the departure at ${timeOf(last)}.`,
				remedy: 'Correct its time.',
			},
		]
	})
}
