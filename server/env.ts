import { resolve } from 'node:path'
import { z } from 'zod'
import { newCustomerFields } from '#shared/customers/customer.ts'
import { emailAddress, lines } from '#shared/fields.ts'
import { refuseWeakPassword } from './auth/passwords.ts'
import {
	addressRange,
	flag,
	folder,
	hostWithPort,
	listOf,
	origin,
	port,
	type Settings,
	settingsOf,
	url,
	type Variables,
	words,
} from './env-reader.ts'
import type { AiSettings } from './providers/language-model.ts'
import { checkProduction, MAKE_A_KEY } from './env-production.ts'
import { readAi, readFlightStatus, readWeather } from './env-providers.ts'
import type { FlightStatusSettings } from './flight-status/flight-status.ts'
import { parseSender } from './mail/mailer.ts'
import type { OpenMeteo } from './weather/open-meteo.ts'

/** What the environment says, checked. README.md explains each setting. */
export type Env = {
	production: boolean
	port: number
	host: string
	/** Scheme, host and port that people reach us by. Links come from it, never from a request. */
	publicUrl: string
	/** An absolute path. */
	dataDir: string
	/** Null: the embedded PostgreSQL under `dataDir`. */
	databaseUrl: string | null
	/** Null: files are kept under `dataDir`. */
	s3: S3 | null
	/** Null: mail is written under `dataDir`. */
	smtpUrl: string | null
	/** 'Name <address>', or an address alone. */
	mailFrom: string
	/** Null: no weather is shown. */
	weather: OpenMeteo | null
	/** Null: flights have no live status. */
	flightStatus: FlightStatusSettings | null
	/** Null: AI drafts no texts and reads no bookings. */
	ai: AiSettings | null
	agency: Agency
	/** Null: one named 'admin' with a password made up at the first start. */
	firstAdmin: { username: string; email: string; password: string } | null
	/** Sample customers and trips into an empty database. */
	demo: boolean
	/** Null: made at the first start and kept under `dataDir`. */
	secretKey: string | null
	/** Keys that `secretKey` has replaced; what they sealed can still be read. */
	previousSecretKeys: string[]
	/** Proxies whose X-Forwarded-For is believed: addresses or ranges. */
	trustProxy: string[]
	/** Who may frame event pages, as CSP's `frame-ancestors` has it. */
	embedders: string
	/** Booking forms on a private network, 'host:port' each: trips are imported from nowhere else inside. */
	importAllowedHosts: string[]
	/** Sentences for the log about what is allowed and had better be known. */
	warnings: string[]
}
type S3 = {
	endpoint: string
	bucket: string
	region: string
	accessKeyId: string
	secretAccessKey: string
	prefix: string
}
type Agency = {
	name: string
	phone: string
	email: string
	address: string
	site: string
	atolNumber: string | null
	abtaNumber: string | null
	/** The hotels' ratings are its own travellers' reviews. */
	vouchesForReviews: boolean
}

const secretKey = z
	.string()
	.min(32, `Enter at least 32 characters; ${MAKE_A_KEY}`)
	.refine((value) => new Set(value).size >= 8, `Too regular; ${MAKE_A_KEY}`)
const sender = words.refine(succeeds(parseSender), "Enter a sender such as 'Go Privilege <travel@example.com>'")
// It stands before the address in mails.
const plainName = words.regex(/^[^<>"]*$/, 'Enter a name without quotation marks or angle brackets')
const frameAncestors = words.regex(/^[\w .:/*'-]+$/, "Enter what frame-ancestors takes, such as 'https://example.org'")
const keyPrefix = words.regex(/^([\w.-]+\/)+$/, "Enter a folder with a slash at its end, such as 'production/'")

/**
 * Reads all settings. Throws one Error that lists every problem by the name of its setting, never by its value. `nodeVersion` is that
 * of the running Node: production refuses one with known holes.
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
		s3: settings.usesAny('S3_') ? readS3(settings) : null,
		smtpUrl: optional('SMTP_URL', url('smtp', 'smtps')),
		mailFrom: read('MAIL_FROM', sender, `${agency.name} <${agency.email}>`),
		weather: readWeather(settings, production),
		ai: readAi(settings),
		flightStatus: readFlightStatus(settings),
		agency,
		firstAdmin: settings.usesAny('ADMIN_') ? readFirstAdmin(settings, agency.email) : null,
		demo: read('DEMO', flag, !production),
		secretKey: optional('SECRET_KEY', secretKey),
		previousSecretKeys: read('SECRET_KEY_PREVIOUS', listOf(z.string()), []),
		trustProxy: read('TRUST_PROXY', listOf(addressRange), []),
		embedders: read('EMBEDDERS', frameAncestors, '*'),
		importAllowedHosts: read('IMPORT_ALLOWED_HOSTS', listOf(hostWithPort), []),
		warnings: [],
	}
	if (production) checkProduction(env, settings, nodeVersion)
	if (problems.size === 0) return env
	const lines = Array.from(problems, ([name, why]) => `  ${name}: ${why}`)
	throw new Error(`These settings have to be put right first:\n${lines.join('\n')}`)
}

const readAgency = ({ read, optional }: Settings): Agency => ({
	name: read('AGENCY_NAME', plainName, 'Go Privilege'),
	// From the range that is kept for fiction.
	phone: read('AGENCY_PHONE', words, '+44 20 7946 0018'),
	email: read('AGENCY_EMAIL', emailAddress, 'travel@goprivilege.example'),
	address: read('AGENCY_ADDRESS', lines(500), '9 Belvoir Arcade, Mayfair, London W1J 0ZZ'),
	site: read('AGENCY_SITE', url('http', 'https'), 'https://www.goprivilege.example'),
	atolNumber: optional('AGENCY_ATOL_NUMBER', words),
	abtaNumber: optional('AGENCY_ABTA_NUMBER', words),
	vouchesForReviews: read('AGENCY_VOUCHES_FOR_REVIEWS', flag, false),
})

function readS3({ read, required }: Settings): S3 {
	const why = 'Files go to S3 when any S3_ setting is given'
	return {
		endpoint: required('S3_ENDPOINT', url('http', 'https'), why),
		bucket: required('S3_BUCKET', words, why),
		region: read('S3_REGION', words, 'us-east-1'),
		accessKeyId: required('S3_ACCESS_KEY_ID', words, why),
		secretAccessKey: required('S3_SECRET_ACCESS_KEY', words, why),
		prefix: read('S3_PREFIX', keyPrefix, ''),
	}
}

function readFirstAdmin({ read, required }: Settings, agencyEmail: string) {
	const username = read('ADMIN_USERNAME', newCustomerFields.username.schema, 'admin')
	const email = read('ADMIN_EMAIL', emailAddress, agencyEmail)
	const strong = succeeds((value: string) => refuseWeakPassword(value, [username, email]))
	const schema = newCustomerFields.password.schema.refine(strong, 'This password is too easy to guess')
	return { username, email, password: required('ADMIN_PASSWORD', schema, 'The first admin needs one') }
}

function succeeds(check: (value: string) => unknown) {
	return (value: string) => {
		try {
			check(value)
			return true
		} catch {
			return false
		}
	}
}
