import { atolCover } from '#shared/atol/atol-cover.ts'
import { choice, dateTime, number, required, text } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'
import { BOOKING_STATUSES } from '../booking-status.ts'

export const CABIN_CLASSES = ['Economy class', 'Premium Economy class', 'Business class', 'First class'] as const
const SEGMENT_TYPES = ['outbound', 'connection', 'return'] as const

/** Times are local to each airport, so an arrival may read earlier than its departure. */
export const flight = tripRecord({
	name: 'Flight',
	singular: 'flight',
	plural: 'flights',
	fields: {
		airline: required(text('Airline', { placeholder: 'British Airways' })),
		flightNumber: text('Flight Number', { placeholder: 'BA342' }),
		departureAirport: required(text('Departure Airport', { placeholder: 'London Heathrow (LHR)' })),
		arrivalAirport: required(text('Arrival Airport', { placeholder: 'Nice (NCE)' })),
		departureTime: required(dateTime('Departure Time')),
		arrivalTime: required(dateTime('Arrival Time')),
		class: choice('Class', CABIN_CLASSES),
		segmentType: choice('Segment Type', SEGMENT_TYPES),
		pnr: text('PNR', { placeholder: 'ABC123' }),
		baggageWeightKg: number('Baggage Weight (kg)', { placeholder: '23' }),
		status: required(choice('Status', BOOKING_STATUSES, { initial: 'confirmed' })),
		atolCover,
	},
	order: ['departureTime'],
	summary: (flight) =>
		[flight.airline, flight.flightNumber, `${flight.departureAirport} to ${flight.arrivalAirport}`]
			.filter(Boolean)
			.join(' '),
})

export type Flight = Saved<typeof flight>
