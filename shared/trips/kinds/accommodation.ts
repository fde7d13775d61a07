import { atolCover } from '#shared/atol/atol-cover.ts'
import { choice, date, required, text, wholeNumber } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'
import { BOOKING_STATUSES } from '../booking-status.ts'

export const accommodation = tripRecord({
	name: 'Accommodation',
	singular: 'accommodation',
	plural: 'accommodations',
	fields: {
		hotelName: required(text('Hotel Name')),
		address: text('Address', { max: 500 }),
		checkIn: required(date('Check-in')),
		checkOut: required(date('Check-out')),
		nights: wholeNumber('Nights', { placeholder: '7' }),
		roomType: text('Room Type', { placeholder: 'Sea View Suite' }),
		boardBasis: text('Board Basis', { placeholder: 'Bed and Breakfast' }),
		confirmationNumber: text('Confirmation Number'),
		status: required(choice('Status', BOOKING_STATUSES, { initial: 'confirmed' })),
		atolCover,
	},
	order: ['checkIn', 'checkOut'],
	summary: (stay) => stay.hotelName,
	check: ({ checkIn, checkOut }) => (checkOut <= checkIn ? { checkOut: 'Check-out must be after check-in' } : {}),
})

export type Accommodation = Saved<typeof accommodation>
