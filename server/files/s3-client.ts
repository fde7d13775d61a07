import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { Refusal } from '#server/http/refusal.ts'
import { inSpan } from '#server/monitoring/traces/span.ts'
import { storageFull } from './storage.ts'

export type S3Account = { region: string; accessKeyId: string; secretAccessKey: string }

type S3Request = {
	headers?: Record<string, string>
	/** Called for each attempt, since a stream can be read only once. */
	body?: () => Dispatcher.DispatchOptions['body']
	/** For downloads, which take as long as the client reads. */
	noTimeout?: true
}

/** An answer other than 2xx. `code` is the service's error code, such as 'NoSuchKey', or empty. */
export class S3Failure extends Error {
	readonly status: number
	readonly code: string

	constructor(method: string, status: number, code: string) {
		super(`S3 answered ${method} with ${status} ${code}`.trim())
		this.status = status
		this.code = code
	}
}

const MAX_ATTEMPTS = 3
const isTransient = (status: number) => status === 429 || (status >= 500 && status !== 507)

/**
 * Signs and sends requests. Connecting, each wait for data and (except for downloads) the whole request have timeouts. While the
 * service is unreachable or overloaded a request is attempted three times, since all our requests are idempotent, and then refused
 * with 503.
 */
export function createS3Client(account: S3Account) {
	const dispatcher = new Agent({
		connect: { timeout: 3_000 },
		headersTimeout: 15_000,
		bodyTimeout: 15_000,
		maxResponseSize: 64 * 1024 * 1024,
	})

	async function send(method: Dispatcher.HttpMethod, url: string, { headers, body, noTimeout }: S3Request) {
		const signed = await new AwsV4Signer({ ...account, service: 's3', method, url, headers }).sign()
		const answer = await request(signed.url, {
			method,
			headers: Object.fromEntries(signed.headers),
			body: body?.(),
			signal: noTimeout ? undefined : AbortSignal.timeout(60_000),
			dispatcher,
		})
		if (answer.statusCode < 300) return answer
		throw new S3Failure(method, answer.statusCode, xmlText(await answer.body.text(), 'Code'))
	}

	return async function call(method: Dispatcher.HttpMethod, url: string, details: S3Request = {}) {
		for (let attempt = 1; ; attempt++) {
			try {
				return await inSpan(
					() => ({ kind: 'call', name: `S3 ${method}` }),
					() => send(method, url, details),
				)
			} catch (error) {
				if (error instanceof S3Failure && error.status === 507) throw storageFull(error)
				if (error instanceof S3Failure && !isTransient(error.status)) throw error
				if (attempt === MAX_ATTEMPTS)
					throw new Refusal(503, 'storage_away', 'Files are temporarily unavailable. Please try again', {
						retryAfter: 5,
						cause: error,
					})
				await pause(100 * 2 ** attempt)
			}
		}
	}
}

/** The text of the first element with that name, or ''. Enough for our keys, dates and error codes. */
export function xmlText(xml: string, name: string) {
	const text = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1] ?? ''
	return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
