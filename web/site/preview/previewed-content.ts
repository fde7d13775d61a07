import { homeContentOf } from '#shared/catalogue/home-content.ts'
import { type LandingContent, OPENING_KEYS } from '#shared/catalogue/content.ts'
import type { PageContent } from '#shared/catalogue/page-data.ts'
import type { PreviewedItem } from '#shared/catalogue/drafts/preview-message.ts'
import type { Hotel, Villa } from '#shared/catalogue/property.ts'
import { bundleOf } from '#shared/catalogue/property-bundle.ts'
import { isObject } from '#shared/stored-shape.ts'

const PICTURE = { name: '', alt: '' }
const SUITE = { type: '', size: '', features: [] }
const LAYOUT = { floor: '', areas: [] }

const PROPERTY = {
	...{ name: '', location: '', country: '', countryCode: '', latitude: 0, longitude: 0 },
	...{ bedrooms: 0, bathrooms: 0, guests: 0, size: 0, suitesCount: 0, sizeText: null },
	...{ description: '', highlights: [''], services: [''], layout: [LAYOUT], videoHero: null },
}
const VILLA: Omit<Villa, 'id' | 'images'> = { ...PROPERTY, suites: [{ ...SUITE, count: 0 }], servicesOnRequest: [''] }
const HOTEL: Omit<Hotel, 'id' | 'images'> = {
	...PROPERTY,
	...{ suites: [{ ...SUITE, guestsPerRoom: 0 }], starRating: 5 },
	...{ privilegeRating: 0, privilegeRatingLabel: 'Superb', privilegeReviews: 0 },
	privilegeRatingBreakdown: { location: 0, service: 0, cleanliness: 0, comfort: 0, facilities: 0, valueForMoney: 0 },
	...{ descriptionTitle: '', descriptionSubtitle: '', descriptionExtended: '' },
	...{ eventTag: null, eventTags: [''], amenityTags: [''], checkinTime: '', checkoutTime: '' },
}
const WORDS = { subtitle: '', description: '' }
const TITLED = { title: '', line: '' }
const LANDING: Required<LandingContent> = {
	openings: Object.fromEntries(OPENING_KEYS.map((key) => [key, { picture: PICTURE }])) as LandingContent['openings'],
	lists: { villas: WORDS, hotels: WORDS },
	destinations: [{ name: '', line: '', villas: [''], hotels: [''], picture: PICTURE }],
	services: [{ title: '', line: '', href: null, picture: PICTURE }],
	words: {
		...WORDS,
		introduction: { title: '', text: '' },
		itineraries: '',
		differences: { title: '', entries: [TITLED] },
		companies: { line: '', entries: [TITLED] },
		contact: '',
	},
	planners: [{ name: '', role: '', line: '', picture: PICTURE }],
	events: [{ name: '', line: '', description: '' }],
	renamedEvents: [{ formerName: '', name: '' }],
}

type Cards = Parameters<typeof homeContentOf>[1]

/** What the page of an item shows while the item is written. What a draft lacks is empty, and `cards` are the public stays. */
export function previewedContent({ kind, number, content, pictures, films }: PreviewedItem, cards: Cards): PageContent {
	const files = { pictures, films }
	if (kind === 'landing') return homeContentOf({ landing: completed(LANDING, content), pictures }, cards)
	const id = number === null ? '' : String(number)
	const [first = PICTURE, ...others] = completed({ images: [PICTURE] }, content).images
	const images: Villa['images'] = [first, ...others]
	return kind === 'villa'
		? bundleOf(files, { ...completed(VILLA, content), id, images })
		: bundleOf(files, { ...completed(HOTEL, content), id, images })
}

/** What `written` has of the members of `blank`, and those that it lacks from `blank`. The entry of a list in `blank` completes each entry. */
function completed<T>(blank: T, written: unknown): T
function completed(blank: unknown, written: unknown): unknown {
	if (Array.isArray(blank)) return Array.isArray(written) ? written.map((entry) => completed(blank[0], entry)) : []
	if (!isObject(blank)) return written ?? blank
	const given = isObject(written) ? written : {}
	const members = Object.entries(blank).map(([name, member]) => [name, completed(member, given[name])])
	return { ...given, ...Object.fromEntries(members) }
}
