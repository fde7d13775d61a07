import { resolve } from 'node:path'
import { z } from 'zod'
import { parseSender } from '#server/mail/mailer.ts'
import { readAgency } from './agency.ts'
import { readBackup } from './backup.ts'
import type { Env } from './env.ts'
import { readFirstAdmin } from './first-admin.ts'
import { readImportMailbox, readMailIn } from './mail-in.ts'
import { checkProduction, KEY_HINT } from './production.ts'
import { readAdvice, readAi, readFlightStatus, readWeather } from './providers.ts'
import {
	addressRange,
	flag,
	folder,
	hostWithPort,
	listOf,
	origin,
	port,
	months,
	shutdownSeconds,
	createSettingsReader,
	succeeds,
	url,
	type Variables,
	text,
} from './reader.ts'
import { readS3 } from './s3.ts'
import { readTraces } from './traces.ts'
import { InvalidSettings } from './invalid-settings.ts'

const secretKey = z
	.string()
	.min(32, `Enter at least 32 characters; ${KEY_HINT}`)
	.refine((value) => new Set(value).size >= 8, `Too predictable; ${KEY_HINT}`)
// A single key may itself contain spaces and commas, so the whole value counts as one key too.
const previousKeys = z.string().transform((value) => [...new Set([value, ...value.split(/[\s,]+/).filter(Boolean)])])
const token = text.min(16, 'Enter at least 16 characters')
const program = text.regex(/^\//, 'Enter the whole path of a program, such as /usr/bin/ffmpeg')
const sender = text.refine(succeeds(parseSender), "Enter a sender such as 'Go Privilege <travel@example.com>'")
const frameAncestors = text.regex(/^[\w .:/*'-]+$/, "Enter sources for frame-ancestors, such as 'https://example.org'")

/**
 * Reads all settings. Throws InvalidSettings with every problem at once. Production rejects a Node version with known vulnerabilities.
 */
export function readEnv(variables: Variables, nodeVersion = process.versions.node): Env {
	const settings = createSettingsReader(variables)
	const { read, optional, problems } = settings
	const production = variables.NODE_ENV === 'production'
	const portNumber = read('PORT', port, 3000)
	const agency = readAgency(settings, production)
	const env: Env = {
		production,
		port: portNumber,
		host: read('HOST', text, '127.0.0.1'),
		publicUrl: read('PUBLIC_URL', origin, `http://localhost:${portNumber}`),
		dataDir: resolve(read('DATA_DIR', folder, 'data')),
		databaseUrl: optional('DATABASE_URL', url('postgres', 'postgresql')),
		databasePooled: read('DATABASE_POOLED', flag, false),
		backup: readBackup(settings),
		s3: readS3(settings),
		smtpUrl: optional('SMTP_URL', url('smtp', 'smtps')),
		mailFrom: read('MAIL_FROM', sender, `${agency.name} <${agency.email}>`),
		mailIn: readMailIn(settings),
		importMailbox: readImportMailbox(settings),
		weather: readWeather(settings, production),
		ai: readAi(settings),
		flightStatus: readFlightStatus(settings),
		adviceBaseUrl: readAdvice(settings),
		ffmpegPath: optional('FFMPEG_PATH', program),
		agency,
		firstAdmin: readFirstAdmin(settings, agency.email),
		demo: read('DEMO', flag, !production),
		secretKey: optional('SECRET_KEY', secretKey),
		previousSecretKeys: read('SECRET_KEY_PREVIOUS', previousKeys, []),
		secretKeyLost: read('SECRET_KEY_LOST', flag, false),
		trustProxy: read('TRUST_PROXY', listOf(addressRange), []),
		embedders: read('EMBEDDERS', frameAncestors, '*'),
		importAllowedHosts: read('IMPORT_ALLOWED_HOSTS', listOf(hostWithPort), []),
		auditMonths: read('AUDIT_MONTHS', months, 24),
		shutdownDelay: read('SHUTDOWN_DELAY', shutdownSeconds, production ? 2 : 0),
		metricsToken: optional('METRICS_TOKEN', token),
		traces: readTraces(settings),
		warnings: [],
	}
	if (production) checkProduction(env, settings, nodeVersion)
	if (problems.size > 0) throw new InvalidSettings(problems)
	return env
}
