import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { checkSecretKey } from '#server/secret-key.ts'
import { type Check, error, warning } from './check.ts'

const DAY_MS = 24 * 3_600_000
const RENEW_DAYS = 14

export const settingsCheck: Check = {
	subject: 'Settings',
	ifItFails: 'See docs/self-hosting/configuration.',
	look: async ({ env }) =>
		env.warnings.length === 0
			? 'Nothing to remark'
			: env.warnings.map((message) => warning(message, 'See docs/self-hosting/configuration.')),
}

export const keyCheck: Check = {
	subject: 'Key',
	ifItFails: 'See docs/self-hosting/backups-and-keys.md.',
	needsDatabase: true,
	async look({ db, sealer }) {
		const isAny = await checkSecretKey(db, sealer)
		return isAny ? 'SECRET_KEY opens the newest identity data' : 'There is no identity data yet, so any SECRET_KEY fits'
	},
}

export const addressCheck: Check = {
	subject: 'Public address',
	ifItFails:
		'Check PUBLIC_URL, DNS and the proxy. From inside some networks the public address cannot be reached: then ignore this.',
	async look({ env: { publicUrl } }) {
		const url = new URL(publicUrl)
		if (url.protocol !== 'https:') return warning(`${publicUrl} has no TLS`, 'Fine for a trial, not for real data.')
		const { validTo, problem } = await certificateOf(url)
		const days = Math.floor((validTo - Date.now()) / DAY_MS)
		const subject = `The certificate of ${url.host}`
		if (days < 0)
			return error(
				`${subject} has expired`,
				'Renew it, and see why that did not happen by itself: try certbot renew, or read the log of Caddy.',
			)
		if (problem === 'ERR_TLS_CERT_ALTNAME_INVALID')
			return error(`${subject} is for another name`, 'Browsers refuse it. Get one for the name in PUBLIC_URL.')
		if (problem)
			return warning(
				`${subject} is not trusted (${problem})`,
				'Of a public authority: let the proxy send the whole chain (fullchain.pem of certbot). Of your own: install its authority on every device.',
			)
		const message = `${subject} is valid for ${days} days`
		return days < RENEW_DAYS ? warning(message, 'Check why it was not renewed.') : message
	},
}

/** Also of a certificate that is not trusted: `problem` is Node's code for what is wrong with it. */
const certificateOf = ({ hostname, port }: URL) =>
	new Promise<{ validTo: number; problem: string | null }>((resolve, reject) => {
		const servername = isIP(hostname) ? {} : { servername: hostname }
		const options = { host: hostname, port: Number(port) || 443, ...servername, rejectUnauthorized: false }
		const socket: TLSSocket = connect(options, () => {
			// Its type says Error. It is a code, if the error has one.
			const problem = socket.authorizationError as Error | string | undefined
			resolve({
				validTo: Date.parse(socket.getPeerCertificate().valid_to),
				problem: problem instanceof Error ? problem.message : (problem ?? null),
			})
			socket.destroy()
		})
		socket.setTimeout(5_000, () => socket.destroy(new Error('No answer within 5 seconds')))
		socket.once('error', reject)
	})
