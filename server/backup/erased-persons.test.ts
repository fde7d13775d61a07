import { copyFile, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { backUp } from './backup.ts'
import { personKeysOf } from '#server/trips/person-keys/person-keys.ts'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Db } from '#server/db/connect.ts'
import { backUpProduct, isEmpty, linesOf, secret } from '#tests/harness/backup-scenario.ts'
import { startProduct } from '#tests/harness/product.ts'
import { addDocument, addRecord } from '#tests/harness/trip-scenario.ts'

const SIGNED_IN_HERE = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }

const scenario = await backUpProduct(await startProduct())
const { product, folder, patient, restore, withEmptyInstallation } = scenario
afterAll(scenario.stop)

test('who was erased cannot be read in an older backup, and is erased again when it is restored (API-155)', async () => {
	const { db, services, staff, signedIn } = product
	const ruth = (
		await staff.post('/api/admin/invitations', {
			username: 'ruth',
			email: 'ruth@mail.example',
			fullName: 'Ruth Castellanos',
		})
	).body.user
	const over = { userId: ruth.id, startDate: '2025-05-01', endDate: '2025-05-08' }
	const trip = (await staff.post('/api/admin/trips', { name: 'Ruth in Amalfi', ...over })).body.trip.id
	const hers = await addRecord(staff, 'guests', trip, { fullName: 'Ruth Castellanos', passportNumber: 'CANARY-RUTH' })
	expect((await (await signedIn(ruth)).post(`/api/portal/trips/${trip}/approve-guests`)).status).toBe(200)
	const document = await addDocument(staff, trip)
	const dir = await mkdtemp(join(folder, 'erasing-'))
	const [before, after] = [join(dir, 'before.backup'), join(dir, 'after.backup')]
	await backUp(before, { db: patient, storage: services.storage, secret })
	const oldKeys = join(dir, 'old-keys.backup')
	await copyFile(join(dir, 'person-keys.backup'), oldKeys)

	const { preview } = (await staff.get(`/api/admin/users/${ruth.id}/erasure`)).body
	const { fingerprint } = preview
	expect((await staff.post(`/api/admin/users/${ruth.id}/erasure`, { fingerprint })).status).toBe(204)
	await backUp(after, { db: patient, storage: services.storage, secret })

	const sealedInBackup = /"sealed": "(v2\.[^"]+)"/.exec(
		(await linesOf(before)).split('\n').find((line) => line.includes(hers.id) && line.includes('fullName')) ?? '',
	)?.[1]
	expect(sealedInBackup).toContain(hers.id)
	expect(await linesOf(before)).toContain('Ruth Castellanos')
	expect(await linesOf(join(dir, 'person-keys.backup'))).not.toContain(`"id": "${hers.id}", "sealed"`)
	expect(await linesOf(oldKeys)).toContain(hers.id)

	await withEmptyInstallation(async ({ db, storage }) => {
		await restore(before, { db, storage, secrets: [secret] })
		// Everybody else's data opens, and hers is gone: the key, the names and the file.
		const [asa] = await db
			.selectFrom('guests')
			.select(['id', 'tripId', 'sealed'])
			.where('fullName', '=', 'Åsa Öberg')
			.execute()
		const keys = await personKeysOf(db, [asa?.id ?? '', hers.id])
		expect(keys.map(({ id }) => id)).toEqual([asa?.id])
		expect(services.sealer.unseal(`guests:${asa?.id}`, asa?.sealed ?? '', keys)).toContain('CANARY-533401927')
		expect(services.sealer.unseal(`guests:${hers.id}`, sealedInBackup ?? '', keys)).toBeNull()
		expect(await rowsThatContain(db, 'Castellanos')).toEqual([])
		expect(await rowsThatContain(db, 'ruth@mail.example')).toEqual([])
		expect(await storage.get(`documents/${document.fileName}`)).toBeNull()
		// The product runs on it.
		const app = createApp({ ...services, db, storage })
		const cookie = await transaction(db, (tx) => openSession(tx, staff.user!, SIGNED_IN_HERE))
		const answer = await app.request(`/api/admin/trips/${asa?.tripId}`, {
			headers: { cookie: `__Host-session=${cookie.token}` },
		})
		expect(await answer.json()).toMatchObject({ trip: { guests: [{ passportNumber: 'CANARY-533401927' }, {}] } })
	})
	await withEmptyInstallation(async ({ db, storage }) => {
		const target = { db, storage, secrets: [secret] }
		await expect(restore(after, { ...target, keysPath: oldKeys })).rejects.toThrow('is older than the backup')
		await expect(restore(after, { ...target, keysPath: join(dir, 'none') })).rejects.toThrow('is missing')
		expect(await isEmpty(db, storage)).toBe(true)
		await restore(after, { ...target, keysPath: null })
		expect(await db.selectFrom('personKeys').select('id').execute()).toEqual([])
	})
	await db.deleteFrom('erasures').execute()
})

/** The tables with a row that contains a text. */
async function rowsThatContain(db: Db, text: string): Promise<string[]> {
	const found: string[] = []
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
	for (const { name } of rows) {
		const match = await sql`select from ${sql.table(name)} r where r::text ilike ${`%${text}%`} limit 1`.execute(db)
		if (match.rows.length > 0) found.push(name)
	}
	return found
}
