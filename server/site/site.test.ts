import { expect, it } from 'vitest'
import { securityHeaders } from '#server/http/headers.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { createSite, readAddress } from './site.ts'

const { strict } = securityHeaders({ publicUrl: 'http://localhost:3000', inlineScript: "'sha256-x'", embedders: '*' })
const site = createSite({
	api: (request) => new Response(`api ${new URL(request.url).pathname}`, { headers: { 'Cache-Control': 'no-store' } }),
	files: (_, path) => (path === '/favicon.ico' ? new Response('icon', { headers: strict }) : null),
	otherAssets: async () => null,
	availability: () => null,
	pages: (_, { pathname }) => new Response(`page ${pathname}`, { headers: strict }),
	legalPages: () => null,
	sharedPages: () => null,
	previewPages: () => null,
	pictures: () => null,
	signedInPages: () => null,
	security: strict,
	contact: 'safety@example.org',
})
const call = async (path: string, method = 'GET') =>
	site(new Request(`http://localhost${path}`, { method }), buildBindings())

it('routes the API and the health checks to the API, and no similar path', async () => {
	for (const path of ['/api', '/api/auth/user', '/api/auth/user/x.css', '/api/nope', '/healthz', '/readyz'])
		expect(await (await call(path)).text()).toBe(`api ${path}`)
	for (const path of ['/apis', '/API/x', '/healthz/', '//api/x', '/admin'])
		expect(await (await call(path)).text()).toMatch(/^page/)
})

it('sets the security headers on every kind of response', async () => {
	const answers = await Promise.all([
		call('/api/nope'),
		call('/favicon.ico'),
		call('/'),
		call('/%zz'),
		call('/', 'POST'),
		call('/.well-known/security.txt'),
	])
	for (const answer of answers)
		for (const [name, value] of Object.entries(strict)) expect(answer.headers.get(name)).toBe(value)
})

it('keeps the stricter policy that an API response brings', async () => {
	const policy = "sandbox; default-src 'none'; frame-ancestors 'none'"
	const paper = createSite({
		api: () => new Response('%PDF-', { headers: { 'Content-Security-Policy': policy } }),
		files: () => null,
		otherAssets: async () => null,
		availability: () => null,
		pages: () => new Response('page'),
		legalPages: () => null,
		sharedPages: () => null,
		previewPages: () => null,
		pictures: () => null,
		signedInPages: () => null,
		security: strict,
		contact: 'safety@example.org',
	})
	const answer = await paper(new Request('http://localhost/api/documents/x.pdf'), buildBindings())
	expect(answer.headers.get('content-security-policy')).toBe(policy)
	expect(answer.headers.get('x-frame-options')).toBe('DENY')
})

it('refuses invalid escapes, and decodes escaped dots', async () => {
	const answers = await Promise.all(['/%zz', '/%ff', '/hotels/%e0%a4%a', '/%'].map((path) => call(path)))
	expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
	expect(readAddress('http://localhost/events/%2e%2e/admin')?.pathname).toBe('/admin')
	expect(readAddress('http://localhost/caf%C3%A9?q=100%')).toEqual({ pathname: '/caf%C3%A9', search: '?q=100%' })
})

it('allows only GET and HEAD on pages and files', async () => {
	for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
		const answer = await call('/', method)
		expect(answer.status).toBe(405)
		expect(answer.headers.get('allow')).toBe('GET, HEAD')
	}
	expect((await call('/', 'HEAD')).status).toBe(200)
})

it('security.txt names a contact and expires within a year', async () => {
	const text = await (await call('/.well-known/security.txt')).text()
	expect(text).toContain('Contact: mailto:safety@example.org\n')
	const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
	expect(days).toBeGreaterThan(90)
	expect(days).toBeLessThan(365)
})

it('leads a link whose # was turned into %23 to the right address, and no other', async () => {
	for (const [path, to] of [
		['/welcome%23k3v8q-tm2nx', '/welcome#k3v8q-tm2nx'],
		['/new-password/%23k3v8q', '/new-password#k3v8q'],
	]) {
		const answer = await call(path ?? '')
		const headers = ['location', 'referrer-policy', 'cache-control'].map((name) => answer.headers.get(name))
		expect([answer.status, ...headers]).toEqual([303, to, 'no-referrer', 'no-store'])
	}
	for (const path of ['/welcome%23', '/welcome%23a%0d%0ab', '/welcome%23//evil.example', '/villas%23k3v8q'])
		expect((await call(path)).status).toBe(200)
})
