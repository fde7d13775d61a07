import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { identitiesIn } from '#server/backup/encryption.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { makeSealer, type Sealer } from '#server/db/seal.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Storage } from '#server/files/storage.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { openInstalledDatabase } from '#server/open-database.ts'
import { loadSecretKey } from '#server/secret-key.ts'

type Stores = {
	db: Db
	storage: Storage
	sealer: Sealer
	secrets: [string, ...string[]]
	/** BACKUP_RECIPIENTS. */
	recipients: readonly string[]
	/** From the file that --identity names. */
	identities: readonly string[]
	/** The file with the persons' keys, where --keys names one. */
	keysPath?: string
	withoutKeys: boolean
}
type Action = (path: string, stores: Stores) => Promise<string>

const log = { info: () => {}, warn: console.error }

/**
 * Runs a command with one file argument. Opens the database and the file storage from the product's settings, with a connection without
 * timeouts, and prints the result. A failure is reported by its message and the exit code.
 */
export async function runBackupCommand(help: string, action: Action): Promise<void> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			help: { type: 'boolean' },
			keys: { type: 'string' },
			'without-keys': { type: 'boolean' },
			identity: { type: 'string' },
		},
	})
	const [file] = positionals
	if (!file || positionals.length > 1 || values.help) {
		console.log(help)
		process.exitCode = values.help ? 0 : 1
		return
	}
	try {
		const given = {
			withoutKeys: values['without-keys'] === true,
			identities: values.identity ? identitiesIn(await readFile(values.identity, 'utf8')) : [],
			...(values.keys ? { keysPath: resolve(values.keys) } : {}),
		}
		console.log(await withOpenStores(resolve(file), given, action))
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

type Given = Pick<Stores, 'keysPath' | 'withoutKeys' | 'identities'>

async function withOpenStores(path: string, given: Given, action: Action) {
	const env = readEnv(process.env)
	const secret = env.secretKey ?? (await loadSecretKey(env.dataDir))
	const storage = openStorage(env)
	const database = await openInstalledDatabase(env, secret, log)
	const db = connect(database.config, { max: 1, noTimeouts: true })
	try {
		const secrets: [string, ...string[]] = [secret, ...env.previousSecretKeys]
		// What does not open is missing in the restored product, too, which reports it.
		const sealer = makeSealer(secrets, () => {})
		return await action(path, { db, storage, sealer, secrets, recipients: env.backup.recipients, ...given })
	} finally {
		await db.destroy()
		await database.stop()
	}
}
