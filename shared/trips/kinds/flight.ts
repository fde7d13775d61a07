import { dayOf, timeOf } from '#shared/dates.ts'
import { choice, dateTime, number, required, text } from '#shared/fields.ts'
import { dayInWords, dayShift, joined, labelled } from '../timeline/wording.ts'
import { bookedFields, bookedKind } from './booked-kind.ts'
import type { Saved } from './record-kind.ts'

export const CABIN_CLASSES = ['Economy class', 'Premium Economy class', 'Business class', 'First class'] as const
const SEGMENT_TYPES = ['outbound', 'connection', 'return'] as const
const SEGMENTS = { outbound: 'Outbound', connection: 'Connection', return: 'Return' }

/** Times are local to each airport, so an arrival may read earlier than its departure. */
export const flight = bookedKind({
	names: {
		one: 'flight',
		list: 'flights',
		table: 'flights',
		segment: 'flights',
		section: 'flights',
		event: 'flight',
		icon: 'plane',
	},
	labels: { title: 'Flight', one: 'flight', many: 'flights', counted: 'flight(s)', section: 'Flights' },
	fields: {
		airline: required(text('Airline', { tells: 'fact', placeholder: 'British Airways', offers: 'airlines' })),
		flightNumber: text('Flight Number', { tells: 'fact', placeholder: 'BA342' }),
		departureAirport: required(
			text('Departure Airport', { tells: 'place', placeholder: 'London Heathrow (LHR)', offers: 'airports' }),
		),
		arrivalAirport: required(
			text('Arrival Airport', { tells: 'place', placeholder: 'Nice (NCE)', offers: 'airports' }),
		),
		departureTime: required(dateTime('Departure Time', { tells: 'time' })),
		arrivalTime: required(dateTime('Arrival Time', { tells: 'time' })),
		class: choice('Class', CABIN_CLASSES, { tells: 'fact' }),
		segmentType: choice('Segment Type', SEGMENT_TYPES),
		pnr: text('PNR', { tells: 'fact', placeholder: 'ABC123' }),
		baggageWeightKg: number('Baggage Weight (kg)', { tells: 'fact', placeholder: '23' }),
		...bookedFields,
	},
	references: ['pnr'],
	order: ['departureTime'],
	summary: (flight) =>
		[flight.airline, flight.flightNumber, `${flight.departureAirport} to ${flight.arrivalAirport}`]
			.filter(Boolean)
			.join(' '),
	shortName: ({ flightNumber, airline }) => flightNumber ?? airline,
	begins: ({ departureTime }) => departureTime,
	days: ({ departureTime, arrivalTime }) => ({ from: dayOf(departureTime), to: dayOf(arrivalTime) }),
	none: null,
	calendar: (flight) => ({
		alarm: 180,
		summary: `Flight ${flight.flightNumber ?? flight.airline}: ${flight.departureAirport} to ${flight.arrivalAirport}`,
		location: flight.departureAirport,
		notes: [
			joined(flight.airline, flight.flightNumber, ' '),
			flight.class,
			flight.baggageWeightKg === null ? null : `Baggage: ${flight.baggageWeightKg} kg`,
		],
		ownNotes: [labelled('PNR', flight.pnr, ': ')],
	}),
	moments: ({ airline, flightNumber, departureAirport, arrivalAirport, departureTime, arrivalTime }) => {
		const carrier = joined(airline, flightNumber, ' ')
		const shift = dayShift(departureTime, arrivalTime)
		const landing = { day: dayOf(arrivalTime), clock: timeOf(arrivalTime), at: 'to' } as const
		return [
			{
				what: 'leaves',
				day: dayOf(departureTime),
				clock: timeOf(departureTime),
				said: null,
				at: 'from',
				until: landing,
				title: `Fly from ${departureAirport} to ${arrivalAirport}`,
				detail: joined(carrier, `arriving ${landing.clock}${shift ? ` (${shift})` : ''}`),
			},
			{ what: 'lands', ...landing, said: null, title: `Arrive in ${arrivalAirport}`, detail: carrier },
		]
	},
	places: ({ departureAirport, arrivalAirport }) => ({
		from: { name: departureAirport, texts: [departureAirport], airport: 'always' },
		to: { name: arrivalAirport, texts: [arrivalAirport], airport: 'always' },
	}),
	printedFacts: (flight) => [
		['Class', flight.class],
		['Baggage', flight.baggageWeightKg === null ? null : `${flight.baggageWeightKg} kg each`],
		['Airline reference', flight.pnr],
	],
	certificate: {
		heading: 'Flights',
		fields: [
			'airline',
			'flightNumber',
			'departureAirport',
			'arrivalAirport',
			'departureTime',
			'segmentType',
			'status',
			'atolCover',
		],
		line: (flight) =>
			[
				flight.segmentType ? SEGMENTS[flight.segmentType] : null,
				dayInWords(flight.departureTime),
				`${flight.departureAirport} to ${flight.arrivalAirport}`,
				joined(flight.airline, flight.flightNumber, ' '),
			]
				.filter(Boolean)
				.join(' · '),
		inPackage: false,
	},
})

export type Flight = Saved<typeof flight>
