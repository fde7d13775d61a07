import { hash } from 'node:crypto'
import { isFresh } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import { compress, type Encoding, smallestEncoding } from './compress.ts'
import type { StaticFiles } from './static-files.ts'

type Site = {
	publicUrl: string
	/** The agency's name, shown when the site is installed on a phone. */
	name: string
	/** Every page that search engines may list. */
	listedPaths: readonly string[]
	/** When what visitors see of a page last changed, where that is known. */
	changedAt: (path: string) => Date | undefined
	/** The portal's service worker; null while Vite serves the sources. */
	offline: string | null
}

/** Serves robots.txt, the sitemap, the web app manifest and the portal's service worker. */
export function siteFiles({ publicUrl, name, listedPaths, changedAt, offline }: Site, security: Headers): StaticFiles {
	const files = new Map([
		['/robots.txt', file('text/plain; charset=utf-8', robots(publicUrl), security)],
		['/sitemap.xml', file('application/xml; charset=utf-8', sitemap(publicUrl, listedPaths, changedAt), security)],
		['/manifest.webmanifest', file('application/manifest+json', JSON.stringify(manifest(name)), security)],
	])
	if (offline !== null) files.set('/offline.js', file('text/javascript; charset=utf-8', offline, security))
	return (request, path) => {
		const found = files.get(path)
		if (!found) return null
		const { etag, headers, bodies } = found
		if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
		const encoding = smallestEncoding(request)
		const encoded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding }
		return new Response(bodies[encoding], { headers: encoded })
	}
}

function file(type: string, body: string, security: Headers) {
	const bytes = Buffer.from(body)
	const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
	const about = { ETag: etag, 'Content-Type': type, 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' }
	const packed = (encoding: Encoding) => compress(bytes, encoding, 'small')
	const bodies = { identity: bytes, gzip: packed('gzip'), br: packed('br') }
	return { etag, bodies, headers: { ...security, ...about } }
}

/** Signed-in pages are not disallowed: they carry noindex, which a crawler can only read if it may fetch them. */
const robots = (publicUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`

/** `lastmod` never changes with a release: search engines trust all of these dates or none. */
const sitemap = (publicUrl: string, paths: readonly string[], changedAt: Site['changedAt']) =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...paths.map((path) => {
			const day = changedAt(path)?.toISOString()
			return `<url><loc>${escaped(publicUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
		}),
		'</urlset>\n',
	].join('\n')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The web app manifest. An installed app opens the traveller's trips; the portal redirects signed-out visitors to the home page. */
const manifest = (name: string) => ({
	id: '/',
	name,
	short_name: name,
	lang: 'en-GB',
	start_url: '/portal',
	scope: '/',
	display: 'standalone',
	background_color: '#fbf6ec',
	theme_color: '#fbf6ec',
	icons: [
		{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
	],
})
