import type { Env } from './env.ts'
import { flag, folder, type Settings } from './reader.ts'

/** Node before this lets strangers in (CVE-2026-111497). */
const SAFE_NODE = '24.22.1'
/** Keys that stand in the repository, for all to read. */
const PUBLISHED_KEYS = ['a secret that only the tests know, long enough']
export const MAKE_A_KEY = 'openssl rand -base64 32 makes a good one'

/** What does for a look at the product but not for people's data. Adds to the settings' problems and to the warnings. */
export function checkProduction(env: Env, { optional, read, wrong }: Settings, nodeVersion: string) {
	if (env.demo) wrong('DEMO', 'Sample data has no place in production')
	if (!env.publicUrl.startsWith('https:'))
		wrong('PUBLIC_URL', 'Enter the https:// address that people use; in production nothing else is safe')
	if (!env.secretKey) wrong('SECRET_KEY', `Missing. Travellers' papers are sealed with it; ${MAKE_A_KEY}`)
	else if (PUBLISHED_KEYS.includes(env.secretKey)) wrong('SECRET_KEY', `Published with the source; ${MAKE_A_KEY}`)
	if (!optional('DATA_DIR', folder) && !(env.databaseUrl && env.s3 && env.smtpUrl))
		wrong('DATA_DIR', 'Say where to keep what has no service of its own: the database, files or mail')
	if (!env.smtpUrl) env.warnings.push('SMTP_URL is not set: mail is written to DATA_DIR/mail and reaches nobody')
	if (env.weather?.baseUrl === 'https://api.open-meteo.com')
		env.warnings.push('WEATHER_API_KEY is not set: Open-Meteo allows its free host for non-commercial use only')
	const mayBeOld = read('ALLOW_OLD_NODE', flag, false)
	if (nodeVersion.localeCompare(SAFE_NODE, 'en', { numeric: true }) >= 0) return
	const old = `Node ${nodeVersion} has known holes that let strangers in; ${SAFE_NODE} closes them`
	if (mayBeOld) env.warnings.push(`${old}. It runs because ALLOW_OLD_NODE=1 says so`)
	else wrong('ALLOW_OLD_NODE', `${old}. Enter 1 to run on it all the same`)
}
