import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type DatabaseConfig, type Db, connect } from '#server/db/connect.ts'
import type { TestServer } from './global-setup.ts'

export type FreshDatabase = {
	db: Db
	name: string
	config: Extract<DatabaseConfig, { host: string }>
	/** Closes the connections and drops the database, even while others use it. */
	drop(): Promise<void>
}

/** A new database with the whole schema and no rows. Copying the template of the run takes some 20 ms. */
export const freshDatabase = () => copyOf(inject('database').template)

/** A new database without tables, for tests of the migrations. */
export const emptyDatabase = () => copyOf('template1')

const FILLED = 'test_filled'

/** A new database with what `fill` writes. The first caller in the run fills one, which all others copy. */
export async function filledDatabase(
	fill: (database: Pick<FreshDatabase, 'config'>) => Promise<void>,
): Promise<FreshDatabase> {
	const server = inject('database')
	const admin = connect(server.connection, { max: 1, noTimeouts: true })
	try {
		// It ends with the connection.
		await sql`select pg_advisory_lock(1)`.execute(admin)
		const { rows } = await sql`select from pg_database where datname = ${FILLED}`.execute(admin)
		if (rows.length === 0) {
			const { db, name, config } = await freshDatabase()
			await db.destroy()
			await fill({ config })
			await sql`alter database ${sql.id(name)} rename to ${sql.id(FILLED)}`.execute(admin)
		}
	} finally {
		await admin.destroy()
	}
	return copyOf(FILLED)
}

/** The address of a database, as in DATABASE_URL. `host` in the query has precedence: it is the folder of the server's socket. */
export const connectionUrl = ({ config: { user, database, host, port } }: Pick<FreshDatabase, 'config'>) =>
	`postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

async function copyOf(template: string): Promise<FreshDatabase> {
	const server = inject('database')
	const name = `test_${randomUUID().replaceAll('-', '')}`
	await asAdmin(server, (admin) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin))
	const config = { ...server.connection, database: name }
	const db = connect(config)
	return {
		db,
		name,
		config,
		drop: async () => {
			await db.destroy()
			await asAdmin(server, (admin) => sql`drop database ${sql.id(name)} with (force)`.execute(admin))
		},
	}
}

async function asAdmin(server: TestServer, work: (admin: Db) => Promise<unknown>) {
	const admin = connect(server.connection, { max: 1, noTimeouts: true })
	try {
		await work(admin)
	} finally {
		await admin.destroy()
	}
}
