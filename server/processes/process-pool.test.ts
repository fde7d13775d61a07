import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type ProcessPool, processPool } from './process-pool.ts'

const scripts = join(import.meta.dirname, '../../tests/fixtures/processes')
type Echo = { pid: number; value: unknown; env: Record<string, string> }
type EchoJob = { fail?: string; ms?: number; value?: unknown }
const pools: ProcessPool<EchoJob, Echo>[] = []

function startPool(changes: Partial<Parameters<typeof processPool>[0]> = {}, script = 'echo') {
	const pool = processPool<EchoJob, Echo>({
		script: join(scripts, `${script}.ts`),
		running: 1,
		waiting: 5,
		deadlineMs: 10_000,
		idleMs: 60_000,
		maxJobs: 100,
		maxMemoryMb: 1000,
		replaceAfterFailure: false,
		...changes,
	})
	pools.push(pool)
	return pool
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** Whether a process with this id exists. */
function isAlive(pid: number) {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

test('a process stays warm for the next job, and gets none of the server’s environment', async () => {
	vi.stubEnv('SECRET_KEY', 'not for children')
	const pool = startPool({ env: { GIVEN: 'yes' } })
	const first = await pool.run({ value: new Uint8Array([1, 2, 3]) })
	const second = await pool.run({})
	expect(first.value).toEqual(new Uint8Array([1, 2, 3]))
	expect(second.pid).toBe(first.pid)
	expect(first.env.GIVEN).toBe('yes')
	expect(first.env.SECRET_KEY).toBeUndefined()
	expect(pool.cpuMs()).toBeGreaterThan(0)
})

test('a process is replaced after its number of jobs, and after using too much memory', async () => {
	const counted = startPool({ maxJobs: 2 })
	const pids = []
	for (let n = 0; n < 4; n++) pids.push((await counted.run({})).pid)
	expect(pids[0]).toBe(pids[1])
	expect(pids[2]).not.toBe(pids[1])
	expect(pids[3]).toBe(pids[2])
	const small = startPool({ maxMemoryMb: 1 })
	expect((await small.run({})).pid).not.toBe((await small.run({})).pid)
})

test('an idle process ends', async () => {
	const pool = startPool({ idleMs: 50 })
	const { pid } = await pool.run({})
	await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000)
	expect(pool.pids()).toEqual([])
	expect((await pool.run({ value: 'again' })).value).toBe('again')
})

test('a failing job keeps its process, or loses it where the pool says so', async () => {
	const pool = startPool()
	const { pid } = await pool.run({})
	await expect(pool.run({ fail: 'no such page' })).rejects.toThrow('no such page')
	expect((await pool.run({})).pid).toBe(pid)
	const careful = startPool({ replaceAfterFailure: true })
	const before = await careful.run({})
	await expect(careful.run({ fail: 'hostile' })).rejects.toThrow('hostile')
	expect((await careful.run({})).pid).not.toBe(before.pid)
})

test('a segmentation fault costs the running job an error, and the waiting ones nothing', async () => {
	const pool = startPool()
	const { pid } = await pool.run({})
	const running = pool.run({ ms: 30_000 })
	const waiting = [1, 2, 3].map((value) => pool.run({ value }))
	process.kill(pid, 'SIGSEGV')
	await expect(running).rejects.toMatchObject({ reason: 'crashed', message: expect.stringContaining('SIGSEGV') })
	expect((await Promise.all(waiting)).map(({ value }) => value)).toEqual([1, 2, 3])
})

test.each([
	['endless', 'slow'],
	['greedy', 'memory'],
	['dying', 'crashed'],
	['missing', 'crashed'],
] as const)('a job of an %s script fails as %s', async (script, reason) => {
	const pool = startPool(
		{ deadlineMs: script === 'endless' ? 500 : 30_000, nodeOptions: ['--max-old-space-size=64'] },
		script,
	)
	await expect(pool.run({})).rejects.toMatchObject({ reason })
	await vi.waitFor(() => expect(pool.pids()).toEqual([]))
})

test('a job ends when it has used its processor time; waiting uses none of it', async () => {
	const limits = { maxCpuMs: 500, deadlineMs: 60_000 }
	const slow = { reason: 'slow', message: 'Used all its processor time' }
	await expect(startPool(limits, 'endless').run({})).rejects.toMatchObject(slow)
	const pool = startPool(limits)
	expect((await pool.run({ ms: 1_500, value: 'late' })).value).toBe('late')
})

test('a process in an endless loop ends with its parent, however that dies', async () => {
	const parent = fork(join(scripts, 'parent.ts'), { execArgv: [] })
	const [pid] = (await once(parent, 'message')) as [number]
	expect(isAlive(pid)).toBe(true)
	parent.kill('SIGKILL')
	await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000)
})
