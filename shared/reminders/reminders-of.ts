import { crossingsOfGuest } from '#shared/borders/crossing.ts'
import { judge } from '#shared/borders/judge.ts'
import { passportOf } from '#shared/borders/passport.ts'
import { addDays } from '#shared/dates.ts'
import { journeyOf } from '#shared/journey/journey.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { flight } from '#shared/trips/kinds/flight.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { eveningBefore } from './evening-before.ts'
import { itemOf, type RemindedTrip, type Reminder } from './reminder.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Reminders of days before the trip come in the morning, by the clock of the agency. */
const MORNING = '10:00:00'
/** Days before the trip begins. */
const APPROVE = [42, 21, 14]
const PASSPORT = [35, 10]
const DOCUMENTS = 10
const WEEK = 7
/** A reminder that was due this long ago, because the trip became ready only now, is still worth sending. */
const STILL_USEFUL_MS = 4 * DAY_MS
/** Nobody is reminded to check in when they should be at the airport. */
const AT_THE_AIRPORT_MS = 2 * HOUR_MS

/**
 * The reminders of one person about a trip, from its journey as they see it (PORTAL-123). `answersFor` are the guests whose details this
 * person looks after, `zone` that of the agency. A cancelled or completed trip has none, and what is done needs none. It reads no clock: the caller takes those
 * that are due.
 */
export function remindersOf(trip: RemindedTrip, answersFor: readonly Guest[], zone: string): Reminder[] {
	if (trip.status === 'cancelled' || trip.status === 'completed') return []
	const { moments } = journeyOf(trip, trip.places)
	const [first] = moments
	const start = first && first.day < trip.startDate ? first.day : trip.startDate
	const before = (days: number) => {
		const dueAt = instantOf(zone, `${addDays(start, -days)}T${MORNING}`)
		return { dueAt, until: dueAt + STILL_USEFUL_MS, items: [], waitsFor: null }
	}
	return [
		...(isApproved(trip, answersFor)
			? []
			: APPROVE.map(
					(days): Reminder => ({ ...before(days), key: `approve:${start}:${days}`, kind: 'approve', ...WORDS.approve }),
				)),
		...(isAbroad(moments) && answersFor.some((guest) => !hasPassport(guest, trip))
			? PASSPORT.map(
					(days): Reminder => ({
						...before(days),
						key: `passport:${start}:${days}`,
						kind: 'passport',
						...WORDS.passport,
					}),
				)
			: []),
		{
			...before(DOCUMENTS),
			key: `documents:${start}`,
			kind: 'documents',
			...WORDS.documents,
			waitsFor: trip.documents.length > 0 ? null : 'There is no document yet',
		},
		...(first ? [weekBefore(before(WEEK), start, first)] : []),
		...moments.flatMap((moment) => checkIn(trip, moment)),
		...eveningBefore(trip, moments, { start, zone, isAbroad: isAbroad(moments) }),
	]
}

const WORDS = {
	approve: {
		title: 'Please approve your guest details',
		text: 'Airlines and hotels need every name as it is in the passport. Please look at the details in the portal, correct what is wrong, and approve them.',
	},
	passport: {
		title: 'Passport details are missing',
		text: 'A passport number or its expiry is missing, or a passport may not last long enough for a country on your way. The guest details in the portal show which. Please fill it in, or call us if a passport is being renewed.',
	},
	documents: {
		title: 'Your documents are ready',
		text: 'The documents of your trip are in the portal. Open it once on the telephone that you take with you.',
	},
}

/** Staff may have taken the details for approved, on the telephone perhaps. */
const isApproved = ({ guestDetailsApprovalStatus }: RemindedTrip, guests: readonly Guest[]) =>
	guestDetailsApprovalStatus === 'approved' || guests.every(({ approvalStatus }) => approvalStatus === 'approved')

/** A journey within one country needs no passport. */
const isAbroad = (moments: readonly Moment[]) =>
	new Set(moments.flatMap(({ place }) => (place?.country ? [place.country] : []))).size > 1

/** Who hides their details from the reader is asked by nobody but staff. */
function hasPassport(guest: Guest, { endDate, crossings }: RemindedTrip): boolean {
	const { isPrivate, passportNumber, passportExpiry } = guest
	if (isPrivate === true) return true
	if (passportNumber === null || passportExpiry === null || passportExpiry < endDate) return false
	const judged = crossingsOfGuest(crossings, guest.id).flatMap((crossing) => judge(crossing, passportOf(guest)))
	return judged.every(({ verdict }) => verdict !== 'notMet')
}

const weekBefore = (due: Pick<Reminder, 'dueAt' | 'items'>, start: string, first: Moment): Reminder => ({
	key: `sevenDays:${start}`,
	kind: 'sevenDays',
	dueAt: due.dueAt,
	until: due.dueAt + DAY_MS,
	title: 'Seven days to go',
	text: `Your trip begins on ${dayInWords(start)}. Days, addresses, documents and our telephone number are in the portal, also without a network once you have opened it.`,
	items: [itemOf(first, first.title, first.said ?? first.clock)],
	waitsFor: null,
})

/** A day before a booked flight leaves, by the clock at its airport. */
function checkIn({ flights }: RemindedTrip, moment: Moment): Reminder[] {
	const { what, at, part, pending, day } = moment
	const booked = flights.find(({ id }) => id === part.id)
	if (what !== 'leaves' || at === null || pending || !booked) return []
	return [
		{
			key: `checkIn:${part.id}:${day}`,
			kind: 'checkIn',
			dueAt: at - DAY_MS,
			until: at - AT_THE_AIRPORT_MS,
			title: `Check-in for ${booked.flightNumber ?? booked.airline} usually opens now`,
			text: 'Most airlines open online check-in about a day before departure. The reference that you need is in the portal.',
			items: [itemOf(moment, flight.summary(booked), moment.clock)],
			waitsFor: null,
		},
	]
}
