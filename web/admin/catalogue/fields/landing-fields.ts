import type { ContentField, FormSection } from './content-field.ts'

const picture: ContentField = { name: 'picture', label: 'Picture', kind: 'picture' }

const opening = (name: string, label: string): ContentField => ({ name, label, kind: 'group', fields: [picture] })

const list = (name: string, label: string): ContentField => ({
	name,
	label,
	kind: 'group',
	fields: [
		{ name: 'subtitle', label: 'Line below the title', kind: 'text' },
		{ name: 'description', label: 'What search engines show', kind: 'longText', max: 300 },
	],
})

/** The form of the landing page, with the openings and lines of other pages. */
export const LANDING_SECTIONS: readonly FormSection[] = [
	{
		id: 'openings',
		title: 'Openings',
		fields: [
			{
				name: 'openings',
				label: 'Pictures at the top of pages',
				kind: 'group',
				fields: [
					opening('home', 'Landing page'),
					opening('villas', 'Villas'),
					opening('hotels', 'Hotels'),
					opening('itinerary', 'Banner for journeys'),
					opening('links', 'Links in mails'),
				],
			},
		],
	},
	{
		id: 'lists',
		title: 'Lists',
		fields: [
			{
				name: 'lists',
				label: 'Words of the two lists',
				kind: 'group',
				fields: [list('villas', 'Villas'), list('hotels', 'Hotels')],
			},
		],
	},
	{
		id: 'destinations',
		title: 'Destinations',
		fields: [
			{
				name: 'destinations',
				label: 'Tiles',
				kind: 'entries',
				entry: 'destination',
				title: 'name',
				fields: [
					{ name: 'name', label: 'Name', kind: 'text' },
					{ name: 'line', label: 'Line', kind: 'text' },
					{ name: 'villas', label: 'Numbers of villas', kind: 'texts', entry: 'villa', max: 9 },
					{ name: 'hotels', label: 'Numbers of hotels', kind: 'texts', entry: 'hotel', max: 9 },
					picture,
				],
			},
		],
	},
	{
		id: 'services',
		title: 'Services',
		fields: [
			{
				name: 'services',
				label: 'Tiles',
				kind: 'entries',
				entry: 'service',
				title: 'title',
				fields: [
					{ name: 'title', label: 'Title', kind: 'text' },
					{ name: 'line', label: 'Line', kind: 'text' },
					{ name: 'href', label: 'Leads to', kind: 'choice', options: ['/hotels', '/villas'], isNullable: true },
					picture,
				],
			},
		],
	},
]
