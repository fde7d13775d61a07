import { expect, test } from 'vitest'
import type { DraftFields } from '#shared/import/draft.ts'
import { readDocument } from '../../read-document.ts'

const read = async (data: unknown) => {
	const document = { bytes: Buffer.from(JSON.stringify(data)), contentType: 'application/json', url: null }
	return (await readDocument({ ...document, receivedAt: new Date('2026-11-20') })).draft
}
const valuesOf = (fields: DraftFields | undefined) =>
	Object.fromEntries(Object.entries(fields ?? {}).map(([name, { value }]) => [name, value]))

const RENTAL = {
	topic: 'booking.new',
	booking: {
		_id: '77c1',
		confirmationCode: 'SMP-4471',
		createdAt: '2026-11-01T10:00:00Z',
		checkIn: '2027-05-08T15:00:00.000Z',
		checkOut: '2027-05-15T10:00:00.000Z',
		checkInDateLocalized: '2027-05-08',
		nightsCount: 7,
		guest: { fullName: 'Portia Sample', phone: '+44 7700 900101' },
		listing: { title: 'Casa Sample', code: 'CSA', address: { full: 'Rua Sample 9, Sampleville', city: 'Sampleville' } },
		ratePlan: { name: 'Weekly', mealPlans: ['self_catering'] },
		upsells: [
			{
				type: 'experience',
				title: 'Ride on the beach',
				status: 'confirmed',
				date: '2027-05-10',
				time: '18:30',
				pax: 2,
			},
			{ type: 'experience', title: 'Boat trip', status: 'declined', date: '2027-05-11', time: '10:00' },
		],
		payments: [{ amount: 900, status: 'PENDING', paidAt: '2026-11-02' }],
		customFields: [
			{ fieldId: 'a', name: 'Other adults', value: 'Mr Piers Sample, Dr Otis March' },
			{ fieldId: 'b', name: 'Travel agent contact', value: 'Lucy Agent' },
			{ fieldId: 'c', name: 'Children ages', value: '9, 6' },
		],
	},
}

test('what has no day of its own describes the object around it (IMPORT-99)', async () => {
	const { accommodations, activities, guests, trip } = await read(RENTAL)
	expect(accommodations.map(({ fields }) => valuesOf(fields))).toEqual([
		expect.objectContaining({
			hotelName: 'Casa Sample',
			address: 'Rua Sample 9, Sampleville',
			checkIn: '2027-05-08',
			checkOut: '2027-05-15',
			boardBasis: 'Self Catering',
			confirmationNumber: 'SMP-4471',
		}),
	])
	expect(activities.map(({ fields }) => fields.name?.value)).toEqual(['Ride on the beach'])
	const names = guests.map(({ fields }) => fields.fullName?.value)
	expect(new Set(names)).toEqual(new Set(['Portia Sample', 'Piers Sample', 'Otis March']))
	expect(trip.bookingAgent?.value).toBe('Lucy Agent')
	expect(trip.name).toBeUndefined()
})

test('an object of an unknown kind is what its members describe', async () => {
	const { activities, guests } = await read({
		reservation: {
			display: '#1',
			note: 'Vegetarian lunch for Odile, please.',
			availability: {
				start_at: '2027-08-02T07:15:00-1000',
				item: {
					pk: 55120,
					name: 'Sail to the reef',
					headline: 'Morning',
					location: { pk: 7, name: 'Sample Harbor', address: { street: '9 Sample Road' } },
				},
			},
			customers: [
				{
					custom_field_values: [
						{ name: 'Full name', value: 'Odile Sample' },
						{ name: 'Date of birth', value: '1972-12-04' },
					],
				},
			],
		},
	})
	expect(activities.map(({ fields }) => valuesOf(fields))).toEqual([
		{ name: 'Sail to the reef', date: '2027-08-02', time: '07:15', location: 'Sample Harbor' },
	])
	expect(valuesOf(guests[0]?.fields)).toMatchObject({ dateOfBirth: '1972-12-04', dietaryRequirements: 'Vegetarian' })
})

