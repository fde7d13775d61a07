import builtIn from 'virtual:built-in-catalogue'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { backUp } from '#server/backup/backup.ts'
import { readEnv } from '#server/env/read-env.ts'
import { databaseCheck } from '#server/monitoring/checks/database.ts'
import { openServices } from '#server/open-services.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { hasPgBouncer, startPgBouncer } from '#tests/harness/proxies/pgbouncer.ts'
import { startProduct } from '#tests/harness/product.ts'
import { addRecord, makeTrip, PLURALS } from '#tests/harness/trip-scenario.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { transaction } from '../transaction.ts'

test.runIf(hasPgBouncer)('the product runs through PgBouncer in transaction mode (API-235)', async () => {
	const addressOf = await startPgBouncer()
	const direct = await freshDatabase()
	const connectionString = addressOf(direct.name)
	const config = { connectionString, pooled: true }
	const db = connect(config)
	const through: FreshDatabase = { ...direct, db }
	const product = await startProduct({}, through)
	const dir = await mkdtemp(join(tmpdir(), 'pooled-'))
	try {
		const trip = await makeTrip(product)
		await Promise.all(PLURALS.map((plural) => addRecord(product.staff, plural, trip)))
		// More at once than PgBouncer has connections, and often enough to be prepared.
		const answers = await Promise.all(Array.from({ length: 60 }, () => product.staff.get(`/api/admin/trips/${trip}`)))
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
		expect(answers[0]?.body.trip.flights).toHaveLength(1)
		// What `connect` sets for a connection holds in every transaction, on whichever connection it runs.
		const states = await Promise.all(
			Array.from({ length: 8 }, () =>
				transaction(db, async (tx) => {
					const { rows } = await sql<{ zone: string; lock: string; idle: string; statement: string }>`
						select current_setting('timezone') as zone, current_setting('lock_timeout') as lock,
							current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement,
							pg_sleep(0.02)`.execute(tx)
					return rows[0]
				}),
			),
		)
		for (const state of states) expect(state).toMatchObject({ zone: 'UTC', lock: '7s', idle: '15s', statement: '8s' })
		const { rows } = await sql`select from pg_prepared_statements`.execute(direct.db)
		expect(rows).toEqual([])
		const patient = connect(config, { max: 1, noTimeouts: true })
		const { tables } = await backUp(join(dir, 'pooled.backup'), {
			db: patient,
			storage: product.services.storage,
			secret: 'a secret that only the tests know, long enough',
		})
		await patient.destroy()
		expect(tables).toBeGreaterThan(40)
		const { storage, mailer, sealer } = product.services
		const env = readEnv({ DATA_DIR: dir, DATABASE_URL: connectionString, DATABASE_POOLED: '1' })
		expect(await databaseCheck.look({ env, db, storage, mailer, sealer })).toMatch(/through a pooler/)
	} finally {
		await db.destroy()
		await direct.db.destroy()
		await product.stop()
		await rm(dir, { recursive: true })
	}
	// A new installation is migrated through it, too.
	const empty = await emptyDatabase()
	const patient = connect({ connectionString: addressOf(empty.name), pooled: true }, { max: 1, noTimeouts: true })
	await migrate(patient)
	await patient.destroy()
	// Without the setting the start says which one is missing.
	const data = await mkdtemp(join(tmpdir(), 'pooled-'))
	const unaware = readEnv({ DATA_DIR: data, DATABASE_URL: addressOf(empty.name) })
	await expect(openServices(unaware, pino({ level: 'silent' }), builtIn)).rejects.toThrow('DATABASE_POOLED')
	await rm(data, { recursive: true })
	await empty.drop()
})
