import builtIn from 'virtual:built-in-catalogue'
import { describe, expect, it } from 'vitest'
import { publicCatalogueOf } from '#shared/catalogue/public-catalogue.ts'
import { legalPageAt } from '#shared/legal/legal-facts.ts'
import { wholeHtml } from '#shared/page-html.ts'
import { catalogue } from '#tests/catalogue.ts'
import { settings } from '#tests/settings.ts'
import { createPageFinder } from './entry-server.tsx'
import { listedPaths as pathsOf } from './listed-paths.ts'

const { villas: villaCards, hotels: hotelCards } = catalogue
const listedPaths = pathsOf(catalogue)

const find = createPageFinder(
	settings,
	(_, entry = 'site') => ({
		styles: ['/assets/app.css'],
		themeStart: 'applyTheme()',
		scripts: [`/assets/${entry}.js`],
		modules: [],
		fonts: [],
	}),
	catalogue,
)
const renderPage = (path: string, search = '') => wholeHtml(find(path, search).render())
/** The names of the properties on a page, in order. */
const namesOn = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name)
const structured = (html: string) =>
	JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? 'null') as {
		itemListElement: { position: number; url: string; name: string }[]
	}

describe.each([
	['/villas', 'villa', villaCards, 'Discover Luxury Villas'],
	['/hotels', 'hotel', hotelCards, 'Discover Luxury Hotels &amp; Resorts'],
] as const)('the list at %s', (path, kind, cards, title) => {
	const html = renderPage(path)

	it('starts with its title and a search box', () => {
		expect(html).toContain(`${title}</h1>`)
		expect(html).toContain(`placeholder="Search by ${kind} name or country..."`)
	})

	it('shows every property by name, and their number in a live region', () => {
		expect(namesOn(html)).toEqual(cards.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
		expect(html).toMatch(new RegExp(`<output[^>]*>${cards.length} ${kind}\\(s\\) found</output>`))
		for (const { id } of cards) expect(html).toContain(`href="${path}/${id}"`)
	})

	it('contains its cards as data, for hydration', () => {
		const [, data = ''] = /<script type="application\/json" id="catalogue">([^]*?)<\/script>/.exec(html) ?? []
		expect(JSON.parse(data)).toMatchObject({ content: { cards }, events: catalogue.events })
	})

	it('has a title, a description and structured data without ratings', () => {
		const head = html.slice(0, html.indexOf('</head>'))
		expect(head).toContain(`<title>${title} | Go Privilege</title>`)
		expect(head).toContain(`<link rel="canonical" href="https://travel.example${path}"/>`)
		expect(head).toMatch(/<meta name="description" content="[^"]{60,170}"\/>/)
		expect(head).toContain('<meta name="twitter:card"')
		const { itemListElement } = structured(html)
		expect(itemListElement.map(({ position }) => position)).toEqual(cards.map((_, index) => index + 1))
		expect(itemListElement.map(({ name }) => name)).toEqual(namesOn(html))
		for (const { name, url } of itemListElement)
			expect(url).toBe(`https://travel.example${path}/${cards.find((card) => card.name === name)?.id}`)
		expect(JSON.stringify(structured(html))).not.toMatch(/rating/i)
	})

	it('is rendered filtered for a filtered address, with the canonical address of the whole list', () => {
		const french = renderPage(path, '?locations=France&sort=name-desc')
		const expected = cards.filter(({ country }) => country === 'France').map(({ name }) => name)
		expect(namesOn(french)).toEqual(expected.toSorted((a, b) => b.localeCompare(a, 'en')))
		expect(french).toContain(`<link rel="canonical" href="https://travel.example${path}"/>`)
		expect(french).toContain('Clear Filters')
		expect(html).not.toContain('Clear Filters')
	})

	it('says so when nothing matches, and offers to write to the agency', () => {
		const none = renderPage(path, '?guests=99')
		expect(none).toContain(`No ${kind}s found matching your criteria`)
		expect(none).toMatch(/<a href="mailto:travel@goprivilege.example"[^>]*>ask us</)
		expect(none).toContain(`0 ${kind}(s) found`)
	})

	it('has one cache key per choice of filters', () => {
		expect(find(path, '?sort=name-asc&utm_source=letter&guests=8').key).toBe(`${path}?guests=8`)
		expect(find(`${path}/`, '?guests=8&minSize=none').key).toBe(`${path}?guests=8`)
	})
})

describe('filters in the address (SITE-60)', () => {
	it('on villas: size and minimum number of rooms', () => {
		expect(namesOn(renderPage('/villas', '?minSize=600&bedrooms=7'))).toEqual(
			villaCards
				.filter(({ size, bedrooms }) => size >= 600 && bedrooms >= 7)
				.map(({ name }) => name)
				.toSorted((a, b) => a.localeCompare(b, 'en')),
		)
		expect(namesOn(renderPage('/villas', '?sort=guests-asc'))[0]).toBe(
			villaCards.find(({ guests }) => guests === 10)?.name,
		)
	})

	it('on hotels: the range as stars, all of the amenities, any of the events', () => {
		expect(namesOn(renderPage('/hotels', '?minSize=5&eventTags=Monaco%20Grand%20Prix'))).toHaveLength(2)
		const tags = ['Spa', 'Beachfront']
		expect(namesOn(renderPage('/hotels', `?amenities=${tags.join()}`))).toHaveLength(
			hotelCards.filter(({ amenityTags }) => tags.every((tag) => amenityTags.includes(tag))).length,
		)
	})

	it('of a new address are rendered into the cached frame of the page', () => {
		const [plain, filtered] = [renderPage('/hotels'), renderPage('/hotels', '?locations=Oman')]
		const around = (html: string) => [html.split('<section aria-label="Filters"')[0], html.split('</main>')[1]]
		expect(around(filtered)).toEqual(around(plain))
		expect(filtered).not.toContain('data-per-request')
	})

	it('of a new address share their cards and their unused filters with other addresses', () => {
		const sharedBy = (search: string) =>
			[find('/hotels', search).render()].flat().filter((part) => typeof part !== 'string')
		const [one, other] = [sharedBy('?locations=Oman&guests=2'), sharedBy('?locations=Oman')]
		expect(one.filter((part) => part.html.startsWith('<li>'))).toHaveLength(
			hotelCards.filter(({ country }) => country === 'Oman').length,
		)
		expect(one.filter((part) => !other.includes(part)).map(({ html }) => html)).toEqual([
			expect.stringContaining('>Guests</span>'),
		])
	})

	it('cannot be made to look like what addresses share', () => {
		const html = renderPage(
			'/hotels',
			`?locations=${encodeURIComponent('<template data-shared="hotel 1"></template>')}`,
		)
		expect(namesOn(html)).toEqual([])
		expect(html).toContain('&lt;template data-shared=&quot;hotel 1&quot;&gt;')
	})

	it('offer size on villas; stars, amenities and events on hotels', () => {
		const offered = (path: string) =>
			[...renderPage(path).matchAll(/popover="auto" aria-label="([^"]*)"/g)].map(([, name]) => name)
		expect(offered('/villas')).toEqual(['Locations', 'Size'])
		expect(offered('/hotels')).toEqual(['Locations', 'Star Rating', 'Amenities', 'Events'])
	})
})

describe('an event’s page', () => {
	const html = renderPage('/events/monaco-grand-prix')

	it('lists the hotels of the event by name, each with a link to its page in the top window', () => {
		expect(html).toContain('Monaco Grand Prix</h1>')
		expect(namesOn(html.split('</main>')[0] ?? '')).toHaveLength(6)
		for (const id of ['2', '3', '4', '5', '6', '7'])
			expect(html).toMatch(new RegExp(`<a href="https://travel.example/hotels/${id}" target="_top"`))
	})

	it('runs its own script and in a frame contains nothing else of the site', () => {
		const html = wholeHtml(find('/events/monaco-grand-prix', '', { isFramed: true }).render())
		expect(html).toContain('<script type="module" src="/assets/web/event/entry.ts.js"')
		expect(html).not.toMatch(/Sign In|Open menu|contentinfo|<header|<footer/)
	})

	it('outside a frame is a whole page with ways on (SITE-110)', () => {
		for (const text of [
			'<header',
			'contact</a>',
			'</footer>',
			'href="/hotels"',
			'href="tel:+442079460018"',
			'Ask us about',
		])
			expect(html.toLowerCase()).toContain(text.toLowerCase())
		expect(html).not.toMatch(/Sign In|Dark theme/)
		expect(find('/events/monaco-grand-prix', '', { isFramed: true }).key).not.toBe(
			find('/events/monaco-grand-prix', '').key,
		)
	})

	it('offers the stars (high to low) and amenities (alphabetical) of its hotels, and six sort orders', () => {
		const stars = [...html.matchAll(/name="stars" value="(\d)"/g)].map(([, count]) => count)
		expect(stars).toEqual(['5', '4'])
		expect(html).toContain('5 Stars')
		const amenities = [...html.matchAll(/name="amenities" value="([^"]*)"/g)].map(([, tag = '']) => tag)
		expect(amenities.length).toBeGreaterThan(5)
		expect(amenities).toEqual(amenities.toSorted((a, b) => a.localeCompare(b, 'en')))
		expect(html.match(/<option /g)).toHaveLength(6)
	})

	it('exists for any slug; without hotels it says so and is not listed', () => {
		const empty = find('/events/lost-weekend', '')
		expect(empty).toMatchObject({ status: 200, isListed: false })
		expect(wholeHtml(empty.render())).toContain('Lost Weekend</h1>')
		expect(wholeHtml(empty.render())).toMatch(/<p id="event-none" class="[^"]*">No hotels match your filters\.</)
		expect(html).toMatch(/<p id="event-none" hidden="" /)
		expect(find('/events/monaco-grand-prix/', '').status).toBe(404)
	})
})

it('lists every public page once for search engines', () => {
	expect(new Set(listedPaths).size).toBe(listedPaths.length)
	expect(listedPaths).toHaveLength(3 + 6 + 12 + 1 + 4 + 1)
	expect(
		listedPaths
			// server/legal-pages/legal-pages.test.ts opens these.
			.filter((path) => !legalPageAt(path))
			.map((path) => find(path, ''))
			.filter(({ status, isListed }) => status !== 200 || !isListed),
	).toEqual([])
})

describe('the rates of the catalogue', () => {
	const RATES = [8500, 7000, 12900, 8000, 8900, 14100, 4000, 12000, 1250, 1750]
	const paths = [
		...listedPaths.filter((path) => !legalPageAt(path)),
		'/luxury-travel',
		'/villas/99',
		'/nowhere',
		'/hotels?locations=France',
	]
	it.each(paths)('are not in the source of %s', (path) => {
		const [pathname = '', query = ''] = path.split('?')
		const html = renderPage(pathname, query && `?${query}`)
		expect(html).not.toMatch(/(?:price|offSeasonPrice|rate)(?:"|&quot;)\s*:/i)
		expect(html).not.toMatch(new RegExp(`(?<![\\d.,])(?:${RATES.join('|')})(?![\\d.,])`))
	})
	it('sort the hotels of an event by their rank', () => {
		const html = renderPage('/events/monaco-grand-prix')
		const facts = [...html.matchAll(/data-hotel="([^"]*)"/g)].map(
			([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"')) as { name: string; priceRank: number },
		)
		const byPrice = facts.toSorted((a, b) => a.priceRank - b.priceRank).map(({ name }) => name)
		const idsByRate = ['6', '4', '5', '7', '2', '3']
		expect(byPrice).toEqual(idsByRate.map((id) => hotelCards.find((hotel) => hotel.id === id)?.name))
	})
})

describe('the data of a page (SITE-173)', () => {
	const read = (path: string) => {
		const found = find(path, '')
		return { ...found, body: JSON.parse(wholeHtml(found.render())) as object }
	}
	const blockOf = (html: string) =>
		JSON.parse(/<script type="application\/json" id="catalogue">([^]*?)<\/script>/.exec(html)?.[1] ?? 'null') as unknown

	it.each([
		['/', 'home'],
		['/luxury-travel', 'luxury-travel'],
		['/villas', 'villas'],
		['/hotels/7', 'hotels/7'],
		['/villas/6', 'villas/6'],
		['/welcome', 'welcome'],
	])('of %s is the block in its document and JSON that search engines do not list', (path, key) => {
		const { status, contentType, isListed, body } = read(`/catalogue/1/${key}.json`)
		expect({ status, contentType, isListed }).toEqual({ status: 200, contentType: 'application/json', isListed: false })
		expect(blockOf(renderPage(path))).toEqual(body)
		expect(JSON.stringify(body)).not.toMatch(/price"|offSeasonPrice/)
	})

	it('does not exist for unknown properties, other pages and other formats', () => {
		const unknown = [
			'1/villas/99',
			'1/villas/01',
			'1/villas/constructor',
			'1/constructor',
			'1/',
			'2/villas',
			'villas/1',
		]
		expect(unknown.map((key) => read(`/catalogue/${key}.json`).status)).toEqual(unknown.map(() => 404))
		expect(read('/catalogue/1/villas/99.json').body).toMatchObject({ code: 'not_found' })
		expect(find('/catalogue/1/villas', '').contentType).toBeUndefined()
	})

	it('of an unknown id is that of the property that is shown instead', () => {
		expect(blockOf(renderPage('/villas/99'))).toMatchObject({ content: { property: { id: '1' } } })
	})
})

describe('a list of more than sixty (SITE-200)', () => {
	const hotels = Array.from({ length: 100 }, (_, n) => ({
		...builtIn.hotels[n % 12]!,
		...{ id: String(n + 1), name: `Hotel ${String(n).padStart(3, '0')}` },
	}))
	const assets = { styles: [], themeStart: '', scripts: [], fonts: [] }
	const findIn = createPageFinder(
		settings,
		(sources) => ({ ...assets, modules: sources.map((source) => `/${source}`) }),
		publicCatalogueOf({ ...builtIn, hotels }),
	)
	const page = (search = '') => wholeHtml(findIn('/hotels', search).render())
	const data = (search: string) => {
		const found = findIn('/catalogue/1/hotels.json', search)
		return { ...found, body: JSON.parse(wholeHtml(found.render())) as { content: { cards: { name: string }[] } } }
	}
	const blockOf = (html: string, id: string) =>
		JSON.parse(
			new RegExp(`<script type="application/json" id="${id}">([^]*?)</script>`).exec(html)?.[1] ?? 'null',
		) as Record<string, unknown>

	it('has pages of 24 with links to the others, a title and an address of their own', () => {
		const second = page('?page=2')
		expect(namesOn(second)).toEqual(Array.from({ length: 24 }, (_, n) => `Hotel 0${n + 24}`))
		expect(second).toMatch(/<output[^>]*>100 hotel\(s\) found<\/output>/)
		expect(second).toContain('Page <!-- -->2<!-- --> of <!-- -->5')
		expect(second).toContain('<title>Discover Luxury Hotels &amp; Resorts, page 2 | Go Privilege</title>')
		expect(second).toContain('<link rel="canonical" href="https://travel.example/hotels?page=2"/>')
		expect(second).toMatch(/<a href="\/hotels" rel="prev"/)
		expect(second).toMatch(/<a href="\/hotels\?page=3" rel="next"/)
		expect(structured(second).itemListElement.map(({ name }) => name)).toEqual(namesOn(second))
		expect(page('?page=5')).not.toContain('rel="next"')
		expect(page()).not.toContain('rel="prev"')
		expect(page()).toContain('"/web/site/lists/long/long-list.tsx"')
		expect(wholeHtml(findIn('/villas', '').render())).not.toMatch(/long-list|Page <!-- -->1/)
	})

	it('is filtered by the server, with the address of the whole list for search engines', () => {
		const french = hotels.filter(({ country }) => country === 'France')
		const filtered = page('?locations=France&page=2')
		expect(namesOn(filtered)).toEqual(french.map(({ name }) => name).slice(24, 48))
		expect(filtered).toContain(`>${french.length} hotel(s) found</output>`)
		expect(filtered).toContain('<link rel="canonical" href="https://travel.example/hotels"/>')
		expect(filtered).toMatch(/<a href="\/hotels\?locations=France" rel="prev"/)
		// Each in the frame of its own kind, whichever is asked for first.
		expect(namesOn(page())).toHaveLength(24)
		expect(page()).toContain('Resorts | Go Privilege</title>')
		expect(namesOn(page('?guests=99'))).toEqual([])
	})

	it('contains the data of its page alone, which are at an address of their own as well', () => {
		const html = page('?locations=France&page=2')
		const { content } = data('?page=2&locations=France&q=').body
		const shared = blockOf(html, 'catalogue').content as object
		const cards = [...html.matchAll(/<script type="application\/card\+json">([^]*?)<\/script>/g)]
		expect({
			...shared,
			part: blockOf(html, 'list-part'),
			cards: cards.map(([, card = '']) => JSON.parse(card) as unknown),
		}).toEqual(content)
		expect(shared).toMatchObject({ cards: [] })
		expect(html.length).toBeLessThan(200_000)
		expect(data('?q=HOTEL%2001').body.content.cards.map(({ name }) => name)).toEqual(
			Array.from({ length: 10 }, (_, n) => `Hotel 01${n}`),
		)
		expect(data('?q=a').key).not.toBe(data('?q=b').key)
		expect(data('?page=1')).toMatchObject({ status: 200, isListed: false })
	})

	it('gives the page of an event its first sixty hotels, and a link to all of them (SITE-203)', () => {
		const tagged = hotels.map((hotel) => ({
			...hotel,
			eventTag: null,
			eventTags: ['Opera', `Gala ${hotel.starRating}`],
		}))
		const findOf = createPageFinder(
			settings,
			() => ({ ...assets, modules: [] }),
			publicCatalogueOf({ ...builtIn, hotels: tagged }),
		)
		const opera = wholeHtml(findOf('/events/opera', '', { isFramed: true }).render())
		expect(namesOn(opera)).toEqual(Array.from({ length: 60 }, (_, n) => `Hotel 0${String(n).padStart(2, '0')}`))
		expect(opera).toContain('href="https://travel.example/hotels?eventTags=Opera" target="_top"')
		expect(opera).toContain('Show all 100 hotels')
		expect(opera).not.toContain('id="event-filters"')
		const gala = wholeHtml(findOf('/events/gala-4', '', { isFramed: true }).render())
		expect(gala).toContain('id="event-filters"')
		expect(gala).not.toContain('Show all')
	})

	it('has no data for browser code that knows no pages, which then loads the whole page', () => {
		expect(data('').status).toBe(404)
		expect(findIn('/catalogue/1/villas.json', '').status).toBe(200)
		expect(findIn('/catalogue/1/villas.json', '?page=1').key).toBe(findIn('/catalogue/1/villas.json', '').key)
	})

	it('has one cache key per page and choice of filters; a list that is sent whole knows no page', () => {
		expect(findIn('/hotels', '?page=2&from=letter&guests=8').key).toBe('/hotels?guests=8&page=2')
		expect(findIn('/hotels', '?page=none').key).toBe('/hotels')
		expect(findIn('/villas', '?page=2').key).toBe('/villas')
		expect(namesOn(wholeHtml(findIn('/villas', '?page=2').render()))).toHaveLength(6)
	})
})

describe('a catalogue without hotels', () => {
	const empty = publicCatalogueOf({ ...builtIn, hotels: [] })
	const findIn = createPageFinder(
		settings,
		() => ({ styles: [], themeStart: '', scripts: [], modules: [], fonts: [] }),
		empty,
	)

	it('has an empty list, no page of a hotel and no link to an event', () => {
		expect(wholeHtml(findIn('/hotels', '').render())).toContain('0 hotel(s) found')
		expect(findIn('/hotels/1', '')).toMatchObject({ status: 404, isListed: false })
		expect(wholeHtml(findIn('/hotels/1', '').render())).toContain('Page Not Found</h1>')
		expect(wholeHtml(findIn('/villas', '').render())).not.toContain('/events/monaco-grand-prix')
		expect(pathsOf(empty).filter((path) => /hotels\/|events/.test(path))).toEqual([])
	})
})
