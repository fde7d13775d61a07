import { describe, expect, it } from 'vitest'
import { isEventPage, pageHeaders, securityHeaders } from './headers.ts'

const made = (publicUrl = 'https://travel.example') =>
	securityHeaders({ publicUrl, inlineScript: "'sha256-x'", embedders: 'https://www.example.org' })

describe('security headers', () => {
	it('let nothing run but our own files and the one script in pages', () => {
		const policy = made().strict['Content-Security-Policy'] ?? ''
		const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
		expect(directive('default-src')).toBe("default-src 'none'")
		expect(directive('script-src')).toBe("script-src 'self' 'sha256-x'")
		expect(directive('object-src')).toBe("object-src 'none'")
		expect(directive('base-uri')).toBe("base-uri 'none'")
		expect(directive('connect-src')).toBe("connect-src 'self'")
		expect(policy).not.toContain('unsafe-eval')
	})

	it('forbid every frame, but for event pages those of the embedders', () => {
		const { strict, embeddable } = made()
		expect(strict['Content-Security-Policy']).toContain("frame-ancestors 'none'")
		expect(strict['X-Frame-Options']).toBe('DENY')
		expect(strict['Cross-Origin-Resource-Policy']).toBe('same-origin')
		expect(embeddable['Content-Security-Policy']).toContain('frame-ancestors https://www.example.org')
		expect(embeddable).not.toHaveProperty('X-Frame-Options')
		expect(embeddable['Cross-Origin-Resource-Policy']).toBe('cross-origin')
	})

	it('let the CRM frame our own pages, and it alone its preview (CRM-203)', () => {
		const security = made()
		const headers = (path: string) => pageHeaders(path, security)
		const directive = (path: string, name: string) =>
			(headers(path)['Content-Security-Policy'] ?? '').split('; ').find((part) => part.startsWith(`${name} `))
		const framing = ['/admin', '/admin/', '/admin/trips/7', '/admin/customers/7'].map((path) =>
			directive(path, 'frame-src'),
		)
		expect(new Set(framing)).toEqual(new Set(["frame-src 'self'"]))
		expect(directive('/admin', 'frame-ancestors')).toBe("frame-ancestors 'none'")
		expect(directive('/admin/preview', 'frame-ancestors')).toBe("frame-ancestors 'self'")
		expect(directive('/admin/preview', 'frame-src')).toBeUndefined()
		expect(headers('/admin/preview')['X-Frame-Options']).toBe('SAMEORIGIN')
		for (const path of ['/admin/previews', '/preview', '/portal', '/villas/1', '/account'])
			expect(headers(path)).toBe(security.strict)
	})

	it('pin https where we are reached by it, and only there', () => {
		expect(made().strict['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
		expect(made('http://localhost:3000').strict).not.toHaveProperty('Strict-Transport-Security')
	})
})

it('recognises an event page by one slug segment, and no path with escapes', () => {
	const event = ['/events/monaco-grand-prix', '/events/x', '/events/f1-2027']
	expect(event.filter(isEventPage)).toEqual(event)
	const others = [
		'/events',
		'/events/',
		'/events/x/',
		'/events/x/y',
		'/EVENTS/x',
		'/eventsX',
		'//events/x',
		'/events//x',
		'/events/x%2f..%2fadmin',
		'/events/x/..%2f..%2fadmin',
		'/events/..%2fadmin',
		'/events/x%00',
		'/events/x\n',
	]
	expect(others.filter(isEventPage)).toEqual([])
})
