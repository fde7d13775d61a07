import { sql } from 'kysely'
import { migrationNames } from '#server/db/migrate.ts'
import { VERSION } from '#server/version.ts'
import { type Check, error, warning } from './check.ts'

const OLDEST_MAJOR = 15
const SLOW_MS = 10
const ROUNDS = 5
const MAX_CLOCK_DIFFERENCE_S = 2

export const databaseCheck: Check = {
	subject: 'Database',
	ifItFails:
		'Check DATABASE_URL, and that the server runs and accepts connections from this machine. If it leads to PgBouncer, set DATABASE_POOLED=1. Without DATABASE_URL, see DATA_DIR/postgres/log.',
	async look({ db, env }) {
		const { rows } = await sql<{
			version: string
			isReadOnly: boolean
		}>`select current_setting('server_version') as version,
			current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(db)
		const { version = 'unknown', isReadOnly } = rows[0] ?? {}
		if (isReadOnly)
			return error(
				`PostgreSQL ${version} takes no changes`,
				'Many providers do this while its disk is nearly full: enlarge it. After a failover, DATABASE_URL may lead to a standby.',
			)
		const times: number[] = []
		for (let round = 0; round < ROUNDS; round++) {
			const began = performance.now()
			await sql`select 1`.execute(db)
			times.push(performance.now() - began)
		}
		const ms = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
		if (Number.parseInt(version, 10) < OLDEST_MAJOR)
			return error(`PostgreSQL ${version} is too old`, `Upgrade to PostgreSQL ${OLDEST_MAJOR} or later.`)
		const how = env.databasePooled ? ' through a pooler' : ''
		const answer = `PostgreSQL ${version} answers${how} in ${ms.toFixed(1)} ms`
		return ms < SLOW_MS
			? answer
			: warning(answer, 'Each page of the CRM asks several times. Move the two closer together.')
	},
}

export const databaseRoleCheck: Check = {
	subject: 'Database role',
	ifItFails: databaseCheck.ifItFails,
	needsDatabase: true,
	async look({ db, env }) {
		if (!env.databaseUrl) return 'Only this product uses the embedded PostgreSQL'
		const { rows } = await sql<{ role: string; isSuperuser: boolean }>`
			select current_user as role, current_setting('is_superuser')::boolean as "isSuperuser"`.execute(db)
		const { role = '', isSuperuser } = rows[0] ?? {}
		return isSuperuser
			? warning(
					`'${role}' is a superuser`,
					'Let a role that is none own the database: only then does PostgreSQL keep the product from changing its audit.',
				)
			: `'${role}' is no superuser`
	},
}

export const migrationsCheck: Check = {
	subject: 'Release',
	ifItFails: 'Start the product: it creates the schema.',
	needsDatabase: true,
	async look({ db }) {
		const { rows } = await sql<{ name: string }>`select name from "schemaMigrations"`.execute(db)
		const applied = new Set(rows.map(({ name }) => name))
		const own = await migrationNames()
		const missing = own.filter((name) => !applied.has(name))
		const newer = applied.size - (own.length - missing.length)
		if (missing.length > 0)
			return warning(`${missing.length} migrations are not applied, from ${missing[0]}`, 'They run at the next start.')
		if (newer > 0)
			return warning(
				`The database has ${newer} migrations of a newer release`,
				'Upgrade this instance too, unless you are in the middle of an upgrade.',
			)
		return `${VERSION}, and the schema is up to date`
	},
}

export const clockCheck: Check = {
	subject: 'Clock',
	ifItFails: databaseCheck.ifItFails,
	needsDatabase: true,
	async look({ db, env }) {
		if (!env.databaseUrl) return 'The embedded database has the clock of this machine, which is compared with no other'
		const asked = Date.now()
		const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
		const here = (asked + Date.now()) / 2
		const seconds = Math.abs((rows[0]?.now.getTime() ?? 0) - here) / 1000
		return seconds < MAX_CLOCK_DIFFERENCE_S
			? 'This machine and the database agree'
			: error(
					`This machine and the database differ by ${seconds.toFixed(0)} s`,
					'Run NTP on both. Sessions, links and reminders end or begin at the wrong time.',
				)
	},
}
