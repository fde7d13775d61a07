import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { backUpProduct, configOf } from '#tests/harness/backup-scenario.ts'
import { connectionUrl, freshDatabase } from '#tests/harness/database.ts'
import { startProduct } from '#tests/harness/product.ts'

const scenario = await backUpProduct(await startProduct())
const { product, folder } = scenario
afterAll(scenario.stop)

test('the commands back up and restore, and report failures by exit code', async () => {
	const target = await freshDatabase()
	try {
		const source = {
			DATABASE_URL: connectionUrl({ config: await configOf(product.db) }),
			DATA_DIR: join(folder, 'source'),
			SECRET_KEY: 'b4ckup-of-the-commands-0123456789',
		}
		const empty = { ...source, DATABASE_URL: connectionUrl(target), DATA_DIR: join(folder, 'target') }
		const path = join(folder, 'commands.backup')
		expect(await run('backup', source, path)).toMatchObject({
			code: 0,
			out: expect.stringMatching(/\d+ rows of \d+ tables and 0 files/),
		})
		const cut = join(folder, 'cut.backup')
		await writeFile(cut, await readFile(path))
		await truncate(cut, 5000)
		const [interrupted, noFile, help] = await Promise.all([
			run('restore', empty, cut),
			run('restore', empty, join(folder, 'nothing.backup')),
			run('restore', empty, '--help'),
		])
		expect(interrupted).toMatchObject({ code: 1, err: expect.stringContaining('incomplete or was modified') })
		expect(noFile).toMatchObject({ code: 1, err: expect.stringContaining('no such file') })
		expect(help).toMatchObject({ code: 0, out: expect.stringContaining('SECRET_KEY') })
		expect(await run('restore', empty, path)).toMatchObject({
			code: 0,
			out: expect.stringMatching(/^Restored \d+ rows/),
		})
		expect(
			(await target.db.selectFrom('guests').select('id').where('fullName', '=', 'Åsa Öberg').execute()).length,
		).toBe(1)
	} finally {
		await target.drop()
	}
})

async function run(script: 'backup' | 'restore', env: Record<string, string>, argument: string) {
	const child = spawn(process.execPath, [`scripts/${script}.ts`, argument], {
		env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const [out, err, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), once(child, 'exit')])
	return { code: code as number, out: out.toString(), err: err.toString() }
}
