import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProgramMissing, runProgram } from './run-program.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'go-privilege-program-'))
})
afterAll(() => rm(folder, { recursive: true }))

const LIMITS = { seconds: 60, cpuSeconds: 60, memoryMb: 500, fileMb: 1 }
const run = (script: string, limits: Partial<typeof LIMITS> = {}, signal?: AbortSignal) =>
	runProgram({ program: '/bin/sh', args: ['-c', script], folder, limits: { ...LIMITS, ...limits }, signal })

test('a program runs behind everything else, without our environment, and its end is told', async () => {
	process.env.A_SECRET_OF_OURS = 'secret'
	const { code, stderr } = await run('env >&2; ulimit -v >&2; nice >&2; echo "$0 done" > out; exit 3')
	delete process.env.A_SECRET_OF_OURS
	expect([code, stderr.includes('secret'), stderr.trim().split('\n').slice(-2)]).toEqual([
		...[3, false],
		[process.platform === 'linux' ? String(500 * 1024) : expect.anything(), '10'],
	])
	expect(await readFile(join(folder, 'out'), 'utf8')).toBe('/bin/sh done\n')
})

test('a program that hangs, computes for ever or writes for ever is ended', async () => {
	expect(await run('sleep 600', { seconds: 0.3 })).toMatchObject({ code: null, isSlow: true })
	expect(await run('while :; do :; done', { cpuSeconds: 1 })).toMatchObject({ isSlow: true })
	expect((await run('yes > large')).code).not.toBe(0)
	expect((await stat(join(folder, 'large'))).size).toBeLessThanOrEqual(2 ** 20)
	const stop = new AbortController()
	const stopped = run('sleep 600', {}, stop.signal)
	stop.abort(new Error('stopping'))
	await expect(stopped).rejects.toThrow('stopping')
})

test('a program that does not exist is not the fault of the file', async () => {
	const job = { args: [], folder, limits: LIMITS }
	await expect(runProgram({ program: '/no/such/program', ...job })).rejects.toThrow(ProgramMissing)
})

test('a program ends with the process that started it, also with one that is killed', async () => {
	const script = `import { runProgram } from '#server/processes/run-program.ts'
		await runProgram({ program: '/bin/sh', args: ['-c', 'echo $$ > pid; exec sleep 600'], folder: ${JSON.stringify(folder)}, limits: ${JSON.stringify(LIMITS)} })`
	const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'inherit' })
	const pid = async () => Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
	await expect.poll(pid).toBeGreaterThan(0)
	const running = await pid()
	parent.kill('SIGKILL')
	const isRunning = () => {
		try {
			return process.kill(running, 0)
		} catch {
			return false
		}
	}
	await expect.poll(isRunning).toBe(false)
})
