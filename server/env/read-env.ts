import { resolve } from 'node:path'
import { z } from 'zod'
import { parseSender } from '#server/mail/mailer.ts'
import { readAgency } from './agency.ts'
import type { Env } from './env.ts'
import { readFirstAdmin } from './first-admin.ts'
import { checkProduction, MAKE_A_KEY } from './production.ts'
import { readAi, readFlightStatus, readWeather } from './providers.ts'
import {
	addressRange,
	flag,
	folder,
	hostWithPort,
	listOf,
	origin,
	port,
	settingsOf,
	succeeds,
	url,
	type Variables,
	words,
} from './reader.ts'
import { readS3 } from './s3.ts'
import { WrongSettings } from './wrong-settings.ts'

const secretKey = z
	.string()
	.min(32, `Enter at least 32 characters; ${MAKE_A_KEY}`)
	.refine((value) => new Set(value).size >= 8, `Too regular; ${MAKE_A_KEY}`)
// A key may be a sentence, with blanks and commas in it: then it stands there alone.
const previousKeys = z.string().transform((value) => [...new Set([value, ...value.split(/[\s,]+/).filter(Boolean)])])
const sender = words.refine(succeeds(parseSender), "Enter a sender such as 'Go Privilege <travel@example.com>'")
const frameAncestors = words.regex(/^[\w .:/*'-]+$/, "Enter what frame-ancestors takes, such as 'https://example.org'")

/**
 * Reads all settings. Throws WrongSettings with every problem at once. `nodeVersion` is that of the running Node: production refuses
 * one with known holes.
 */
export function readEnv(variables: Variables, nodeVersion = process.versions.node): Env {
	const settings = settingsOf(variables)
	const { read, optional, problems } = settings
	const production = variables.NODE_ENV === 'production'
	const ownPort = read('PORT', port, 3000)
	const agency = readAgency(settings)
	const env: Env = {
		production,
		port: ownPort,
		host: read('HOST', words, '127.0.0.1'),
		publicUrl: read('PUBLIC_URL', origin, `http://localhost:${ownPort}`),
		dataDir: resolve(read('DATA_DIR', folder, 'data')),
		databaseUrl: optional('DATABASE_URL', url('postgres', 'postgresql')),
		s3: readS3(settings),
		smtpUrl: optional('SMTP_URL', url('smtp', 'smtps')),
		mailFrom: read('MAIL_FROM', sender, `${agency.name} <${agency.email}>`),
		weather: readWeather(settings, production),
		ai: readAi(settings),
		flightStatus: readFlightStatus(settings),
		agency,
		firstAdmin: readFirstAdmin(settings, agency.email),
		demo: read('DEMO', flag, !production),
		secretKey: optional('SECRET_KEY', secretKey),
		previousSecretKeys: read('SECRET_KEY_PREVIOUS', previousKeys, []),
		secretKeyLost: read('SECRET_KEY_LOST', flag, false),
		trustProxy: read('TRUST_PROXY', listOf(addressRange), []),
		embedders: read('EMBEDDERS', frameAncestors, '*'),
		importAllowedHosts: read('IMPORT_ALLOWED_HOSTS', listOf(hostWithPort), []),
		warnings: [],
	}
	if (production) checkProduction(env, settings, nodeVersion)
	if (problems.size > 0) throw new WrongSettings(problems)
	return env
}
