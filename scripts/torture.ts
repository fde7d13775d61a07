import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPostmaster } from '#server/db/embedded/postmaster.ts'
import { openDatabase } from '#server/db/open.ts'

// Kills a writing application, its database or both at random moments and looks whether everything it acknowledged is there.
// node scripts/torture.ts [rounds, 30 unless given]

const VICTIMS = ['application', 'server', 'both'] as const
type Victim = (typeof VICTIMS)[number]
type Round = { victim: Victim; acknowledged: number; lost: number; halves: number; stuck: boolean; reopenMs: number }

/** Opening, the very first included, takes about the first half of it. */
const LATEST_KILL_MS = 1_500
const RECOVERY_MS = 20_000
const writerProgram = join(import.meta.dirname, 'torture/writer.ts')

async function playRound(dataDir: string, victim: Victim, everything: Set<string>): Promise<Round> {
	const writer = spawn(process.execPath, [writerProgram, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
	const exit = once(writer, 'exit')
	const acknowledged = collectLines(writer)
	await pause(Math.random() * LATEST_KILL_MS)

	let stuck = false
	if (victim !== 'application') killServer(dataDir)
	if (victim === 'server') {
		const before = acknowledged.length
		const deadline = Date.now() + RECOVERY_MS
		while (acknowledged.length < before + 20 && Date.now() < deadline && writer.exitCode === null) await pause(20)
		stuck = acknowledged.length < before + 20
	}
	writer.kill('SIGKILL')
	await exit
	for (const id of acknowledged) everything.add(id)

	const begin = Date.now()
	const log = { info: () => {}, warn: console.error }
	const opened = await openDatabase({ databaseUrl: undefined, dataDir, log })
	const reopenMs = Date.now() - begin
	const users = new Set((await opened.db.selectFrom('users').select('id').execute()).map(({ id }) => id))
	const audits = new Set(
		(await opened.db.selectFrom('audit').select('objectId').execute()).map(({ objectId }) => objectId),
	)
	await opened.stop()
	const lost = [...everything].filter((id) => !users.has(id)).length
	const halves = users.symmetricDifference(audits).size
	return { victim, acknowledged: acknowledged.length, lost, halves, stuck, reopenMs }
}

function collectLines(child: ChildProcess): string[] {
	const lines: string[] = []
	let rest = ''
	child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
		const parts = (rest + chunk).split('\n')
		rest = parts.pop() ?? ''
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
		const sum = (key: 'acknowledged' | 'lost' | 'halves') => own.reduce((total, round) => total + round[key], 0)
		const waits = own.map(({ reopenMs }) => reopenMs).toSorted((a, b) => a - b)
		return {
			killed: name,
			rounds: own.length,
			acknowledged: sum('acknowledged'),
			lost: sum('lost'),
			'half written': sum('halves'),
			'did not recover': own.filter(({ stuck }) => stuck).length,
			'reopened in ms, median': waits[Math.floor(waits.length / 2)],
			'at most': waits.at(-1),
		}
	})
	console.table(lines)
}

const count = Number(process.argv[2] ?? 30)
if (!Number.isInteger(count) || count < 1) throw new Error('How many rounds? node scripts/torture.ts 30')
const dataDir = await mkdtemp(join(tmpdir(), 'go-privilege-torture-'))
// Started by root, the server runs as a user that has to pass through.
await chmod(dataDir, 0o711)
const everything = new Set<string>()
const rounds: Round[] = []
for (let i = 0; i < count; i++) rounds.push(await playRound(dataDir, VICTIMS[i % VICTIMS.length]!, everything))
report(rounds)
await rm(dataDir, { recursive: true })
if (rounds.some(({ lost, halves, stuck }) => lost || halves || stuck)) {
	console.error('Something that was acknowledged is gone, or the application did not come back.')
	process.exitCode = 1
}
