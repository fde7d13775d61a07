import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** The names of the settings that are refused, and the whole message. */
function refusalOf(variables: Record<string, string>, nodeVersion?: string) {
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
const GOOD_NODE = '24.22.1'

describe('Any installation', () => {
	test('needs no setting at all', () => {
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

	test('is reached at its port unless told otherwise, and never by an address with a path', () => {
		expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
		expect(readEnv({ PUBLIC_URL: 'https://Travel.Example:443/' }).publicUrl).toBe('https://travel.example')
		for (const PUBLIC_URL of ['travel.example', 'https://a.example/x', 'https://me:pw@a.example', 'ftp://a.example'])
			expect(refusalOf({ PUBLIC_URL }).names).toEqual(['PUBLIC_URL'])
	})

	test('takes a blank setting for none', () => {
		expect(readEnv({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '', ADMIN_PASSWORD: '', DEMO: '' })).toEqual(readEnv({}))
	})

	test('hears of every problem at once, by name and without a value', () => {
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
		const { names, message } = refusalOf(given)
		expect(new Set(names)).toEqual(new Set(Object.keys(given)))
		expect(message).not.toMatch(/hunter|seven|70000|maybe|password123|script-src|192\.0/)
	})

	test('may hand over a setting as a file', () => {
		const password = ' kept blanks and all '
		const env = readEnv({ ADMIN_PASSWORD_FILE: fileWith(`${password}\n`), SECRET_KEY_FILE: fileWith(KEY) })
		expect(env.firstAdmin).toEqual({ username: 'admin', email: 'travel@goprivilege.example', password })
		expect(env.secretKey).toBe(KEY)
		expect(refusalOf({ SECRET_KEY_FILE: join(folder, 'none') }).message).toMatch(
			/SECRET_KEY: .*SECRET_KEY_FILE .*ENOENT/,
		)
		expect(refusalOf({ SECRET_KEY: KEY, SECRET_KEY_FILE: fileWith(KEY) }).names).toEqual(['SECRET_KEY'])
	})

	test('says what is missing for S3, and what for a first admin', () => {
		expect(refusalOf({ S3_BUCKET: 'papers' }).names).toEqual([
			'S3_ENDPOINT',
			'S3_ACCESS_KEY_ID',
			'S3_SECRET_ACCESS_KEY',
		])
		expect(refusalOf({ ADMIN_EMAIL: 'ada@example.com' }).names).toEqual(['ADMIN_PASSWORD'])
		expect(refusalOf({ ADMIN_PASSWORD_FILE: fileWith('\n') }).message).toContain('ADMIN_PASSWORD: Missing')
		const own = { ADMIN_USERNAME: 'marguerite', ADMIN_EMAIL: 'm@example.com', ADMIN_PASSWORD: 'Marguerite-1!' }
		expect(refusalOf(own).message).toContain('ADMIN_PASSWORD: This password is too easy to guess')
	})

	test('takes whatever has been a key for one that was replaced: one, several, or a sentence', () => {
		const previous = (given: string) => readEnv({ SECRET_KEY_PREVIOUS: given }).previousSecretKeys
		expect(previous('one')).toEqual(['one'])
		expect(previous('one, two')).toEqual(expect.arrayContaining(['one', 'two']))
		const sentence = readEnv({ SECRET_KEY: 'herring gulls, and the bay beneath them' }).secretKey ?? ''
		expect(previous(sentence)).toContain(sentence)
	})

	test('takes lists by commas or blanks', () => {
		const env = readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1  192.0.2.7' })
		expect(env.trustProxy).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
		const { importAllowedHosts } = readEnv({ IMPORT_ALLOWED_HOSTS: 'Forms.agency.lan:8080, 10.1.2.3:80 [fd00::7]:443' })
		expect(importAllowedHosts).toEqual(['forms.agency.lan:8080', '10.1.2.3:80', '[fd00::7]:443'])
		expect(readEnv({}).importAllowedHosts).toEqual([])
	})
})

describe('Production', () => {
	test('starts with an https address, a key and a place for its data', () => {
		const env = readEnv(PRODUCTION, GOOD_NODE)
		expect(env).toMatchObject({ production: true, demo: false, publicUrl: 'https://travel.example' })
		expect(env.warnings).toEqual([expect.stringContaining('SMTP_URL')])
	})

	test('refuses what does only for a look', () => {
		expect(refusalOf({ NODE_ENV: 'production', DEMO: '1' }, GOOD_NODE).names).toEqual([
			'DEMO',
			'PUBLIC_URL',
			'SECRET_KEY',
			'DATA_DIR',
		])
		for (const SECRET_KEY of ['a secret that only the tests know, long enough', 'x'.repeat(40), KEY.slice(1)])
			expect(refusalOf({ ...PRODUCTION, SECRET_KEY }, GOOD_NODE).names).toEqual(['SECRET_KEY'])
	})

	test('needs no folder when everything that lasts has a service of its own', () => {
		const { DATA_DIR: _, ...elsewhere } = {
			...PRODUCTION,
			DATABASE_URL: 'postgres://app@db/app',
			SMTP_URL: 'smtps://mail.example',
			S3_ENDPOINT: 'https://s3.example',
			S3_BUCKET: 'papers',
			S3_ACCESS_KEY_ID: 'id',
			S3_SECRET_ACCESS_KEY: 'key',
		}
		expect(readEnv(elsewhere, GOOD_NODE).warnings).toEqual([])
		expect(refusalOf({ ...elsewhere, SMTP_URL: '' }, GOOD_NODE).names).toEqual(['DATA_DIR'])
	})

	test('refuses a Node with known holes, or warns of it when told to run on it', () => {
		expect(refusalOf(PRODUCTION, '24.9.3').names).toEqual(['ALLOW_OLD_NODE'])
		expect(refusalOf(PRODUCTION, '24.22.1').names).toEqual([])
		expect(refusalOf(PRODUCTION, '26.0.0').names).toEqual([])
		const { warnings } = readEnv({ ...PRODUCTION, ALLOW_OLD_NODE: '1' }, '24.21.0')
		expect(warnings).toContainEqual(expect.stringContaining('24.21.0'))
		expect(readEnv({}, '24.21.0').warnings).toEqual([])
	})
})

describe('Services of others', () => {
	test('weather: the free host to look at the product with, the customers’ one with a key, none in production unasked', () => {
		expect(readEnv({}).weather).toEqual({
			baseUrl: 'https://api.open-meteo.com',
			geocodingUrl: 'https://geocoding-api.open-meteo.com',
			apiKey: null,
		})
		expect(readEnv({ WEATHER_PROVIDER: 'none' }).weather).toBeNull()
		expect(readEnv(PRODUCTION, GOOD_NODE).weather).toBeNull()
		expect(readEnv({ ...PRODUCTION, WEATHER_API_KEY: 'key' }, GOOD_NODE).weather).toEqual({
			baseUrl: 'https://customer-api.open-meteo.com',
			geocodingUrl: 'https://customer-geocoding-api.open-meteo.com',
			apiKey: 'key',
		})
		const free = readEnv({ ...PRODUCTION, WEATHER_PROVIDER: 'open-meteo' }, GOOD_NODE)
		expect(free.warnings.join()).toContain('WEATHER_API_KEY')
		expect(refusalOf({ WEATHER_PROVIDER: 'frog' }).message).toContain('Enter one of: open-meteo, none')
	})

	test('AI: off unless a server and a model are named', () => {
		expect(readEnv({}).ai).toBeNull()
		const own = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' }
		expect(readEnv(own).ai).toEqual({ baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'small' })
		expect(refusalOf({ AI_API_KEY: 'key' }).names).toEqual(['AI_BASE_URL', 'AI_MODEL'])
	})

	test('flight status: off unless a provider is named, and then with a key', () => {
		expect(readEnv({}).flightStatus).toBeNull()
		expect(readEnv({ FLIGHT_STATUS_PROVIDER: 'aviationstack', FLIGHT_STATUS_API_KEY: 'key' }).flightStatus).toEqual({
			provider: 'aviationstack',
			baseUrl: 'https://api.aviationstack.com/v1',
			apiKey: 'key',
		})
		expect(refusalOf({ FLIGHT_STATUS_PROVIDER: 'aerodatabox' }).names).toEqual(['FLIGHT_STATUS_API_KEY'])
		const base = { FLIGHT_STATUS_PROVIDER: 'aerodatabox', FLIGHT_STATUS_API_KEY: 'key' }
		expect(refusalOf({ ...base, FLIGHT_STATUS_BASE_URL: 'ftp://x.example' }).names).toEqual(['FLIGHT_STATUS_BASE_URL'])
	})
})
