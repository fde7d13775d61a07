import { expect, it } from 'vitest'
import { wholeHtml } from '#shared/page-html.ts'
import type { Agency } from '#shared/settings.ts'
import { catalogue } from '#tests/catalogue.ts'
import { settings } from '#tests/settings.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'

const render = (memberships: Partial<Agency> = {}) => {
	const assets = { styles: [], themeStart: 'applyTheme()', scripts: [], modules: [], fonts: [] }
	const find = createPageFinder(
		{ ...settings, agency: { ...settings.agency, ...memberships } },
		() => assets,
		catalogue,
	)
	return wholeHtml(find('/', '').render())
}
const main = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

it('links its four services to the lists or to parts of the page', () => {
	const services = /aria-labelledby="services"[^]*?<\/section>/.exec(render())?.[0] ?? ''
	const links = [...services.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, link]) => link)
	expect(links).toEqual(['#concierge', '/hotels', '/villas', '#protection'])
	for (const title of ['Private jet travel', 'Luxury hotels and resorts', 'Luxury villas', 'financial protection'])
		expect(services).toContain(title)
})

it('names the destinations, the differences and the corporate services', () => {
	const html = main(render())
	const names = ['French Riviera', 'Caribbean', 'Italian coast', 'Swiss Alps', 'Maldives', 'Portuguese coast']
	const differences = ['24/7 concierge', 'Exclusive access', 'Luxury transportation', 'Personalised experiences']
	const corporate = ['Corporate travel', 'Executive travel', 'Group events', 'Client incentives']
	for (const text of [...names, 'Tailor-made itineraries', ...differences, ...corporate]) expect(html).toContain(text)
	expect(html).not.toContain('type="search"')
})

it('leads from each destination to the stays that are there, and to the agency where there is none', () => {
	const tiles = /aria-labelledby="destinations"[^]*?<\/section>/.exec(render())?.[0].split('<li').slice(1) ?? []
	const linksOf = tiles.map((tile) => [
		/<h3[^>]*>([^<]*)</.exec(tile)?.[1],
		...[...tile.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path),
	])
	expect(linksOf).toEqual([
		['French Riviera', '/hotels?locations=France,Monaco', '/villas/1'],
		['Caribbean', '#concierge'],
		['Italian coast', '/villas/4'],
		['Swiss Alps', '#concierge'],
		['Maldives', '#concierge'],
		['Portuguese coast', '/villas/6'],
		['Amalfi Coast', '#concierge'],
		['Algarve', '/villas/6'],
	])
})

it('has no search box', () => {
	const html = main(render())
	expect(html).not.toContain('type="search"')
})

it('describes the agency for search engines', () => {
	const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(render())?.[1] ?? '') as object
	expect(data).toMatchObject({
		'@type': 'TravelAgency',
		name: 'Go Privilege',
		telephone: '+44 20 7946 0018',
		address: '9 Belvoir Arcade, Mayfair, London W1J 0ZZ',
		logo: 'https://travel.example/icon-512.png',
		image: expect.stringMatching(/^https:\/\/travel\.example\/assets\/pictures\/opening-home\.\w+\.social\.jpg$/),
		contactPoint: { telephone: '+44 20 7946 0018', hoursAvailable: { opens: '00:00', closes: '23:59' } },
	})
	expect(render()).toContain('<meta property="og:locale" content="en_GB"/>')
})

it('claims only the ABTA and ATOL memberships that the agency has', () => {
	const none = main(render())
	expect(none).toContain('ABTA and ATOL financial protection')
	expect(none).toContain('whether ABTA or ATOL protects your journey')
	expect(none).not.toMatch(/our number|member of|answer for it/)
	expect(main(render({ atol: '12345' }))).toMatch(/ATOL financial protection[^]*under our number (<!-- -->)?12345/)
	expect(main(render({ atol: '12345' }))).not.toContain('ABTA')
	expect(main(render({ abta: 'Y1234', atol: '12345' }))).toContain('ABTA and ATOL financial protection')
})
