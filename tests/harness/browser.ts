import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { marguerite, type olivia } from '#tests/cast.ts'

/** The built product as a process of its own, on a database, a folder and a port of its own, with the sample data. */
export type ServedProduct = { url: string; dir: string; stop: () => Promise<void> }

export async function serveProduct(environment: Record<string, string> = {}): Promise<ServedProduct> {
	if (!existsSync('dist/server/main.js')) throw new Error('Build first: npm run build')
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-browser-'))
	const port = await freePort()
	const url = `http://localhost:${port}`
	const server = spawn(process.execPath, ['dist/server/main.js'], {
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			DATA_DIR: dir,
			ADMIN_USERNAME: marguerite.username,
			ADMIN_EMAIL: marguerite.email,
			ADMIN_PASSWORD: marguerite.password,
			WEATHER_PROVIDER: 'none',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let said = ''
	for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += String(text)))
	const ended = new Promise<void>((done) => server.once('exit', () => done()))
	await new Promise<void>((ready, failed) => {
		server.stdout.on('data', () => said.includes(`is at ${url}`) && ready())
		server.once('exit', (code) => failed(new Error(`The product stopped with ${code}: ${said}`)))
	})
	return {
		url,
		dir,
		stop: async () => {
			server.kill('SIGTERM')
			await ended
			await rm(dir, { recursive: true, force: true })
		},
	}
}

const CANDIDATES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium of the machine; `npm test` installs one when there is none. */
export async function startBrowser(): Promise<Browser> {
	const executablePath = CANDIDATES.find((path) => path && existsSync(path))
	if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH, or let npm test install one')
	return chromium.launch({
		executablePath,
		args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
	})
}

export type Visitor = { page: Page; context: BrowserContext; faults: string[] }

/** A browser of one's own. `faults` gathers what a developer would see in red: thrown errors and refused content. */
export async function visit(
	browser: Browser,
	{ width = 1280, theme = 'light', timeZone }: { width?: number; theme?: 'light' | 'dark'; timeZone?: string } = {},
): Promise<Visitor> {
	const context = await browser.newContext({
		viewport: { width, height: width < 768 ? 844 : 900 },
		reducedMotion: 'reduce',
		locale: 'en-GB',
		timezoneId: timeZone,
	})
	context.setDefaultTimeout(10_000)
	await context.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
	const page = await context.newPage()
	const faults: string[] = []
	page.on('pageerror', (error) => faults.push(error.message))
	page.on('console', (message) => {
		const isExpected = message.text().startsWith('Failed to load resource')
		if (message.type() === 'error' && !isExpected) faults.push(message.text())
	})
	return { page, context, faults }
}

/** Signs in through the header's dialog, as a person does. */
export async function signIn(page: Page, url: string, person: typeof marguerite | typeof olivia) {
	await page.goto(url, { waitUntil: 'networkidle' })
	await page.getByRole('button', { name: 'Sign In' }).click()
	const dialog = page.getByRole('dialog', { name: 'Sign In to Your Account' })
	await dialog.getByLabel('Username').fill(person.username)
	await dialog.getByLabel('Password').fill(person.password)
	await dialog.getByRole('button', { name: 'Sign In' }).click()
	await page.getByText('You have successfully logged in.', { exact: true }).waitFor()
}

/** What an accessibility checker finds on the page as it stands: rule and place, a line each. */
export async function axe(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).analyze()
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

function freePort(): Promise<number> {
	return new Promise((found) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const address = probe.address()
			probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
		})
	})
}
