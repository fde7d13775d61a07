import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

it('creates one key for instances that start together, readable by its owner only', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'key-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const dataDir = join(folder, 'data')
	const keys = await Promise.all([loadSecretKey(dataDir), loadSecretKey(dataDir), loadSecretKey(dataDir)])
	expect(new Set(keys).size).toBe(1)
	expect(Buffer.from(keys[0], 'base64')).toHaveLength(32)
	expect(await loadSecretKey(dataDir)).toBe(keys[0])
	expect(await readdir(dataDir)).toEqual(['secret.key'])
	expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
})
