import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readObject } from './body.ts'
import { Refusal } from './refusal.ts'
import type { AppEnv } from './routes.ts'

/** What the body was read as, or why it was not. */
async function read(body: BodyInit, headers: Record<string, string> = {}) {
	const app = new Hono<AppEnv>()
	app.post('/', async (c) => c.json(await readObject(c)))
	app.onError((error, c) => (error instanceof Refusal ? c.json(error.code, error.status) : c.json(error.message, 500)))
	const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers }, duplex: 'half' }
	const answer = await app.request('/', init)
	return [answer.status, await answer.json()]
}

it('reads JSON in UTF-8, with or without a byte-order mark', async () => {
	expect(await read('{"name":"Zoë"}')).toEqual([200, { name: 'Zoë' }])
	expect(await read('\ufeff{"name":"Zoë"}')).toEqual([200, { name: 'Zoë' }])
	expect(await read('{"name":"Zoë"}', { 'content-length': '15' })).toEqual([200, { name: 'Zoë' }])
})

it('refuses invalid UTF-8 rather than store replacement characters', async () => {
	const latin1 = Buffer.from('{"name":"Zoë"}', 'latin1')
	const declared: Record<string, string>[] = [{}, { 'content-length': String(latin1.length) }]
	for (const headers of declared) expect(await read(latin1, headers)).toEqual([400, 'malformed'])
})

it('treats an incomplete body as malformed, not as a lost database', async () => {
	const broken = () =>
		new ReadableStream({
			pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
		})
	const declared: Record<string, string>[] = [{}, { 'content-length': '15' }]
	for (const headers of declared) expect(await read(broken(), headers)).toEqual([400, 'malformed'])
})
