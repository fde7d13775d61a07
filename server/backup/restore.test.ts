import { createReadStream } from 'node:fs'
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { backUp } from './backup.ts'
import { decrypt, newIdentity } from './encryption.ts'
import type { Storage } from '#server/files/storage.ts'
import { backUpProduct, everything, isEmpty, secret } from '#tests/harness/backup-scenario.ts'
import { startProduct } from '#tests/harness/product.ts'

const scenario = await backUpProduct(await startProduct())
const { product, folder, patient, archive, before, restore, withEmptyInstallation } = scenario
afterAll(scenario.stop)

test('a backup for recipients is opened by the identity of one of them, and not by SECRET_KEY alone', async () => {
	const { services } = product
	const [mine, ours, others] = await Promise.all([newIdentity(), newIdentity(), newIdentity()])
	const dir = await mkdtemp(join(folder, 'recipients-'))
	const path = join(dir, 'for-two.backup')
	const recipients = [mine.recipient, ours.recipient]
	await backUp(path, { db: patient, storage: services.storage, secret, recipients })
	const opened = join(dir, 'person-keys.backup')
	expect((await readFile(opened)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
	await withEmptyInstallation(async ({ db, storage }) => {
		const target = { db, storage, secrets: [secret] }
		for (const identities of [[], [others.identity]])
			await expect(restore(path, { ...target, identities })).rejects.toThrow('or for other recipients')
		await expect(restore(path, { ...target, secrets: ['another'], identities: [ours.identity] })).rejects.toThrow(
			'a different SECRET_KEY',
		)
		await restore(path, { ...target, identities: [others.identity, ours.identity] })
		expect(await everything(db, storage)).toEqual(await everything(product.db, services.storage))
	})
	const wrong = { db: patient, storage: services.storage, secret, recipients: [`${mine.recipient.slice(0, -1)}b`] }
	await expect(backUp(join(dir, 'wrong.backup'), wrong)).rejects.toThrow('is not a public key of age')
})

test('a backup from before a change of the key needs the keys of both', async () => {
	const { storage: files } = product.services
	const dir = await mkdtemp(join(folder, 'rotated-'))
	const path = join(dir, 'before.backup')
	await backUp(path, { db: patient, storage: files, secret: 'the key before' })
	await backUp(join(dir, 'after.backup'), { db: patient, storage: files, secret })
	await withEmptyInstallation(async ({ db, storage }) => {
		await expect(restore(path, { db, storage, secrets: [secret] })).rejects.toThrow(
			'before.backup was made with a different SECRET_KEY, or for other recipients: set that key in SECRET_KEY or SECRET_KEY_PREVIOUS',
		)
		await expect(restore(path, { db, storage, secrets: ['the key before'] })).rejects.toThrow(
			'person-keys.backup was made with a different SECRET_KEY',
		)
		await restore(path, { db, storage, secrets: [secret, 'the key before'] })
		expect((await everything(db, storage)).tables).toEqual(before.tables)
	})
})

test('a backup of a release that did not encrypt is restored, and a changed one is refused', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		const dir = await mkdtemp(join(folder, 'plain-'))
		const path = join(dir, 'plain.backup')
		const bytes = await Array.fromAsync(decrypt(createReadStream(archive), { secrets: [secret] }))
		const plain = Buffer.concat(bytes)
		expect(plain.toString('latin1')).toMatch(/^backup 1 /)
		await copyFile(join(folder, 'person-keys.backup'), join(dir, 'person-keys.backup'))
		for (const cut of [plain.subarray(0, -1), Buffer.concat([plain.subarray(0, 99), plain.subarray(100)])]) {
			await writeFile(path, cut)
			await expect(restore(path, { db, storage, secrets: [secret] })).rejects.toThrow('incomplete or was modified')
		}
		await writeFile(path, plain)
		await restore(path, { db, storage, secrets: [secret] })
		expect((await everything(db, storage)).tables).toEqual(before.tables)
	})
})

test('a flipped bit, a truncated file, a wrong key and a foreign file are rejected before anything changes', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		const whole = await readFile(archive)
		const path = join(folder, 'damaged.backup')
		const attempt = async (bytes: Buffer, secrets = [secret]) => {
			await writeFile(path, bytes)
			await expect(restore(path, { db, storage, secrets })).rejects.toThrow(
				/incomplete or was modified|not a backup file|a different SECRET_KEY/,
			)
		}
		const offsets = [
			...Array(50).keys(),
			...Array.from({ length: 20 }, (_, i) => Math.floor((whole.length * i) / 20)),
			...Array.from({ length: 34 }, (_, i) => whole.length - 1 - i),
		]
		for (const offset of offsets) {
			const flipped = Buffer.from(whole)
			flipped[offset] = (flipped[offset] ?? 0) ^ 1
			await attempt(flipped)
		}
		for (const length of [
			0,
			1,
			20,
			52,
			1000,
			whole.length >> 1,
			whole.length - 33,
			whole.length - 32,
			whole.length - 1,
		])
			await attempt(whole.subarray(0, length))
		await attempt(Buffer.concat([whole, Buffer.from('x')]))
		await attempt(whole, ['another secret'])
		expect(await isEmpty(db, storage)).toBe(true)
	})
})

test('an installation that is not empty is left unchanged', async () => {
	const { db, services } = product
	await expect(restore(archive, { db, storage: services.storage, secrets: [secret] })).rejects.toThrow(
		'The database is not empty',
	)
	await withEmptyInstallation(async ({ db, storage }) => {
		await storage.put('pictures/00000000-0000-4000-8000-000000000001.jpg', new Uint8Array(1), 'image/jpeg')
		await expect(restore(archive, { db, storage, secrets: [secret] })).rejects.toThrow('The file store is not empty')
		expect(await db.selectFrom('users').select('id').execute()).toEqual([])
	})
})

test('a restore that fails half-way leaves nothing: no row, no file', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		let puts = 0
		const full: Storage = {
			...storage,
			put: async (...args) => (++puts > 1 ? Promise.reject(new Error('disk full')) : storage.put(...args)),
		}
		await expect(restore(archive, { db, storage: full, secrets: [secret] })).rejects.toThrow('disk full')
		expect(await isEmpty(db, storage)).toBe(true)
	})
})

test('a backup of a newer or another release is rejected with the versions of both', async () => {
	await withEmptyInstallation(async ({ db, storage }) => {
		await sql`insert into "schemaMigrations" values ('999_future', '', false)`.execute(db)
		await expect(restore(archive, { db, storage, secrets: [secret] })).rejects.toThrow('this one has 999_future')
	})
})
