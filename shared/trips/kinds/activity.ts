import { addDays, daysBetween } from '#shared/dates.ts'
import type { DeclaredMoment } from '#shared/journey/declared-moment.ts'
import { catalogueItem, catalogueVersion, date, longText, required, text } from '#shared/fields.ts'
import { clockOf, momentOf, timeNote } from '../timeline/moments.ts'
import { dayInWords, dayRange, joined, labelled } from '../timeline/wording.ts'
import { bookedFields, bookedKind } from './booked-kind.ts'
import type { Saved } from './record-kind.ts'

export const activity = bookedKind({
	names: {
		one: 'activity',
		list: 'activities',
		table: 'activities',
		segment: 'activities',
		section: 'activities',
		event: 'activity',
		icon: 'compass',
	},
	labels: { title: 'Activity', one: 'activity', many: 'activities', counted: 'activity(ies)', section: 'Activities' },
	fields: {
		name: required(text('Activity Name', { tells: 'fact', offers: 'experiences' })),
		description: longText('Description', { tells: 'fact' }),
		date: required(date('Start Date', { tells: 'time' })),
		endDate: date('End Date', { tells: 'time' }),
		time: text('Time', { tells: 'time', placeholder: '10:00', max: 60 }),
		location: text('Location', { tells: 'place' }),
		confirmationNumber: text('Confirmation Number', { tells: 'fact' }),
		additionalInformation: longText('Additional Information', { tells: 'fact' }),
		...bookedFields,
		phone: text('Telephone', { tells: 'fact', placeholder: '+33 4 93 00 00 00', max: 60 }),
		endTime: text('Ends At', { tells: 'time', placeholder: '12:00', max: 60 }),
		// CRM-401: both empty for an activity that staff typed.
		catalogueItemId: catalogueItem('name'),
		catalogueVersionId: catalogueVersion('name'),
	},
	references: ['confirmationNumber'],
	order: ['date', 'time'],
	summary: (activity) => activity.name,
	check: ({ date, endDate }) => (endDate && endDate < date ? { endDate: 'The end date is before the start date' } : {}),
	shortName: (activity) => activity.name,
	begins: (activity) => momentOf(activity.date, activity.time),
	days: ({ date, endDate }) => ({ from: date, to: endDate ?? date }),
	none: 'No activities yet',
	calendar: (activity) => ({
		...(activity.endDate !== null && activity.endDate > activity.date
			? { wholeDays: { from: activity.date, until: addDays(activity.endDate, 1) } }
			: {}),
		summary: activity.name,
		location: activity.location,
		notes: [timeNote(activity.time), activity.description],
		ownNotes: [activity.additionalInformation, labelled('Confirmation number', activity.confirmationNumber, ': ')],
	}),
	moments: ({ name, date, endDate, time, endTime, location }) => [
		{
			what: 'starts',
			...clockOf(date, time),
			at: 'at',
			...endOf(date, endDate, time, endTime),
			title: name,
			detail: joined(location, endDate && endDate !== date ? `until ${dayInWords(endDate)}` : null),
		},
		...daysAfter(date, endDate).map(
			(day): DeclaredMoment => ({
				what: 'goesOn',
				day,
				clock: null,
				said: null,
				at: 'at',
				untimed: 'first',
				title: name,
				detail: 'continued',
			}),
		),
	],
	places: ({ name, location }) => ({
		at: { name: location ?? name, texts: [location], airport: 'never', mayBeStay: true },
	}),
	printedFacts: (activity) => [
		['When', joined(dayRange(activity.date, activity.endDate), activity.time, ', ')],
		['Where', activity.location],
		['Telephone', activity.phone],
		['Confirmation', activity.confirmationNumber],
	],
	certificate: {
		heading: 'Other services',
		fields: ['name', 'date', 'status', 'atolCover'],
		line: (activity) => `${activity.name} · ${dayInWords(activity.date)}`,
		inPackage: true,
	},
})

/** Of an activity of one day. An end that is not after its beginning is on the next day: a dinner until 00:30. */
function endOf(date: string, endDate: string | null, time: string | null, endTime: string | null) {
	const [begins, ends] = [clockOf(date, time).clock, clockOf(date, endTime).clock]
	if (begins === null || ends === null || (endDate !== null && endDate !== date)) return {}
	return { until: { day: ends > begins ? date : addDays(date, 1), clock: ends, at: 'at' } } as const
}

/** A mistyped year must not make a thousand days. */
const LONGEST = 366
const daysAfter = (date: string, endDate: string | null): string[] =>
	endDate === null
		? []
		: Array.from({ length: Math.min(Math.max(0, daysBetween(date, endDate)), LONGEST) }, (_, n) => addDays(date, n + 1))

export type Activity = Saved<typeof activity>
