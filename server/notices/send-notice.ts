import { sql } from 'kysely'
import { noticeShape, type Urgency } from '#shared/notices/notice.ts'
import type { Settings } from '#shared/settings.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { type NoticeContent, noticeMail } from './notice-mail.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { reminderToken } from './reminders/reminder-settings.ts'
import { contentFor, readersOf } from './readers.ts'

/** What it takes to tell somebody something. */
export type NoticeServices = Pick<Settings, 'agency' | 'publicUrl'> & { jobs: Jobs; mailer: Mailer; reader: TripReader }
export type ToldTrip = { id: string; userId: string; name: string }

export type NewNotice = Omit<NoticeContent, 'token'> & {
	urgency: Urgency
	/** When what it is about begins. */
	actsBefore?: Date | null
	/** A second notice with the same key is not sent. */
	dedupeKey?: string
	/** The instant (milliseconds UTC) by which quiet hours are judged. */
	now?: number
	/** A push that would have to wait longer than this is not sent. */
	until?: number
	telephoned?: { telephonedBy: string | null; telephonedAt: Date | null }
}

/**
 * Stores a notice and queues what goes out, in the caller's transaction: all of it happens or nothing. Returns the notice's id, or null
 * where one with its key was sent before.
 */
export async function sendNotice(
	tx: Tx,
	services: NoticeServices,
	trip: ToldTrip,
	notice: NewNotice,
): Promise<string | null> {
	const { kind, urgency, body, word, actsBefore = null, dedupeKey = null, telephoned, now = Date.now(), until } = notice
	const inserted = await tx
		.insertInto('notices')
		.values({
			id: newId(),
			tripId: trip.id,
			kind,
			urgency,
			body: noticeShape.toText(body),
			word,
			actsBefore,
			dedupeKey,
			...telephoned,
			at: sql<Date>`clock_timestamp()`,
		})
		.onConflict((conflict) => conflict.column('dedupeKey').doNothing())
		.returning('id')
		.executeTakeFirst()
	if (!inserted) return null
	for (const reader of await readersOf(tx, trip)) {
		const told = (await contentFor(tx, trip.id, reader))(notice)
		if (!told) continue
		const wasTelephoned = notice.wasTelephoned && reader.guestId === null
		const token = kind === 'reminder' ? await reminderToken(tx, reader.id) : null
		const mail = noticeMail({ ...notice, wasTelephoned, token }, told, trip, reader, services)
		const mailId = await queueMail(tx, services, mail)
		await tx
			.insertInto('deliveries')
			.values({ id: newId(), noticeId: inserted.id, userId: reader.id, channel: 'mail', target: reader.email, mailId })
			.execute()
		await queuePushes(tx, services, {
			noticeId: inserted.id,
			tripId: trip.id,
			userId: reader.id,
			actsBefore,
			now,
			until,
		})
	}
	return inserted.id
}
