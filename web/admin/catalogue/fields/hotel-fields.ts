import { PARTS_OF_RATING } from '#shared/catalogue/parts-of-rating.ts'
import { AMENITY_TAGS, FACILITY_GROUPS, RATING_LABELS } from '#shared/catalogue/rules/vocabulary.ts'
import type { ContentField, FormSection } from './content-field.ts'
import { counts, map, nameAndPlace, pictures, roomFeatures, roomSize, words } from './property-fields.ts'

const rating: readonly ContentField[] = [
	{ name: 'privilegeRating', label: 'Rating out of 10', hint: 'The mean of the parts below.', kind: 'number' },
	{ name: 'privilegeRatingLabel', label: 'Rating in a word', kind: 'choice', options: RATING_LABELS },
	{ name: 'privilegeReviews', label: 'Reviews', kind: 'number' },
	{
		name: 'privilegeRatingBreakdown',
		label: 'Parts of the rating',
		kind: 'group',
		fields: Object.entries(PARTS_OF_RATING).map(([name, label]) => ({ name, label, kind: 'number' })),
	},
]

/** The form of a hotel. */
export const HOTEL_SECTIONS: readonly FormSection[] = [
	{
		id: 'basics',
		title: 'Basics',
		fields: [
			...nameAndPlace,
			{ name: 'starRating', label: 'Stars', kind: 'choice', options: [4, 5] },
			...counts,
			{ name: 'sizeText', label: 'Size on the page', hint: 'Write it like ‘45 sqm per room’.', kind: 'text' },
			{ name: 'suitesCount', label: 'Rooms and suites in all', kind: 'number' },
			{ name: 'checkinTime', label: 'Check-in from', hint: 'Write it like 15:00.', kind: 'text' },
			{ name: 'checkoutTime', label: 'Check-out by', hint: 'Write it like 11:00.', kind: 'text' },
			{ name: 'price', label: 'Rate', hint: 'Visitors never see it.', kind: 'number' },
			{ name: 'offSeasonPrice', label: 'Rate off season', hint: 'Visitors never see it.', kind: 'number' },
		],
	},
	{
		id: 'words',
		title: 'Words',
		fields: [
			{ name: 'descriptionSubtitle', label: 'Line above the title', kind: 'text' },
			{ name: 'descriptionTitle', label: 'Title of the description', kind: 'text' },
			...words,
			{
				name: 'descriptionExtended',
				label: 'More about it',
				hint: '120 to 200 words read best.',
				kind: 'longText',
				max: 8000,
			},
		],
	},
	{
		id: 'rooms',
		title: 'Rooms',
		fields: [
			{
				name: 'suites',
				label: 'Kinds of room',
				kind: 'entries',
				entry: 'kind of room',
				title: 'type',
				fields: [
					{ name: 'type', label: 'Kind of room', kind: 'text' },
					{ name: 'guestsPerRoom', label: 'Guests', kind: 'number' },
					roomSize,
					roomFeatures,
				],
			},
		],
	},
	{
		id: 'layout',
		title: 'Facilities',
		fields: [
			{
				name: 'layout',
				label: 'Groups of facilities',
				kind: 'entries',
				entry: 'group',
				title: 'floor',
				fields: [
					{ name: 'floor', label: 'Group', kind: 'choice', options: FACILITY_GROUPS },
					{ name: 'areas', label: 'Facilities', kind: 'texts', entry: 'facility' },
				],
			},
			{ name: 'services', label: 'Services', hint: 'Four or more.', kind: 'texts', entry: 'service' },
		],
	},
	pictures,
	{ id: 'rating', title: 'Rating', fields: rating },
	{
		id: 'tags',
		title: 'Events and tags',
		fields: [
			{ name: 'eventTag', label: 'Featured event', kind: 'text', isNullable: true, max: 80 },
			{ name: 'eventTags', label: 'Events', kind: 'texts', entry: 'event', max: 80 },
			{ name: 'amenityTags', label: 'Amenities', kind: 'tags', options: AMENITY_TAGS },
		],
	},
	map,
]
