import { isMarked } from '../findings/finding.ts'
import { passportFindings } from '../findings/passports.ts'
import { bookedRecords, withoutCancelled } from '../kinds/booked-records.ts'
import { type Guest, guest as guestKind } from '../kinds/guest.ts'
import { readinessOf } from '../readiness.ts'
import type { ListedTrip, WholeTrip } from '../whole-trip.ts'
import type { Aspect } from './aspects.ts'

/** What is lacking of each aspect, in sentences; an aspect in order has none. */
export type Lacking = Record<Aspect, string[]>

/** The departures of one day of a month: how many, and the first few of them. */
export type DepartureDay = { day: string; total: number; trips: Pick<ListedTrip, 'id' | 'name' | 'customerName'>[] }

/** A departure on the board. */
export type BoardDeparture = Pick<
	ListedTrip,
	'id' | 'name' | 'customerName' | 'startDate' | 'endDate' | 'destination'
> & {
	consultantName: string | null
	lacking: Lacking
	/** Identity data and passports were not looked at, because this person may not see them (API-132). */
	isHidden?: true
}

/** Without these a guest cannot be checked in for an international flight. */
const NEEDED = ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'] as const satisfies (keyof Guest)[]

/** What a trip lacks on the day `today`. Its documents are the caller's to judge: `documents` says how, in sentences. */
export function lackingOf(whole: WholeTrip, today: string, documents: readonly string[]): Lacking {
	const marks = whole.findingMarks ?? []
	const passports = passportFindings(whole).filter((one) => !isMarked(one, marks))
	const isPassport = (problem: string) => passports.some((one) => one.problem === problem)
	return {
		identity: whole.guests.flatMap(missingDetails),
		approvals: unapproved(whole),
		passports: passports.map(({ problem }) => problem),
		documents: [...documents],
		services: bookedRecords(withoutCancelled(whole)).flatMap(({ kind, record }) =>
			record.status === 'pending' ? `${kind.shortName(record)} is not confirmed.` : [],
		),
		bookings: readinessOf(whole, today).flatMap(({ problem, where }) =>
			where === 'guests' || isPassport(problem) ? [] : problem,
		),
	}
}

/** A guest whose details this person may not see has none to judge. */
function missingDetails(guest: Guest): string[] {
	if (guest.isHidden) return []
	const missing = NEEDED.filter((name) => !guest[name]).map((name) => guestKind.fields[name].label.toLowerCase())
	return missing.length > 0 ? [`${guest.fullName}: ${missing.join(', ')}`] : []
}

function unapproved({ guests, guestDetailsApprovalStatus }: WholeTrip): string[] {
	if (guests.length === 0) return ['There are no guests.']
	if (guestDetailsApprovalStatus === 'approved') return []
	return guests.flatMap(({ fullName, approvalStatus }) => (approvalStatus === 'approved' ? [] : fullName))
}
