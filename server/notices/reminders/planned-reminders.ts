import { readOfficeHours } from '#shared/messages/office-hours.ts'
import { LIVE_FIELDS } from '#shared/notices/live-fields.ts'
import type { FlightReport, NoticeBody } from '#shared/notices/notice.ts'
import { remindersOf } from '#shared/reminders/reminders-of.ts'
import type { Reminder } from '#shared/reminders/reminder.ts'
import type { Settings } from '#shared/settings.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { readAgency } from '#server/agency/agency-store.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { flightReports } from '#server/flight-status/flight-reports.ts'
import { guestsWithAccess } from '#server/trips/companions/companion-rows.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { type Reader, readersOf } from '../readers.ts'
import { withoutReminders } from './reminder-settings.ts'

export type PlannedReminder = Reminder & { readers: Reader[] }
type Deps = Pick<Settings, 'agency'> & { reader: TripReader }

/**
 * The reminders of a trip as it is now, earliest first, with everybody who would get them. Each person's come from what that person sees (PORTAL-123).
 * They include what was sent or skipped.
 */
export async function plannedReminders(
	db: Db | Tx,
	{ reader: trips, agency }: Deps,
	tripId: string,
): Promise<PlannedReminder[]> {
	const trip = await trips.completeTrip(db, { id: '', role: 'admin' }, tripId)
	const { officeHours, officeZone } = await readAgency(db, agency)
	const { zone } = readOfficeHours(officeHours, officeZone)
	const haveAccess = await guestsWithAccess(db, tripId)
	const readers = await readersOf(db, trip)
	const stopped = await withoutReminders(
		db,
		readers.map(({ id }) => id),
	)
	const planned = new Map<string, PlannedReminder>()
	for (const one of readers.filter(({ id }) => !stopped.has(id)))
		for (const reminder of remindersFor(trip, one, haveAccess, zone)) {
			const who = reminder.waitsFor === null ? [one] : []
			const known = planned.get(reminder.key)
			if (known) {
				known.readers.push(...who)
				if (reminder.waitsFor === null) known.waitsFor = null
				known.items.push(
					...reminder.items.filter((item) => known.items.every(({ recordId }) => recordId !== item.recordId)),
				)
			} else planned.set(reminder.key, { ...reminder, readers: who })
		}
	return [...planned.values()].toSorted((a, b) => a.dueAt - b.dueAt)
}

/** Companions look after their own details, and the lead after those of everybody else. */
function remindersFor(trip: WholeTrip, { guestId }: Reader, haveAccess: ReadonlySet<string>, zone: string): Reminder[] {
	const seen = seenBy(guestId === null ? { kind: 'lead' } : { kind: 'companion', guestId }, trip)
	const answersFor = guestId === null ? seen.guests.filter(({ id }) => !haveAccess.has(id)) : seen.guests
	return remindersOf(seen, answersFor, zone)
}

/** The key under which a reminder is a notice, which exists once. */
export const dedupeKey = (tripId: string, { key }: Pick<Reminder, 'key'>) => `reminder:${tripId}:${key}`

/** The reminders that are due at an instant (milliseconds UTC), and neither sent nor skipped. */
export async function dueReminders(db: Db | Tx, deps: Deps, tripId: string, now: number): Promise<PlannedReminder[]> {
	const isDue = ({ dueAt, until, waitsFor }: Reminder) => waitsFor === null && dueAt <= now && now < until
	const due = (await plannedReminders(db, deps, tripId)).filter(isDue)
	if (due.length === 0) return []
	const sent = await sentKeys(db, tripId)
	const skipped = await db.selectFrom('reminderSkips').select('key').where('tripId', '=', tripId).execute()
	const left = due.filter(
		(reminder) => !sent.has(dedupeKey(tripId, reminder)) && skipped.every(({ key }) => key !== reminder.key),
	)
	return left.length === 0 ? [] : withTerminals(left, await flightReports(db, tripId, now))
}

/** Adds the terminals that a provider knows, which are not booked with a flight. */
const withTerminals = (reminders: readonly PlannedReminder[], reports: readonly FlightReport[]): PlannedReminder[] =>
	reminders.map((reminder) => ({
		...reminder,
		items: reminder.items.map((item) => {
			const terminal = reports.find(({ id }) => id === item.recordId)?.reported.departure.terminal
			if (!terminal) return item
			return { ...item, facts: [...item.facts, { label: LIVE_FIELDS.liveTerminal.label, was: null, now: terminal }] }
		}),
	}))

/** The keys of the reminders of a trip that were sent. */
export async function sentKeys(db: Db | Tx, tripId: string): Promise<Set<string | null>> {
	const rows = await db
		.selectFrom('notices')
		.select('dedupeKey')
		.where('tripId', '=', tripId)
		.where('kind', '=', 'reminder')
		.execute()
	return new Set(rows.map((row) => row.dedupeKey))
}

/** The stored content of a reminder's notice. */
export const bodyOf = ({ items, title, text, readers }: PlannedReminder): NoticeBody => ({
	items,
	title,
	text,
	choices: null,
	readerIds: readers.map(({ id }) => id),
})
