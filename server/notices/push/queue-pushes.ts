import { journeyOf } from '#shared/journey/journey.ts'
import { momentsAround } from '#shared/journey/around.ts'
import { pushTime } from '#shared/notices/quiet-hours.ts'
import type { Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { deliverPush } from './deliver-push.ts'
import { devicesOf } from './subscriptions.ts'

type Push = {
	noticeId: string
	tripId: string
	userId: string
	actsBefore: Date | null
	now: number
	until: number | undefined
}

/** Queues the pushes of a notice to a person's devices: at once, or for the end of the quiet hours where they are (PORTAL-87). */
export async function queuePushes(
	tx: Tx,
	{ jobs, reader }: { jobs: Jobs; reader: TripReader },
	{ noticeId, tripId, userId, actsBefore, now, until = Number.POSITIVE_INFINITY }: Push,
): Promise<void> {
	const devices = await devicesOf(tx, userId)
	if (devices.length === 0) return
	const onTheWay = await zoneUnderWay(tx, reader, tripId, now)
	for (const { id: target, zone } of devices) {
		const dueAt = pushTime(onTheWay ?? zone, now, actsBefore?.getTime() ?? null)
		if (dueAt > until) continue
		const id = newId()
		await tx
			.insertInto('deliveries')
			.values({ id, noticeId, userId, channel: 'push', target, mailId: null, dueAt: new Date(dueAt) })
			.execute()
		if (dueAt <= now) await jobs.send(tx, deliverPush, id, { id })
	}
}

/** The zone in which the journey has the travellers at an instant; null before and after it. */
async function zoneUnderWay(tx: Tx, reader: TripReader, tripId: string, now: number): Promise<string | null> {
	const trip = await reader.completeTrip(tx, { id: '', role: 'admin' }, tripId)
	const { day, zone } = momentsAround(journeyOf(trip, placesOfTrip(trip)), now)
	return day === null ? null : zone
}
