import { addDays } from '#shared/dates.ts'
import { catalogueItem, catalogueVersion, date, required, text, wholeNumber } from '#shared/fields.ts'
import { someTimeOn } from '../timeline/moments.ts'
import { dayInWords, joined, labelled, nightsOf } from '../timeline/wording.ts'
import { bookedFields, bookedKind } from './booked-kind.ts'
import type { Saved } from './record-kind.ts'

/** Travellers and staff's tabs say hotel, whatever is slept in. */
export const accommodation = bookedKind({
	names: {
		one: 'accommodation',
		list: 'accommodations',
		table: 'accommodations',
		segment: 'accommodations',
		section: 'hotels',
		event: 'stay',
		icon: 'bed',
	},
	labels: {
		title: 'Accommodation',
		one: 'accommodation',
		many: 'accommodations',
		counted: 'accommodation(s)',
		section: 'Hotels',
	},
	fields: {
		hotelName: required(text('Hotel Name', { tells: 'place', offers: 'stays' })),
		address: text('Address', { tells: 'place', max: 500 }),
		checkIn: required(date('Check-in', { tells: 'time' })),
		checkOut: required(date('Check-out', { tells: 'time' })),
		nights: wholeNumber('Nights', { placeholder: '7' }),
		roomType: text('Room Type', { tells: 'fact', placeholder: 'Sea View Suite' }),
		boardBasis: text('Board Basis', { tells: 'fact', placeholder: 'Bed and Breakfast' }),
		confirmationNumber: text('Confirmation Number', { tells: 'fact' }),
		...bookedFields,
		// CRM-152, CRM-182
		phone: text('Telephone', { tells: 'fact', placeholder: '+377 98 06 00 00', max: 60 }),
		checkInFrom: text('Room Ready From', { tells: 'time', placeholder: '15:00', max: 60 }),
		checkOutBy: text('Leave Room By', { tells: 'time', placeholder: '11:00', max: 60 }),
		// CRM-227: both empty for a stay that staff typed.
		catalogueItemId: catalogueItem('hotelName'),
		catalogueVersionId: catalogueVersion('hotelName'),
	},
	references: ['confirmationNumber'],
	order: ['checkIn', 'checkOut'],
	summary: (stay) => stay.hotelName,
	check: ({ checkIn, checkOut }) => (checkOut <= checkIn ? { checkOut: 'Check-out must be after check-in' } : {}),
	shortName: (stay) => stay.hotelName,
	begins: (stay) => someTimeOn(stay.checkIn),
	ends: (stay) => stay.checkOut,
	days: ({ checkIn, checkOut }) => ({ from: checkIn, to: checkOut }),
	none: 'No hotels yet',
	calendar: ({ hotelName, address, checkIn, checkOut, roomType, boardBasis, confirmationNumber }) => ({
		wholeDays: { from: checkIn, until: checkOut > checkIn ? checkOut : addDays(checkIn, 1) },
		summary: `Stay at ${hotelName}`,
		location: address ?? hotelName,
		notes: [`Check-in: ${dayInWords(checkIn)}`, `Check-out: ${dayInWords(checkOut)}`, roomType, boardBasis],
		ownNotes: [labelled('Confirmation number', confirmationNumber, ': ')],
	}),
	moments: (stay) => [
		{
			what: 'checkIn',
			day: stay.checkIn,
			clock: null,
			said: stay.checkInFrom === null ? null : `from ${stay.checkInFrom}`,
			at: 'at',
			untimed: { arrivesAt: stay.hotelName },
			title: `Check in at ${stay.hotelName}`,
			detail: joined(nightsOf(stay), stay.roomType),
		},
		{
			what: 'checkOut',
			day: stay.checkOut,
			clock: null,
			said: stay.checkOutBy === null ? null : `by ${stay.checkOutBy}`,
			at: 'at',
			untimed: { firstButAfterWhatIsAt: stay.hotelName },
			title: `Check out of ${stay.hotelName}`,
			detail: null,
		},
	],
	places: ({ hotelName, address }) => ({ at: { name: hotelName, texts: [address, hotelName], airport: 'never' } }),
	sleeps: ({ hotelName, checkIn, checkOut }) => ({ at: hotelName, from: checkIn, until: checkOut }),
	printedFacts: (stay) => [
		['Check in', dayInWords(stay.checkIn)],
		['Check out', dayInWords(stay.checkOut)],
		['Stay', nightsOf(stay)],
		['Room', stay.roomType],
		['Board', stay.boardBasis],
		['Confirmation', stay.confirmationNumber],
		['Address', stay.address],
		['Telephone', stay.phone],
	],
	certificate: {
		heading: 'Accommodation',
		fields: ['hotelName', 'checkIn', 'checkOut', 'nights', 'status', 'atolCover'],
		line: (stay) => `${stay.hotelName} · ${nightsOf(stay)} from ${dayInWords(stay.checkIn)}`,
		inPackage: true,
	},
})

export type Accommodation = Saved<typeof accommodation>
