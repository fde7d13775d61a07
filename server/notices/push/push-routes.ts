import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import { pushKey } from './push-keys.ts'
import type { PushSender } from './push-sender.ts'
import { endSubscription, isTurnedOff, pushDevices, saveSubscription, turnOff, turnOn } from './subscriptions.ts'

const base64url = (bytes: number) =>
	z
		.string()
		.max(200)
		.refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes, 'Not a key')
const isZone = (zone: string) => {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
	} catch {
		return false
	}
}
const body = z.strictObject({
	endpoint: z.string().max(1000),
	keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
	zone: z.string().max(60).refine(isZone, 'Not a time zone'),
	/** Without it, the choice of this session before stays. */
	showsDetails: z.boolean().optional(),
	/** A page renews what its browser has; nobody pressed a button. */
	isRenewal: z.boolean().optional(),
})

type Deps = { db: Db; sealer: Sealer; push: PushSender }

/**
 * A traveller's devices start and stop taking push (PORTAL-86), each with a choice about its lock screen (PORTAL-107). A subscription ends
 * with its session, or from another device (PORTAL-108).
 */
export function pushRoutes({ db, sealer, push }: Deps): Route[] {
	const currentKey = async () => {
		const key = await pushKey(db, sealer)
		if (!key) throw new Refusal(503, 'not_configured', 'Push is not available at the moment')
		return key
	}
	return [
		get('/api/portal/push', 'self', async (c, user) => {
			const { publicKey } = await currentKey()
			const devices = await pushDevices(db, user)
			const own = devices.find(({ isThis }) => isThis)
			return c.json({
				push: { publicKey, isOn: own !== undefined, showsDetails: own?.showsDetails ?? false, devices },
			})
		}),

		post('/api/portal/push', 'self', async (c, user) => {
			const { endpoint, keys, zone, showsDetails, isRenewal = false } = check(body, await readObject(c))
			if (user.role !== 'customer') throw new Refusal(403, 'travellers_only', 'Only travellers take push')
			if (!push.accepts(endpoint))
				throw new Refusal(422, 'invalid', 'Not the address of a push service', { fields: { endpoint: 'Not allowed' } })
			const { id: keyId } = await currentKey()
			await transaction(db, async (tx) => {
				if (!isRenewal) await turnOn(tx, user.id, endpoint)
				else if (await isTurnedOff(tx, user, endpoint))
					throw new Refusal(409, 'turned_off', 'Notices to this device were turned off from another one')
				await saveSubscription(tx, sealer, user, { endpoint, ...keys, keyId, zone, showsDetails })
			})
			return c.body(null, 204)
		}),

		del('/api/portal/push', 'self', async (c, user) => {
			await endSubscription(db, user.sessionId)
			return c.body(null, 204)
		}),

		del('/api/portal/push/devices/:id', 'self', async (c, user) => {
			const sessionId = c.req.param('id')
			await transaction(db, async (tx) => {
				if (!isId(sessionId) || !(await turnOff(tx, { id: user.id, sessionId }))) throw notFound('Device')
			})
			return c.body(null, 204)
		}),
	]
}
