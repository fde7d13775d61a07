import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPostmaster } from '#server/db/embedded/postmaster.ts'
import { openDatabase } from '#server/db/open.ts'

// Kills an application that is writing, its database or both at random moments, and checks that no acknowledged write is lost.
// node scripts/torture.ts [rounds, default 30]

const VICTIMS = ['application', 'server', 'both'] as const
type Victim = (typeof VICTIMS)[number]
type Round = {
	victim: Victim
	acknowledged: number
	lost: number
	partial: number
	unrecovered: boolean
	reopenMs: number
}

/** The kill comes up to this long after the start, so that some hit the opening of the database too, which takes about half a second. */
const LATEST_KILL_MS = 1_500
/** In every second round the kill comes up to this long after the first acknowledged write, however long a busy machine takes to get there. */
const LATEST_WRITE_KILL_MS = 700
const FIRST_WRITE_MS = 60_000
const RECOVERY_MS = 20_000
const writerProgram = join(import.meta.dirname, 'torture/writer.ts')

async function runRound(
	dataDir: string,
	victim: Victim,
	isWriting: boolean,
	allAcknowledged: Set<string>,
): Promise<Round> {
	const writer = spawn(process.execPath, [writerProgram, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
	const exit = once(writer, 'exit')
	const acknowledged = collectLines(writer)
	if (isWriting) {
		const deadline = Date.now() + FIRST_WRITE_MS
		while (acknowledged.length === 0 && Date.now() < deadline && writer.exitCode === null) await pause(20)
	}
	await pause(Math.random() * (isWriting ? LATEST_WRITE_KILL_MS : LATEST_KILL_MS))

	let unrecovered = false
	if (victim !== 'application') killServer(dataDir)
	if (victim === 'server') {
		const before = acknowledged.length
		const deadline = Date.now() + RECOVERY_MS
		while (acknowledged.length < before + 20 && Date.now() < deadline && writer.exitCode === null) await pause(20)
		unrecovered = acknowledged.length < before + 20
	}
	writer.kill('SIGKILL')
	await exit
	for (const id of acknowledged) allAcknowledged.add(id)

	const begin = Date.now()
	const log = { info: () => {}, warn: console.error }
	const opened = await openDatabase({ databaseUrl: undefined, dataDir, log })
	const reopenMs = Date.now() - begin
	const users = new Set((await opened.db.selectFrom('users').select('id').execute()).map(({ id }) => id))
	const audits = new Set(
		(await opened.db.selectFrom('audit').select('objectId').execute()).map(({ objectId }) => objectId),
	)
	await opened.stop()
	const lost = [...allAcknowledged].filter((id) => !users.has(id)).length
	const partial = users.symmetricDifference(audits).size
	return { victim, acknowledged: acknowledged.length, lost, partial, unrecovered, reopenMs }
}

function collectLines(child: ChildProcess): string[] {
	const lines: string[] = []
	let pending = ''
	child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
		const parts = (pending + chunk).split('\n')
		pending = parts.pop() ?? ''
		lines.push(...parts)
	})
	return lines
}

function killServer(dataDir: string) {
	const postmaster = readPostmaster(join(dataDir, 'postgres/data'))
	if (postmaster?.isRunning) process.kill(postmaster.pid, 'SIGKILL')
}

function report(rounds: Round[]) {
	const lines = [...VICTIMS, 'all' as const].map((name) => {
		const own = rounds.filter(({ victim }) => name === 'all' || victim === name)
		const sum = (key: 'acknowledged' | 'lost' | 'partial') => own.reduce((total, round) => total + round[key], 0)
		const waits = own.map(({ reopenMs }) => reopenMs).toSorted((a, b) => a - b)
		return {
			killed: name,
			rounds: own.length,
			acknowledged: sum('acknowledged'),
			lost: sum('lost'),
			'half written': sum('partial'),
			'did not recover': own.filter(({ unrecovered }) => unrecovered).length,
			'reopened in ms, median': waits[Math.floor(waits.length / 2)],
			'at most': waits.at(-1),
		}
	})
	console.table(lines)
}

const count = Number(process.argv[2] ?? 30)
if (!Number.isInteger(count) || count < 1)
	throw new Error('The number of rounds must be a positive integer: node scripts/torture.ts 30')
const dataDir = await mkdtemp(join(tmpdir(), 'go-privilege-torture-'))
// When started by root, the server runs as another user, which needs access to the folder.
await chmod(dataDir, 0o711)
const allAcknowledged = new Set<string>()
const rounds: Round[] = []
for (let i = 0; i < count; i++)
	rounds.push(
		// The first rounds of each victim are killed while they write, so that even a short run tests something.
		await runRound(dataDir, VICTIMS[i % VICTIMS.length]!, i % (2 * VICTIMS.length) < VICTIMS.length, allAcknowledged),
	)
report(rounds)
await rm(dataDir, { recursive: true })
const idle = VICTIMS.filter((name) => {
	const own = rounds.filter(({ victim }) => victim === name)
	return own.length > 0 && own.every(({ acknowledged }) => acknowledged === 0)
})
if (idle.length > 0) {
	console.error(`Nothing was tested: no write was acknowledged in the rounds that killed ${idle.join(' and ')}.`)
	process.exitCode = 1
}
if (rounds.some(({ lost, partial, unrecovered }) => lost || partial || unrecovered)) {
	console.error('An acknowledged write was lost or partial, or the application did not recover.')
	process.exitCode = 1
}
