import { choice, date, longText, required, text, type ValuesOf } from '#shared/fields.ts'

const APPROVAL_STATUSES = ['pending', 'approved', 'changes_requested'] as const
const TRIP_STATUSES = ['confirmed', 'pending', 'completed', 'cancelled'] as const

/** The trip's own fields, as the edit form and the API take them (CRM-28). */
export const tripFields = {
	name: required(text('Trip Name')),
	destination: text('Destination', { tells: 'place', placeholder: 'Monte Carlo, Monaco' }),
	packageName: text('Package'),
	orderId: text('Order ID'),
	startDate: required(date('Start Date', { tells: 'time' })),
	endDate: required(date('End Date', { tells: 'time' })),
	firstPaymentDate: date('First Payment Date'),
	guestDetailsApprovalStatus: required(choice('Guest Approval Status', APPROVAL_STATUSES, { initial: 'pending' })),
	status: required(choice('Status', TRIP_STATUSES, { tells: 'exists', initial: 'confirmed' })),
	bookingAgent: text('Booking Agent'),
	notes: longText('Notes'),
}
export type TripValues = ValuesOf<typeof tripFields>

/** Rules that need two fields at once; messages by field. */
export const checkTrip = ({ startDate, endDate }: Pick<TripValues, 'startDate' | 'endDate'>): Record<string, string> =>
	endDate < startDate ? { endDate: 'The end date is before the start date' } : {}
