import { beforeAll, describe, expect, it } from 'vitest'
import { wholeHtml } from '#shared/page-html.ts'
import { catalogue } from '#tests/catalogue.ts'
import { settings } from '#tests/settings.ts'
import { createPageFinder } from '#web/framework/entry-server.tsx'

const { villas: villaCards, hotels: hotelCards } = catalogue
const loadedVilla = (id: string) => catalogue.villa(id)?.property
const loadedHotel = (id: string) => catalogue.hotel(id)?.property

const none = { styles: [], themeStart: 'applyTheme()', scripts: [], modules: [], fonts: [] }
const render = (path: string, given = settings) =>
	wholeHtml(createPageFinder(given, () => none, catalogue)(path, '').render())

/** The page's text without tags, entities or repeated spaces. */
const pageTextOf = (html: string) =>
	html
		.replace(/^[^]*?<body/, '<body')
		.replaceAll(/<script[^]*?<\/script>/g, ' ')
		.replaceAll(/<!-- -->/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.replaceAll(/\s+/g, ' ')

type Data = { '@type': string; containsPlace?: { floorSize?: { value: number } }; [property: string]: unknown }
const dataOf = (html: string, type: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]
		.map(([, json = '']): Data => JSON.parse(json))
		.find((data) => data['@type'] === type)

describe('a villa’s page', () => {
	let html: string
	let pageText: string
	const villa = () => loadedVilla('1')!
	beforeAll(() => {
		html = render('/villas/1')
		pageText = pageTextOf(html)
	})

	it('has every section in order, with all of the villa’s texts', () => {
		const titles = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title)
		expect(titles).toEqual([
			villa().name,
			'Highlights',
			'Accommodation',
			'Layout',
			'Villa Gallery',
			'Signature Hospitality',
		])
		const texts = [
			...villa().highlights,
			...villa().services,
			...villa().servicesOnRequest,
			...villa().layout.flatMap(({ floor, areas }) => [floor, ...areas]),
			...villa().suites.flatMap(({ type, size }) => [type, size]),
		]
		for (const text of texts) expect(pageText).toContain(text)
		for (const title of ['Services Included', 'Upon Request', 'Contact us for current availability'])
			expect(pageText).toContain(title)
	})

	it('shows size, guests, suites and place in the hero', () => {
		expect(pageText).toContain('600 sqm 2-12 guests 6 suites')
		expect(pageText).toContain('Vallauris, France')
		// In the hero, at the bottom edge on phones, in the side panel.
		expect(html.match(/MAKE ENQUIRY/g)).toHaveLength(3)
		expect(html).toContain('VIEW GALLERY')
	})

	it('shows six features of a room and the number of the others', () => {
		const suite = villa().suites.find(({ features }) => features.length > 6)!
		expect(pageText).toContain(
			`${suite.features.slice(0, 6).join(' ')} + ${suite.features.length - 6} more features`.replace('+ ', '+'),
		)
	})

	it('shows six pictures and hides the rest behind the toggle', () => {
		const gallery = /id="gallery"[^]*?<\/section>/.exec(html)?.[0] ?? ''
		const items = [...gallery.matchAll(/<li class="([^"]*)"/g)].map(([, look = '']) => look.includes('hidden'))
		expect(items.filter((isHidden) => !isHidden)).toHaveLength(6)
		expect(items).toHaveLength(villa().images.length)
		expect(gallery).toContain(`SHOW ALL GALLERY (${villa().images.length})`)
	})
})

describe('a hotel’s page', () => {
	const html = () => render('/hotels/3')

	it('has every section in order', () => {
		const titles = [...html().matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title)
		const hotel = loadedHotel('3')!
		expect(titles).toEqual([
			hotel.descriptionTitle,
			hotel.name,
			'Hotel Gallery',
			'Room Types',
			'Facilities',
			'Signature Hospitality',
		])
		const pageText = pageTextOf(html())
		expect(pageText).toContain('Most popular amenities')
		expect(pageText).toContain('5-Star')
		for (const text of [hotel.descriptionSubtitle, hotel.description, hotel.descriptionExtended, ...hotel.highlights])
			expect(pageText).toContain(text)
		expect(pageText).toContain(`${hotel.name} has ${hotel.suitesCount} rooms and suites.`)
	})

	it('lists the services of every hotel', () => {
		const pageText = pageTextOf(html())
		expect(pageText).toContain(
			'Services Included All-inclusive dining at select restaurants Premium beverages and cocktails Access to private beach and pools Daily housekeeping service Luxury amenities and toiletries Upon Request Airport transfers Private butler Spa treatments Personal trainer Water sports Golf packages',
		)
	})

	it('shows three ratings, the event and six amenities in the side panel', () => {
		const pageText = pageTextOf(html())
		const { amenityTags } = loadedHotel('3')!
		expect(pageText).toContain(
			'Go Privilege Rating 9.6 Exceptional Location 9.9 out of 10 Service 9.8 out of 10 Cleanliness 9.8 out of 10 Given by',
		)
		expect(pageText).toContain('Featured event Monaco Grand Prix')
		expect(pageText).toContain(`Key amenities ${amenityTags.slice(0, 6).join(' ')} Check-in from 15:00`)
		expect(pageText).not.toContain(amenityTags[6])
		expect(pageTextOf(render('/hotels/9'))).not.toContain('Featured event')
	})

	it('loads the first six pictures eagerly and the others lazily', () => {
		const gallery = /id="gallery"[^]*?<\/section>/.exec(html())?.[0] ?? ''
		const served = loadedHotel('3')!.images.map(({ name }) => catalogue.hotel('3')?.pictures[name] !== undefined)
		const loading = [...gallery.matchAll(/ loading="(\w+)"/g)].map(([, when]) => when)
		expect(loading).toEqual(served.flatMap((is, index) => (is ? [index < 6 ? 'eager' : 'lazy'] : [])))
	})
})

