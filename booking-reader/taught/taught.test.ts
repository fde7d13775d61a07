import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { locate } from './locate-value.ts'
import { toRows } from './rows.ts'
import { learnFrom, readTaught } from './taught.ts'
import { textOf } from './value-kinds.ts'

const receivedAt = new Date('2026-11-23')
const documentFor = (guest: string, flight: string, hotel: string, room: string, from: string, to: string) =>
	`Our ref: ${flight}-REF77\nPassenger: Mr ${guest} Sample\n\nFLIGHT\n${flight} Mon 3 May 2027 LHR 08:25 - NCE 11:30\n\nYou sleep well in our ${room} category at ${hotel} [${from} / ${to}]\n`
const read = async (text: string) => {
	const bytes = new TextEncoder().encode(text)
	const { draft, passages } = await readDocument({ bytes, contentType: 'text/plain', url: null, receivedAt })
	return { draft, passages: passages! }
}

test('another number of guests, a sentence and other wording are read by the layout too (IMPORT-92)', async () => {
	const letter = (names: string, drives: string) => `For our friends ${names} with love\n\n${drives}\n`
	const none = { trip: [], flights: [], accommodations: [], activities: [] }
	const first = await read(
		letter('Ola Sample and Pia Sample', 'Hugo collects you at Nice Airport on 3 May 2027 around 10:15 with a sign.'),
	)
	const ride = { date: '2027-05-03', time: '10:15', fromLocation: 'Nice Airport' }
	const guests = [{ fullName: 'Ola Sample' }, { fullName: 'Pia Sample' }]
	const { layout } = learnFrom({ ...first, values: { ...none, guests, transfers: [ride] } })
	const second = await read(
		letter(
			'Uma Sample, Ida Sample and Eva Sample',
			'It will be a joy to have you here again. Otto collects you at Lyon Airport on 8 June 2027 around 11:40 with a dog. The twins stand waving at Nice Airport on 9 June 2027 around 08:15 with flowers.',
		),
	)
	const taught = readTaught({ ...second, receivedAt: receivedAt.toISOString(), layout })
	expect(taught?.guests.map(({ fields }) => fields.fullName?.value)).toEqual(['Uma Sample', 'Ida Sample', 'Eva Sample'])
	// The second drive is put in other words than the first.
	expect(taught?.transfers.map(({ fields }) => fields.fromLocation?.value)).toEqual(['Lyon Airport', 'Nice Airport'])
	expect(taught?.transfers[0]?.fields).toMatchObject({
		date: { value: '2027-06-08' },
		time: { value: '11:40' },
		fromLocation: { value: 'Lyon Airport' },
	})
})

test('half of a taught sentence is read where the rest is put in other words (IMPORT-92)', async () => {
	const letter = (stay: string, drive: string) => `${stay}\n\nOtto greets you ${drive}\n`
	const none = { trip: [], guests: [], flights: [], accommodations: [], activities: [] }
	const first = await read(
		letter(
			'Casa Uno, 3 May 2027 to 6 May 2027',
			'by Arch One around noon on 3 May (Vito) before lunch and whisks you off to Dune Two.',
		),
	)
	const ride = {
		date: '2027-05-03',
		time: '12:00',
		fromLocation: 'Arch One',
		toLocation: 'Dune Two',
		vehicleClass: 'Vito',
	}
	const { layout } = learnFrom({ ...first, values: { ...none, transfers: [ride] } })
	const second = await read(
		letter(
			'Casa Due, 8 June 2027 to 9 June 2027',
			'by Gate Six around 1.45pm on 9 June after lunch and whisks you off to Hill Ten.',
		),
	)
	const taught = readTaught({ ...second, receivedAt: receivedAt.toISOString(), layout })
	expect(taught?.transfers[0]?.fields).toMatchObject({
		date: { value: '2027-06-09' },
		time: { value: '13:45' },
		fromLocation: { value: 'Gate Six' },
		toLocation: { value: 'Hill Ten' },
	})
})

test('a name that stands alone is read by the rows below it, and no other row is one (IMPORT-92)', async () => {
	const item = (name: string, day: string, place: string) =>
		`${name}\nSmall group\nWhen we go: ${day}, 10:15\nWhere: ${place}\nWho: everybody\n`
	const none = { trip: [], guests: [], flights: [], accommodations: [], transfers: [] }
	const first = await read(
		`${item('Tide Walk', '3 May 2027', 'Pier One')}\n${item('Sand Ride', '4 May 2027', 'Dune Two')}`,
	)
	const activities = [
		{ name: 'Tide Walk', date: '2027-05-03', time: '10:15', location: 'Pier One' },
		{ name: 'Sand Ride', date: '2027-05-04', time: '10:15', location: 'Dune Two' },
	]
	const { layout } = learnFrom({ ...first, values: { ...none, activities } })
	const names = ['Boat Race', 'Hill Climb', 'Kite Day']
	const second = await read(
		names.map((name, at) => item(name, `${at + 6} June 2027`, 'Gate Six')).join('\nThank you.\n\n'),
	)
	const taught = readTaught({ ...second, receivedAt: receivedAt.toISOString(), layout })
	expect(taught?.activities.map(({ fields }) => fields.name?.value)).toEqual(names)
})

