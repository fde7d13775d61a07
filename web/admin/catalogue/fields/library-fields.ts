import { LODGING_TYPES } from '#shared/catalogue/content.ts'
import type { ContentField, FormSection } from './content-field.ts'

// What only trips show. Its fields are those that a stay or an activity takes.

const place: readonly ContentField[] = [
	{ name: 'location', label: 'Town or region', kind: 'text' },
	{ name: 'country', label: 'Country', kind: 'text', max: 60 },
]
const phone: ContentField = { name: 'phone', label: 'Telephone', kind: 'text', max: 60 }
const name: ContentField = { name: 'name', label: 'Name', kind: 'text' }

const shownToTravellers: readonly ContentField[] = [
	{
		name: 'description',
		label: 'Description',
		hint: 'Confirmations print it, and travellers read it in their trip.',
		kind: 'longText',
		max: 5000,
	},
	{ name: 'images', label: 'Pictures', hint: 'Trips show the first one.', kind: 'gallery' },
]

export const LODGING_SECTIONS: readonly FormSection[] = [
	{
		id: 'basics',
		title: 'Basics',
		fields: [
			name,
			{ name: 'type', label: 'What it is', kind: 'choice', options: LODGING_TYPES, isNullable: true },
			...place,
			{ name: 'address', label: 'Address', kind: 'text', max: 500 },
			phone,
			{ name: 'checkInFrom', label: 'Room ready from', hint: 'Write it like 15:00.', kind: 'text', max: 60 },
			{ name: 'checkOutBy', label: 'Leave the room by', hint: 'Write it like 11:00.', kind: 'text', max: 60 },
		],
	},
	{ id: 'shown', title: 'Shown in trips', fields: shownToTravellers },
]

export const EXPERIENCE_SECTIONS: readonly FormSection[] = [
	{
		id: 'basics',
		title: 'Basics',
		fields: [
			name,
			...place,
			{ name: 'time', label: 'Usually begins at', hint: 'Write it like 10:00.', kind: 'text', max: 60 },
			{ name: 'endTime', label: 'Usually ends at', hint: 'Write it like 12:00.', kind: 'text', max: 60 },
			phone,
			{
				name: 'additionalInformation',
				label: 'Good to know',
				hint: 'What to wear or to bring, and where to meet.',
				kind: 'longText',
				max: 5000,
			},
		],
	},
	{ id: 'shown', title: 'Shown in trips', fields: shownToTravellers },
]
