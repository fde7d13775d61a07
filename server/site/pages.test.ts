import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, it, vi } from 'vitest'
import { securityHeaders } from '#server/http/headers.ts'
import { createPages, type FoundPage } from './pages.ts'
import { readAddress } from './site.ts'

const security = securityHeaders({ publicUrl: 'https://travel.example', inlineScript: "'sha256-x'", embedders: '*' })
const draw = vi.fn<(what: string) => string>((what) => `<!doctype html><p>${what}</p>${'text '.repeat(200)}`)

/** A site of lists with one filter, event pages and one page for the signed-in. */
function find(path: string, search: string): FoundPage {
	const guests = new URLSearchParams(search).get('guests')
	const key = path + (guests ? `?guests=${guests}` : '')
	const page = (status: 200 | 404, key: string, isPublic = true) => {
		const isListed = isPublic && status === 200 && path !== '/villas/99'
		return { status, key, isPublic, isListed, render: () => draw(key) }
	}
	if (path === '/admin') return page(200, 'admin', false)
	return /^\/(villas\/\d+|hotels|events\/[^/]+)$/.test(path) ? page(200, key) : page(404, 'not found')
}

let pages: ReturnType<typeof createPages>
const get = (path: string, headers: Record<string, string> = {}) => {
	const url = `http://localhost${path}`
	return pages(new Request(url, { headers }), readAddress(url) ?? { pathname: '/', search: '' })
}

beforeEach(() => {
	draw.mockReset()
	pages = createPages(find, security)
})

it('caches a page from its second request on, whatever unknown parameters it carries', async () => {
	const first = await get('/hotels?guests=10&utm_source=letter').text()
	for (let n = 0; n < 3; n++) expect(await get('/hotels?fbclid=1&guests=10').text()).toBe(first)
	expect(draw.mock.calls).toEqual([['/hotels?guests=10'], ['/hotels?guests=10']])
})

it('caches four megabytes of pages, the most recently requested ones', () => {
	draw.mockImplementation((what) => `${what}${randomBytes(50_000).toString('hex')}`)
	const isKept = (id: number) => {
		draw.mockClear()
		get(`/villas/${id}`)
		return draw.mock.calls.length === 0
	}
	for (let id = 0; id < 50; id++) for (const _ of [1, 2]) get(`/villas/${id}`)
	expect([isKept(0), isKept(8), isKept(9)]).toEqual([false, false, true])
	for (let id = 50; id < 60; id++) for (const _ of [1, 2]) get(`/villas/${id}`)
	expect([isKept(9), isKept(10), isKept(20)]).toEqual([true, false, true])
})

it('marks a page at a non-canonical address as noindex', () => {
	expect(get('/villas/1').headers.get('x-robots-tag')).toBeNull()
	expect(get('/villas/99').headers.get('x-robots-tag')).toBe('noindex')
	expect(get('/admin').headers.get('x-robots-tag')).toBe('noindex')
})

it('answers 304 to a client that has the page', () => {
	const etag = get('/hotels').headers.get('etag') ?? ''
	expect(etag).toMatch(/^W\/".{22}"$/)
	expect(get('/hotels', { 'if-none-match': etag }).status).toBe(304)
	expect(get('/hotels', { 'if-none-match': `W/"other", ${etag}` }).status).toBe(304)
	expect(get('/hotels', { 'if-none-match': 'W/"other"' }).status).toBe(200)
	expect(get('/hotels?guests=2', { 'if-none-match': etag }).status).toBe(200)
})

it('compresses every response: quickly the first time, well afterwards', async () => {
	const encoded = (accepted: string) => get('/hotels', { 'accept-encoding': accepted })
	const [hasty, careful] = [encoded('gzip, br'), encoded('gzip, br')]
	expect([hasty, careful].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', 'br'])
	const html = await get('/hotels').text()
	expect(gunzipSync(await hasty.arrayBuffer()).toString()).toBe(html)
	expect(brotliDecompressSync(await careful.arrayBuffer()).toString()).toBe(html)
	expect(hasty.headers.get('etag')).toBe(careful.headers.get('etag'))
	expect(careful.headers.get('vary')).toBe('Accept-Encoding')
	expect(encoded('br').headers.get('content-encoding')).toBe('br')
	expect(encoded('br;q=0, gzip').headers.get('content-encoding')).toBe('gzip')
	expect(encoded('identity').headers.get('content-encoding')).toBeNull()
})

it('answers 404 with one page for all unknown paths', () => {
	for (const path of ['/nowhere', '/.git/HEAD', '/elsewhere']) expect(get(path).status).toBe(404)
	expect(draw).toHaveBeenCalledTimes(2)
})

it('forbids caching and indexing of a signed-in page', () => {
	const { headers } = get('/admin')
	expect(headers.get('cache-control')).toBe('no-store')
	expect(headers.get('x-robots-tag')).toBe('noindex')
	expect(headers.get('etag')).toBeNull()
	expect(get('/hotels').headers.get('cache-control')).toBe('no-cache')
})

it('allows framing of event pages, and of no other page', () => {
	expect(get('/events/monaco-grand-prix').headers.get('x-frame-options')).toBeNull()
	expect(get('/events/monaco-grand-prix').headers.get('content-security-policy')).toContain('frame-ancestors *')
	const others = [
		'/hotels',
		'/admin',
		'/events/../admin',
		'/events/%2e%2e/admin',
		'/events/x%2f..%2fadmin',
		'/events/x/y',
	]
	expect(others.filter((path) => get(path).headers.get('x-frame-options') !== 'DENY')).toEqual([])
})

it('joins what pages share, compressed once, with the rest of each page', async () => {
	const [frame, card] = [
		{ html: `<!doctype html>${'<p>Né à Nice</p>'.repeat(50)}` },
		{ html: '<li>Villa Étoile</li>'.repeat(20) },
	]
	const sizes = [0, 20, 2999, 3000, 40_000]
	const filtered = createPages((_path, search) => {
		const text = '<b>ünique</b>'.repeat(Number(search.slice(1)))
		const render = () => [frame, text, card, '</ul>', card, frame]
		return { status: 200, key: search, isPublic: true, isListed: true, render }
	}, security)
	const answer = (size: number, encoding: string) => {
		const request = new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })
		return filtered(request, { pathname: '/hotels', search: `?${size}` })
	}
	for (const size of sizes) {
		const [packed, plain] = [answer(size, 'gzip'), answer(size, 'identity')]
		const html = await plain.text()
		expect(html).toBe([frame.html, '<b>ünique</b>'.repeat(size), card.html, '</ul>', card.html, frame.html].join(''))
		expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(html)
		expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
		expect(answer(size, 'gzip').headers.get('etag')).toBe(packed.headers.get('etag'))
	}
	expect(new Set(sizes.map((size) => answer(size, 'gzip').headers.get('etag'))).size).toBe(sizes.length)
})
