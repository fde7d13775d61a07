import { sql } from 'kysely'
import type { Logger } from 'pino'
import webpush from 'web-push'
import { z } from 'zod'
import { noticeShape } from '#shared/notices/notice.ts'
import { factInWords, itemState, itemTitle, noticeTitle } from '#shared/notices/wording.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { type Jobs, type JobType, RetryLater } from '#server/jobs/jobs.ts'
import { contentFor, readersOf, type ToldContent } from '../readers.ts'
import { type PushKey, pushKey } from './push-keys.ts'
import type { PushSender } from './push-sender.ts'
import { readSubscription } from './subscriptions.ts'

/** Hands one delivery to the push service. */
export const deliverPush: JobType<{ id: string }> = {
	name: 'deliver-push',
	data: z.object({ id: z.uuid() }),
	concurrency: 2,
}

type Deps = Pick<Settings, 'agency' | 'publicUrl'> & {
	db: Db
	sealer: Sealer
	push: PushSender
	log: Pick<Logger, 'warn'>
}

/** Later than this nobody needs it: the mail has been there for a day. */
const MAX_AGE_MS = 24 * 3_600_000
const MAX_BODY = 300
const RETRY_SECONDS = 60
const GONE = 'This device no longer takes push'

/** Queues what was waiting for the end of the quiet hours. */
export async function queueDuePushes(db: Db, jobs: Jobs): Promise<void> {
	const due = db.selectFrom('deliveries').select('id').where('channel', '=', 'push').where('state', '=', 'waiting')
	for (const { id } of await due.where('dueAt', '<=', sql<Date>`now()`).execute())
		await jobs.runNow(deliverPush, id, { id })
}

/**
 * Sends one push. A crash between the service's answer and the commit sends it again: the notice's id is its topic and its tag, so that the
 * second one replaces the first (PORTAL-86).
 */
export async function sendPush(deps: Deps, id: string): Promise<void> {
	const { db, sealer, push, log } = deps
	const delivery = await readDelivery(db, id)
	if (!delivery) return
	const end = (state: 'handed' | 'failed' | 'skipped', reason: string) =>
		db.updateTable('deliveries').set({ state, reason, at: sql<Date>`now()` }).where('id', '=', id).execute()
	if (Date.now() - delivery.noticeAt.getTime() > MAX_AGE_MS) return void (await end('skipped', 'Too late for a push'))
	const subscription = await readSubscription(db, sealer, delivery.target)
	const key = await pushKey(db, sealer)
	if (!subscription || subscription.userId !== delivery.userId || key?.id !== subscription.keyId)
		return void (await end('skipped', GONE))
	const send = (payload: object) =>
		push.send(encrypted(deps, key, subscription.device, JSON.stringify(payload), delivery.noticeId))
	const told = await toldNow(db, delivery)
	if (!told) return void (await end('skipped', 'It does not concern them any more'))
	const full = payloadOf(delivery, told, subscription.showsDetails)
	const first = await send(full)
	const answer = first.status === 413 ? await send({ ...full, body: '' }) : first
	const { status, reason, retryAfter, service } = answer
	if (status >= 200 && status < 300) await end('handed', service)
	else if (status === 0 || status === 429 || status >= 500) {
		const seconds = retryAfter ?? RETRY_SECONDS
		// Otherwise the next sweep would make the job due at once.
		const dueAt = sql<Date>`now() + make_interval(secs => ${seconds})`
		await db.updateTable('deliveries').set({ dueAt }).where('id', '=', id).execute()
		throw new RetryLater(seconds, `The push service answered ${status}`)
	} else {
		if (status !== 404 && status !== 410) log.warn({ status, reason }, 'A push service refused a subscription')
		await db.deleteFrom('pushSubscriptions').where('id', '=', subscription.id).execute()
		await end('failed', GONE)
	}
}

async function readDelivery(db: Db, id: string) {
	const row = await db
		.selectFrom('deliveries as d')
		.innerJoin('notices as n', 'n.id', 'd.noticeId')
		.innerJoin('trips as t', 't.id', 'n.tripId')
		.select(['d.noticeId', 'd.userId', 'd.target', 'n.tripId', 'n.kind', 'n.body', 'n.at as noticeAt'])
		.select('t.userId as leadId')
		.where('d.id', '=', id)
		.where('d.state', '=', 'waiting')
		.executeTakeFirst()
	const body = row ? noticeShape.read(row.body) : null
	return row && body ? { ...row, body } : null
}

type Delivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>

/** A push may have waited for the morning: since then, access may have ended. */
async function toldNow(db: Db, { userId, tripId, leadId, body }: Delivery): Promise<ToldContent | null> {
	const reader = (await readersOf(db, { id: tripId, userId: leadId })).find(({ id }) => id === userId)
	return reader ? (await contentFor(db, tripId, reader))({ body, word: null }) : null
}

/** What the lock screen shows: no reference, no other guest, and without details only that there is something. */
function payloadOf({ noticeId, tripId, kind, body }: Delivery, { items }: ToldContent, showsDetails: boolean) {
	const lines = items.map((item) =>
		[itemTitle(item), itemState(item), ...item.facts.map(factInWords)].filter(Boolean).join(': '),
	)
	const text = [...(body.text ? [body.text] : []), ...lines].join('\n')
	return {
		title: showsDetails ? noticeTitle(kind, { ...body, items }) : 'Your trip has news',
		body: showsDetails ? text.slice(0, MAX_BODY) : '',
		path: href(PAGES.portalTrip, { id: tripId }),
		tag: noticeId,
	}
}

function encrypted(
	{ agency, publicUrl }: Deps,
	{ publicKey, privateKey }: PushKey,
	{ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
	payload: string,
	noticeId: string,
) {
	// Apple refuses a subject that is not a public address.
	const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${agency.email}`
	const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
		vapidDetails: { subject, publicKey, privateKey },
		TTL: MAX_AGE_MS / 1000,
		topic: noticeId.replaceAll('-', ''),
		urgency: 'high',
	})
	return {
		endpoint,
		headers: Object.fromEntries(Object.entries<unknown>(headers).map(([name, value]) => [name, String(value)])),
		body,
	}
}
