import { QueryClient } from '@tanstack/react-query'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { isSessionOver, isUnreachable } from '../offline/unreachable.ts'
import { load, query } from './query.ts'
import { fetchJson, RequestError, send, sentenceOf } from './request.ts'

/** Stands in for the server: `fetch` is routed to it. */
const server = new Hono()
	.get('/api/admin/trips/:id/guests', (c) => c.json({ guests: [], asked: c.req.path }))
	.get('/api/admin/trips', (c) => c.json({ trips: [], asked: c.req.query() }))
	.patch('/api/admin/trips/7', async (c) =>
		c.json({ body: await c.req.text(), type: c.req.header('content-type'), version: c.req.header('if-match') }),
	)
	.post('/api/auth/logout', (c) => c.json({ type: c.req.header('content-type') ?? null }))
	.delete('/api/admin/trips/7', (c) => c.body(null, 204))
	.get('/api/auth/user', (c) => c.json({ error: 'Sign in first', code: 'signed_out' }, 401))
	.patch('/api/admin/trips/8', (c) =>
		c.json({ error: 'Enter a name', code: 'invalid', fields: { name: 'Enter a name' } }, 422),
	)
	.get('/api/portal/trips', (c) => c.html('<h1>Hotel Wi-Fi</h1>'))
	.get('/api/portal/invitations', (c) => c.text('{"trips": [', 200, { 'content-type': 'application/json' }))
	.get('/api/portal/push', (c) => c.html('<h1>Pay first</h1>', 401))
	.get('/api/portal/trips/:id/weather', (c) => c.json({ error: 'No weather', code: 'not_configured' }, 503))
	.get('/api/portal/trips/:id/notices', (c) => c.json({ error: 'Away', code: 'unavailable' }, 503))
	.get('/api/admin/stats', () => new Response(null, { status: 502, statusText: 'Bad Gateway' }))
beforeEach(() => {
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => server.request(path, init))
})
afterAll(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const client = new QueryClient()
const read = (options: { queryKey: readonly unknown[] }) => load({ ...options, client, signal, meta: undefined })
async function failure(call: Promise<unknown>) {
	const error = await call.then(
		() => null,
		(error: unknown) => error,
	)
	if (!(error instanceof RequestError)) throw new Error('no failed request', { cause: error })
	return error
}

it('gives up on a server that never answers, and passes on an abort of its caller', async () => {
	const never = (_path: string, { signal }: RequestInit = {}) =>
		new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
	vi.stubGlobal('fetch', never)
	const error = await failure(fetchJson('/api/enquiries', {}, 20))
	expect([error.status, error.code]).toEqual([0, 'timeout'])
	expect(sentenceOf(error, '')).toBe('The server takes too long to answer. Please try again.')
	const caller = new AbortController()
	const aborted = fetchJson('/api/enquiries', { signal: caller.signal })
	caller.abort(new Error('left the page'))
	await expect(aborted).rejects.toThrow('left the page')
})

it('builds the query key from the path, split at its parameters', () => {
	expect(query('/api/auth/user').queryKey).toEqual(['/api/auth/user'])
	expect(query('/api/admin/trips/:id', { id: '7' }).queryKey).toEqual(['/api/admin/trips', '7'])
	expect(query('/api/admin/trips/:id/guests', { id: '7' }).queryKey).toEqual(['/api/admin/trips', '7', 'guests'])
	expect(query('/api/admin/trips', { q: 'Monaco', cursor: undefined, limit: 20 }).queryKey).toEqual([
		'/api/admin/trips',
		{ q: 'Monaco', limit: '20' },
	])
	expect(query('/api/admin/trips', { q: '' }).queryKey).toEqual(['/api/admin/trips'])
})

it('builds the URL from the key', async () => {
	expect(await read(query('/api/admin/trips/:id/guests', { id: 'a/b' }))).toMatchObject({
		asked: '/api/admin/trips/a%2Fb/guests',
	})
	expect(await read(query('/api/admin/trips', { q: 'Côte & more' }))).toMatchObject({ asked: { q: 'Côte & more' } })
})

it('sends JSON with its content type and the version that the edit started from', async () => {
	expect(await send('PATCH', '/api/admin/trips/7', { name: 'Monaco' }, { version: 3 })).toEqual({
		body: '{"name":"Monaco"}',
		type: 'application/json',
		version: '"3"',
	})
	expect(await send('POST', '/api/auth/logout')).toEqual({ type: null })
	expect(await send('DELETE', '/api/admin/trips/7')).toBeUndefined()
})

it('rejects on an error status with the status and the body or status text', async () => {
	const signedOut = await failure(read(query('/api/auth/user')))
	expect(signedOut).toBeInstanceOf(RequestError)
	expect(signedOut.message).toBe('401: {"error":"Sign in first","code":"signed_out"}')
	expect(signedOut).toMatchObject({ status: 401, code: 'signed_out', sentence: 'Sign in first' })
	expect((await failure(send('PATCH', '/api/admin/trips/8', {}))).fields).toEqual({ name: 'Enter a name' })

	const withoutBody = await failure(read(query('/api/admin/stats')))
	expect(withoutBody.message).toBe('502: Bad Gateway')
	expect(sentenceOf(withoutBody, 'Please try again')).toBe('Please try again')
	expect(sentenceOf(signedOut, 'Please try again')).toBe('Sign in first')
})

it('reports a network error when no response arrives', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
	const error = await failure(send('POST', '/api/auth/logout'))
	expect(error).toMatchObject({ status: 0, code: 'unreachable' })
	expect(sentenceOf(error, '')).toMatch(/Check your connection/)
})

it('takes the answers of proxies and captive portals for no answer, and refusals of the product for what they say (PORTAL-54)', async () => {
	const kinds = async (path: string) => {
		const error = await failure(fetchJson(path, {}))
		return [error.status, isUnreachable(error), isSessionOver(error)]
	}
	expect(await kinds('/api/portal/trips')).toEqual([0, true, false])
	expect(await kinds('/api/portal/invitations')).toEqual([0, true, false])
	expect(await kinds('/api/admin/stats')).toEqual([502, true, false])
	expect(await kinds('/api/portal/trips/7/notices')).toEqual([503, true, false])
	expect(await kinds('/api/portal/push')).toEqual([401, true, false])
	expect(await kinds('/api/auth/user')).toEqual([401, false, true])
	expect(await kinds('/api/portal/trips/7/weather')).toEqual([503, false, false])
	expect(await kinds('/api/admin/nowhere')).toEqual([404, true, false])
})
