import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('an embedded database that cannot start is one finding, and the other checks still run', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
	try {
		await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true })
		await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '9\n')
		const env = { PATH: process.env.PATH, HOME: dataDir, DATA_DIR: dataDir }
		const { status, stdout } = spawnSync(process.execPath, ['scripts/doctor.ts'], { env, encoding: 'utf8' })
		expect(status).toBe(1)
		expect(stdout).toMatch(/^✗ Database: .* was created by PostgreSQL 9 /m)
		expect(stdout).toMatch(/^✓ File storage: /m)
		expect(stdout).toMatch(/^. Disk: .* GB are free under DATA_DIR/m)
		expect(stdout.match(/was created by/g)).toHaveLength(1)
	} finally {
		await rm(dataDir, { recursive: true })
	}
})
