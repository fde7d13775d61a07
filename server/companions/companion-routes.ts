import { z } from 'zod'
import type { User } from '#shared/customers/user.ts'
import { emailAddress } from '#shared/schemas.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { LinkSender } from '#server/auth/links/send-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, del, get, post, put, type Route } from '#server/http/routes.ts'
import { findOwnTrip, findTravellersTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { acceptInvitations } from './accept-invitation.ts'
import { endCompanion } from './end-companion.ts'
import { inviteCompanion } from './invite-companion.ts'
import { companionsOf, findCompanion, invitationRows, invitationsFor } from './read-companions.ts'

const invited = z.strictObject({ guestId: z.string(), email: emailAddress })
const invitedByStaff = invited.extend({ isAdult: z.boolean().optional() })
const nothing = z.strictObject({})
const privacy = z.strictObject({ isPrivate: z.boolean() })

/** Invitations of a trip's guests in an hour. */
const MAX_INVITATIONS = 5

type FoundTrip = Awaited<ReturnType<typeof findTrip>>
type Deps = LinkSender & { db: Db; reader: TripReader }

/** Access of guests to a trip with accounts of their own: by its lead, by staff, and by the companions themselves (PORTAL-95, API-185). */
export function companionRoutes(deps: Deps): Route[] {
	const { db, reader } = deps

	async function invite(
		c: AppContext,
		by: User,
		body: z.infer<typeof invitedByStaff>,
		find: (tx: Db | Tx, lock: boolean) => Promise<FoundTrip>,
	) {
		const { id } = await find(db, false)
		await consumeRateLimit(db, `companions ${id}`, MAX_INVITATIONS, 3600)
		const companions = await transaction(db, async (tx) => {
			const trip = await find(tx, true)
			const guests = (await reader.completeRecords(tx, 'guests', trip.id)) as Guest[]
			const guest = guests.find((one) => one.id === body.guestId)
			if (!guest) throw notFound('Guest')
			await inviteCompanion(tx, deps, {
				trip,
				guest,
				email: body.email,
				isAdult: body.isAdult === true,
				by,
				ip: c.var.ip,
			})
			return companionsOf(tx, trip.id)
		})
		return c.json({ companions }, 201)
	}

	async function end(c: AppContext, by: User, id: string, find: (tx: Tx, tripId: string) => Promise<FoundTrip>) {
		await transaction(db, async (tx) => {
			const { tripId } = await findCompanion(tx, id)
			const trip = await find(tx, tripId)
			// Read again under the trip's lock.
			const companion = await findCompanion(tx, id)
			await endCompanion(tx, trip, companion)
			await audit(tx, { id: by.id, ip: c.var.ip }, 'companion ended', companion.guestId, { detail: { trip: tripId } })
		})
		return c.body(null, 204)
	}

	async function setPrivate(
		c: AppContext,
		by: User,
		guestId: string,
		isPrivate: boolean,
		mayChange: (tx: Tx, tripId: string) => Promise<void>,
	) {
		await transaction(db, async (tx) => {
			const row = isId(guestId)
				? await tx.selectFrom('guests').select('tripId').where('id', '=', guestId).executeTakeFirst()
				: undefined
			if (!row) throw notFound('Guest')
			await mayChange(tx, row.tripId)
			await tx.updateTable('guests').set({ isPrivate }).where('id', '=', guestId).execute()
			await audit(tx, { id: by.id, ip: c.var.ip }, isPrivate ? 'details made private' : 'details shown', guestId)
		})
		return c.body(null, 204)
	}

	return [
		get('/api/admin/trips/:id/companions', 'admin', async (c) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json({ companions: await companionsOf(db, trip.id) })
		}),
		post('/api/admin/trips/:id/companions', 'admin', async (c, user) => {
			const body = check(invitedByStaff, await readObject(c))
			return invite(c, user, body, (tx, lock) => findTrip(tx, c.req.param('id'), { lock }))
		}),
		del('/api/admin/companions/:id', 'admin', (c, user) =>
			end(c, user, c.req.param('id'), (tx, tripId) => findTrip(tx, tripId, { lock: true })),
		),
		put('/api/admin/guests/:id/privacy', 'admin', async (c, user) => {
			const { isPrivate } = check(privacy, await readObject(c))
			return setPrivate(c, user, c.req.param('id'), isPrivate, async (tx, tripId) => {
				await findTrip(tx, tripId, { lock: true })
			})
		}),

		get('/api/portal/trips/:id/companions', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findTravellersTrip(db, user, c.req.param('id'))
			// A companion reads only that they have access themselves (PORTAL-141).
			const own = viewer.kind === 'companion' ? viewer.guestId : undefined
			return c.json({ companions: await companionsOf(db, trip.id, own) })
		}),
		post('/api/portal/trips/:id/companions', 'signedIn', async (c, user) => {
			const body = check(invited, await readObject(c))
			return invite(c, user, body, (tx, lock) => findOwnTrip(tx, user, c.req.param('id'), { lock }))
		}),
		// By the lead, or by the companion whose access it is.
		del('/api/portal/companions/:id', 'signedIn', async (c, user) => {
			const id = c.req.param('id')
			const { userId, openedAt } = await findCompanion(db, id)
			return end(c, user, id, async (tx, tripId) => {
				if (userId !== user.id || !openedAt) return findOwnTrip(tx, user, tripId, { lock: true }).catch(asCompanion)
				return findTrip(tx, tripId, { lock: true })
			})
		}),
		put('/api/portal/guests/:guestId/privacy', 'signedIn', async (c, user) => {
			const guestId = c.req.param('guestId')
			const { isPrivate } = check(privacy, await readObject(c))
			return setPrivate(c, user, guestId, isPrivate, async (tx, tripId) => {
				const { viewer } = await findTravellersTrip(tx, user, tripId, { lock: true }).catch(asGuest)
				if (viewer.kind !== 'companion' || viewer.guestId !== guestId) throw notFound('Guest')
			})
		}),

		get('/api/portal/invitations', 'signedIn', async (c, user) =>
			c.json({ invitations: await invitationsFor(db, user) }),
		),
		post('/api/portal/invitations/:companionId', 'signedIn', async (c, user) => {
			check(nothing, await readObject(c))
			const id = c.req.param('companionId')
			const actor = { id: user.id, ip: c.var.ip }
			const accepted = isId(id) ? await transaction(db, (tx) => acceptInvitations(tx, user, actor, id)) : 0
			if (accepted === 0) throw notFound('Invitation')
			return c.body(null, 204)
		}),
		del('/api/portal/invitations/:companionId', 'signedIn', async (c, user) => {
			const id = c.req.param('companionId')
			const [row] = isId(id) ? await invitationRows(db, user, id) : []
			if (!row) throw notFound('Invitation')
			return end(c, user, row.id, (tx, tripId) => findTrip(tx, tripId, { lock: true }))
		}),
	]
}

/** Somebody else's answers exactly like one that does not exist. */
const as404 = (what: string) => (error: unknown) => {
	throw error instanceof Refusal && error.status === 404 ? notFound(what) : error
}
const asCompanion = as404('Companion')
const asGuest = as404('Guest')
