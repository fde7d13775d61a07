import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type Installation, startInstallation } from './installation.ts'
import { confirm, type Ledger, newLedger, sendOne, type Session, signIn } from './traffic.ts'

const WARM_MS = 10_000
const WORKERS = 8
/** A process that has just started grows for a while; after that it should not. */
const MAX_GROWTH = 1.25
const MAX_MEMORY_MB = 320
/** About 500 in an hour. They cost far more than the other requests, so they come at a rate of their own. */
const CONFIRMATION_MS = 7_000
const JOBS_DONE_MS = 120_000

/** Runs the load and returns what was wrong. */
export async function runLongLoad(minutes: number): Promise<string[]> {
	const installation = await startInstallation()
	try {
		const session = await signIn(installation.urls[0]!)
		const perSecond = (await capacity(installation, session)) / 2
		console.log(`Half of the capacity is ${perSecond.toFixed(0)} requests a second`)
		const ledger = newLedger()
		const memory = await load(installation, session, ledger, perSecond, minutes * 60_000)
		const { sent, unavailable, failures } = ledger
		console.log(`${sent} requests, ${unavailable} answered 503, ${failures.length} failed`)
		console.log(`${ledger.notes.size} trips changed, ${ledger.files.size} files uploaded`)
		console.log(`Memory in MB over time: ${memory.map((mb) => mb.toFixed(0)).join(' ')}`)
		return [
			...(failures.length > 0 ? [`${failures.length} requests failed: ${summary(failures)}`] : []),
			...(await lostWrites(installation.urls[1]!, session, ledger)),
			...(await stuckJobs(installation.db)),
			...growth(memory),
		]
	} finally {
		await installation.stop()
	}
}

/** Requests a second that the instances answer when each of eight clients sends its next request at once. */
async function capacity({ urls }: Installation, session: Session): Promise<number> {
	const ledger = newLedger()
	const until = performance.now() + WARM_MS
	const client = async (n: number) => {
		while (performance.now() < until) await sendOne(urls[n % urls.length]!, session, ledger)
	}
	await Promise.all(Array.from({ length: WORKERS }, (_, n) => client(n)))
	return (ledger.sent * 1000) / WARM_MS
}

/** Sends at a fixed rate, whatever the answers take. Returns samples of the memory. */
async function load(installation: Installation, session: Session, ledger: Ledger, perSecond: number, ms: number) {
	const { urls } = installation
	const memory: number[] = []
	const began = performance.now()
	const underWay = new Set<Promise<void>>()
	const restarts = [
		{ at: ms / 3, restart: () => installation.restartDatabase() },
		{ at: (ms * 2) / 3, restart: () => installation.restartStore() },
	]
	let nextSample = 0
	let nextConfirmation = 0
	for (let n = 0; ; n++) {
		const elapsed = performance.now() - began
		if (elapsed > ms) break
		if (elapsed > (restarts[0]?.at ?? Infinity)) track(underWay, restarts.shift()!.restart())
		if (elapsed > nextSample) {
			memory.push(await installation.memory())
			nextSample += ms / 20
		}
		const url = urls[n % urls.length]!
		if (elapsed > nextConfirmation) {
			track(underWay, sendOne(url, session, ledger, confirm))
			nextConfirmation += CONFIRMATION_MS
		}
		track(underWay, sendOne(url, session, ledger))
		const due = began + ((n + 1) * 1000) / perSecond
		await pause(Math.max(0, due - performance.now()))
	}
	await Promise.all(underWay)
	return memory
}

function track(all: Set<Promise<void>>, one: Promise<void>) {
	all.add(one)
	void one.finally(() => all.delete(one))
}

const summary = (failures: string[]) =>
	Object.entries(Object.groupBy(failures, (failure) => failure.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')))
		.map(([failure, all = []]) => `${all.length} × ${failure}`)
		.slice(0, 8)
		.join(', ')

/** Reads everything that was acknowledged through the other instance. */
async function lostWrites(url: string, { cookie }: Session, { notes, files }: Ledger): Promise<string[]> {
	const problems: string[] = []
	for (const [id, text] of notes) {
		const answer = await fetch(`${url}/api/admin/trips/${id}`, { headers: { cookie } })
		const { trip } = (await answer.json()) as { trip?: { notes?: string } }
		if (trip?.notes !== text) problems.push(`The last change of trip ${id} is lost`)
	}
	for (const [name, sha256] of files) {
		const answer = await fetch(`${url}/api/documents/${name}`, { headers: { cookie } })
		const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
		if (!answer.ok || hash.digest('hex') !== sha256)
			problems.push(`The file ${name} is lost or damaged (${answer.status})`)
	}
	return problems
}

/** Waits until everything that is due is done. */
async function stuckJobs(db: Db): Promise<string[]> {
	const until = performance.now() + JOBS_DONE_MS
	for (;;) {
		const { rows } = await sql<{ name: string; count: number }>`select name, count(*)::int as count from pgboss.job
			where state in ('created', 'retry', 'active') and start_after < now() - interval '30 seconds' group by name`.execute(
			db,
		)
		if (rows.length === 0) return []
		if (performance.now() > until) return rows.map(({ name, count }) => `${count} jobs of type ${name} are stuck`)
		await pause(2_000)
	}
}

/** The second fifth against the last one: the first is the start. */
function growth(samples: number[]): string[] {
	const fifth = Math.floor(samples.length / 5)
	if (fifth === 0) return []
	const mean = (part: number[]) => part.reduce((sum, mb) => sum + mb, 0) / part.length
	const [before, after] = [mean(samples.slice(fifth, 2 * fifth)), mean(samples.slice(-fifth))]
	return [
		...(after > before * MAX_GROWTH ? [`The memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`] : []),
		...(after > MAX_MEMORY_MB ? [`The memory is ${after.toFixed(0)} MB, more than ${MAX_MEMORY_MB}`] : []),
	]
}
