import { expect, test } from 'vitest'
import { BOOKED_KIND_LIST, emptyLists } from '#shared/trips/kinds/registry.ts'
import { readAnswer } from './cached-answers.ts'

const saved = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const booked = { tripId: 'trip-1', status: 'confirmed', atolCover: 'covered', ...saved }

/** A trip in the list of trips, and the answer of one trip, as the first release caches them. */
const listed = {
	id: 'trip-1',
	userId: 'olivia',
	name: 'Monaco Grand Prix Weekend',
	destination: 'Monte Carlo, Monaco',
	startDate: '2027-05-20',
	endDate: '2027-05-25',
	firstPaymentDate: null,
	guestDetailsApprovalStatus: 'pending',
	packageName: null,
	orderId: 'GP-24817',
	bookingAgent: 'Marguerite',
	status: 'confirmed',
	thumbnailImage: '/api/images/x.jpg',
	headerImage: null,
	...saved,
}
const yesterday = {
	trip: {
		...listed,
		customerName: 'Olivia Hartley',
		guests: [
			{
				id: 'guest-1',
				tripId: 'trip-1',
				title: 'Ms',
				fullName: 'Olivia Hartley',
				dateOfBirth: null,
				nationality: null,
				passportNumber: '533401927',
				passportExpiry: null,
				passportCountry: null,
				email: null,
				phone: null,
				dietaryRequirements: null,
				specialRequests: null,
				approvalStatus: 'approved',
				...saved,
			},
		],
		flights: [
			{
				id: 'flight-1',
				airline: 'British Airways',
				flightNumber: 'BA342',
				departureAirport: 'London Heathrow (LHR)',
				arrivalAirport: 'Nice (NCE)',
				departureTime: '2027-05-20T09:40:00',
				arrivalTime: '2027-05-20T12:45:00',
				class: 'Business class',
				segmentType: null,
				pnr: null,
				baggageWeightKg: 22.7,
				...booked,
			},
		],
		accommodations: [
			{
				id: 'stay-1',
				hotelName: 'Hôtel Belle Rade',
				address: null,
				checkIn: '2027-05-20',
				checkOut: '2027-05-25',
				nights: 5,
				roomType: null,
				boardBasis: null,
				confirmationNumber: null,
				...booked,
			},
		],
		transfers: [],
		activities: [],
		documents: [
			{
				id: 'document-1',
				tripId: 'trip-1',
				displayName: 'Welcome pack',
				label: null,
				fileName: 'x.pdf',
				fileUrl: '/api/documents/download/x.pdf',
				uploadedAt: '2026-01-01T00:00:00.000Z',
				bytes: 1024,
				...saved,
			},
		],
	},
}
const PATH = '/api/portal/trips/trip-1'
// oxlint-disable-next-line typescript/no-explicit-any
const read = (trip: object) => readAnswer(PATH, { trip }) as any

/** Who is on a record came later. */
const forEverybody = <T extends object>(record: T) => ({ ...record, guestIds: null })

test('a trip that the first release cached is read to the letter', () => {
	const { trip } = readAnswer(PATH, yesterday) as typeof yesterday
	// Kinds of record that came later have no records, and fields that came later are empty.
	const later = { phone: null, checkInFrom: null, checkOutBy: null, catalogueItemId: null, catalogueVersionId: null }
	expect({ ...trip, notes: undefined }).toEqual({
		...emptyLists(),
		...yesterday.trip,
		...Object.fromEntries(BOOKED_KIND_LIST.map((list) => [list, yesterday.trip[list].map(forEverybody)])),
		guests: yesterday.trip.guests.map((guest) => ({ ...guest, passportIssued: null })),
		accommodations: yesterday.trip.accommodations.map((stay) => ({ ...forEverybody(stay), ...later })),
		documents: yesterday.trip.documents.map((one) => ({ ...forEverybody(one), audience: 'lead' })),
		places: {},
		notes: undefined,
	})
})

test('lists and fields that did not exist yet get their defaults; unknown ones are left out', () => {
	const { activities: _, transfers: __, ...older } = yesterday.trip
	const { baggageWeightKg: ___, atolCover: ____, ...flight } = yesterday.trip.flights[0]!
	const { trip } = read({ ...older, flights: [{ ...flight, seat: '1A' }], cruises: [{ id: 'c' }], mood: 'sunny' })
	expect(trip).toMatchObject({ activities: [], transfers: [], guests: yesterday.trip.guests })
	expect(trip.flights).toEqual([{ ...flight, baggageWeightKg: null, atolCover: 'covered', guestIds: null }])
	expect(Object.keys(trip)).not.toContain('cruises')
})

test('a trip of which a record cannot be read is dropped: it would mislead without it', () => {
	const { departureTime: _, ...flight } = yesterday.trip.flights[0]!
	for (const flights of [[flight], [null], ['BA342'], 'BA342', [{}]])
		expect(read({ ...yesterday.trip, flights })).toBeNull()
})

test.each([null, [], 7, 'text', {}, { trip: null }, { trip: [] }, { trip: {} }, { trip: { id: 7 } }, { trips: [] }])(
	'%j is no trip',
	(garbage) => expect(readAnswer(PATH, garbage)).toBeNull(),
)