test('rooms are in the house that the data names once', async () => {
	const room = {
		state: 'Confirmed',
		arrival: '2027-12-29T15:00:00+01:00',
		departure: '2028-01-02T12:00:00+01:00',
		nights: 4,
	}
	const { order, accommodations, guests } = await read({
		enterprise: {
			name: 'Palais Sample',
			address: { line1: 'Samplegasse 8', city: 'Vienna' },
			timezone: 'Europe/Vienna',
		},
		group: {
			rvNumber: 'PLS-9920',
			booker: { type: 'TRAVEL_AGENCY', company: 'Sample Travel', person: 'Lucy Agent' },
			bookings: [
				{ ...room, number: 'PLS-1', spaceCategory: { code: 'GJS', label: 'Junior Suite' }, cancelReason: 'none given' },
				{ ...room, number: 'PLS-2', spaceCategory: { code: 'SDK', label: 'Superior Double' } },
			],
			customers: [{ key: 'c1', givenName: 'Cosmo', familyName: 'Sample', contact: { mail: 'cosmo@example.org' } }],
		},
		log: [{ at: '2027-01-02T10:00:00Z', by: 'lucy', what: 'created from a template' }],
	})
	expect(order.id?.value).toBe('PLS-9920')
	expect(accommodations.map(({ fields }) => [fields.hotelName?.value, fields.roomType?.value])).toEqual([
		['Palais Sample', 'Junior Suite'],
		['Palais Sample', 'Superior Double'],
	])
	expect(guests.map(({ fields }) => valuesOf(fields))).toEqual([
		{ fullName: 'Cosmo Sample', email: 'cosmo@example.org' },
	])
})

test('a stay and its only room are one, whatever its rates are', async () => {
	const stay = { startDate: '2027-06-12', endDate: '2027-06-16' }
	const { accommodations } = await read({
		...stay,
		guestName: 'Rosa Sample',
		propertyName: 'Sample Inn',
		reservationID: '9918273645',
		assigned: [{ ...stay, roomTypeName: 'Harbour King', dailyRates: [{ date: '2027-06-12' }, { date: '2027-06-13' }] }],
	})
	expect(accommodations.map(({ fields }) => valuesOf(fields))).toEqual([
		expect.objectContaining({ hotelName: 'Sample Inn', roomType: 'Harbour King', checkOut: '2027-06-16' }),
	])
})

test('ends, documents and baggage of a flight and its passenger are objects', async () => {
	const { flights, guests, trip } = await read({
		itineraries: [
			{
				ref: 'ATL-30418',
				label: 'Samples, slowly',
				window: { from: '2028-01-08', to: '2028-01-22' },
				party: [
					{
						given: 'Ivo',
						family: 'Sample',
						doc: { kind: 'passport', no: '551207734', valid_to: '2031-06-30' },
						meal: 'Halal',
					},
				],
				elements: [
					{
						type: 'air',
						carrier: { code: 'UL', name: 'SriLankan Airlines' },
						no: '504',
						out: { code: 'LHR', at: '2028-01-08T20:40:00+00:00' },
						in: { code: 'CMB', at: '2028-01-09T12:35:00+05:30' },
						bag: { kg: 40 },
					},
				],
			},
		],
	})
	expect(trip).toMatchObject({ name: { value: 'Samples, slowly' }, endDate: { value: '2028-01-22' } })
	expect(valuesOf(flights[0]?.fields)).toMatchObject({
		flightNumber: 'UL504',
		departureAirport: 'LHR',
		arrivalTime: '2028-01-09T12:35',
		baggageWeightKg: 40,
	})
	expect(valuesOf(guests[0]?.fields)).toMatchObject({
		passportNumber: '551207734',
		passportExpiry: '2031-06-30',
		dietaryRequirements: 'Halal',
	})
})

test('a moment may have a member for its day and one for its time, and whom to call does not travel', async () => {
	const { flights, guests } = await read({
		reference: 'SMP-30962',
		travellers: [{ firstName: 'Agata', lastName: 'Prova' }],
		flightOut: {
			flightNumber: 'VS301',
			from: 'London Heathrow (LHR)',
			to: 'Delhi (DEL)',
			departs: { date: '2028-01-17', time: '10:20 AM' },
			arrives: { date: '2028-01-17', time: '11:55 PM' },
		},
		emergencyContact: { name: { first: 'Leo', last: 'Prova' }, phone: '020 7946 0615' },
	})
	expect(valuesOf(flights[0]?.fields)).toMatchObject({
		departureTime: '2028-01-17T10:20',
		arrivalTime: '2028-01-17T23:55',
	})
	expect(guests.map(({ fields }) => fields.fullName?.value)).toEqual(['Agata Prova'])
})
