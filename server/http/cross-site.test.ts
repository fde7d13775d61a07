import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const from = (origin: string, publicUrl: string) =>
	isCrossSite('POST', (name) => (name === 'origin' ? origin : undefined), publicUrl)

test('localhost, 127.0.0.1 and [::1] count as one site, and other hosts do not', () => {
	const home = 'http://localhost:3000'
	for (const origin of [home, 'http://127.0.0.1:3000', 'http://[::1]:3000']) expect(from(origin, home)).toBe(false)
	for (const origin of [
		'http://127.0.0.1:3001',
		'https://127.0.0.1:3000',
		'http://127.0.0.1.evil.example:3000',
		'null',
	])
		expect(from(origin, home)).toBe(true)
	expect(from('http://127.0.0.1', 'https://travel.example')).toBe(true)
})
