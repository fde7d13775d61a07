import type { Finding } from '#shared/monitoring/finding.ts'
import { connect } from '#server/db/connect.ts'
import { openUnmigrated } from '#server/db/open.ts'
import { makeSealer } from '#server/db/seal.ts'
import { readEnv } from '#server/env/read-env.ts'
import { runChecks } from '#server/monitoring/checks/run-checks.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { openMailer } from '#server/open-services.ts'
import { loadSecretKey } from '#server/secret-key.ts'

const HELP = `npm run doctor

Checks the installation with the product's settings and changes nothing: database, schema, clock, key, file storage, disk, mail server,
program for films, background jobs, the last nightly backup and the certificate of the public address. The product may be running. The exit code is 1 if
something is wrong, and 0 if there are only warnings.`

if (process.argv.length > 2) {
	console.log(HELP)
	process.exitCode = process.argv[2] === '--help' ? 0 : 1
} else {
	try {
		const findings = await examine()
		for (const finding of findings) console.log(lineOf(finding))
		process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}

/** Unlike the other commands it does not migrate the database: that a migration is missing is a finding. */
async function examine(): Promise<Finding[]> {
	const env = readEnv(process.env)
	const { dataDir, previousSecretKeys } = env
	const secret = env.secretKey ?? (await loadSecretKey(dataDir))
	const log = { info: () => {}, warn: console.error }
	const { db, stop } = await openUnmigrated(env, log, { max: 4 }).catch(withoutDatabase)
	const mailer = openMailer(env)
	try {
		const sealer = makeSealer([secret, ...previousSecretKeys], () => {})
		return await runChecks({ env, db, storage: openStorage(env), mailer, sealer })
	} finally {
		mailer.close()
		await stop()
	}
}

/**
 * For an embedded PostgreSQL that cannot start: a database whose every query fails with the reason. The other checks often say why, such as
 * a full disk.
 */
function withoutDatabase(reason: unknown) {
	const nowhere = { host: '/nonexistent', port: 1, user: '', database: '' }
	const db = connect(nowhere, { max: 1, reconnect: () => Promise.reject(reason) })
	return { db, stop: () => db.destroy() }
}

function lineOf({ subject, level, message, advice }: Finding): string {
	const mark = { fine: '✓', warning: '!', error: '✗' }[level]
	return `${mark} ${subject}: ${message}${advice ? `\n    ${advice}` : ''}`
}
