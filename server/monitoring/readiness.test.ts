import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/harness/database.ts'
import { readiness } from './readiness.ts'

test('a check that began before the process was told to stop, and ends after it, is refused (API-74)', async () => {
	const database = await freshDatabase()
	onTestFinished(() => database.drop())
	const storage = Promise.withResolvers<void>()
	let isReady = true
	const check = readiness({ db: database.db, storage: { healthy: () => storage.promise }, isReady: () => isReady })
	const slow = check()
	isReady = false
	storage.resolve()
	await expect(slow).rejects.toMatchObject({ status: 503, code: 'stopping' })
	isReady = true
	await check()
})
