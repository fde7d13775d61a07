import { atolCover } from '#shared/atol/atol-cover.ts'
import { choice, date, longText, required, text } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'
import { BOOKING_STATUSES } from '../booking-status.ts'

export const activity = tripRecord({
	name: 'Activity',
	singular: 'activity',
	plural: 'activities',
	fields: {
		name: required(text('Activity Name')),
		description: longText('Description'),
		date: required(date('Start Date')),
		endDate: date('End Date'),
		time: text('Time', { placeholder: '10:00', max: 60 }),
		location: text('Location'),
		confirmationNumber: text('Confirmation Number'),
		additionalInformation: longText('Additional Information'),
		status: required(choice('Status', BOOKING_STATUSES, { initial: 'confirmed' })),
		atolCover,
	},
	order: ['date', 'time'],
	summary: (activity) => activity.name,
	check: ({ date, endDate }) => (endDate && endDate < date ? { endDate: 'The end date is before the start date' } : {}),
})

export type Activity = Saved<typeof activity>
