import builtIn from 'virtual:built-in-catalogue'
import { describe, expect, it, test } from 'vitest'
import type { HotelContent, LandingContent, VillaContent } from '../content.ts'
import { contentSchemas, draftFields } from './content-schemas.ts'
import { isPublishable } from './finding.ts'
import { findingsIn } from './findings.ts'
import { type PublicItem, publicItems } from './surroundings.ts'
import { countryName } from './vocabulary.ts'

const withoutId = <P extends { id: string }>({ id, ...content }: P) => ({ number: id, content })
const items: PublicItem[] = [
	...builtIn.villas.map((villa) => ({ id: `villa ${villa.id}`, kind: 'villa' as const, ...withoutId(villa) })),
	...builtIn.hotels.map((hotel) => ({ id: `hotel ${hotel.id}`, kind: 'hotel' as const, ...withoutId(hotel) })),
	{ id: 'landing', kind: 'landing', number: null, content: builtIn.landing },
]
const planner = (name: string) => ({
	...{ name: 'Oriel Vance', role: 'Italy', line: 'Knows every ferry.' },
	picture: { name, alt: 'Portrait of Oriel Vance at her desk.' },
})
const event = (name: string) => ({ name, line: 'Rooms above it.', description: 'Hotels for it.' })
const renamed = (formerName: string, name: string) => ({ formerName, name })
const published = publicItems(items)
const around = ({ id }: { id: string }) =>
	published.around(id, {
		hasPicture: (name) => name in builtIn.pictures,
		hasFilm: (name) => name in builtIn.films,
	})

test.each(items.map((item) => ({ item, name: `${item.kind} ${item.number}` })))(
	'the built-in $name has neither errors nor advice, and its rules change nothing in it (SITE-171)',
	({ item }) => {
		expect(findingsIn(item, around(item))).toEqual([])
		expect(contentSchemas[item.kind].parse(item.content)).toEqual(item.content)
		for (const [field, value] of Object.entries(item.content))
			expect(draftFields[item.kind][field]?.safeParse(value).data, field).toEqual(value)
	},
)

