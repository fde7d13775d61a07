import type { FormSection } from './content-field.ts'
import { counts, map, nameAndPlace, pictures, roomFeatures, roomSize, words } from './property-fields.ts'

/** The form of a villa. */
export const VILLA_SECTIONS: readonly FormSection[] = [
	{
		id: 'basics',
		title: 'Basics',
		fields: [
			...nameAndPlace,
			...counts,
			{
				name: 'sizeText',
				label: 'Size on the page',
				hint: 'Write it like ‘1,100 sqm’, or leave it empty.',
				kind: 'text',
				isNullable: true,
			},
			{
				name: 'suitesCount',
				label: 'Suites in all',
				hint: 'The sum of the suites under Rooms.',
				kind: 'number',
			},
			{ name: 'price', label: 'Rate', hint: 'Visitors never see it.', kind: 'number' },
		],
	},
	{ id: 'words', title: 'Words', fields: words },
	{
		id: 'rooms',
		title: 'Rooms',
		fields: [
			{
				name: 'suites',
				label: 'Suites',
				kind: 'entries',
				entry: 'suite',
				title: 'type',
				fields: [
					{ name: 'type', label: 'Kind of suite', kind: 'text' },
					{ name: 'count', label: 'How many', kind: 'number' },
					roomSize,
					roomFeatures,
				],
			},
		],
	},
	{
		id: 'layout',
		title: 'Layout',
		fields: [
			{
				name: 'layout',
				label: 'Floors',
				kind: 'entries',
				entry: 'floor',
				title: 'floor',
				fields: [
					{ name: 'floor', label: 'Floor', kind: 'text' },
					{ name: 'areas', label: 'Areas', kind: 'texts', entry: 'area' },
				],
			},
		],
	},
	{
		id: 'services',
		title: 'Services',
		fields: [
			{ name: 'services', label: 'Included services', hint: 'Four or more.', kind: 'texts', entry: 'service' },
			{
				name: 'servicesOnRequest',
				label: 'Services on request',
				hint: 'Four or more.',
				kind: 'texts',
				entry: 'service',
			},
		],
	},
	pictures,
	map,
]
