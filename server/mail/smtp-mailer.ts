import { createTransport } from 'nodemailer'
import { type Delivery, type Mailer, nodemailerMessage, type Sender } from './mailer.ts'

type SmtpError = {
	code?: string
	command?: string
	responseCode?: number
	response?: string
	message?: string
	originalCode?: string
	timeoutType?: string
}

const DEADLINE_MS = 60_000
const UNREACHABLE_RETRY_SECONDS = 10
const MISCONFIGURED_RETRY_SECONDS = 60

/**
 * Delivers through the server at an address such as smtps://user:password@mail.example.com or smtp://…:587, which must then offer
 * STARTTLS. Connections are unencrypted only to this machine or with an address ending in ?tls=none.
 */
export function smtpMailer(address: string, from: Sender): Mailer {
	const url = new URL(address)
	const secure = url.protocol === 'smtps:' || url.port === '465'
	const plaintext = url.searchParams.get('tls') === 'none' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
	const transport = createTransport({
		pool: true,
		maxConnections: 3,
		// The outbox retries, because it counts and records the attempts.
		maxRequeues: 0,
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: Number(url.port) || (secure ? 465 : 587),
		secure,
		requireTLS: !secure && !plaintext,
		ignoreTLS: !secure && plaintext,
		auth: url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined,
		dnsTimeout: 5_000,
		connectionTimeout: 5_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	// An idle pooled connection that ends is replaced at the next message.
	transport.on('error', () => {})
	return {
		from,
		async deliver(message) {
			try {
				const sent = await transport.sendMail({
					...nodemailerMessage(from, message),
					signal: AbortSignal.timeout(DEADLINE_MS),
				})
				return { outcome: 'sent', answer: sent.response }
			} catch (error) {
				return classifyFailure(error as SmtpError)
			}
		},
		async verify() {
			await transport.verify()
		},
		close: () => transport.close(),
	}
}

const MISCONFIGURED = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG'])
/** Nothing is transferred before the server's greeting. */
const UNREACHABLE = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
/** RFC 1870: the message is larger than the server takes. It is the answer to MAIL FROM, which states the size. */
const TOO_LARGE = 552
const CONNECTION_LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** What a failed transfer means for the message, by the reply classes of RFC 5321 section 4.2.1 and the state of the connection. */
export function classifyFailure(error: SmtpError): Delivery {
	const { code = '', command, responseCode, originalCode = '', timeoutType = '' } = error
	const answer = (error.response ?? `${code} ${error.message ?? ''}`).trim().slice(0, 500)
	const isRefused = responseCode !== undefined && responseCode >= 500
	// Every mail has the same sender.
	const isSenderRefused = isRefused && command === 'MAIL FROM' && responseCode !== TOO_LARGE
	if (MISCONFIGURED.has(code) || responseCode === 530 || responseCode === 535 || isSenderRefused)
		return { outcome: 'unavailable', answer, retrySeconds: MISCONFIGURED_RETRY_SECONDS, needsOperator: true }
	// A greeting of 421 or 554 concerns the connection, not this message.
	if (code === 'EPROTOCOL' || code === 'EDNS' || UNREACHABLE.has(timeoutType))
		return { outcome: 'unavailable', answer, retrySeconds: UNREACHABLE_RETRY_SECONDS, needsOperator: false }
	if (code === 'ESOCKET' && !CONNECTION_LOST.has(originalCode))
		return { outcome: 'unavailable', answer, retrySeconds: UNREACHABLE_RETRY_SECONDS, needsOperator: false }
	if (isRefused) return { outcome: 'rejected', answer }
	return { outcome: 'deferred', answer }
}