describe('findings', () => {
	const villa = items[2] as { id: string; kind: 'villa'; number: string; content: VillaContent }
	const hotel = items[8] as { id: string; kind: 'hotel'; number: string; content: HotelContent }
	const landing = items.at(-1) as { id: string; kind: 'landing'; number: null; content: LandingContent }
	const inVilla = (changes: Partial<VillaContent>) =>
		findingsIn({ kind: 'villa', content: { ...villa.content, ...changes } }, around(villa))
	const inHotel = (changes: Partial<HotelContent>) =>
		findingsIn({ kind: 'hotel', content: { ...hotel.content, ...changes } }, around(hotel))
	const inLanding = (changes: Partial<LandingContent>) =>
		findingsIn({ kind: 'landing', content: { ...landing.content, ...changes } }, around(landing))
	const [image] = villa.content.images
	const withAlt = (alt: string) => inVilla({ images: [{ ...image, alt }, ...villa.content.images.slice(1)] })

	it.each([
		['a name of another villa', inVilla({ name: builtIn.villas[0]?.name ?? '' }), 'name'],
		['no name', inVilla({ name: ' ' }), 'name'],
		['no pictures', inVilla({ images: [] as unknown as VillaContent['images'] }), 'images'],
		['a short description of a picture', withAlt('A pool'), 'images.0.alt'],
		['the name of a file for a description', withAlt('IMG_20260514_174512_edited.jpg'), 'images.0.alt'],
		['the description of another picture', withAlt(villa.content.images[1]?.alt ?? ''), 'images.1.alt'],
		['a picture that does not exist', inVilla({ images: [{ ...image, name: 'villa-3/none' }] }), 'images.0.name'],
		['a film that does not exist', inVilla({ videoHero: 'villa-99' }), 'videoHero'],
		['suites that do not add up', inVilla({ suitesCount: 99 }), 'suitesCount'],
		['a size beyond the filter', inVilla({ size: 1501 }), 'size'],
		['a country by another name', inVilla({ country: 'Tahiti' }), 'country'],
		['a code that is no country', inVilla({ countryCode: 'ZZ' }), 'countryCode'],
		['an unknown amenity', inHotel({ amenityTags: [...hotel.content.amenityTags, 'Moat'] }), 'amenityTags.'],
		['a rating that is not the mean', inHotel({ privilegeRating: 3 }), 'privilegeRating'],
		['a lesser label for a better rating', inHotel({ privilegeRatingLabel: 'Very Good' }), 'privilegeRatingLabel'],
		['an event with the address of another', inHotel({ eventTags: ['monaco grand prix'] }), 'eventTags'],
		['an event whose address is no slug', inHotel({ eventTags: ['Fête'] }), 'eventTags'],
		['a portrait that does not exist', inLanding({ planners: [planner('none')] }), 'planners.0.picture.name'],
		['two events with one page', inLanding({ events: [event('Gala'), event('gala')] }), 'events'],
		[
			'a former name of two events',
			inLanding({ renamedEvents: [renamed('Ball', 'Gala'), renamed('ball', 'Opera')] }),
			'renamedEvents',
		],
		['an unknown field', inVilla({ colour: 'red' } as object), ''],
	])('%s is an error', (_, findings, path) => {
		const errors = findings.filter(({ level }) => level === 'error')
		expect(errors.map((finding) => finding.path).join()).toContain(path)
		expect(errors).not.toEqual([])
		expect(isPublishable(findings)).toBe(false)
	})

	it.each([
		['a short description', inVilla({ description: 'A house by the sea.' }), 'description'],
		['few pictures', inVilla({ images: [image] }), 'images'],
		['a rough place', inVilla({ latitude: 43.5 }), 'latitude'],
		[
			'filler words',
			inVilla({ highlights: ['A stunning pool', ...villa.content.highlights.slice(1)] }),
			'highlights.0',
		],
		[
			'American spelling',
			inVilla({ highlights: ['Gray stone', ...villa.content.highlights.slice(1)] }),
			'highlights.0',
		],
		[
			'straight quotes',
			inVilla({ highlights: ["The cook's day", ...villa.content.highlights.slice(1)] }),
			'highlights.0',
		],
		['an event that no hotel has', inLanding({ events: [event('Gala')] }), 'events.0.name'],
		[
			'a former name that leads to no hotel',
			inLanding({ renamedEvents: [renamed('Ball', 'Gala')] }),
			'renamedEvents.0.name',
		],
		[
			'a former name that hotels have',
			inLanding({ renamedEvents: [renamed('Monaco Grand Prix', 'Gala')] }),
			'renamedEvents.0.formerName',
		],
		['a sentence of another villa', inVilla({ description: builtIn.villas[4]?.description ?? '' }), 'description'],
	])('%s is advice, which does not block publishing', (_, findings, path) => {
		expect(findings.map((finding) => `${finding.level} ${finding.path}`)).toContain(`advice ${path}`)
		expect(isPublishable(findings)).toBe(true)
	})

	it('publishes a house with one floor and one kind of suite', () => {
		const [suite, layout] = [villa.content.suites[0]!, villa.content.layout.slice(0, 1)]
		expect(inVilla({ suites: [suite], suitesCount: suite.count, layout })).toEqual([])
		expect(
			inVilla({ suites: [], layout: [], highlights: [] }).map(({ path, sentence }) => `${path}: ${sentence}`),
		).toEqual(expect.arrayContaining(['suites: Add one', 'layout: Add one', 'highlights: At least 6 are needed']))
	})

	it('advises on destinations whose properties are not public', () => {
		const [first, ...rest] = landing.content.destinations
		const content = { ...landing.content, destinations: [{ ...first, villas: ['99'] }, ...rest] }
		expect(findingsIn({ kind: 'landing', content }, around(landing))).toEqual([
			{ path: 'destinations.0.villas', level: 'advice', sentence: 'Villa 99 is not public' },
		])
	})

	it('finds errors in anything that is not an item', () => {
		for (const content of [null, [], 'villa', {}, { name: 5 }, { ...villa.content, suites: [null] }])
			expect(isPublishable(findingsIn({ kind: 'villa', content }, around(villa)))).toBe(false)
	})
})

it('has one name for each country', () => {
	expect(['FR', 'PF', 'AE', 'GB', 'TH'].map(countryName)).toEqual([
		...['France', 'French Polynesia', 'UAE', 'United Kingdom', 'Thailand'],
	])
	expect(['ZZ', 'EU', 'fr', '', 'QQ', '__proto__'].map(countryName)).toEqual([null, null, null, null, null, null])
})