test('the list of trips is read in the same way', () => {
	const list = readAnswer('/api/portal/trips', { trips: [listed] }) as { trips: object[] }
	expect(list.trips).toMatchObject([listed])
	const { orderId: _, ...older } = listed
	expect(readAnswer('/api/portal/trips', { trips: [{ ...older, mood: 'x' }] })).toMatchObject({
		trips: [{ orderId: null }],
	})
	for (const garbage of [{}, { trips: {} }, { trips: [null] }, { trips: [{ id: '1' }] }])
		expect(readAnswer('/api/portal/trips', garbage)).toBeNull()
})

test('an approval is read, or dropped', () => {
	const path = `${PATH}/approval`
	const {
		approvalStatus: _,
		tripId: __,
		createdAt: _created,
		updatedAt: _updated,
		...guest
	} = yesterday.trip.guests[0]!
	const approval = {
		id: 'approval-1',
		approvedAt: '2027-01-01T10:00:00.000Z',
		approvedBy: 'Olivia Hartley',
		fingerprint: 'ab',
		guests: [guest],
		changes: [{ guestId: 'guest-1', fullName: 'Olivia Hartley', kind: 'edited', fields: [] }],
	}
	expect(readAnswer(path, { approval })).toEqual({
		approval: { ...approval, guests: [{ ...guest, passportIssued: null }] },
	})
	expect(readAnswer(path, { approval: null })).toEqual({ approval: null })
	const { phone: ___, ...older } = guest
	expect(readAnswer(path, { approval: { ...approval, guests: [older], changes: 7 } })).toMatchObject({
		approval: { guests: [{ phone: null }], changes: [] },
	})
	for (const garbage of [{}, { approval: 7 }, { approval: {} }, { approval: { ...approval, approvedAt: 'once' } }])
		expect(readAnswer(path, garbage)).toBeNull()
})

test('the weather is read, or dropped', () => {
	const path = `${PATH}/weather`
	const weather = {
		place: 'Monaco',
		readAt: '2027-01-01T10:00:00.000Z',
		current: { temp: 18, feelsLike: 17, humidity: null, windSpeed: 9, description: 'Clear', icon: '01d' },
		forecast: [{ date: '2027-01-02', temp: 17, tempMin: 12, tempMax: 19, icon: '02d' }],
	}
	expect(readAnswer(path, { weather })).toEqual({ weather })
	const { forecast: _, ...older } = weather
	expect(readAnswer(path, { weather: { ...older, uv: 3, current: { temp: 18 } } })).toMatchObject({
		weather: { current: { temp: 18, feelsLike: 18, humidity: null, icon: '' }, forecast: [] },
	})
	for (const garbage of [{}, { weather: null }, { weather: {} }, { weather: { ...weather, current: { temp: 'hot' } } }])
		expect(readAnswer(path, garbage)).toBeNull()
})

test('the weather of stays is read, without what cannot be', () => {
	const path = `${PATH}/weather/stays`
	const stay = {
		place: 'Nice',
		zone: 'Europe/Paris',
		from: '2027-01-02',
		until: '2027-01-09',
		forecast: {
			days: [{ date: '2027-01-02', temp: 17, tempMin: 12, tempMax: 19, icon: '02d' }],
			readAt: '2027-01-01T10:00:00.000Z',
		},
		usual: {
			from: '2027-01-03',
			until: '2027-01-09',
			years: { first: 2016, last: 2025 },
			high: 13,
			low: 6,
			rainyDays: 2,
			readAt: '2027-01-01T10:00:00.000Z',
		},
	}
	expect(readAnswer(path, { stays: [stay, 7, { place: 'Nice' }] })).toEqual({ stays: [stay] })
	const garbled = { ...stay, forecast: { days: 'sunny' }, usual: { ...stay.usual, years: 2026 } }
	expect(readAnswer(path, { stays: [garbled] })).toEqual({ stays: [{ ...stay, forecast: null, usual: null }] })
	expect(readAnswer(path, {})).toEqual({ stays: [] })
})

test('a conversation is read without the messages that cannot be shown, or dropped', () => {
	const path = `${PATH}/messages`
	const message = {
		...{ id: 'message-1', from: 'agency', author: null, about: { list: 'flights', id: 'flight-1', words: 'BA342' } },
		...{ text: 'He waits.', files: [], isSeen: true, createdAt: '2027-01-01T10:00:00.000Z' },
	}
	const promise = { hours: 'Mon to Fri', note: null, isUrgent: true }
	const conversation = { state: 'answered', messages: [message], unread: 1, promise, consultant: 'Marguerite' }
	expect(readAnswer(path, { conversation })).toEqual({ conversation })
	const { files: _, isSeen: __, ...older } = message
	expect(
		readAnswer(path, { conversation: { messages: [{ text: 'x' }, older, { ...message, createdAt: 'once' }] } }),
	).toEqual({
		conversation: {
			...{ state: null, unread: 0, consultant: null, promise: { hours: '', note: null, isUrgent: false } },
			messages: [{ ...message, isSeen: false }],
		},
	})
	for (const garbage of [{}, { conversation: null }, { conversation: {} }, { conversation: { messages: 'x' } }])
		expect(readAnswer(path, garbage)).toBeNull()
})

test('an answer that no page reads any more is dropped', () => {
	expect(readAnswer('/api/portal/trips/trip-1/postcards', { postcards: [] })).toBeNull()
})
