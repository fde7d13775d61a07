import type { Logger } from 'pino'
import { z } from 'zod'
import { addDays } from '#shared/dates.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { type NoticeServices, sendNotice } from '../send-notice.ts'
import { bodyOf, dedupeKey, dueReminders } from './planned-reminders.ts'

/** Runs every five minutes and looks at all trips, for the same reason as `tellDueChanges`. */
export const sendDueReminders: JobType<Record<string, never>> = {
	name: 'send-reminders',
	data: z.object({}),
	concurrency: 1,
}

/** The earliest reminder comes so many days before a trip. */
const FIRST_DAYS = 43

type Deps = NoticeServices & { db: Db; log: Pick<Logger, 'error'> }

/** Sends the reminders that are due at an instant (milliseconds UTC), of all trips whose travellers were told that they are ready (PORTAL-123). */
export async function sendReminders(
	{ db, log, ...services }: Deps,
	now = Date.now(),
	signal?: AbortSignal,
): Promise<void> {
	const today = new Date(now).toISOString().slice(0, 10)
	const trips = await db
		.selectFrom('trips')
		.select('id')
		.where('toldSince', 'is not', null)
		.where('status', 'not in', ['cancelled', 'completed'])
		.where('startDate', '<=', addDays(today, FIRST_DAYS))
		.where('endDate', '>=', addDays(today, -1))
		.orderBy('startDate')
		.execute()
	for (const { id } of trips) {
		if (signal?.aborted) return
		await remind(db, services, id, now).catch((err: unknown) =>
			// The other trips are reminded all the same. This one is due again in five minutes.
			log.error({ err, trip: id }, 'The reminders of a trip could not be sent'),
		)
	}
}

async function remind(db: Db, services: NoticeServices, tripId: string, now: number) {
	if ((await dueReminders(db, services, tripId, now)).length === 0) return
	await transaction(db, (tx) => sendDue(tx, services, tripId, now))
}

/**
 * Sends what is due, under the trip's lock: what is asked for may have been done, moved or sent in the meantime. The notice's unique key
 * makes a reminder happen once, whichever instance is first.
 */
async function sendDue(tx: Tx, services: NoticeServices, tripId: string, now: number) {
	const trip = await findTrip(tx, tripId, { lock: true })
	for (const reminder of await dueReminders(tx, services, tripId, now))
		await sendNotice(tx, services, trip, {
			kind: 'reminder',
			urgency: 'ordinary',
			body: bodyOf(reminder),
			word: null,
			wasTelephoned: false,
			dedupeKey: dedupeKey(tripId, reminder),
			now,
			until: reminder.until,
		})
}
