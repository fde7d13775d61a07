import { describe, expect, it } from 'vitest'
import { wholeHtml } from '#shared/page-html.ts'
import type { Settings } from '#shared/settings.ts'
import { catalogue } from '#tests/catalogue.ts'
import { agency, settings as tests } from '#tests/settings.ts'
import { createPageFinder } from './entry-server.tsx'

const settings: Settings = {
	...tests,
	agency: { ...agency, name: 'Go Privilege </script><script>alert(1)</script>', atol: '12345' },
}
const find = createPageFinder(
	settings,
	(sources) => ({
		styles: ['/assets/app.css'],
		themeStart: 'applyTheme()',
		scripts: ['/assets/entry.js'],
		modules: sources.map((source) => `/assets/${source}.js`),
		fonts: [],
	}),
	catalogue,
)
const renderPage = (path: string, search = '') => wholeHtml(find(path, search).render())

describe('a public page', () => {
	it('is rendered in full, with its title, canonical address and preview in the head', () => {
		const html = renderPage('/')
		const head = html.slice(0, html.indexOf('</head>'))
		expect(html).toMatch(/^<!doctype html><html lang="en-GB">/)
		expect(html).toContain('Luxury Travel Services</h1>')
		expect(head.match(/<title>/g)).toHaveLength(1)
		expect(head).toContain('<link rel="canonical" href="https://travel.example/"/>')
		expect(head).toContain('<meta property="og:url" content="https://travel.example/"/>')
		expect(head).toContain('<link rel="modulepreload" href="/assets/web/site/home/page.tsx.js"')
	})

	it('is the same at both of its addresses and ignores unknown parameters', () => {
		expect(renderPage('/luxury-travel')).toContain('<link rel="canonical" href="https://travel.example/"/>')
		expect(find('/luxury-travel', '?utm_source=letter&fbclid=1').key).toBe('/luxury-travel')
		expect(find('/luxury-travel/', '').key).toBe('/luxury-travel')
		expect(renderPage('/', '?utm_source=letter')).toBe(renderPage('/'))
	})
})

it('runs one inline script on any page, even with markup in the settings (SITE-220)', () => {
	const scripts = ['/', '/nowhere', '/admin', '/portal', '/portal/trips/7'].map((path) => [
		...renderPage(path).matchAll(/<script([^>]*)>([^]*?)<\/script>/g),
	])
	for (const found of scripts) {
		const inline = found.filter(
			([, attributes = '', text]) => !attributes.includes(' src="/assets/') && text !== 'applyTheme()',
		)
		expect(inline).toHaveLength(found.length - 2)
		// Data blocks do not run. Each parses as JSON, so no value has closed its block early.
		const data = inline.map(([, attributes, text = '']) => [attributes, JSON.parse(text) as unknown])
		expect(data.filter(([attributes]) => !/ld\+json|id="catalogue"/.test(String(attributes)))).toEqual([
			[' type="application/json" id="settings"', settings],
		])
	}
})

it('applies the saved theme before the first paint, and before the styles have loaded', () => {
	const html = renderPage('/')
	expect(html).toMatch(
		/<script data-light="[^>]*>applyTheme\(\)<\/script>.*<link rel="stylesheet" href="\/assets\/app.css"\/>.*<body>/,
	)
})

it('tells that script which picture opens the page in each theme, and preloads none for both', () => {
	const openings = (path: string) =>
		[...renderPage(path).matchAll(/ data-(light|dark)="([^"]*)"/g)].map(([, theme, json = '']) => {
			const { imageSrcset } = JSON.parse(json.replaceAll('&quot;', '"')) as { imageSrcset: string }
			return `${theme} ${imageSrcset.replaceAll(/\.[\da-f]{10}|\/assets\//g, '')}`
		})
	expect(openings('/villas/1')).toEqual(['light films/villa-1.webp', 'dark pictures/villa-1/night.svg'])
	expect(openings('/hotels')).toEqual(['light pictures/opening-hotels.svg', 'dark pictures/opening-hotels.svg'])
	expect(openings('/hotels/2/')).toEqual(['light pictures/hotel-2/facade.svg', 'dark pictures/hotel-2/night.svg'])
	expect(openings('/nowhere')).toEqual([])
	for (const path of ['/', '/villas', '/villas/1', '/hotels/3'])
		expect(renderPage(path)).not.toMatch(/<link[^>]* as="image"/)
})

describe('an unknown path', () => {
	it('is a 404, with one page for all unknown paths', () => {
		const { status, key, render } = find('/nowhere', '?q=1')
		expect(status).toBe(404)
		expect(render()).toContain('Page Not Found</h1>')
		expect(render()).toContain('<meta name="robots" content="noindex"/>')
		expect(find('/nowhere/else', '').key).toBe(key)
	})

	it('includes other capitals, doubled slashes and extra segments', () => {
		const unknown = [
			'/ADMIN',
			'//admin',
			'/admin/x',
			'/portal/trips',
			'/portal//trips/7',
			'/luxury-travel//',
			'/.git/HEAD',
		]
		expect(unknown.filter((path) => find(path, '').status !== 404)).toEqual([])
	})
})

describe('a signed-in page', () => {
	it('is a loading screen with noindex, the same for every trip', () => {
		const { status, isPublic, key, render } = find('/portal/trips/7', '')
		expect(status).toBe(200)
		expect(isPublic).toBe(false)
		expect(key).toBe(find('/portal/trips/8', '').key)
		expect(render()).toContain('Loading…')
		expect(render()).toContain('<meta name="robots" content="noindex"/>')
		expect(render()).not.toContain('canonical')
	})
})