describe('for search engines, a property’s page', () => {
	it('has its own title, description and canonical address', () => {
		const pages = [...villaCards.map(({ id }) => `/villas/${id}`), ...hotelCards.map(({ id }) => `/hotels/${id}`)].map(
			(path) => ({ path, html: render(path) }),
		)
		for (const { path, html } of pages) {
			expect(html).toContain(`<link rel="canonical" href="https://travel.example${path}"/>`)
			expect(html).not.toContain('noindex')
			const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
			expect(description.length).toBeGreaterThan(60)
		}
		const titles = pages.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1])
		expect(new Set(titles).size).toBe(18)
	})

	it('with an unknown id shows the first property and is not listed', () => {
		const find = createPageFinder(settings, () => none, catalogue)
		for (const [requested, shown] of [
			['/villas/99', '/villas/1'],
			['/villas/constructor', '/villas/1'],
			['/hotels/0', '/hotels/1'],
		] as const) {
			const page = find(requested, '')
			const html = wholeHtml(page.render())
			expect(page).toMatchObject({ status: 200, isListed: false })
			expect(html).toContain(`<link rel="canonical" href="https://travel.example${shown}"/>`)
			expect(html).toContain('<meta name="robots" content="noindex"/>')
			expect(/<title>[^<]*/.exec(html)?.[0]).toBe(/<title>[^<]*/.exec(render(shown))?.[0])
		}
		expect(find('/villas/99', '').key).toBe(find('/villas/98', '').key)
		expect(find('/villas/99', '').key).not.toBe(find('/villas/1', '').key)
		expect(find('/villas/1/', '')).toMatchObject({ key: '/villas/1', isListed: true })
	})

	it('describes a villa as a vacation rental with all required properties', () => {
		for (const { id } of villaCards) {
			const data = dataOf(render(`/villas/${id}`), 'VacationRental')!
			expect(data).toMatchObject({
				identifier: `villa-${id}`,
				url: `https://travel.example/villas/${id}`,
				additionalType: 'Villa',
				checkinTime: expect.stringMatching(/^15:00:00[+-]\d\d:00$/),
				checkoutTime: expect.stringMatching(/^11:00:00[+-]\d\d:00$/),
				address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
				containsPlace: { '@type': 'Accommodation', occupancy: { value: loadedVilla(id)!.guests } },
			})
			for (const degrees of [data.latitude, data.longitude]) expect(String(degrees)).toMatch(/^-?\d+\.\d{5,}$/)
			const images = data.image as string[]
			expect(new Set(images).size).toBeGreaterThanOrEqual(8)
			expect(images.filter((src) => !/^https:\/\/travel\.example\/assets\/.+\.(jpg|webp|svg)$/.test(src))).toEqual([])
		}
	})

	it('gives a villa’s floor size only if its page does', () => {
		const floors = villaCards.map(({ id }) => {
			const { containsPlace } = dataOf(render(`/villas/${id}`), 'VacationRental')!
			return containsPlace?.floorSize?.value
		})
		expect(floors).toEqual([600, 1100, 1000, 400, 1010, undefined])
	})

	it('publishes a rating only where the settings allow it, and says whose it is', () => {
		expect(dataOf(render('/hotels/3'), 'Hotel')).not.toHaveProperty('aggregateRating')
		const publishing = { ...settings.agency, publishesRatings: true }
		const sample = render('/hotels/3', { ...settings, agency: publishing })
		expect(dataOf(sample, 'Hotel')).toHaveProperty('aggregateRating')
		expect(pageTextOf(sample)).toContain('Given by our own advisers.')
		const html = render('/hotels/3', { ...settings, agency: { ...publishing, vouchesForReviews: true } })
		const { privilegeReviews } = loadedHotel('3')!
		expect(dataOf(html, 'Hotel')).toMatchObject({
			starRating: { ratingValue: 5 },
			aggregateRating: { ratingValue: 9.6, reviewCount: privilegeReviews, bestRating: 10, worstRating: 1 },
		})
		expect(pageTextOf(html)).toContain(`The average of ${privilegeReviews} reviews by our travellers.`)
	})

	it('has a breadcrumb from its list', () => {
		expect(dataOf(render('/villas/2'), 'BreadcrumbList')).toMatchObject({
			itemListElement: [
				{ position: 1, name: 'Villas', item: 'https://travel.example/villas' },
				{ position: 2, name: loadedVilla('2')!.name, item: 'https://travel.example/villas/2' },
			],
		})
	})
})
