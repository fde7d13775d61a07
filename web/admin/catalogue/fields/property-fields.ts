import type { ContentField, FormSection } from './content-field.ts'

// What villas and hotels have in common.

export const nameAndPlace: readonly ContentField[] = [
	{ name: 'name', label: 'Name', kind: 'text' },
	{ name: 'location', label: 'Town or region', kind: 'text' },
	{ name: 'countryCode', label: 'Country', kind: 'country' },
	{
		name: 'country',
		label: 'Country as the page shows it',
		hint: 'Written for you when you choose the country.',
		kind: 'text',
	},
]

export const counts: readonly ContentField[] = [
	{ name: 'bedrooms', label: 'Bedrooms', kind: 'number' },
	{ name: 'bathrooms', label: 'Bathrooms', kind: 'number' },
	{ name: 'guests', label: 'Guests at most', kind: 'number' },
	{ name: 'size', label: 'Size in m²', hint: 'For the filter of the list.', kind: 'number' },
]

export const words: readonly ContentField[] = [
	{ name: 'description', label: 'Description', hint: '60 to 110 words read best.', kind: 'longText', max: 5000 },
	{
		name: 'highlights',
		label: 'Highlights',
		hint: 'Six to ten facts of one line each.',
		kind: 'texts',
		entry: 'highlight',
	},
]

export const roomSize: ContentField = { name: 'size', label: 'Size', hint: 'Write it like ‘38 sqm’.', kind: 'text' }
export const roomFeatures: ContentField = {
	name: 'features',
	label: 'Features',
	hint: 'Four or more. The page shows the first six of each.',
	kind: 'texts',
	entry: 'feature',
}

export const pictures: FormSection = {
	id: 'pictures',
	title: 'Pictures',
	fields: [
		{ name: 'images', label: 'Gallery', hint: 'The first picture opens the page and is on the card.', kind: 'gallery' },
		{
			name: 'videoHero',
			label: 'Film',
			hint: 'It plays without sound at the top of the page. MP4 or WebM, up to 30 seconds and 5 MB. A page needs none.',
			kind: 'film',
		},
	],
}

export const map: FormSection = {
	id: 'map',
	title: 'Search engines',
	fields: [
		{
			name: 'latitude',
			label: 'Latitude',
			hint: 'Map programs copy both numbers of a place at once: paste them here.',
			kind: 'number',
			pastedWith: 'longitude',
		},
		{ name: 'longitude', label: 'Longitude', hint: 'Five decimals are about a metre.', kind: 'number' },
	],
}
