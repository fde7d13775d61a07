import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

const folder = mkdtempSync(join(tmpdir(), 'go-privilege-env-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (text: string) => {
	const path = join(folder, `${Math.random()}`)
	writeFileSync(path, text)
	return path
}

/** The names of the rejected settings, and the whole message. */
function problemsOf(variables: Record<string, string>, nodeVersion?: string) {
	try {
		readEnv(variables, nodeVersion)
	} catch (error) {
		const { message } = error as Error
		return { names: [...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name), message }
	}
	return { names: [], message: '' }
}

const KEY = 'vT2q0cZ9s1Yw8mXr4Lb7Kd6Hf3Jg5Np+'
const PRODUCTION = {
	NODE_ENV: 'production',
	PUBLIC_URL: 'https://travel.example',
	SECRET_KEY: KEY,
	DATA_DIR: '/srv/go-privilege',
}
const SAFE_NODE = '24.22.1'

describe('Any installation', () => {
	test('starts without any settings', () => {
		const env = readEnv({})
		expect(env).toMatchObject({
			production: false,
			port: 3000,
			host: '127.0.0.1',
			publicUrl: 'http://localhost:3000',
			dataDir: resolve('data'),
			databaseUrl: null,
			s3: null,
			smtpUrl: null,
			mailFrom: 'Go Privilege <travel@goprivilege.example>',
			firstAdmin: null,
			demo: true,
			secretKey: null,
			trustProxy: [],
		})
		expect(env.agency).toMatchObject({ name: 'Go Privilege', phone: '+44 20 7946 0018', atolNumber: null })
	})

	test('derives PUBLIC_URL from PORT by default, and rejects a URL with a path', () => {
		expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
		expect(readEnv({ PUBLIC_URL: 'https://Travel.Example:443/' }).publicUrl).toBe('https://travel.example')
		for (const PUBLIC_URL of ['travel.example', 'https://a.example/x', 'https://me:pw@a.example', 'ftp://a.example'])
			expect(problemsOf({ PUBLIC_URL }).names).toEqual(['PUBLIC_URL'])
	})

	test('treats a blank setting as not set', () => {
		expect(readEnv({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '', ADMIN_PASSWORD: '', DEMO: '' })).toEqual(readEnv({}))
	})

	test('reports every problem at once, with names and without values', () => {
		const given = {
			PORT: '70000',
			DEMO: 'maybe',
			DATABASE_URL: 'mysql://root:hunter-two@db/x',
			SMTP_URL: 'hunter-three',
			SECRET_KEY: 'hunter-four',
			MAIL_FROM: 'hunter five',
			AGENCY_NAME: 'Hunter <seven>',
			AGENCY_EMAIL: 'hunter-six',
			EMBEDDERS: "'self'; script-src *",
			TRUST_PROXY: '10.0.0.0/8, 192.0.2.1/33',
			IMPORT_ALLOWED_HOSTS: 'forms.agency.lan:8080, forms.agency.lan',
			ADMIN_PASSWORD: 'password123',
		}
		const { names, message } = problemsOf(given)
		expect(new Set(names)).toEqual(new Set(Object.keys(given)))
		expect(message).not.toMatch(/hunter|seven|70000|maybe|password123|script-src|192\.0/)
	})

	test('reads a setting from a file', () => {
		const password = ' spaces are preserved '
		const env = readEnv({ ADMIN_PASSWORD_FILE: fileWith(`${password}\n`), SECRET_KEY_FILE: fileWith(KEY) })
		expect(env.firstAdmin).toEqual({ username: 'admin', email: 'travel@goprivilege.example', password })
		expect(env.secretKey).toBe(KEY)
		expect(problemsOf({ SECRET_KEY_FILE: join(folder, 'none') }).message).toMatch(
			/SECRET_KEY: .*SECRET_KEY_FILE .*ENOENT/,
		)
		expect(problemsOf({ SECRET_KEY: KEY, SECRET_KEY_FILE: fileWith(KEY) }).names).toEqual(['SECRET_KEY'])
	})

	test('reports what is missing for S3 and for a first admin', () => {
		expect(problemsOf({ S3_BUCKET: 'files' }).names).toEqual([
			'S3_ENDPOINT',
			'S3_ACCESS_KEY_ID',
			'S3_SECRET_ACCESS_KEY',
		])
		expect(problemsOf({ ADMIN_EMAIL: 'ada@example.com' }).names).toEqual(['ADMIN_PASSWORD'])
		expect(problemsOf({ ADMIN_PASSWORD_FILE: fileWith('\n') }).message).toContain('ADMIN_PASSWORD: Missing')
		const own = { ADMIN_USERNAME: 'marguerite', ADMIN_EMAIL: 'm@example.com', ADMIN_PASSWORD: 'Marguerite-1!' }
		expect(problemsOf(own).message).toContain('ADMIN_PASSWORD: This password is too easy to guess')
	})

	test('accepts one previous key, several, or one with spaces', () => {
		const previous = (given: string) => readEnv({ SECRET_KEY_PREVIOUS: given }).previousSecretKeys
		expect(previous('one')).toEqual(['one'])
		expect(previous('one, two')).toEqual(expect.arrayContaining(['one', 'two']))
		const sentence = readEnv({ SECRET_KEY: 'herring gulls, and the bay beneath them' }).secretKey ?? ''
		expect(previous(sentence)).toContain(sentence)
	})

	test('separates lists at commas or spaces', () => {
		const env = readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1  192.0.2.7' })
		expect(env.trustProxy).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
		const { importAllowedHosts } = readEnv({ IMPORT_ALLOWED_HOSTS: 'Forms.agency.lan:8080, 10.1.2.3:80 [fd00::7]:443' })
		expect(importAllowedHosts).toEqual(['forms.agency.lan:8080', '10.1.2.3:80', '[fd00::7]:443'])
		expect(readEnv({}).importAllowedHosts).toEqual([])
	})
})

describe('Production', () => {
	test('starts with an https address, a key and a folder for its data', () => {
		const env = readEnv(PRODUCTION, SAFE_NODE)
		expect(env).toMatchObject({ production: true, demo: false, publicUrl: 'https://travel.example' })
		expect(env.warnings).toEqual([expect.stringContaining('SMTP_URL')])
	})

	test('rejects settings that are fine for evaluation only', () => {
		expect(problemsOf({ NODE_ENV: 'production', DEMO: '1' }, SAFE_NODE).names).toEqual([
			'DEMO',
			'PUBLIC_URL',
			'SECRET_KEY',
			'DATA_DIR',
		])
		for (const SECRET_KEY of ['a secret that only the tests know, long enough', 'x'.repeat(40), KEY.slice(1)])
			expect(problemsOf({ ...PRODUCTION, SECRET_KEY }, SAFE_NODE).names).toEqual(['SECRET_KEY'])
	})

	test('needs no folder when database, files and mail have separate services', () => {
		const { DATA_DIR: _, ...elsewhere } = {
			...PRODUCTION,
			DATABASE_URL: 'postgres://app@db/app',
			SMTP_URL: 'smtps://mail.example',
			S3_ENDPOINT: 'https://s3.example',
			S3_BUCKET: 'files',
			S3_ACCESS_KEY_ID: 'id',
			S3_SECRET_ACCESS_KEY: 'key',
		}
		expect(readEnv(elsewhere, SAFE_NODE).warnings).toEqual([])
		expect(problemsOf({ ...elsewhere, SMTP_URL: '' }, SAFE_NODE).names).toEqual(['DATA_DIR'])
	})

	test('rejects a Node version with known vulnerabilities, or warns when it is allowed', () => {
		expect(problemsOf(PRODUCTION, '24.9.3').names).toEqual(['ALLOW_OLD_NODE'])
		expect(problemsOf(PRODUCTION, '24.22.1').names).toEqual([])
		for (const version of ['22.23.4', '24.20.9', '25.9.0', '26.0.0', '26.12.0'])
			expect([version, problemsOf(PRODUCTION, version).names]).toEqual([version, ['ALLOW_OLD_NODE']])
		for (const version of ['24.22.1', '24.30.0', '26.12.1', '27.0.0', '28.1.0'])
			expect([version, readEnv(PRODUCTION, version).warnings]).toEqual([
				version,
				readEnv(PRODUCTION, SAFE_NODE).warnings,
			])
		const { warnings } = readEnv({ ...PRODUCTION, ALLOW_OLD_NODE: '1' }, '24.9.3')
		expect(warnings).toContainEqual(expect.stringContaining('24.9.3'))
		expect(readEnv({}, '24.9.3').warnings).toEqual([])
	})

	test('starts with the Node that package.json pins, with a warning while a fixed one is to be had', () => {
		const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } }
		expect(problemsOf(PRODUCTION, dependencies.node).names).toEqual([])
		expect(readEnv(PRODUCTION, dependencies.node).warnings).toContainEqual(
			expect.stringContaining('Upgrade to 24.22.1'),
		)
	})
})

