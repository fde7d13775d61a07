import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createAdmin } from '#server/auth/accounts.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import type { Db } from '#server/db/connect.ts'
import { identifier } from '#server/db/identifier.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { enquirySearch } from '#server/enquiries/enquiry-search.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openServices } from '#server/open-services.ts'
import { refreshSearchIndex } from '#server/search/search-index.ts'
import { tripSearch } from '#server/trips/list/trip-search.ts'
import { ENTERED_KIND_LIST, ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { readCatalogue } from '../../catalogue/catalogue.ts'
import { fill } from './agency/fill.ts'
import { cpuSeconds, cpuSecondsOfPostgres } from './cpu.ts'
import { load, type Target } from './load.ts'
import { type Measure, median } from './measure.ts'
import { startProduct } from './process.ts'
import { signIn, STAFF } from './staff.ts'

const TRIPS = 10_000
/** Rows of so many trips are written by statements that stay within their limit on a busy machine. */
const BATCH = 900
const RECORDS = { guests: 2, flights: 4, accommodations: 3, transfers: 6, activities: 8 }
const ROUNDS = 7
const PORT = 3925

/**
 * What docs/self-hosting/scale.md says of a request: the CPU time of an instance and of PostgreSQL among 10,000 trips of 23 records each, over
 * sockets with eight connections. Medians of interleaved rounds, without budgets.
 */
export async function benchScale(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	try {
		const ids = await fillInstallation(dir)
		const product = startProduct(PORT, dir, { DEMO: '0' })
		try {
			await product.waitForOutput('is at')
			const url = `http://localhost:${PORT}/api/admin/trips`
			const headers = { cookie: (await signIn(`http://localhost:${PORT}`)).cookie }
			let n = 0
			const subjects: [name: string, requests: number, target: Target][] = [
				['a trip, another one each time', 800, { url: `${url}/`, query: () => ids[n++ % ids.length]!, headers }],
				['the same trip again, unchanged', 1600, { url: `${url}/${ids[0]}`, headers }],
				['the list, 100 trips', 400, { url: `${url}?limit=100`, query: () => `&n=${n++}`, headers }],
				['a search', 800, { url: `${url}?q=family`, query: () => `${n % 977}&n=${n++}`, headers }],
			]
			const cpu = () => [cpuSeconds(product.pid), cpuSecondsOfPostgres(dir)] as const
			const costs = new Map(subjects.map(([name]) => [name, [] as [number, number][]]))
			for (let round = -1; round < ROUNDS; round++)
				for (const [name, requests, target] of subjects) {
					const used = await usedDuring(cpu, () => load(target, requests))
					// The first round warms up.
					if (round >= 0) costs.get(name)!.push([used[0] / requests, used[1] / requests])
				}
			return [...costs].map(([name, all]) => ({
				name: `among 10,000 trips: ${name}`,
				value: `${median(all.map(([own]) => own)).toFixed(2)} + ${median(all.map(([, database]) => database)).toFixed(2)} ms of PostgreSQL`,
				budget: '',
				isMet: true,
			}))
		} finally {
			await product.stop()
		}
	} finally {
		await rm(dir, { recursive: true, force: true })
	}
}

/** The CPU milliseconds of the instance and of PostgreSQL. */
async function usedDuring(cpu: () => readonly [number, number], work: () => Promise<unknown>) {
	const before = cpu()
	await work()
	const after = cpu()
	return [(after[0] - before[0]) * 1000, (after[1] - before[1]) * 1000] as const
}

/** Fills the installation in `dir`. Returns the ids of its trips. */
async function fillInstallation(dir: string): Promise<string[]> {
	const log = pino({ level: 'silent' })
	const product = await openServices(readEnv({ DATA_DIR: dir }), log, await readCatalogue())
	try {
		const { db } = product
		const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = STAFF
		const admin = await createAdmin(db, { username, email, password })
		await fillDemo(product, new Date().toISOString().slice(0, 10))
		const model = await db.selectFrom('trips').select('id').where('name', 'like', 'Monaco%').executeTakeFirstOrThrow()
		for (const kind of ENTERED_KIND_LIST) await setCount(db, ENTERED_KINDS[kind].names.table, model.id, RECORDS[kind])
		const staff = [admin.id, admin.id]
		await fill(db, model.id, staff, 1, 100)
		for (let from = 101; from <= TRIPS; from += BATCH)
			await fill(db, model.id, staff, from, Math.min(TRIPS, from + BATCH - 1))
		for (const index of [tripSearch, customerSearch, enquirySearch]) await refreshSearchIndex(db, index)
		const trips = await db.selectFrom('trips').select('id').where('name', 'like', 'Trip %').orderBy('id').execute()
		return trips.map(({ id }) => id)
	} finally {
		await product.close()
	}
}

/** Makes the trip have so many records in this table, copies of its own or fewer. */
async function setCount(db: Db, table: string, trip: string, count: number) {
	const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
		where table_schema = current_schema() and table_name = ${table} and column_name not in ('id', 'sealed')`.execute(db)
	const columns = sql.raw(rows.map(({ name }) => identifier(name)).join(', '))
	const own = sql`select * from ${sql.table(table)} where "tripId" = ${trip} order by id limit`
	await sql`insert into ${sql.table(table)} (id, ${columns}) select uuidv7(), ${columns} from (${own} 1) r, generate_series(1, ${sql.lit(count)})`.execute(
		db,
	)
	await sql`delete from ${sql.table(table)} where "tripId" = ${trip} and id not in (select id from (${own} ${sql.lit(count)}) kept)`.execute(
		db,
	)
}
