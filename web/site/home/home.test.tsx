import { expect, it } from 'vitest'
import type { Agency } from '#shared/settings.ts'
import { settings } from '#tests/settings.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'

const draw = (held: Partial<Agency> = {}) => {
	const assets = { styles: [], themeStart: '/start.js', scripts: [], modules: [], fonts: [] }
	return createPageFinder({ ...settings, agency: { ...settings.agency, ...held } }, () => assets)('/', '').render()
}
const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

it('leads to the hotels and to the villas from its four services', () => {
	const services = /aria-labelledby="services"[^]*?<\/section>/.exec(draw())?.[0] ?? ''
	const ways = [...services.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, way]) => way)
	expect(ways).toEqual(['#concierge', '/hotels', '/villas', '#protection'])
	for (const title of ['Private jet travel', 'Luxury hotels and resorts', 'Luxury villas', 'financial protection'])
		expect(services).toContain(title)
})

it('names the destinations, what sets the agency apart, and what it does for companies', () => {
	const html = main(draw())
	const names = ['French Riviera', 'Caribbean', 'Italian coast', 'Swiss Alps', 'Maldives', 'Portuguese coast']
	const differences = ['24/7 concierge', 'Exclusive access', 'Luxury transportation', 'Personalised experiences']
	const corporate = ['Corporate travel', 'Executive travel', 'Group events', 'Client incentives']
	for (const words of [...names, 'Tailor-made itineraries', ...differences, ...corporate]) expect(html).toContain(words)
	expect(html).toContain('href="/villas?locations=France"')
	expect(html).not.toContain('type="search"')
})

it('claims to belong to ABTA and ATOL only as far as the agency does; otherwise it tells how things are', () => {
	const none = main(draw())
	expect(none).toContain('ABTA and ATOL financial protection')
	expect(none).toContain('whether ABTA or ATOL protects your journey')
	expect(none).not.toMatch(/our number|member of|answer for it/)
	expect(main(draw({ atol: '12345' }))).toMatch(/ATOL financial protection[^]*under our number (<!-- -->)?12345/)
	expect(main(draw({ atol: '12345' }))).not.toContain('ABTA')
	expect(main(draw({ abta: 'Y1234', atol: '12345' }))).toContain('ABTA and ATOL financial protection')
})
