import type { Env } from './env.ts'
import { flag, folder, type SettingsReader } from './reader.ts'

/** The Node that package.json pins. */
const PINNED_NODE = '24.21.0'
/**
 * The first releases without CVE-2026-111497 by major version. It is a bug of the Brotli decoder, which the product never uses on data
 * from outside: see decision 023.
 */
const FIXED_NODE: Record<string, string> = { 24: '24.22.1', 26: '26.12.1' }
/** From here on every release has the fix. */
const FIRST_FIXED_MAJOR = 27
/** Keys that anybody can read in the repository. */
const PUBLISHED_KEYS = ['a secret that only the tests know, long enough']
export const KEY_HINT = 'create one with: openssl rand -base64 32'

/** Rejects what is fine for evaluating the product but not for personal data. Adds to the settings' problems and to the warnings. */
export function checkProduction(env: Env, { optional, read, addProblem }: SettingsReader, nodeVersion: string) {
	if (env.demo) addProblem('DEMO', 'Sample data is not allowed in production')
	if (!env.publicUrl.startsWith('https:'))
		addProblem('PUBLIC_URL', 'Enter the public https:// address. Production requires HTTPS')
	if (!env.secretKey) addProblem('SECRET_KEY', `Missing. It encrypts travellers' identity data; ${KEY_HINT}`)
	else if (PUBLISHED_KEYS.includes(env.secretKey))
		addProblem('SECRET_KEY', `This key is published with the source code; ${KEY_HINT}`)
	if (!optional('DATA_DIR', folder) && !(env.databaseUrl && env.s3 && env.smtpUrl))
		addProblem('DATA_DIR', 'Missing. Enter a folder for what has no separate service: the database, files or mail')
	if (!env.smtpUrl) env.warnings.push('SMTP_URL is not set: mail is written to DATA_DIR/mail and not sent')
	if (env.weather?.baseUrl === 'https://api.open-meteo.com')
		env.warnings.push('WEATHER_API_KEY is not set: Open-Meteo allows its free host for non-commercial use only')
	checkNode(env, { read, addProblem }, nodeVersion)
}

/** Refuses a Node with known vulnerabilities, and warns about the pinned one, which has one that the product does not expose. */
function checkNode(env: Env, { read, addProblem }: Pick<SettingsReader, 'read' | 'addProblem'>, nodeVersion: string) {
	const isOldAllowed = read('ALLOW_OLD_NODE', flag, false)
	const isAtLeast = (version: string) => nodeVersion.localeCompare(version, 'en', { numeric: true }) >= 0
	const major = Number.parseInt(nodeVersion, 10)
	const fixed = FIXED_NODE[major]
	if (major >= FIRST_FIXED_MAJOR || (fixed && isAtLeast(fixed))) return
	const problem = `Node ${nodeVersion} has known security vulnerabilities. Upgrade to ${fixed ?? FIXED_NODE[24]} or later`
	if (major === 24 && isAtLeast(PINNED_NODE)) env.warnings.push(`${problem} as soon as you can`)
	else if (isOldAllowed) env.warnings.push(`${problem}. It was started because ALLOW_OLD_NODE=1 is set`)
	else addProblem('ALLOW_OLD_NODE', `${problem}, or set ALLOW_OLD_NODE=1 to run on this version anyway`)
}
