import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { connect, type Db } from '#server/db/connect.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded/embedded.ts'
import { readPostmaster } from '#server/db/embedded/postmaster.ts'

export type Installation = {
	/** The addresses of the instances. */
	urls: string[]
	db: Db
	/** Kills the database with SIGKILL, and starts it again after a moment. */
	restartDatabase: () => Promise<void>
	/** Stops the store with everything that is under way, and starts it again after a moment. */
	restartStore: () => Promise<void>
	/** The memory of the instances in MB, as the system counts it. */
	memory: () => Promise<number>
	stop: () => Promise<void>
}

export const ADMIN = { username: 'marguerite', password: 'herring-gulls-over-the-bay' }
const AWAY_MS = 4_000
const log = { info: () => {}, warn: () => {} }
const BUCKET = 'long-load'

/** Two instances of the built product, each a process, with a PostgreSQL and an S3 store that only they use. */
export async function startInstallation(): Promise<Installation> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-long-load-'))
	await chmod(dir, 0o711)
	const postgres = join(dir, 'postgres')
	let server: Embedded = await startEmbedded({ dir: postgres, log })
	const { host, port, user, database } = server.connection
	const storePort = await freePort()
	let store = await startStore(dir, storePort)
	const settings = {
		DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
		DATA_DIR: dir,
		SECRET_KEY: 'the key of a long load, 0123456789',
		S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
		S3_BUCKET: BUCKET,
		S3_ACCESS_KEY_ID: 'S3RVER',
		S3_SECRET_ACCESS_KEY: 'S3RVER',
		WEATHER_PROVIDER: 'none',
		ADMIN_USERNAME: ADMIN.username,
		ADMIN_EMAIL: 'marguerite@agency.example',
		ADMIN_PASSWORD: ADMIN.password,
	}
	const instances = [await startInstance(settings), await startInstance(settings)]
	const db = connect(server.connection, { max: 2, noTimeouts: true })
	return {
		urls: instances.map(({ url }) => url),
		db,
		async restartDatabase() {
			const postmaster = readPostmaster(join(postgres, 'data'))
			if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
			await pause(AWAY_MS)
			const before = server
			server = await startEmbedded({ dir: postgres, log })
			await before.stop()
		},
		async restartStore() {
			await store.close()
			await pause(AWAY_MS)
			store = await startStore(dir, storePort)
		},
		async memory() {
			const sizes = await Promise.all(instances.map(({ child }) => residentMb(child.pid ?? 0)))
			return Math.max(...sizes)
		},
		async stop() {
			await db.destroy()
			for (const { child } of instances) {
				child.kill('SIGTERM')
				if (child.exitCode === null) await once(child, 'exit')
			}
			await store.close()
			await server.stop()
			await rm(dir, { recursive: true, force: true })
		},
	}
}

async function startStore(dir: string, port: number) {
	const directory = join(dir, 'store')
	await mkdir(directory, { recursive: true })
	const store = new S3rver({
		port,
		address: '127.0.0.1',
		directory,
		silent: true,
		configureBuckets: [{ name: BUCKET, configs: [] }],
	})
	await store.run()
	return store
}

async function startInstance(settings: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
	const port = await freePort()
	const url = `http://localhost:${port}`
	// As npm start does.
	const limits = ['--max-semi-space-size=8', '--heap-growing-percent=50']
	const child = spawn(process.execPath, [...limits, 'dist/server/main.js'], {
		env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...settings, PORT: String(port) },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	while (!(await isReady(url))) {
		if (child.exitCode !== null) throw new Error(`An instance ended with ${child.exitCode}. Is it built?`)
		await pause(100)
	}
	return { url, child }
}

const isReady = (url: string) =>
	fetch(`${url}/readyz`).then(
		({ ok }) => ok,
		() => false,
	)

async function residentMb(pid: number): Promise<number> {
	const [, kb = '0'] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
	return Number(kb) / 1024
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	if (!address || typeof address === 'string') throw new Error('There is no free port')
	return address.port
}
