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

const titledLines: ContentField = {
	name: 'entries',
	label: 'Entries',
	kind: 'entries',
	entry: 'entry',
	title: 'title',
	fields: [
		{ name: 'title', label: 'Title', kind: 'text' },
		{ name: 'line', label: 'Line', kind: 'longText', max: 300 },
	],
}

/** What the landing page says of the agency. */
const words: ContentField = {
	name: 'words',
	label: 'What the agency says of itself',
	kind: 'group',
	fields: [
		{ name: 'subtitle', label: 'Line below the title', kind: 'text' },
		{ name: 'description', label: 'What search engines show', kind: 'longText', max: 300 },
		{
			name: 'introduction',
			label: 'Introduction',
			kind: 'group',
			fields: [
				{ name: 'title', label: 'Title', kind: 'text' },
				{ name: 'text', label: 'Text', hint: 'A new line begins a paragraph.', kind: 'longText', max: 2000 },
			],
		},
		{ name: 'itineraries', label: 'Line of the banner for journeys', kind: 'longText', max: 400 },
		{
			name: 'differences',
			label: 'Differences',
			kind: 'group',
			fields: [{ name: 'title', label: 'Title', kind: 'text' }, titledLines],
		},
		{
			name: 'companies',
			label: 'Corporate travel',
			kind: 'group',
			fields: [{ name: 'line', label: 'Line', kind: 'longText', max: 300 }, titledLines],
		},
		{ name: 'contact', label: 'Line above telephone and e-mail', kind: 'longText', max: 300 },
	],
}

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
	{ id: 'words', title: 'Words', fields: [words] },
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
	{
		id: 'planners',
		title: 'Planners',
		fields: [
			{
				name: 'planners',
				label: 'Who plans journeys',
				kind: 'entries',
				entry: 'planner',
				title: 'name',
				fields: [
					{ name: 'name', label: 'Name', kind: 'text' },
					{ name: 'role', label: 'Role', hint: 'Such as ‘Italy and the islands’.', kind: 'text' },
					{ name: 'line', label: 'Line', kind: 'longText', max: 300 },
					{ ...picture, label: 'Portrait' },
				],
			},
		],
	},
	{
		id: 'events',
		title: 'Event pages',
		fields: [
			{
				name: 'events',
				label: 'Words above the hotels of an event',
				kind: 'entries',
				entry: 'event',
				title: 'name',
				fields: [
					{ name: 'name', label: 'Event', hint: 'As hotels are tagged with it.', kind: 'text', max: 80 },
					{ name: 'line', label: 'Line below the title', kind: 'longText', max: 400 },
					{ name: 'description', label: 'What search engines show', kind: 'longText', max: 300 },
				],
			},
			{
				name: 'renamedEvents',
				label: 'Renamed events',
				kind: 'entries',
				entry: 'renamed event',
				title: 'formerName',
				fields: [
					{
						name: 'formerName',
						label: 'Former name',
						hint: 'Its page leads to the event’s page, in frames and search engines too.',
						kind: 'text',
						max: 80,
					},
					{ name: 'name', label: 'Present name', hint: 'As hotels are tagged with it.', kind: 'text', max: 80 },
				],
			},
		],
	},
]
