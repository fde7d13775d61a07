import { connect, type PeerCertificate, type TLSSocket } from 'node:tls'
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
		await checkSecretKey(db, sealer)
		return 'SECRET_KEY opens the newest identity data'
	},
}

export const addressCheck: Check = {
	subject: 'Public address',
	ifItFails:
		'Check PUBLIC_URL, DNS and the proxy. From inside some networks the public address cannot be reached: then ignore this.',
	async look({ env: { publicUrl } }) {
		const url = new URL(publicUrl)
		if (url.protocol !== 'https:') return warning(`${publicUrl} has no TLS`, 'Fine for a trial, not for real data.')
		const days = Math.floor((Date.parse((await certificateOf(url)).valid_to) - Date.now()) / DAY_MS)
		const message = `The certificate of ${url.host} is valid for ${days} days`
		if (days < 0) return error(`The certificate of ${url.host} has expired`, 'Renew it.')
		return days < RENEW_DAYS ? warning(message, 'Check why it was not renewed.') : message
	},
}

/** Whoever issued it: an expired or private certificate is to be looked at, too. */
const certificateOf = ({ hostname, port }: URL) =>
	new Promise<PeerCertificate>((resolve, reject) => {
		const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false }
		const socket: TLSSocket = connect(options, () => {
			resolve(socket.getPeerCertificate())
			socket.destroy()
		})
		socket.setTimeout(5_000, () => socket.destroy(new Error('No answer within 5 seconds')))
		socket.once('error', reject)
	})
