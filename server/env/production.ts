import type { Env } from './env.ts'
import { flag, folder, type SettingsReader } from './reader.ts'

/** Earlier versions have a vulnerability that gives unauthorised access (CVE-2026-111497). */
const MIN_SAFE_NODE = '24.22.1'
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
	const isOldAllowed = read('ALLOW_OLD_NODE', flag, false)
	if (nodeVersion.localeCompare(MIN_SAFE_NODE, 'en', { numeric: true }) >= 0) return
	const problem = `Node ${nodeVersion} has known security vulnerabilities. Upgrade to ${MIN_SAFE_NODE} or later`
	if (isOldAllowed) env.warnings.push(`${problem}. It was started because ALLOW_OLD_NODE=1 is set`)
	else addProblem('ALLOW_OLD_NODE', `${problem}, or set ALLOW_OLD_NODE=1 to run on this version anyway`)
}
