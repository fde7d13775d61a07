import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { JOB_TYPES } from '#server/background.ts'
import { connect, type Db, type Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { openDatabase } from '#server/db/open.ts'
import { makeSealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { tellDue } from '#server/notices/tell-changes.ts'
import { sendReminders } from '#server/notices/reminders/send-reminders.ts'
import { changeRecord } from '#server/trips/records/record-actions.ts'
import { anyTrip } from '#server/trips/records/record-routes.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'

// Two instances write changes, tell them and send reminders at once, while every fifth transaction loses its connection. Each change must be
// told once, and each reminder sent once, of a flight that moves from day to day too.
// node scripts/torture/notices.ts [seconds, default 10]

const TRIPS = 4
const KILLED = 0.2
const agency = {
	...{ name: 'Torture', phone: '1', email: 'agency@example.com', site: '', address: '', abta: null, atol: null },
	...{ vouchesForReviews: false, publishesRatings: false },
}
const seconds = Number(process.argv[2] ?? 10)
const dataDir = await mkdtemp(join(tmpdir(), 'go-privilege-torture-'))
await chmod(dataDir, 0o711)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const opened = await openDatabase({ databaseUrl: undefined, dataDir, log })
const records = tripRecords(makeSealer(['a secret that only this script knows'], () => {}))
const mailer: Mailer = {
	from: { name: 'Torture', address: 'agency@example.com' },
	deliver: async () => ({ outcome: 'sent', answer: '' }),
	verify: async () => {},
	close: () => {},
}
let killed = 0
let written = 0

/** Ends this transaction's connection, as the death of its process would. */
async function perhapsDie(tx: Tx) {
	if (Math.random() > KILLED) return
	killed++
	await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
}

async function makeTrips(db: Db): Promise<string[]> {
	const userId = newId()
	await db.insertInto('users').values({ id: userId, username: 'x', email: 'x@example.com', role: 'customer' }).execute()
	return Promise.all(
		Array.from({ length: TRIPS }, async () => {
			const [tripId, id] = [newId(), newId()]
			const values = { id: tripId, userId, name: 'Torture', startDate: '2099-05-20', endDate: '2099-05-25' }
			const state = { status: 'confirmed', guestDetailsApprovalStatus: 'pending', toldSince: new Date() } as const
			await db
				.insertInto('trips')
				.values({ ...values, ...state })
				.execute()
			const transfer = {
				id,
				tripId,
				transferType: 'Airport Pickup',
				date: '2099-05-20',
				time: '0',
				status: 'confirmed',
			} as const
			await db
				.insertInto('flights')
				.values({
					...flightOn(20),
					id: newId(),
					tripId,
					airline: 'A',
					status: 'confirmed',
					atolCover: 'covered',
				} as never)
				.execute()
			await db
				.insertInto('transfers')
				.values({ ...transfer, fromLocation: 'A', toLocation: 'B', atolCover: 'covered' } as never)
				.execute()
			return id
		}),
	)
}

const flightOn = (day: number) => ({
	departureAirport: 'London Heathrow (LHR)',
	arrivalAirport: 'Nice (NCE)',
	departureTime: `2099-05-${day}T09:40:00`,
	arrivalTime: `2099-05-${day}T12:45:00`,
})
/** A day before the flight of that day leaves: 09:40 in London is 08:40 UTC. */
const checkInAt = (day: number) => Date.parse(`2099-05-${day - 1}T08:40:00Z`)
const FLIGHT_DAYS = [20, 21, 22, 23, 24]
const anyDay = () => FLIGHT_DAYS[Math.floor(Math.random() * FLIGHT_DAYS.length)]!

/** Moves a flight to another day. */
async function move(db: Db) {
	const flights = await db.selectFrom('flights').select('id').execute()
	const { id } = flights[Math.floor(Math.random() * flights.length)]!
	await transaction(db, async (tx) => {
		const cause = { by: null, why: 'staff' } as const
		await changeRecord(tx, null, records.flights, anyTrip, id, flightOn(anyDay()), () => {}, cause)
		await perhapsDie(tx)
	})
}

async function write(db: Db, id: string) {
	const time = String(Math.floor(Math.random() * 1e9))
	await transaction(db, async (tx) => {
		await changeRecord(tx, null, records.transfers, anyTrip, id, { time }, () => {}, { by: null, why: 'staff' })
		await perhapsDie(tx)
	})
	written++
}

/** One instance of the product: its own connections, writers and sweeps. */
async function runInstance(ids: readonly string[], until: number) {
	const db = connect(opened.config, {})
	const jobs = await startJobs({ db, types: JOB_TYPES, log })
	const dying: Jobs = {
		...jobs,
		send: async (tx, ...rest) => {
			await perhapsDie(tx)
			await jobs.send(tx, ...rest)
		},
	}
	const loop = async (work: () => Promise<unknown>) => {
		while (Date.now() < until) await work().catch(() => {})
	}
	const sweep = async () => {
		await sql`update "pendingNotices" set "dueAt" = now()`.execute(db)
		await tellDue({ db, jobs: dying, mailer, agency, publicUrl: 'http://localhost', log, reader: tripReader(records) })
	}
	const parts = { db, mailer, agency, publicUrl: 'http://localhost', log, reader: tripReader(records) }
	const remind = () => sendReminders({ ...parts, jobs: dying }, checkInAt(anyDay()))
	await Promise.all([...ids.map((id) => loop(() => write(db, id))), loop(() => move(db)), loop(sweep), loop(remind)])
	// Whatever day each flight ends on, its reminder must have been sent, or be sent now.
	for (const day of FLIGHT_DAYS) await sendReminders({ ...parts, jobs }, checkInAt(day))
	await sql`update "pendingNotices" set "dueAt" = now()`.execute(db)
	await tellDue({ db, jobs, mailer, agency, publicUrl: 'http://localhost', log, reader: tripReader(records) })
	await jobs.stop(0)
	await db.destroy()
}

/** What was told of one transfer must lead from its first time to its last without a gap or a repeat. */
async function gapsOf(id: string): Promise<string[]> {
	const { rows } = await sql<{ was: string; now: string }>`select f->>'was' as was, f->>'now' as now
		from notices n, jsonb_array_elements(n.body->'items') i, jsonb_array_elements(i->'facts') f
		where i->>'recordId' = ${id} order by n.id`.execute(opened.db)
	const { time } = await opened.db.selectFrom('transfers').select('time').where('id', '=', id).executeTakeFirstOrThrow()
	const steps = [...rows.map(({ was }) => was), time]
	return ['0', ...rows.map(({ now }) => now)].flatMap((now, i) => (now === steps[i] ? [] : [`${now} → ${steps[i]}`]))
}

/** Flights whose reminder for the day that they have is missing, and reminders that were sent twice. */
async function wrongReminders(): Promise<string[]> {
	const { rows } = await sql<{ wrong: string }>`
		select 'missing ' || f.id as wrong from flights f where not exists (select from notices n where n."dedupeKey"
			= 'reminder:' || f."tripId" || ':checkIn:' || f.id || ':' || to_char(f."departureTime", 'YYYY-MM-DD'))
		union all
		select 'twice ' || n."dedupeKey" from notices n join deliveries d on d."noticeId" = n.id
			where n.kind = 'reminder' group by n."dedupeKey" having count(*) <> 1`.execute(opened.db)
	return rows.map(({ wrong }) => wrong)
}

const ids = await makeTrips(opened.db)
const until = Date.now() + seconds * 1000
await Promise.all([runInstance(ids, until), runInstance(ids, until)])
const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(opened.db)).rows[0]?.n ?? 0
const open = await count(sql`select count(*)::int as n from changes where "noticeId" is null and untold is null`)
const notices = await count(sql`select count(*)::int as n from notices`)
const mails = await count(sql`select count(*)::int as n from mails m join deliveries d on d."mailId" = m.id`)
const allMails = await count(sql`select count(*)::int as n from mails`)
const gaps = (await Promise.all(ids.map(gapsOf))).flat()
const wrong = await wrongReminders()
const reminders = await count(sql`select count(*)::int as n from notices where kind = 'reminder'`)
console.table([
	{
		written,
		killed,
		notices,
		reminders,
		mails: allMails,
		'not told': open,
		'gaps or repeats': gaps.length,
		wrong: wrong.length,
	},
])
await opened.stop()
await rm(dataDir, { recursive: true })
if (written === 0 || killed === 0 || notices === 0 || reminders === 0) {
	console.error('Nothing was tested: no change was written, killed or told.')
	process.exitCode = 1
}
if (open > 0 || gaps.length > 0 || wrong.length > 0 || mails !== notices || allMails !== notices) {
	console.error(`Something was lost, or told twice. ${[...gaps, ...wrong].slice(0, 5).join(', ')}`)
	process.exitCode = 1
}
