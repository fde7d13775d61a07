import { resolve } from 'node:path'
import { goBack, newestRestorePoint } from '#server/backup/restore-point.ts'
import { openUnmigrated } from '#server/db/open.ts'
import { makeSealer } from '#server/db/seal.ts'
import { readEnv } from '#server/env/read-env.ts'
import { repeatErasures } from '#server/erasure/repeat-erasures.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { restorePointsFolder } from '#server/open-database.ts'
import { loadSecretKey } from '#server/secret-key.ts'

const HELP = `npm run go-back -- [FILE]

Brings the database back to where it was before an upgrade: to the restore point FILE, or to the newest one in DATA_DIR/restore-points.
Run it with the previous release, after you have stopped all instances. Then start that release.

What was entered since the upgrade is lost. Uploaded files stay as they are. Who was erased since stays erased. Everyone signs in again. If
it fails, the database is as it was.`

const [file, ...rest] = process.argv.slice(2)
if (rest.length > 0 || file?.startsWith('--')) {
	console.log(HELP)
	process.exitCode = file === '--help' ? 0 : 1
} else {
	try {
		console.log(await run())
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

async function run(): Promise<string> {
	const env = readEnv(process.env)
	const { dataDir, previousSecretKeys } = env
	const dir = restorePointsFolder(dataDir)
	const path = file ? resolve(file) : await newestRestorePoint(dir)
	if (!path) throw new Error(`There is no restore point in ${dir}`)
	const secrets = [env.secretKey ?? (await loadSecretKey(dataDir)), ...previousSecretKeys] as const
	const log = { info: () => {}, warn: console.error }
	const { db, stop } = await openUnmigrated(env, log, { max: 1, noTimeouts: true })
	try {
		const sealer = makeSealer([...secrets], () => {})
		const storage = openStorage(env)
		const { rows } = await goBack(path, { db, storage, secrets, eraseAgain: (tx) => repeatErasures(tx, sealer) })
		return `Went back to ${path}: ${rows} rows.`
	} finally {
		await stop()
	}
}
