import { existsSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { siteFiles } from './site-files.ts'

const files = siteFiles(
	{
		publicUrl: 'https://travel.example',
		name: 'Go "Privilege" & Co',
		listedPaths: ['/', '/villas', '/events/a&b'],
		changedAt: (path) => (path === '/villas' ? new Date('2027-05-01T09:00:00Z') : undefined),
		offline: 'self.frame={}',
	},
	{ 'X-Frame-Options': 'DENY' },
)
const get = (path: string, headers = {}) => files(new Request(`https://travel.example${path}`, { headers }), path)

it('robots.txt excludes the API only and names the sitemap', async () => {
	const robots = get('/robots.txt')
	expect(await robots?.text()).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://travel.example/sitemap.xml\n')
	expect(robots?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
	expect(robots?.headers.get('x-frame-options')).toBe('DENY')
})

it('the sitemap lists every page under the public address, as well-formed XML', async () => {
	const sitemap = (await get('/sitemap.xml')?.text()) ?? ''
	expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
		'https://travel.example/',
		'https://travel.example/villas',
		'https://travel.example/events/a&amp;b',
	])
})

it('compresses for clients that accept it', async () => {
	const packed = get('/sitemap.xml', { 'accept-encoding': 'gzip, br' })
	expect(packed?.headers.get('content-encoding')).toBe('br')
	expect(brotliDecompressSync((await packed?.arrayBuffer()) ?? '').toString()).toBe(await get('/sitemap.xml')?.text())
})

it('names the agency in the manifest', async () => {
	const manifest = (await get('/manifest.webmanifest')?.json()) as { name: string; icons: { src: string }[] }
	expect(manifest.name).toBe('Go "Privilege" & Co')
	expect(manifest).toMatchObject({ start_url: '/portal', scope: '/', display: 'standalone' })
	for (const { src } of manifest.icons) expect(existsSync(`web/public${src}`), src).toBe(true)
})

it('serves the service worker for the whole site, where there is a build', () => {
	expect(get('/offline.js')?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
	const unbuilt = siteFiles({ publicUrl: '', name: '', listedPaths: [], changedAt: () => undefined, offline: null }, {})
	expect(unbuilt(new Request('https://travel.example/offline.js'), '/offline.js')).toBeNull()
})

it('answers 304 to a client that has the file, and ignores other paths', () => {
	const etag = get('/robots.txt')?.headers.get('etag') ?? ''
	expect(get('/robots.txt', { 'if-none-match': etag })?.status).toBe(304)
	expect(get('/villas')).toBeNull()
})
