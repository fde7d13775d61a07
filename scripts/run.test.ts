import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test("a script runs the project's Node without npm, as a service manager starts it", () => {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'node', '--version'], {
		env,
		encoding: 'utf8',
	})
	expect(stderr).toBe('')
	expect(status).toBe(0)
	expect(stdout.trim()).toBe(process.version)
})