test('what means no value is none where a layout expects one either (IMPORT-38)', async () => {
	const letter = (guest: string, meal: string) => `For our friend ${guest} with love\nThe kitchen hears: ${meal}\n`
	const none = { trip: [], flights: [], accommodations: [], transfers: [], activities: [] }
	const first = await read(letter('Ola Sample', 'vegan'))
	const guests = [{ fullName: 'Ola Sample', dietaryRequirements: 'vegan' }]
	const { layout } = learnFrom({ ...first, values: { ...none, guests } })
	const dietIn = async (meal: string) => {
		const next = await read(letter('Uma Sample', meal))
		const taught = readTaught({ ...next, receivedAt: receivedAt.toISOString(), layout })
		return taught?.guests.map(({ fields }) => [fields.fullName?.value, fields.dietaryRequirements?.value])
	}
	expect(await dietIn('no nuts')).toEqual([['Uma Sample', 'no nuts']])
	expect(await dietIn('None')).toEqual([['Uma Sample', undefined]])
})

test('a second room shares the days and the reference of the first (IMPORT-92)', async () => {
	const letter = (rooms: string, from: string, to: string, ref: string) =>
		`You come on ${from}\nYou leave us on ${to}\n\n${rooms}\n\nOur number for it all is ${ref}\n`
	const none = { trip: [], guests: [], flights: [], activities: [], transfers: [] }
	const first = await read(letter('One Rose Chamber for you', '3 May 2027', '6 May 2027', 'KX-77'))
	const stay = { roomType: 'Rose Chamber', checkIn: '2027-05-03', checkOut: '2027-05-06', confirmationNumber: 'KX-77' }
	const { layout } = learnFrom({ ...first, values: { ...none, accommodations: [stay] } })
	const rooms = 'One Lily Chamber for you\nOne Oak Loft for you'
	const second = await read(letter(rooms, '8 June 2027', '9 June 2027', 'KX-99'))
	const taught = readTaught({ ...second, receivedAt: receivedAt.toISOString(), layout })
	const shared = {
		checkIn: { value: '2027-06-08' },
		checkOut: { value: '2027-06-09' },
		confirmationNumber: { value: 'KX-99' },
	}
	expect(taught?.accommodations.map(({ fields }) => fields)).toMatchObject([
		{ ...shared, roomType: { value: 'Lily Chamber' } },
		{ ...shared, roomType: { value: 'Oak Loft' } },
	])
})

test('the name of an airport has no preposition', async () => {
	const { passages } = await read('The guests leave\n10:15 traslado del hotel al aeropuerto de Lima')
	const row = toRows(passages.rows).at(-1)!
	const places = locate(row, 'airport', 'LIM', passages.days).map((span) => textOf(row, span))
	expect(places).toEqual(['aeropuerto de Lima'])
})

test('only what the readers got wrong is taught; the rest they read as before (IMPORT-105)', async () => {
	const first = await read(documentFor('Ola', 'BA342', 'Casa Uno', 'Rose', '3 May 2027', '6 May 2027'))
	const plain = first.draft.flights.map(({ fields }) =>
		Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
	)
	const stay = { hotelName: 'Casa Uno', roomType: 'Rose', checkIn: '2027-05-03', checkOut: '2027-05-06' }
	const values = {
		trip: [],
		guests: [{ title: 'Mr', fullName: 'Ola Sample' }],
		flights: plain,
		accommodations: [stay],
		transfers: [],
		activities: [],
	}
	const { layout } = learnFrom({ passages: first.passages, draft: first.draft, values })
	expect(layout.asRead).toContain('flights')
	expect(layout.asRead).not.toContain('accommodations')
	const second = await read(documentFor('Uma', 'BA348', 'Casa Due', 'Lily', '10 May 2027', '14 May 2027'))
	const taught = readTaught({ ...second, receivedAt: receivedAt.toISOString(), layout })
	expect(taught?.flights[0]?.fields.flightNumber).toMatchObject({ value: 'BA348', from: { layer: 'labelled' } })
	// Staff left the number of the order empty.
	expect(second.draft.order.id).toBeDefined()
	expect(taught?.order.id).toBeUndefined()
	expect(taught?.accommodations[0]?.fields.hotelName).toMatchObject({ value: 'Casa Due', from: { layer: 'taught' } })
})
