import { describe, expect, it } from 'vitest'
import type { Settings } from '#shared/settings.ts'
import { agency, settings as tests } from '#tests/settings.ts'
import { createPageFinder } from './entry-server.tsx'

const settings: Settings = {
	...tests,
	agency: { ...agency, name: 'Go Privilege </script><script>alert(1)</script>', atol: '12345' },
}
const find = createPageFinder(settings, (sources) => ({
	styles: ['/assets/app.css'],
	themeStart: '/assets/theme-start.js',
	scripts: ['/assets/entry.js'],
	modules: sources.map((source) => `/assets/${source}.js`),
	fonts: [],
}))
const draw = (path: string, search = '') => find(path, search).render()

describe('a public page', () => {
	it('is drawn whole, with its title, canonical address and preview in the head', () => {
		const html = draw('/')
		const head = html.slice(0, html.indexOf('</head>'))
		expect(html).toMatch(/^<!doctype html><html lang="en-GB">/)
		expect(html).toContain('Luxury Travel Services</h1>')
		expect(head.match(/<title>/g)).toHaveLength(1)
		expect(head).toContain('<link rel="canonical" href="https://travel.example/"/>')
		expect(head).toContain('<meta property="og:url" content="https://travel.example/"/>')
		expect(head).toContain('<link rel="modulepreload" href="/assets/web/site/home/page.tsx.js"')
	})

	it('is the same at both of its addresses, and whatever parameters it does not know', () => {
		expect(draw('/luxury-travel')).toContain('<link rel="canonical" href="https://travel.example/"/>')
		expect(find('/luxury-travel', '?utm_source=letter&fbclid=1').key).toBe('/luxury-travel')
		expect(find('/luxury-travel/', '').key).toBe('/luxury-travel')
		expect(draw('/', '?utm_source=letter')).toBe(draw('/'))
	})
})

it('runs no script but files of ours, in any page, whatever the settings say', () => {
	const scripts = ['/', '/nowhere', '/admin', '/portal', '/portal/trips/7'].map((path) => [
		...draw(path).matchAll(/<script([^>]*)>([^]*?)<\/script>/g),
	])
	for (const found of scripts) {
		const inline = found.filter(([, attributes = '']) => !attributes.includes(' src="/assets/'))
		// Blocks of data do not run. That each is JSON shows that no value has ended its block.
		const data = inline.map(([, attributes, text = '']) => [attributes, JSON.parse(text) as unknown])
		expect(data.filter(([attributes]) => attributes !== ' type="application/ld+json"')).toEqual([
			[' type="application/json" id="settings"', settings],
		])
	}
})

it('sets the saved theme before anything is painted: by a script that is neither module nor deferred', () => {
	const html = draw('/')
	expect(html).toContain('<script src="/assets/theme-start.js"></script>')
	expect(html.indexOf('theme-start')).toBeLessThan(html.indexOf('<body'))
})

describe('an address without a page', () => {
	it('is a 404, with one page for all of them', () => {
		const { status, key, render } = find('/nowhere', '?q=1')
		expect(status).toBe(404)
		expect(render()).toContain('Page Not Found</h1>')
		expect(render()).toContain('<meta name="robots" content="noindex"/>')
		expect(find('/nowhere/else', '').key).toBe(key)
	})

	it('is what plays with capitals, doubled slashes or further segments', () => {
		const odd = ['/ADMIN', '//admin', '/admin/x', '/portal/trips', '/portal//trips/7', '/luxury-travel//', '/.git/HEAD']
		expect(odd.filter((path) => find(path, '').status !== 404)).toEqual([])
	})
})

describe('a signed-in page', () => {
	it('comes as a frame that waits and that nobody lists: the same for every trip', () => {
		const { status, isPublic, key, render } = find('/portal/trips/7', '')
		expect(status).toBe(200)
		expect(isPublic).toBe(false)
		expect(key).toBe(find('/portal/trips/8', '').key)
		expect(render()).toContain('Loading…')
		expect(render()).toContain('<meta name="robots" content="noindex"/>')
		expect(render()).not.toContain('canonical')
	})
})
