import { pino } from 'pino'
import { openDatabase } from '#server/db/open.ts'
import { makeSealer } from '#server/db/seal.ts'
import { readEnv } from '#server/env/read-env.ts'
import { resealAll } from '#server/trips/reseal.ts'

/**
 * Seals every guest's identity papers, and what was approved of them, with the current SECRET_KEY. Start with the new key in SECRET_KEY and the old one in
 * SECRET_KEY_PREVIOUS, run this, then take the old one away.
 */
const env = readEnv(process.env)
if (!env.secretKey) {
	console.error('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the one it replaces.')
	process.exit(1)
}
const unreadable = new Set<string>()
const sealer = makeSealer([env.secretKey, ...env.previousSecretKeys], (place) => unreadable.add(place))
const database = await openDatabase({
	databaseUrl: env.databaseUrl ?? undefined,
	dataDir: env.dataDir,
	log: pino({ level: 'warn' }),
})
try {
	console.log(`${await resealAll(database.db, sealer)} records sealed anew.`)
	for (const place of unreadable) console.error(`${place} does not open with any of these keys and stays as it is.`)
	process.exitCode = unreadable.size > 0 ? 1 : 0
} finally {
	await database.stop()
}