describe('External services', () => {
	test('weather: the free host for evaluation, the customer host with a key, none in production by default', () => {
		expect(readEnv({}).weather).toEqual({
			baseUrl: 'https://api.open-meteo.com',
			geocodingUrl: 'https://geocoding-api.open-meteo.com',
			archiveUrl: 'https://archive-api.open-meteo.com',
			apiKey: null,
		})
		expect(readEnv({ WEATHER_PROVIDER: 'none' }).weather).toBeNull()
		expect(readEnv(PRODUCTION, SAFE_NODE).weather).toBeNull()
		expect(readEnv({ ...PRODUCTION, WEATHER_API_KEY: 'key' }, SAFE_NODE).weather).toEqual({
			baseUrl: 'https://customer-api.open-meteo.com',
			geocodingUrl: 'https://customer-geocoding-api.open-meteo.com',
			archiveUrl: 'https://customer-archive-api.open-meteo.com',
			apiKey: 'key',
		})
		// A server of one's own answers for all three.
		expect(readEnv({ WEATHER_BASE_URL: 'http://weather.lan' }).weather?.archiveUrl).toBe('http://weather.lan')
		const free = readEnv({ ...PRODUCTION, WEATHER_PROVIDER: 'open-meteo' }, SAFE_NODE)
		expect(free.warnings.join()).toContain('WEATHER_API_KEY')
		expect(problemsOf({ WEATHER_PROVIDER: 'frog' }).message).toContain('Enter one of: open-meteo, none')
	})

	test('AI: off unless a server and a model are named', () => {
		expect(readEnv({}).ai).toBeNull()
		const own = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }
		const settings = { baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'small', readsEveryBooking: true }
		expect(readEnv(own).ai).toEqual(settings)
		expect(readEnv({ ...own, AI_READS_EVERY_BOOKING: '0' }).ai).toMatchObject({ readsEveryBooking: false })
		expect(problemsOf({ AI_API_KEY: 'key' }).names).toEqual(['AI_BASE_URL', 'AI_MODEL'])
	})

	test('flight status: off unless a provider is named, and then with a key', () => {
		expect(readEnv({}).flightStatus).toBeNull()
		expect(readEnv({ FLIGHT_STATUS_PROVIDER: 'aviationstack', FLIGHT_STATUS_API_KEY: 'key' }).flightStatus).toEqual({
			provider: 'aviationstack',
			baseUrl: 'https://api.aviationstack.com/v1',
			apiKey: 'key',
			monthlyCalls: 0,
		})
		expect(problemsOf({ FLIGHT_STATUS_PROVIDER: 'aerodatabox' }).names).toEqual(['FLIGHT_STATUS_API_KEY'])
		const base = { FLIGHT_STATUS_PROVIDER: 'aerodatabox', FLIGHT_STATUS_API_KEY: 'key' }
		expect(readEnv({ ...base, FLIGHT_STATUS_MONTHLY_CALLS: '1500' }).flightStatus?.monthlyCalls).toBe(1500)
		expect(problemsOf({ ...base, FLIGHT_STATUS_MONTHLY_CALLS: '-1' }).names).toEqual(['FLIGHT_STATUS_MONTHLY_CALLS'])
		expect(problemsOf({ ...base, FLIGHT_STATUS_BASE_URL: 'ftp://x.example' }).names).toEqual(['FLIGHT_STATUS_BASE_URL'])
	})

	test('ratings: for search engines outside production, in production only when the agency vouches for them', () => {
		const inProduction = (vouches: string) =>
			readEnv({ ...PRODUCTION, AGENCY_VOUCHES_FOR_REVIEWS: vouches }, SAFE_NODE).agency
		expect(readEnv({}).agency).toMatchObject({ vouchesForReviews: false, publishesRatings: true })
		expect(readEnv(PRODUCTION, SAFE_NODE).agency.publishesRatings).toBe(false)
		expect(inProduction('0').publishesRatings).toBe(false)
		expect(inProduction('1')).toMatchObject({ vouchesForReviews: true, publishesRatings: true })
	})
})
