import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { Refusal } from '#server/http/refusal.ts'
import { storageFull } from './storage.ts'

export type S3Account = { region: string; accessKeyId: string; secretAccessKey: string }

type S3Request = {
	headers?: Record<string, string>
	/** Called for each try: a stream can be read only once. */
	body?: () => Dispatcher.DispatchOptions['body']
	/** For downloads, which last as long as their reader takes. */
	unhurried?: true
}

/** An answer other than 2xx. `code` is the service's word, such as 'NoSuchKey'; empty where it gave none. */
export class S3Failure extends Error {
	readonly status: number
	readonly code: string

	constructor(method: string, status: number, code: string) {
		super(`S3 answered ${method} with ${status} ${code}`.trim())
		this.status = status
		this.code = code
	}
}

const TRIES = 3
const passing = (status: number) => status === 429 || (status >= 500 && status !== 507)

/**
 * Signs and sends requests. Nothing hangs: connecting, silence and, downloads aside, the whole are limited in time. While the
 * service is out of reach or overloaded it tries three times, for every request of ours may be repeated, and then refuses with 503.
 */
export function s3Caller(account: S3Account) {
	const dispatcher = new Agent({
		connect: { timeout: 3_000 },
		headersTimeout: 15_000,
		bodyTimeout: 15_000,
		maxResponseSize: 64 * 1024 * 1024,
	})

	async function send(method: Dispatcher.HttpMethod, url: string, { headers, body, unhurried }: S3Request) {
		const signed = await new AwsV4Signer({ ...account, service: 's3', method, url, headers }).sign()
		const answer = await request(signed.url, {
			method,
			headers: Object.fromEntries(signed.headers),
			body: body?.(),
			signal: unhurried ? undefined : AbortSignal.timeout(60_000),
			dispatcher,
		})
		if (answer.statusCode < 300) return answer
		throw new S3Failure(method, answer.statusCode, element(await answer.body.text(), 'Code'))
	}

	return async function call(method: Dispatcher.HttpMethod, url: string, details: S3Request = {}) {
		for (let attempt = 1; ; attempt++) {
			try {
				return await send(method, url, details)
			} catch (error) {
				if (error instanceof S3Failure && error.status === 507) throw storageFull(error)
				if (error instanceof S3Failure && !passing(error.status)) throw error
				if (attempt === TRIES)
					throw new Refusal(503, 'storage_away', 'Files are out of reach at the moment. Please try again', {
						retryAfter: 5,
						cause: error,
					})
				await pause(100 * 2 ** attempt)
			}
		}
	}
}

/** The text of the first element of that name, '' when there is none. Enough for keys of ours and for words and dates. */
export function element(xml: string, name: string) {
	const text = xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1] ?? ''
	return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
