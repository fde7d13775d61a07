import { readCatalogue } from '../../catalogue/catalogue.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { createAdmin } from '#server/auth/accounts.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { readEnv } from '#server/env/read-env.ts'
import { refreshSearchIndex } from '#server/search/search-index.ts'
import { tripSearch } from '#server/trips/list/trip-search.ts'
import { openServices } from '#server/open-services.ts'
import { cpuSecondsOfPostgres } from './cpu.ts'
import { type Measure, median } from './measure.ts'

const ROUNDS = 7
const REQUESTS = 400
const FIRST_READING = 'first reading'
/** So many trips are read for the first time by each of several instances. */
const COPIES = 20
/** A customer's trip, a word in every trip, a number, nothing, the sorts that no single table holds, and filters. */
const SEARCHES = [
	'/api/admin/trips?q=hartley+monaco',
	'/api/admin/trips?q=trip',
	'/api/admin/trips?q=4711',
	'/api/admin/trips?q=nothing',
	'/api/admin/trips?q=trip&sort=name',
	'/api/admin/users?q=customer',
	'/api/admin/trips?status=cancelled',
	'/api/admin/trips?status=active&documents=none&departsFrom=2026-01-01&departsUntil=2026-12-31',
	'/api/admin/users?sort=-trips',
]
/** Reads each trip as a whole, for its readiness, and so costs more than a list: measured against itself. */
const DEPARTURES = '/api/admin/departures?today=2020-01-01'

