import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
	killWatchdog,
	databaseFolderCopies,
	postmasterOf,
	temporaryFolder,
	silentLog,
	waitUntil,
	startUser,
} from '#tests/harness/embedded/users.ts'
import { startEmbedded } from './embedded.ts'

const { dir, remove } = temporaryFolder()
let newCopy: (copy?: string) => string
beforeAll(async () => {
	newCopy = await databaseFolderCopies(dir)
})
afterAll(remove)

test('the server stops by itself when the only process that uses it is killed', async () => {
	const postgresDir = newCopy()
	const user = startUser(postgresDir)
	expect(await user.mode).toBe('started')
	expect(postmasterOf(postgresDir)).not.toBeNull()
	await user.end('SIGKILL')
	expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
})

/** Another server stops because its only user is gone: by then one that was about to stop has stopped as well. */
async function startedAndStopped() {
	const postgresDir = newCopy()
	const user = startUser(postgresDir)
	await user.mode
	await user.end('SIGKILL')
	expect(await waitUntil(() => postmasterOf(postgresDir) === null, 60_000)).toBe(true)
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
	'the server outlives the process that started it (%s) while another one uses it',
	async (signal) => {
		const postgresDir = newCopy()
		const starter = startUser(postgresDir)
		await starter.mode
		const pid = postmasterOf(postgresDir)
		const other = startUser(postgresDir)
		expect(await other.mode).toBe('attached')
		await starter.end(signal)
		await startedAndStopped()
		expect(postmasterOf(postgresDir)).toBe(pid)
		await other.end(signal)
		expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
	},
)

test('five concurrent first starts create one server', async () => {
	const postgresDir = join(dir, 'five')
	const users = Array.from({ length: 5 }, () => startUser(postgresDir))
	const modes = await Promise.all(users.map(({ mode }) => mode))
	expect(modes.toSorted()).toEqual(['attached', 'attached', 'attached', 'attached', 'started'])
	expect(readdirSync(postgresDir).toSorted()).toEqual(['data', 'log', 'socket', 'users'])
	await Promise.all(users.map(({ end }) => end('SIGKILL')))
	expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
})

test('a server whose watchdog was killed is found and gets a new watchdog', async () => {
	const postgresDir = newCopy()
	const starter = startUser(postgresDir)
	await starter.mode
	const pid = postmasterOf(postgresDir)
	killWatchdog(pid!)
	await starter.end('SIGKILL')
	await startedAndStopped()
	expect(postmasterOf(postgresDir)).toBe(pid)
	const next = startUser(postgresDir)
	expect(await next.mode).toBe('attached')
	expect(postmasterOf(postgresDir)).toBe(pid)
	await next.end('SIGKILL')
	expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
})

test('stopping is quick, even without the watchdog', async () => {
	const postgresDir = newCopy()
	const server = await startEmbedded({ dir: postgresDir, log: silentLog })
	killWatchdog(postmasterOf(postgresDir)!)
	const begin = Date.now()
	await server.stop()
	expect(postmasterOf(postgresDir)).toBeNull()
	expect(Date.now() - begin).toBeLessThan(1_000)
})

test('a process killed while it creates the data folder does not prevent the next start', async () => {
	const postgresDir = join(dir, 'broken-off')
	const newFolder = () => readdirSync(postgresDir).find((name) => name.startsWith('new-')) ?? ''
	const has = (file: string) => existsSync(join(postgresDir, newFolder(), file))
	for (const isFarEnough of [
		() => existsSync(postgresDir),
		() => newFolder() !== '' && has('PG_VERSION'),
		() => newFolder() !== '' && has('base/1/PG_VERSION'),
	]) {
		const user = startUser(postgresDir)
		expect(await waitUntil(isFarEnough, 60_000)).toBe(true)
		await user.end('SIGKILL')
		expect(existsSync(join(postgresDir, 'data'))).toBe(false)
	}
	const last = startUser(postgresDir)
	expect(await last.mode).toMatch(/started|attached/)
	expect(readdirSync(postgresDir).toSorted()).toEqual(['data', 'log', 'socket', 'users'])
	await last.end('SIGTERM')
	expect(postmasterOf(postgresDir)).toBeNull()
})

test('starts although the process id in postmaster.pid now belongs to another program', async () => {
	const postgresDir = newCopy()
	const { uid, gid } = statSync(join(dir, 'model'))
	const otherProgram = spawn('sleep', ['60'], process.getuid!() === 0 ? { uid, gid } : {})
	writeFileSync(join(postgresDir, 'data/postmaster.pid'), `${otherProgram.pid}\n${postgresDir}/data\n1\n5432\n\n\n`)
	const server = await startEmbedded({ dir: postgresDir, log: silentLog })
	expect(server.mode).toBe('started')
	expect(otherProgram.exitCode).toBeNull()
	otherProgram.kill()
	await server.stop()
})

test('rejects data of another major version and names both versions', async () => {
	const postgresDir = join(dir, 'of-another-major')
	mkdirSync(join(postgresDir, 'data'), { recursive: true })
	writeFileSync(join(postgresDir, 'data/PG_VERSION'), '17\n')
	await expect(startEmbedded({ dir: postgresDir, log: silentLog })).rejects.toThrow(
		/created by PostgreSQL 17 .* PostgreSQL 18.*npm run backup/,
	)
})

test("a failed start reports the server's own message", async () => {
	const postgresDir = newCopy()
	const start = startEmbedded({ dir: postgresDir, log: silentLog, settings: { max_connections: 'plenty' } })
	await expect(start).rejects.toThrow(/invalid value for parameter "max_connections"/)
})

test('rotates a large log, which only its owner may read', async () => {
	const postgresDir = newCopy()
	writeFileSync(join(postgresDir, 'log'), 'x'.repeat(6 * 1024 * 1024))
	const server = await startEmbedded({ dir: postgresDir, log: silentLog })
	await server.stop()
	expect(statSync(join(postgresDir, 'log.1')).size).toBe(6 * 1024 * 1024)
	expect(readFileSync(join(postgresDir, 'log'), 'utf8')).toMatch(/ready to accept connections/)
	expect(statSync(join(postgresDir, 'log')).mode & 0o777).toBe(0o600)
})
