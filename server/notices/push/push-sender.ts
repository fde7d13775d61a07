import { Agent, request } from 'undici'
import { guardedConnector, internet, type Network } from '#server/guarded-fetch/network.ts'
import { inSpan } from '#server/monitoring/traces/span.ts'
import { readEndpoint } from './push-services.ts'

/** A request that is encrypted and signed already. */
export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer | null }
export type PushAnswer = { status: number; retryAfter: number | null; reason: string; service: string }
export type PushSender = {
	/** Whether a subscription may be stored and sent to. */
	accepts: (endpoint: string) => boolean
	/** Status 0: no answer. Never throws because of what the push service answers or does. */
	send: (push: PushRequest) => Promise<PushAnswer>
}

const DEADLINE_MS = 10_000
const MAX_REASON = 200

/**
 * Sends to the push services of browsers and to nothing else. It connects to public addresses only, checked when it dials, and follows no
 * redirects. The package that encrypts could send as well, but has no deadline and no such guard.
 */
export function pushSender({
	network = internet,
	allowedHosts = new Set<string>(),
}: {
	network?: Network
	allowedHosts?: ReadonlySet<string>
} = {}): PushSender {
	return {
		accepts: (endpoint) => readEndpoint(endpoint, allowedHosts) !== null,
		async send({ endpoint, headers, body }) {
			const target = readEndpoint(endpoint, allowedHosts)
			if (!target) return { status: 410, retryAfter: null, reason: 'not a push service', service: '' }
			const { url, service } = target
			const signal = AbortSignal.timeout(DEADLINE_MS)
			const agent = new Agent({
				connect: guardedConnector(network, (host) => allowedHosts.has(host), signal),
				keepAliveTimeout: 1,
				allowH2: false,
			})
			try {
				const answer = await inSpan(
					() => ({ kind: 'call', name: `push ${service}` }),
					() => request(url, { method: 'POST', dispatcher: agent, signal, headers, body }),
				)
				const reason = (await answer.body.text()).slice(0, MAX_REASON)
				const seconds = Number(answer.headers['retry-after'])
				return { status: answer.statusCode, retryAfter: seconds > 0 ? seconds : null, reason, service }
			} catch (error) {
				return { status: 0, retryAfter: null, reason: (error as Error).message.slice(0, MAX_REASON), service }
			} finally {
				void agent.destroy()
			}
		},
	}
}
