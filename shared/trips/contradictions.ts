import { daysBetween } from '#shared/dates.ts'
import { lateDropOffs } from './findings/drop-offs.ts'
import { type Finding, inTabOrder, intended, isMarked, staffDay } from './findings/finding.ts'
import { type Checked, checked, type CheckedTrip, isSameAirport } from './findings/flown.ts'
import { findingsByParty } from './findings/parties.ts'
import { earlyPickUps } from './findings/pick-ups.ts'
import type { AnyBookedKind, BookedRecord } from './kinds/booked-kind.ts'
import { bookedRecords } from './kinds/booked-records.ts'
import type { EnteredSection } from './kinds/registry.ts'
import { counted } from './timeline/wording.ts'

/**
 * What the records of a trip say that cannot be true together, whatever the date is today: the check before any document is issued
 * (DOC-61). Cancelled records do not count, nor does what staff marked as intended. In the order of the tabs, without repetitions.
 */
export function contradictionsOf(whole: CheckedTrip): Finding[] {
	return inTabOrder(allContradictions(whole).filter((one) => !isMarked(one, whole.findingMarks ?? [])))
}

export function allContradictions(whole: CheckedTrip): Finding[] {
	const all = checked(whole)
	const { trip } = all
	return [
		...backwardFlights(all),
		...bookedRecords(trip).flatMap(({ kind, record }) => [...ownRules(kind, record), ...outside(trip, kind, record)]),
		...countedNights(trip),
		...findingsByParty(whole, (party) => [...earlyPickUps(party), ...lateDropOffs(party)]),
	]
}

/** The reason why no document may be issued for the trip; null when there is none. */
export function impossibilityOf(trip: CheckedTrip): string | null {
	const found = contradictionsOf(trip).find(({ isImpossible }) => isImpossible)
	return found ? `${found.problem} ${found.remedy}` : null
}

/** The widest difference between two time zones: UTC+14 and UTC-12. */
const WIDEST_HOURS = 26
const HOUR_MS = 3_600_000

/**
 * Times are local to each airport, so an earlier reading may be right. Where both zones are known they decide; otherwise only what is
 * impossible in every zone is wrong (CRM-62).
 */
function backwardFlights({ flown }: Checked): Finding[] {
	return flown
		.filter(({ flight, leaves, lands }) => {
			const areAirports = leaves.place?.known === 'airport' && lands.place?.known === 'airport'
			if (areAirports && leaves.at !== null && lands.at !== null) return lands.at <= leaves.at
			const hours = (Date.parse(`${flight.arrivalTime}Z`) - Date.parse(`${flight.departureTime}Z`)) / HOUR_MS
			return isSameAirport(leaves, lands) ? hours <= 0 : hours <= -WIDEST_HOURS
		})
		.map(({ name }) => ({
			where: 'flights',
			problem: `${name} arrives before it departs.`,
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

function outside(trip: CheckedTrip, kind: AnyBookedKind, record: BookedRecord): Finding[] {
	const { startDate, endDate } = trip
	const { from, to } = kind.days(record)
	const where = kind.names.section as EnteredSection
	const remedy = 'Correct its date, or the dates of the trip.'
	const name = kind.shortName(record)
	const isOneDay = from === to
	const mayBeIntended = intended(trip, 'outsideTheTrip', [record.id], [startDate, endDate])
	if (from < startDate)
		return [
			{
				where,
				remedy,
				mayBeIntended,
				problem: `${name} ${isOneDay ? 'is' : 'begins'} on ${staffDay(from)}, before the trip begins.`,
			},
		]
	if (to > endDate)
		return [
			{
				where,
				remedy,
				mayBeIntended,
				problem: `${name} ${isOneDay ? 'is' : 'ends'} on ${staffDay(to)}, after the trip ends.`,
			},
		]
	return []
}

/** Documents print the nights between the two days, whatever number was typed (DOC-62). */
function countedNights({ accommodations }: CheckedTrip): Finding[] {
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
