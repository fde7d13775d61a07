import { choice, date, flightOfTrip, required, text, wholeNumber } from '#shared/fields.ts'
import { clockOf, momentOf, timeNote } from '../timeline/moments.ts'
import { dayInWords, labelled } from '../timeline/wording.ts'
import { bookedFields, bookedKind } from './booked-kind.ts'
import type { Saved } from './record-kind.ts'

export const TRANSFER_TYPES = ['Airport Pickup', 'Airport Dropoff', 'Inter-Hotel', 'Private Transfer'] as const

/** These belong to the journey of their day, even where no time is entered. */
const REACHES: ReadonlySet<string> = new Set(['Airport Pickup', 'Inter-Hotel'])

export const transfer = bookedKind({
	names: {
		one: 'transfer',
		list: 'transfers',
		table: 'transfers',
		segment: 'transfers',
		section: 'transfers',
		event: 'transfer',
		icon: 'car',
	},
	labels: { title: 'Transfer', one: 'transfer', many: 'transfers', counted: 'transfer(s)', section: 'Transfers' },
	fields: {
		transferType: required(choice('Transfer Type', TRANSFER_TYPES, { tells: 'fact' })),
		date: required(date('Date', { tells: 'time' })),
		time: text('Time', { tells: 'time', placeholder: '14:30', max: 60 }),
		fromLocation: required(text('From Location', { tells: 'place' })),
		toLocation: required(text('To Location', { tells: 'place' })),
		passengers: wholeNumber('Passengers', { tells: 'fact', min: 1, placeholder: '2' }),
		vehicleClass: text('Vehicle Class', { tells: 'fact', placeholder: 'Mercedes V-Class' }),
		confirmationNumber: text('Confirmation Number', { tells: 'fact' }),
		...bookedFields,
		phone: text('Telephone', { tells: 'fact', placeholder: '+33 4 93 00 00 00', max: 60 }),
		meetingPoint: text('Meeting Point', { tells: 'place', placeholder: 'Arrivals hall, by the exit' }),
		flightId: flightOfTrip('Flight it meets or leads to'),
	},
	references: ['confirmationNumber'],
	order: ['date', 'time'],
	summary: (transfer) => `${transfer.transferType}: ${transfer.fromLocation} to ${transfer.toLocation}`,
	shortName: (transfer) => transfer.transferType,
	begins: (transfer) => momentOf(transfer.date, transfer.time),
	days: ({ date }) => ({ from: date, to: date }),
	none: null,
	calendar: (transfer) => ({
		alarm: 30,
		summary: `${transfer.transferType}: ${transfer.fromLocation} to ${transfer.toLocation}`,
		location: transfer.fromLocation,
		notes: [
			timeNote(transfer.time),
			labelled('Meeting point', transfer.meetingPoint, ': '),
			transfer.vehicleClass,
			transfer.passengers === null ? null : `Passengers: ${transfer.passengers}`,
		],
		ownNotes: [labelled('Confirmation number', transfer.confirmationNumber, ': ')],
	}),
	moments: ({ transferType, date, time, fromLocation, toLocation, vehicleClass }) => [
		{
			what: 'pickUp',
			...clockOf(date, time),
			at: 'from',
			untimed: REACHES.has(transferType)
				? { arrivesAt: toLocation }
				: transferType === 'Airport Dropoff'
					? 'beforeFlight'
					: 'last',
			...(transferType === 'Airport Dropoff' ? {} : { leadsTo: toLocation }),
			title: `${transferType} from ${fromLocation} to ${toLocation}`,
			detail: vehicleClass,
		},
	],
	places: ({ fromLocation, toLocation }) => ({
		from: { name: fromLocation, texts: [fromLocation], airport: 'ifSaid', mayBeStay: true },
		to: { name: toLocation, texts: [toLocation], airport: 'ifSaid', mayBeStay: true },
	}),
	printedFacts: (transfer) => [
		['Vehicle', transfer.vehicleClass],
		['Passengers', transfer.passengers === null ? null : String(transfer.passengers)],
		['Confirmation', transfer.confirmationNumber],
		['Meeting point', transfer.meetingPoint],
		['Telephone', transfer.phone],
	],
	certificate: {
		heading: 'Transfers',
		fields: ['transferType', 'fromLocation', 'toLocation', 'date', 'status', 'atolCover'],
		line: (transfer) =>
			`${transfer.transferType} · ${transfer.fromLocation} to ${transfer.toLocation} · ${dayInWords(transfer.date)}`,
		// A transfer is the same kind of service as the flight.
		inPackage: false,
	},
})

export type Transfer = Saved<typeof transfer>
