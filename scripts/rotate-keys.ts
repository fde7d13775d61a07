import { makeSealer } from '#server/db/seal.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openInstalledDatabase } from '#server/open-database.ts'
import { resealAll } from '#server/trips/records/reseal.ts'

const HELP = `npm run rotate-keys

Encrypts all identity data, approvals, imports and the links of waiting mails again with the current SECRET_KEY. Start the product with the new key in SECRET_KEY
and the old one in SECRET_KEY_PREVIOUS, run this command with the same settings, then remove the old key.`

if (process.argv.length > 2) {
	console.log(HELP)
	process.exitCode = process.argv[2] === '--help' ? 0 : 1
} else {
	try {
		process.exitCode = await rotate()
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

/** Returns the exit code: 1 when a value cannot be decrypted with any key. */
async function rotate(): Promise<0 | 1> {
	const env = readEnv(process.env)
	const { secretKey, previousSecretKeys } = env
	if (!secretKey) throw new Error('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the one it replaces.')
	const unreadable = new Set<string>()
	const sealer = makeSealer([secretKey, ...previousSecretKeys], (name) => unreadable.add(name))
	const log = { info: () => {}, warn: console.error }
	const database = await openInstalledDatabase(env, secretKey, log)
	try {
		console.log(`${await resealAll(database.db, sealer)} records were encrypted with the current key.`)
	} finally {
		await database.stop()
	}
	for (const name of unreadable)
		console.error(`${name} cannot be decrypted with any of these keys and was not changed.`)
	return unreadable.size > 0 ? 1 : 0
}
