import { ReadableStream } from 'node:stream/web'
import { seesIdentityData } from '#shared/customers/identity-sight.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Storage } from '#server/files/storage.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, type Caller, freshOnly, post, type Route } from '#server/http/routes.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { collectPerson } from './collect-person.ts'
import { personPage } from './person-page.ts'
import { toZip } from './to-zip.ts'

type Deps = { db: Db; storage: Storage; records: TripRecords; sealer: Sealer; agency: InstalledAgency }

/** Everything held about a person as one file, for staff and for the person (API-156). */
export function exportRoutes(deps: Deps): Route[] {
	const { db } = deps
	return [
		freshOnly(post('/api/auth/export', 'self', (c, user) => sendExport(c, deps, user, user.id))),

		freshOnly(
			post('/api/admin/users/:id/export', 'admin', async (c, user) => {
				const id = c.req.param('id')
				if (!isId(id)) throw notFound('Customer')
				await refuseHidden(db, user, id)
				return sendExport(c, deps, user, id, 'customer')
			}),
		),
	]
}

async function sendExport(c: AppContext, deps: Deps, actor: Caller, userId: string, role?: 'customer') {
	const { db, storage, agency } = deps
	const account = await db
		.selectFrom('users')
		.select(['id', 'username', 'email', 'fullName', 'role'])
		.where('id', '=', userId)
		.executeTakeFirst()
	if (!account || (role && account.role !== role)) throw notFound('Customer')
	// Written first: nobody takes the data away unseen.
	await audit(db, { id: actor.id, ip: c.var.ip }, 'personal data exported', userId)
	const person = await collectPerson(db, deps, account)
	const data = Object.fromEntries(person.sections.map(({ table, rows }) => [table, rows]))
	const bytes = toZip([
		{ name: 'data.html', content: personPage(person, agency.name, new Date()) },
		{ name: 'data.json', content: JSON.stringify(data, null, '\t') },
		...person.files.map(({ name, storageKey }) => ({
			name,
			content: async () => (await storage.get(storageKey))?.stream as AsyncIterable<Uint8Array> | null,
		})),
	])
	return c.body(ReadableStream.from(bytes) as unknown as globalThis.ReadableStream, 200, {
		'Content-Type': 'application/zip',
		'Content-Disposition': 'attachment; filename="personal-data.zip"',
		'X-Content-Type-Options': 'nosniff',
	})
}

/** The export has identity data, so it is for those who see that of all the customer's trips (API-132). */
async function refuseHidden(db: Db, user: Caller, userId: string) {
	const trips = await db.selectFrom('trips').select(['userId', 'consultantId']).where('userId', '=', userId).execute()
	if (!trips.every((trip) => seesIdentityData(user, trip)))
		throw new Refusal(403, 'hidden', 'You may not see the identity data of every trip of this customer')
}
