import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killWatch, madeOnce, postmasterOf, scratch, silent, soon, use } from '#tests/harness/embedded-users.ts'
import { startEmbedded } from './embedded.ts'

const { dir, remove } = scratch()
let newCopy: (place?: string) => string
beforeAll(async () => {
	newCopy = await madeOnce(dir)
})
afterAll(remove)

test('when the only user is killed the server stops by itself', async () => {
	const place = newCopy()
	const user = use(place)
	expect(await user.mode).toBe('started')
	expect(postmasterOf(place)).not.toBeNull()
	await user.end('SIGKILL')
	expect(await soon(() => postmasterOf(place) === null)).toBe(true)
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
	'a server outlives its starter (%s) while another uses it',
	async (signal) => {
		const place = newCopy()
		const starter = use(place)
		await starter.mode
		const pid = postmasterOf(place)
		const other = use(place)
		expect(await other.mode).toBe('attached')
		await starter.end(signal)
		await pause(300)
		expect(postmasterOf(place)).toBe(pid)
		await other.end(signal)
		expect(await soon(() => postmasterOf(place) === null)).toBe(true)
	},
)

test('five first starts at once make one server', async () => {
	const place = join(dir, 'five')
	const users = Array.from({ length: 5 }, () => use(place))
	const modes = await Promise.all(users.map(({ mode }) => mode))
	expect(modes.toSorted()).toEqual(['attached', 'attached', 'attached', 'attached', 'started'])
	expect(readdirSync(place).toSorted()).toEqual(['data', 'log', 'socket', 'users'])
	await Promise.all(users.map(({ end }) => end('SIGKILL')))
	expect(await soon(() => postmasterOf(place) === null)).toBe(true)
})

test('an orphan, left by a killed watching shell, is found and looked after again', async () => {
	const place = newCopy()
	const starter = use(place)
	await starter.mode
	const pid = postmasterOf(place)
	killWatch(pid!)
	await starter.end('SIGKILL')
	await pause(300)
	expect(postmasterOf(place)).toBe(pid)
	const next = use(place)
	expect(await next.mode).toBe('attached')
	expect(postmasterOf(place)).toBe(pid)
	await next.end('SIGKILL')
	expect(await soon(() => postmasterOf(place) === null)).toBe(true)
})

test('stopping is quick, also without the watching shell', async () => {
	const place = newCopy()
	const server = await startEmbedded({ dir: place, log: silent })
	killWatch(postmasterOf(place)!)
	const begin = Date.now()
	await server.stop()
	expect(postmasterOf(place)).toBeNull()
	expect(Date.now() - begin).toBeLessThan(1_000)
})

test('killed while it makes the data folder, it leaves nothing that hinders the next start', async () => {
	const place = join(dir, 'broken-off')
	for (const ms of [250, 400, 550]) {
		const user = use(place)
		await pause(ms)
		await user.end('SIGKILL')
	}
	const last = use(place)
	expect(await last.mode).toMatch(/started|attached/)
	expect(readdirSync(place).toSorted()).toEqual(['data', 'log', 'socket', 'users'])
	await last.end('SIGTERM')
	expect(postmasterOf(place)).toBeNull()
})

test('a number in postmaster.pid that is another program by now does not keep it from starting', async () => {
	const place = newCopy()
	const { uid, gid } = statSync(join(dir, 'model'))
	const impostor = spawn('sleep', ['60'], process.getuid!() === 0 ? { uid, gid } : {})
	writeFileSync(join(place, 'data/postmaster.pid'), `${impostor.pid}\n${place}/data\n1\n5432\n\n\n`)
	const server = await startEmbedded({ dir: place, log: silent })
	expect(server.mode).toBe('started')
	expect(impostor.exitCode).toBeNull()
	impostor.kill()
	await server.stop()
})

test('data of another major version is refused by name', async () => {
	const place = join(dir, 'of-another-major')
	mkdirSync(join(place, 'data'), { recursive: true })
	writeFileSync(join(place, 'data/PG_VERSION'), '17\n')
	await expect(startEmbedded({ dir: place, log: silent })).rejects.toThrow(
		/made by PostgreSQL 17 .* PostgreSQL 18.*npm run backup/,
	)
})

test('a start that fails says what the server said', async () => {
	const place = newCopy()
	const start = startEmbedded({ dir: place, log: silent, settings: { max_connections: 'plenty' } })
	await expect(start).rejects.toThrow(/invalid value for parameter "max_connections"/)
})

test('a large log makes way for a new one, and only its owner reads it', async () => {
	const place = newCopy()
	writeFileSync(join(place, 'log'), 'x'.repeat(6 * 1024 * 1024))
	const server = await startEmbedded({ dir: place, log: silent })
	await server.stop()
	expect(statSync(join(place, 'log.1')).size).toBe(6 * 1024 * 1024)
	expect(readFileSync(join(place, 'log'), 'utf8')).toMatch(/ready to accept connections/)
	expect(statSync(join(place, 'log')).mode & 0o777).toBe(0o600)
})
