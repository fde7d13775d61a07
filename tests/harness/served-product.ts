import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'
import { marguerite } from '#tests/people.ts'
import { connectionUrl, filledDatabase, type FreshDatabase } from './database.ts'
import { noteLogLine } from './failure-report.ts'

/** The built product at its own address, its database, and a browser for it (see browser.ts). */
export type ServedProduct = { url: string; browser: Browser; db: FreshDatabase['db'] }

/**
 * Starts the built product as a separate process with its own database, folder and port. It has the sample data unless DEMO is '0'. With an
 * empty `DATABASE_URL` it starts a PostgreSQL server, as `npm start` does. The product stops with the test file.
 */
export async function serveProduct(environment: Record<string, string> = {}): Promise<ServedProduct> {
	const [database, dir] = await Promise.all([filledDatabase(startOnce), newFolder()])
	const [server, browser] = await Promise.all([
		startServer({ DATABASE_URL: connectionUrl(database), DATA_DIR: dir, ...environment }),
		browserOfWorker(),
	])
	afterAll(async () => {
		await Promise.all([...browser.contexts().map((context) => context.close()), server.stop()])
		await Promise.all([database.drop(), rm(dir, { recursive: true, force: true })])
	})
	return { url: server.url, browser, db: database.db }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'go-privilege-browser-'))

/** Every start finds what the first one stores: the assets of the build, the built-in catalogue and the first admin. It takes twice as long. */
async function startOnce(database: Pick<FreshDatabase, 'config'>) {
	const dir = await newFolder()
	const server = await startServer({ DATABASE_URL: connectionUrl(database), DATA_DIR: dir, DEMO: '0' })
	await server.stop()
	await rm(dir, { recursive: true, force: true })
}

function requireBuild() {
	if (!existsSync('dist/server/main.js')) throw new Error('Build first: npm run build')
}

const START_MS = 60_000

/** Starts the built product as a separate process, by default this folder's with Node's own defaults. Resolves once it listens. */
export async function startServer(
	environment: Record<string, string>,
	{ folder = '.', args = ['dist/server/main.js'] }: { folder?: string; args?: string[] } = {},
): Promise<{ url: string; stop: () => Promise<unknown> }> {
	requireBuild()
	const port = Number(environment.PORT) || (await freePort())
	const url = `http://localhost:${port}`
	const server = spawn(process.execPath, args, {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			PORT: String(port),
			ADMIN_USERNAME: marguerite.username,
			ADMIN_EMAIL: marguerite.email,
			ADMIN_PASSWORD: marguerite.password,
			WEATHER_PROVIDER: 'none',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	const ended = new Promise((done) => server.once('exit', done))
	await new Promise<void>((ready, failed) => {
		const onLine = (line: string) => {
			output += `${line}\n`
			noteLogLine(line)
			if (line.includes(`is at ${environment.PUBLIC_URL ?? url}`)) ready()
		}
		for (const stream of [server.stdout, server.stderr]) forEachLine(stream, onLine)
		server.once('exit', (code) => failed(new Error(`The product stopped with ${code}: ${output}`)))
		setTimeout(() => failed(new Error(`The product did not start: ${output}`)), START_MS).unref()
	})
	const stop = () => {
		server.kill('SIGTERM')
		return ended
	}
	return { url, stop }
}

/** Not `readline`, which also splits at U+2028. */
function forEachLine(stream: Readable, onLine: (line: string) => void) {
	let rest = ''
	stream.setEncoding('utf8').on('data', (text: string) => {
		const lines = (rest + text).split('\n')
		rest = lines.pop() ?? ''
		for (const line of lines) onLine(line)
	})
}

const CANDIDATES = [
	process.env.CHROME_PATH,
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
]

let running: Promise<Browser> | undefined

/** One Chromium for all files of this worker, each of whose tests opens contexts of its own. It ends with the worker. */
const browserOfWorker = async () => {
	const browser = await (running ??= startBrowser())
	// A file may have closed or crashed it.
	return browser.isConnected() ? browser : (running = startBrowser())
}

/** Starts the machine's Chromium. `npm test` installs one if needed. */
function startBrowser(): Promise<Browser> {
	const executablePath = CANDIDATES.find((path) => path && existsSync(path))
	if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH, or let npm test install one')
	return chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
	})
}

/** Below the ephemeral ports, one of which the system could give to another program before the product listens. */
export async function freePort(): Promise<number> {
	const port = randomInt(20_000, 32_000)
	const probe = createServer()
	const isFree = await new Promise<boolean>((resolve) => {
		probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
	})
	return isFree ? port : freePort()
}
