import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, type Db } from '#server/db/connect.ts'
import { makeSealer, type Sealer } from '#server/db/seal.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Storage } from '#server/files/storage.ts'
import { openStorage } from '#server/open-services.ts'
import { loadSecretKey } from '#server/secret-key.ts'

type Stores = {
	db: Db
	storage: Storage
	sealer: Sealer
	secrets: [string, ...string[]]
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
		options: { help: { type: 'boolean' }, keys: { type: 'string' }, 'without-keys': { type: 'boolean' } },
	})
	const [file] = positionals
	if (!file || positionals.length > 1 || values.help) {
		console.log(help)
		process.exitCode = values.help ? 0 : 1
		return
	}
	try {
		const keys = {
			withoutKeys: values['without-keys'] === true,
			...(values.keys ? { keysPath: resolve(values.keys) } : {}),
		}
		console.log(await withOpenStores(resolve(file), keys, action))
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

async function withOpenStores(path: string, keys: Pick<Stores, 'keysPath' | 'withoutKeys'>, action: Action) {
	const env = readEnv(process.env)
	const secret = env.secretKey ?? (await loadSecretKey(env.dataDir))
	const storage = openStorage(env)
	const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
	const db = connect(database.config, { max: 1, noTimeouts: true })
	try {
		const secrets: [string, ...string[]] = [secret, ...env.previousSecretKeys]
		// What does not open is missing in the restored product, too, which reports it.
		return await action(path, { db, storage, sealer: makeSealer(secrets, () => {}), secrets, ...keys })
	} finally {
		await db.destroy()
		await database.stop()
	}
}
