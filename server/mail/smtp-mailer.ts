import { createTransport } from 'nodemailer'
import { type Delivery, type Mailer, messageOf, type Sender } from './mailer.ts'

type Fault = {
	code?: string
	responseCode?: number
	response?: string
	message?: string
	originalCode?: string
	timeoutType?: string
}

const DEADLINE_MS = 60_000
/** How soon to knock again at a server that is away, and at one that we are set up wrongly for. */
const AWAY_SECONDS = 10
const WRONG_SECONDS = 60

/**
 * Delivers to the server of an address such as smtps://user:password@mail.example.com, or smtp://…:587, which must then offer
 * STARTTLS; only this machine, or an address ending in ?tls=none, is spoken to in the clear.
 */
export function smtpMailer(address: string, from: Sender): Mailer {
	const url = new URL(address)
	const secure = url.protocol === 'smtps:' || url.port === '465'
	const clear = url.searchParams.get('tls') === 'none' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
	const transport = createTransport({
		pool: true,
		maxConnections: 3,
		// Repeats are the outbox's business, which counts them and writes them down.
		maxRequeues: 0,
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: Number(url.port) || (secure ? 465 : 587),
		secure,
		requireTLS: !secure && !clear,
		ignoreTLS: !secure && clear,
		auth: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
		dnsTimeout: 5_000,
		connectionTimeout: 5_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	// A pooled connection that ends while nobody uses it is replaced at the next letter.
	transport.on('error', () => {})
	return {
		from,
		async deliver(letter) {
			try {
				const sent = await transport.sendMail({ ...messageOf(from, letter), signal: AbortSignal.timeout(DEADLINE_MS) })
				return { outcome: 'sent', answer: sent.response }
			} catch (error) {
				return deliveryOf(error as Fault)
			}
		},
		close: () => transport.close(),
	}
}

const WRONG_SETUP = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG'])
/** Before the greeting nothing was handed over. */
const CANNOT_REACH = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const WENT_DEAD = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** What a failure to hand over means for the letter: the classes of RFC 5321 section 4.2.1, and of the line itself. */
export function deliveryOf(fault: Fault): Delivery {
	const { code = '', responseCode, originalCode = '', timeoutType = '' } = fault
	const answer = (fault.response ?? `${code} ${fault.message ?? ''}`).trim().slice(0, 500)
	if (WRONG_SETUP.has(code) || responseCode === 530 || responseCode === 535)
		return { outcome: 'shut', answer, seconds: WRONG_SECONDS, ours: true }
	// A greeting of 421 or 554 is about us, not about the letter.
	if (code === 'EPROTOCOL' || code === 'EDNS' || CANNOT_REACH.has(timeoutType))
		return { outcome: 'shut', answer, seconds: AWAY_SECONDS, ours: false }
	if (code === 'ESOCKET' && !WENT_DEAD.has(originalCode))
		return { outcome: 'shut', answer, seconds: AWAY_SECONDS, ours: false }
	if (responseCode !== undefined && responseCode >= 500) return { outcome: 'refused', answer }
	return { outcome: 'postponed', answer }
}
