import { sql } from 'kysely'
import type { User } from '#shared/customers/user.ts'
import { addDays } from '#shared/dates.ts'
import { sharedPath } from '#shared/paths.ts'
import { type NewLink, newLinkSchema } from '#shared/shared-links/new-link.ts'
import { MAX_DAYS_AFTER, MAX_LINKS } from '#shared/shared-links/shared-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { hashOfSecret, newSecret } from '#server/db/secret-token.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, del, get, post, type Route } from '#server/http/routes.ts'
import { findOwnTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import { findLink, linksOf } from './stored-links.ts'

/** How many links of a trip can be made in an hour. */
const MAX_AN_HOUR = 30

type FoundTrip = Awaited<ReturnType<typeof findTrip>>
type Find = (tx: Db | Tx, tripId: string, lock: boolean) => Promise<FoundTrip>
type Deps = { db: Db; publicUrl: string }

/** Links to a part of a trip, made and ended by its lead and by staff (PORTAL-131, PORTAL-133, API-194). Companions share nothing on. */
export function sharedLinkRoutes({ db, publicUrl }: Deps): Route[] {
	async function make(c: AppContext, by: User, link: NewLink, find: Find) {
		const { id: tripId } = await find(db, c.req.param('id') ?? '', false)
		await consumeRateLimit(db, `shared links ${tripId}`, MAX_AN_HOUR, 3600)
		const secret = newSecret()
		const links = await transaction(db, async (tx) => {
			const trip = await find(tx, tripId, true)
			if (trip.status === 'cancelled') throw new Refusal(409, 'cancelled', 'This trip was cancelled')
			if ((await linksOf(tx, trip.id)).length >= MAX_LINKS)
				throw new Refusal(
					409,
					'too_many_links',
					`A trip has at most ${MAX_LINKS} links. End one that is no longer needed`,
				)
			requireDay(link.until ?? null, trip)
			await requireTransfers(tx, trip.id, link.transferIds ?? [])
			const id = newId()
			const { name, scope, sign, until, transferIds } = link
			await tx
				.insertInto('sharedLinks')
				.values({
					id,
					tripId: trip.id,
					name,
					scope,
					// Only a driver holds a sign.
					sign: scope === 'driver' ? sign || null : null,
					until: until ?? null,
					transferIds: transferIds ?? [],
					tokenHash: hashOfSecret(secret),
					createdBy: by.id,
					lastUsedAt: null,
					endedAt: null,
				})
				.execute()
			await audit(tx, { id: by.id, ip: c.var.ip }, 'link shared', id, { detail: { trip: trip.id, scope } })
			const now = await linksOf(tx, trip.id)
			if (!now.some((one) => one.id === id))
				throw invalid(scope === 'driver' ? 'transferIds' : 'until', 'This is over already')
			return now
		})
		return c.json({ address: publicUrl + sharedPath(secret), links }, 201)
	}

	async function end(c: AppContext, by: User, find: Find) {
		await transaction(db, async (tx) => {
			const { id, tripId } = await findLink(tx, c.req.param('id') ?? '')
			await find(tx, tripId, true).catch(asLink)
			await tx.updateTable('sharedLinks').set({ endedAt: sql<Date>`now()` }).where('id', '=', id).execute()
			await audit(tx, { id: by.id, ip: c.var.ip }, 'link ended', id, { detail: { trip: tripId } })
		})
		return c.body(null, 204)
	}

	const ofStaff: Find = (tx, id, lock) => findTrip(tx, id, { lock })
	const ofLead =
		(user: User): Find =>
		(tx, id, lock) =>
			findOwnTrip(tx, user, id, { lock })

	return [
		get('/api/admin/trips/:id/links', 'admin', async (c) =>
			c.json({ links: await linksOf(db, (await findTrip(db, c.req.param('id'))).id) }),
		),
		post('/api/admin/trips/:id/links', 'admin', async (c, user) =>
			make(c, user, check(newLinkSchema, await readObject(c)), ofStaff),
		),
		del('/api/admin/links/:id', 'admin', (c, user) => end(c, user, ofStaff)),

		get('/api/portal/trips/:id/links', 'signedIn', async (c, user) =>
			c.json({ links: await linksOf(db, (await findOwnTrip(db, user, c.req.param('id'))).id) }),
		),
		post('/api/portal/trips/:id/links', 'signedIn', async (c, user) =>
			make(c, user, check(newLinkSchema, await readObject(c)), ofLead(user)),
		),
		del('/api/portal/links/:id', 'signedIn', (c, user) => end(c, user, ofLead(user))),
	]
}

const invalid = (field: string, message: string) =>
	new Refusal(422, 'invalid', message, { fields: { [field]: message } })

function requireDay(until: string | null, { endDate }: FoundTrip) {
	if (until !== null && until > addDays(endDate, MAX_DAYS_AFTER))
		throw invalid('until', `At most ${MAX_DAYS_AFTER} days after the trip`)
}

async function requireTransfers(tx: Tx, tripId: string, ids: readonly string[]) {
	if (ids.length === 0) return
	const found = await tx
		.selectFrom('transfers')
		.select('id')
		.where('tripId', '=', tripId)
		.where('id', 'in', [...ids])
		.execute()
	if (found.length < new Set(ids).size) throw invalid('transferIds', 'Choose transfers of this trip')
}

/** The link of somebody else's trip answers exactly like one that does not exist. */
const asLink = (error: unknown) => {
	throw error instanceof Refusal && error.status === 404 ? notFound('Link') : error
}
