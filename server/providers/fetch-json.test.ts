import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { fetchJson, ProviderFailure, providerRefusal } from './fetch-json.ts'

let provider: Provider
beforeAll(async () => {
	provider = await startProvider()
})
afterAll(() => provider.stop())

const schema = z.object({ n: z.number() })
const ask = (deadlineMs = 20_000) =>
	fetchJson({
		provider: 'a service',
		url: new URL(`${provider.url}/secret-path?key=SECRET`),
		schema,
		deadlineMs,
		maxBytes: 1000,
	})
const failure = async (deadlineMs?: number) => {
	const error = await ask(deadlineMs).then(
		() => null,
		(error: unknown) => error,
	)
	if (!(error instanceof ProviderFailure)) throw new Error('no failure of the provider', { cause: error })
	expect(JSON.stringify([error, String(error), error.stack])).not.toMatch(/SECRET|secret-path|127\.0\.0\.1/)
	return error
}

test('reads an answer, compressed or not', async () => {
	provider.reply(respondWith('{"n":1,"more":true}'))
	expect(await ask()).toEqual({ n: 1 })
	provider.reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"n":2}')))
	expect(await ask()).toEqual({ n: 2 })
})

test.each([
	['an error', respondWith('{"error":"SECRET"}', 500), 'a service: answered 500'],
	['a redirect', respondWith('', 302, { location: 'http://127.0.0.1/secret-path' }), 'a service: answered 302'],
	['unexpected data', respondWith('{"n":"SECRET"}'), 'a service: unexpected data at n'],
	['HTML', respondWith('<html>SECRET</html>'), 'a service: unexpected data at the root'],
	['an empty body', respondWith('', 204), 'a service: unexpected data at the root'],
	['truncated JSON', respondWith('{"n":1'), 'a service: unexpected data at the root'],
	['too large a body', respondWith(`{"n":1,"x":"${'x'.repeat(2000)}"}`), 'a service: answered more than 1000 bytes'],
] as const)('%s is a failure', async (_, reply, message) => {
	provider.reply(reply)
	const error = await failure()
	expect(error.message).toBe(message)
	expect(providerRefusal('The weather', error)).toMatchObject({ status: 502, code: 'provider_failed' })
})

test('a decompression bomb and an unsupported encoding are failures', async () => {
	const bomb = gzipSync(JSON.stringify({ n: 1, x: 'x'.repeat(900_000) }), { level: 9 })
	provider.reply((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb.subarray(0)))
	expect((await failure()).message).toMatch(/bytes|unreachable/)
	const brotli = brotliCompressSync('{"n":1}')
	provider.reply((response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotli))
	expect((await failure()).message).toContain('an unsupported encoding')
})

test.each([
	['no answer', () => {}],
	['a body that never ends', (response: { write: (text: string) => void }) => response.write('{"n":')],
] as const)('%s is a timeout', async (_, reply) => {
	provider.reply(reply)
	const error = await failure(300)
	expect(error.isSlow).toBe(true)
	expect(providerRefusal('The weather', error).status).toBe(504)
})

test('a dropped and a refused connection are failures', async () => {
	provider.reply((response) => response.destroy())
	expect((await failure()).message).toMatch(/^a service: unreachable \(\w+\)$/)
	await provider.stop()
	expect((await failure()).message).toBe('a service: unreachable (ECONNREFUSED)')
	provider = await startProvider()
})
