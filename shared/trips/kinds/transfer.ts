import { atolCover } from '#shared/atol/atol-cover.ts'
import { choice, date, required, text, wholeNumber } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'
import { BOOKING_STATUSES } from '../booking-status.ts'

export const TRANSFER_TYPES = ['Airport Pickup', 'Airport Dropoff', 'Inter-Hotel', 'Private Transfer'] as const

export const transfer = tripRecord({
	name: 'Transfer',
	singular: 'transfer',
	plural: 'transfers',
	fields: {
		transferType: required(choice('Transfer Type', TRANSFER_TYPES)),
		date: required(date('Date')),
		time: text('Time', { placeholder: '14:30', max: 60 }),
		fromLocation: required(text('From Location')),
		toLocation: required(text('To Location')),
		passengers: wholeNumber('Passengers', { min: 1, placeholder: '2' }),
		vehicleClass: text('Vehicle Class', { placeholder: 'Mercedes V-Class' }),
		confirmationNumber: text('Confirmation Number'),
		status: required(choice('Status', BOOKING_STATUSES, { initial: 'confirmed' })),
		atolCover,
	},
	order: ['date', 'time'],
	summary: (transfer) => `${transfer.transferType}: ${transfer.fromLocation} to ${transfer.toLocation}`,
})

export type Transfer = Saved<typeof transfer>
