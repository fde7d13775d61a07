import type { ListedTrip, WholeTrip } from './whole-trip.ts'
import { allContradictions } from './contradictions.ts'
import { clashFindings } from './findings/clashes.ts'
import { connectionFindings } from './findings/connections.ts'
import { dropOffFindings } from './findings/drop-offs.ts'
import { type Finding, inTabOrder, isMarked, namesOf } from './findings/finding.ts'
import type { Checked } from './findings/flown.ts'
import { hotelFindings } from './findings/hotels.ts'
import { findingsByParty } from './findings/parties.ts'
import { passportFindings } from './findings/passports.ts'
import { pickUpFindings } from './findings/pick-ups.ts'
import { bookedRecords, withoutCancelled } from './kinds/booked-records.ts'
import type { EnteredSection } from './kinds/registry.ts'

/** A departing trip with its readiness issues. */
export type Departure = ListedTrip & {
	findings: Finding[]
	/** Passports were not looked at, because this person may not see them (API-132). */
	isHidden?: true
}

/**
 * The readiness issues of a trip, in the order of the trip's tabs, without those that staff marked as intended (CRM-151). A trip that is over
 * by `today` (a date), cancelled or completed has none, and cancelled records are ignored.
 */
export const readinessOf = (whole: WholeTrip, today: string): Finding[] =>
	allFindings(whole, today).filter((one) => !isMarked(one, whole.findingMarks ?? []))

/** The same with those that are marked. */
export function allFindings(whole: WholeTrip, today: string): Finding[] {
	if (whole.status === 'cancelled' || whole.status === 'completed' || whole.endDate < today) return []
	return inTabOrder([
		...passportFindings(whole),
		...approvals(whole),
		...withNobody(whole),
		...allContradictions(whole),
		...findingsByParty(whole, ofTheJourney),
	])
}

const ofTheJourney = (all: Checked): Finding[] => [
	...hotelFindings(all),
	...pickUpFindings(all),
	...dropOffFindings(all),
	...connectionFindings(all),
	...clashFindings(all),
]

/** What is booked and for nobody any more, such as after its only guest was removed (PORTAL-152). */
function withNobody(whole: WholeTrip): Finding[] {
	return bookedRecords(withoutCancelled(whole)).flatMap(({ kind, record }) =>
		record.guestIds?.length === 0
			? {
					where: kind.names.section as EnteredSection,
					problem: `Nobody is on ${kind.shortName(record)}.`,
					remedy: 'Choose who is on it, or cancel it.',
				}
			: [],
	)
}

/** Staff may also set a trip to approved; any later edit of a guest undoes that (CRM-59). */
function approvals({ guests, guestDetailsApprovalStatus }: WholeTrip): Finding[] {
	if (guests.length === 0) return [{ where: 'guests', problem: 'There are no guests.', remedy: 'Add them.' }]
	const waiting = guests.filter(({ approvalStatus }) => approvalStatus !== 'approved')
	if (waiting.length === 0 || guestDetailsApprovalStatus === 'approved') return []
	return [
		{
			where: 'guests',
			problem: `The details of ${namesOf(waiting)} are not approved.`,
			remedy: 'Ask the customer to review them.',
		},
	]
}
