import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import { openSession } from '#server/auth/sessions.ts'
import { backUp } from '#server/backup/backup.ts'
import { restore } from '#server/backup/restore.ts'
import { connect, type Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { VERSION } from '#server/version.ts'
import { freshDatabase } from './harness/database.ts'
import { type Answer, type Product, startProduct } from './harness/product.ts'
import { addDocument, addRecord, makeTrip, PLURALS, TRIP, VALUES } from './harness/trip-scenario.ts'
import { marguerite, olivia } from './people.ts'

const FOLDER = 'tests/releases'
/** A published key: nothing in these backups is about anybody. */
const secret = 'a secret that only the tests know, long enough'
const versions = globSync(`${FOLDER}/*/trips.backup`).map((path) => path.split('/').at(-2)!)

const SIGNED_IN_HERE = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }

let folder: string
let product: Product
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'releases-'))
	product = await startProduct()
})
afterAll(async () => {
	await product.stop()
	await rm(folder, { recursive: true })
})

test('the release has a section in the changelog, and a backup of its own', () => {
	expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/)
	expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${VERSION} (`)
	expect(versions, 'npm run release-backup writes it').toContain(VERSION)
})

test.each(versions)('a backup of release %s is upgraded, and everybody finds their trip', async (version) => {
	const database = await freshDatabase()
	const db = connect(database.config, { max: 2, noTimeouts: true })
	const storage = folderStorage(join(folder, version))
	const { sealer } = product.services
	try {
		const eraseAgain = (tx: Tx) => repeatErasures(tx, sealer)
		await restore(join(FOLDER, version, 'trips.backup'), { db, storage, secrets: [secret], eraseAgain })
		const app = createApp({ ...product.services, db, storage })
		const as = async (username: string) => {
			const user = await db.selectFrom('users').select(USER_FIELDS).where('username', '=', username).executeTakeFirst()
			const { token } = await transaction(db, (tx) => openSession(tx, shownUser(user!), SIGNED_IN_HERE))
			return async (path: string) => app.request(path, { headers: { cookie: `__Host-session=${token}` } })
		}
		await expectTheTrip(await as(marguerite.username), await as(olivia.username))
	} finally {
		await db.destroy()
		await database.drop()
	}
})

/** `npm run release-backup` writes the backup of this release. */
test.runIf(process.env.WRITE_RELEASE)('the backup of this release is written', async () => {
	const dir = join(FOLDER, VERSION)
	expect(existsSync(dir), 'The backup of a release is never written again').toBe(false)
	const trip = await makeTrip(product)
	for (const plural of PLURALS) await addRecord(product.staff, plural, trip)
	await addDocument(product.staff, trip, 'Welcome.pdf')
	const asked = { name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }
	expect((await product.anonymous.post('/api/enquiries', asked)).status).toBe(201)
	await expectTheTrip(product.staff.fetch, product.olivia.fetch)
	const { db, storage } = product.services
	await mkdir(dir, { recursive: true })
	await backUp(join(dir, 'trips.backup'), { db, storage, secret })
})

type Get = (path: string) => Promise<Response>

/** What each of these backups contains, as this release shows it. */
async function expectTheTrip(asStaff: Get, asTraveller: Get) {
	const read = async (get: Get, path: string): Promise<Answer['body']> => await (await get(path)).json()
	const { trips } = await read(asStaff, '/api/admin/trips')
	// The backups of releases may have it in another year.
	expect(trips).toMatchObject([{ name: TRIP.name, startDate: expect.stringMatching(/-05-20$/) }])
	const { trip } = await read(asStaff, `/api/admin/trips/${trips[0].id}`)
	for (const plural of PLURALS) expect(trip[plural], plural).toHaveLength(1)
	expect(trip.guests).toMatchObject([
		{ fullName: VALUES.guests.fullName, passportNumber: VALUES.guests.passportNumber },
	])
	expect(await read(asStaff, '/api/admin/enquiries')).toMatchObject({ enquiries: [{ name: 'Ada' }] })
	expect((await read(asTraveller, '/api/portal/trips')).trips).toMatchObject([{ name: TRIP.name }])
	const seen = (await read(asTraveller, `/api/portal/trips/${trip.id}`)).trip
	expect(seen.documents).toMatchObject([{ displayName: 'Welcome.pdf' }])
	const file = await asTraveller(`/api/documents/${seen.documents[0].fileName}`)
	expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
}