/** The CPU time of API calls, application and database together, in memory without a socket. Medians of interleaved rounds. */
export async function benchApi(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const log = pino({ level: 'silent' })
	const product = await openServices(readEnv({ DATA_DIR: dir }), log, await readCatalogue())
	try {
		const { db } = product
		const app = createApp({ ...product, isReady: () => true })
		const admin = await createAdmin(db, {
			username: 'bench',
			email: 'bench@agency.example',
			password: 'sand-and-salt-91',
		})
		await fillDemo(product, new Date().toISOString().slice(0, 10))
		const { token } = await transaction(db, (tx) =>
			openSession(tx, admin, { ip: '::1', userAgent: undefined, oldToken: undefined }),
		)
		const headers = { cookie: `__Host-session=${token}` }
		const trip = await db.selectFrom('trips').select('id').where('name', 'like', 'Monaco%').executeTakeFirstOrThrow()

		let asked = 0
		/** A new address for each request, so that no answer is repeated because nothing was committed (API-290). */
		const asNew = (path: string) => `${path}${path.includes('?') ? '&' : '?'}asked=${(asked += 1)}`

		/** CPU time of one request in milliseconds. `instances` are asked in turn, each for all of the paths. */
		async function cpuMsPerRequest(paths: string[], instances = [app]) {
			const cpu = () => process.cpuUsage()
			const before = { app: cpu(), database: cpuSecondsOfPostgres(dir) }
			for (let n = 0; n < REQUESTS; n++) {
				const path = paths[n % paths.length]!
				const answer = await instances[Math.floor(n / paths.length) % instances.length]!.request(asNew(path), {
					headers,
				})
				await answer.text()
				if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
			}
			const used = process.cpuUsage(before.app)
			return ((used.user + used.system) / 1000 + (cpuSecondsOfPostgres(dir) - before.database) * 1000) / REQUESTS
		}

		const copies: string[] = []
		for (let n = 0; n < COPIES; n++) {
			const answer = await app.request(`/api/admin/trips/${trip.id}/duplicate`, {
				method: 'POST',
				headers: { ...headers, 'content-type': 'application/json' },
				body: JSON.stringify({ startDate: '2028-05-20' }),
			})
			const { trip: copy } = (await answer.json()) as { trip: { id: string } }
			copies.push(`/api/admin/trips/${copy.id}`)
		}
		/** Instances that have read no trip yet, so that every request is the first one for its trip. */
		const cpuMsOfFirstReadings = () =>
			cpuMsPerRequest(
				copies,
				Array.from({ length: REQUESTS / COPIES }, () => createApp({ ...product, isReady: () => true })),
			)

		const health = '/healthz'
		const [user, whole, list] = ['/api/auth/user', `/api/admin/trips/${trip.id}`, '/api/admin/trips?limit=100']
		const costOf = new Map([
			...[health, user, whole, list, ...SEARCHES, DEPARTURES].map(
				(path) => [path, () => cpuMsPerRequest([path])] as const,
			),
			[FIRST_READING, cpuMsOfFirstReadings],
		])
		for (const cost of costOf.values()) await cost()
		await sql`insert into trips (id, "userId", name, "startDate", "endDate")
			select uuidv7(), "userId", 'Trip ' || n, "startDate", "endDate" from trips, generate_series(1, 100) n where name like 'Monaco%'`.execute(
			db,
		)
		const refresh = async () => {
			for (const index of [tripSearch, customerSearch]) await refreshSearchIndex(db, index)
		}
		await refresh()
		const small = await measure(costOf)
		// In batches that stay within the statement timeout even on a busy machine.
		for (let batch = 0; batch < 20; batch++)
			await sql`insert into trips (id, "userId", name, "startDate", "endDate")
				select uuidv7(), "userId", 'Trip ' || n, "startDate", "endDate" from trips, generate_series(1, 5000) n where trips.id = ${trip.id}`.execute(
				db,
			)
		for (let batch = 0; batch < 20; batch++)
			await sql`insert into users (id, username, email, "fullName", role)
				select uuidv7(), 'c' || m, 'c' || m || '@mail.example', 'Customer ' || m, 'customer'
				from (select ${batch}::int * 5000 + n as m from generate_series(1, 5000) n) numbered`.execute(db)
		await refresh()
		await sql`vacuum analyze`.execute(db)
		const large = await measure(costOf)
		const ratio = large.get(list)! / small.get(list)!
		const departuresRatio = large.get(DEPARTURES)! / small.get(DEPARTURES)!
		const ms = (value: number) => `${value.toFixed(2)} ms CPU`
		return [
			{
				name: 'session check (GET /api/auth/user), app + database',
				value: ms(small.get(user)!),
				budget: '',
				isMet: true,
			},
			{
				name: 'GET one trip with all records, app + database',
				value: ms(small.get(whole)!),
				budget: '0.8 ms',
				isMet: small.get(whole)! <= 0.8,
			},
			{
				name: 'the same among 100,000 trips',
				value: ms(large.get(whole)!),
				budget: '0.8 ms',
				isMet: large.get(whole)! <= 0.8,
			},
			{
				name: 'the same when a process reads the trip for the first time',
				value: ms(small.get(FIRST_READING)!),
				budget: '',
				isMet: true,
			},
			{
				name: 'GET 100 trips of the list, among 100 and 100,000',
				value: `${ms(small.get(list)!)}, ${ms(large.get(list)!)}: ${ratio.toFixed(2)}×`,
				budget: '1.5×',
				isMet: ratio <= 1.5,
			},
			...SEARCHES.map((path) => {
				const times = large.get(path)! / small.get(list)!
				return {
					name: `${path.slice('/api/admin/'.length)} among 100,000`,
					value: `${ms(large.get(path)!)}: ${times.toFixed(2)}× the list among 100`,
					budget: '1.5×',
					isMet: times <= 1.5,
				}
			}),
			{
				name: 'departures, among 100 and 100,000',
				value: `${ms(small.get(DEPARTURES)!)}, ${ms(large.get(DEPARTURES)!)}: ${departuresRatio.toFixed(2)}×`,
				budget: '1.5×',
				isMet: departuresRatio <= 1.5,
			},
		]
	} finally {
		await product.close()
		await rm(dir, { recursive: true, force: true })
	}
}

/** The medians of interleaved rounds. */
async function measure(costOf: ReadonlyMap<string, () => Promise<number>>) {
	const costs = new Map<string, number[]>([...costOf.keys()].map((name) => [name, []]))
	for (let round = 0; round < ROUNDS; round++) for (const [name, cost] of costOf) costs.get(name)!.push(await cost())
	return new Map([...costs].map(([name, all]) => [name, median(all)]))
}
