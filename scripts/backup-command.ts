import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, type Db } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env/read-env.ts'
import type { Storage } from '#server/files/storage.ts'
import { openStorage } from '#server/open-services.ts'
import { loadSecretKey } from '#server/secret-key.ts'

type Work = (path: string, stores: { db: Db; storage: Storage; secrets: [string, ...string[]] }) => Promise<string>

const log = { info: () => {}, warn: console.error }

/**
 * A command on one file. Opens the stores that the product's settings name, over a connection that may take its time, and prints what
 * the work returns; a failure is told in a sentence and by the exit code.
 */
export async function command(help: string, work: Work): Promise<void> {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
	const [file] = positionals
	if (!file || positionals.length > 1 || values.help) {
		console.log(help)
		process.exitCode = values.help ? 0 : 1
		return
	}
	try {
		console.log(await withStores(resolve(file), work))
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

async function withStores(path: string, work: Work) {
	const env = readEnv(process.env)
	const secret = env.secretKey ?? (await loadSecretKey(env.dataDir))
	const storage = openStorage(env)
	const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
	const db = connect(database.config, { max: 1, noTimeouts: true })
	try {
		return await work(path, { db, storage, secrets: [secret, ...env.previousSecretKeys] })
	} finally {
		await db.destroy()
		await database.stop()
	}
}
