import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { createAdmin } from '#server/auth/accounts.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import { openSession } from '#server/auth/sessions.ts'
import { confirmationOf } from '#server/booking-confirmation/confirmation-routes.ts'
import { currentDocuments } from '#server/current-documents.ts'
import { transaction } from '#server/db/transaction.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { enquirySearch } from '#server/enquiries/enquiry-search.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openServices } from '#server/open-services.ts'
import { refreshSearchIndex } from '#server/search/search-index.ts'
import { noteStaleDocuments } from '#server/staff-notices/note-stale-documents.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { tripSearch } from '#server/trips/list/trip-search.ts'
import { readCatalogue } from '../../catalogue/catalogue.ts'
import { callsOfTheCrm } from './agency/calls.ts'
import { fill } from './agency/fill.ts'
import { cpuSecondsOfPostgres } from './cpu.ts'
import { type Measure, median } from './measure.ts'

const [FEW, MANY] = [100, 10_000]
const ROUNDS = 5
/** Enough for the clock of the processes of PostgreSQL, which ticks a hundred times a second. */
const CPU_MS_PER_ROUND = 100
const BUDGET = 2
const OWNER = { id: '', role: 'admin', staffRole: 'owner', consultantsSee: 'all_trips' } as const

/**
 * What each call of the CRM costs at an agency with 100 customers and trips and with 10,000: the CPU time of application and database
 * together, in memory without a socket.
 */
export async function benchAgency(): Promise<Measure[]> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-bench-'))
	const product = await openServices(readEnv({ DATA_DIR: dir }), pino({ level: 'silent' }), await readCatalogue())
	try {
		const { db } = product
		const app = createApp({ ...product, isReady: () => true })
		const people = ['bench', 'colleague'].map((username) =>
			createAdmin(db, { username, email: `${username}@agency.example`, password: 'sand-and-salt-91' }),
		)
		const [admin, colleague] = await Promise.all(people)
		const today = new Date().toISOString().slice(0, 10)
		await fillDemo(product, today)
		const { token } = await transaction(db, (tx) =>
			openSession(tx, admin!, { ip: '::1', userAgent: undefined, oldToken: undefined }),
		)
		const headers = { cookie: `__Host-session=${token}` }
		const model = await db.selectFrom('trips').select('id').where('name', 'like', 'Monaco%').executeTakeFirstOrThrow()
		const records = tripRecords(product.sealer)
		const issuing = { ...product, records, reader: tripReader(records) }
		const grow = async (from: number, to: number) => {
			await fill(db, model.id, [admin!.id, colleague!.id], from, to)
			for (const index of [tripSearch, customerSearch, enquirySearch]) await refreshSearchIndex(db, index)
			// What was issued matches, as nearly everywhere: the job that looks for stale documents then finds none.
			const papers = await db.selectFrom('papers').select('tripId').where('fingerprint', '=', '').execute()
			for (const { tripId } of papers) {
				const { fingerprint } = await confirmationOf(issuing, OWNER, tripId)
				await db.updateTable('papers').set({ fingerprint: fingerprint.whole }).where('tripId', '=', tripId).execute()
			}
		}
		let asked = 0
		/** Each address is a new one, so that no answer is repeated because nothing was committed. */
		async function ask(path: string) {
			const answer = await app.request(`${path}${path.includes('?') ? '&' : '?'}asked=${(asked += 1)}`, { headers })
			await answer.text()
			if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
		}

		await grow(1, FEW)
		const first = await db
			.selectFrom('trips')
			.select(['id', 'userId'])
			.where('name', '=', 'Trip 42')
			.executeTakeFirstOrThrow()
		const costs = new Map<string, () => Promise<unknown>>(
			callsOfTheCrm({ trip: first.id, customer: first.userId, today }).map((path) => [path, () => ask(path)]),
		)
		costs.set('the job that looks for stale documents', () =>
			noteStaleDocuments({ db, current: currentDocuments(issuing) }),
		)
		const few = await measure(dir, costs)
		await grow(FEW + 1, MANY)
		const many = await measure(dir, costs)
		return [...costs.keys()].map((name) => {
			const [before, after] = [few.get(name)!, many.get(name)!]
			return {
				name: name.replace('/api/admin/', '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'),
				value: `${before.toFixed(2)}, ${after.toFixed(2)} ms CPU: ${(after / before).toFixed(2)}×`,
				budget: `${BUDGET}×`,
				isMet: after / before <= BUDGET,
			}
		})
	} finally {
		await product.close()
		await rm(dir, { recursive: true, force: true })
	}
}

/** CPU milliseconds of each, the median of interleaved rounds. */
async function measure(dir: string, costs: ReadonlyMap<string, () => Promise<unknown>>) {
	const measured = new Map([...costs.keys()].map((name) => [name, [] as number[]]))
	const times = new Map<string, number>()
	for (const [name, run] of costs)
		times.set(name, Math.max(1, Math.round(CPU_MS_PER_ROUND / (await cpuMs(dir, 3, run)))))
	for (let round = 0; round < ROUNDS; round++)
		for (const [name, run] of costs) measured.get(name)!.push(await cpuMs(dir, times.get(name)!, run))
	return new Map([...measured].map(([name, all]) => [name, median(all)]))
}

async function cpuMs(dir: string, times: number, run: () => Promise<unknown>): Promise<number> {
	const before = { app: process.cpuUsage(), database: cpuSecondsOfPostgres(dir) }
	for (let n = 0; n < times; n++) await run()
	const { user, system } = process.cpuUsage(before.app)
	return ((user + system) / 1000 + (cpuSecondsOfPostgres(dir) - before.database) * 1000) / times
}
