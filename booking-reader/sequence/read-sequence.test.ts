import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (lines: readonly string[]) => {
	const bytes = new TextEncoder().encode(lines.join('\n'))
	return (await readDocument({ bytes, contentType: 'text/plain', url: null, receivedAt })).draft
}
const plain = (elements: readonly { fields: Record<string, { value: string | number }> }[]) =>
	elements.map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

test('a flight of an airline that nobody knows has the times and airports of a journey around it (IMPORT-61)', async () => {
	const outbound = ['ZQ 0411', 'Sat 5 Jun 2027', '06.35', 'London Stansted (STN)', '09.55', 'Palma (PMI)']
	const { flights } = await read(['Booking reference: PX4N8T', 'Mr Ola Ade', ...outbound])
	expect(plain(flights)).toMatchObject([
		{ flightNumber: 'ZQ411', departureAirport: 'STN', arrivalAirport: 'PMI', departureTime: '2027-06-05T06:35' },
	])
	const office = await read(['Order AB 1234', 'Open 09:00 to 17:00', 'Mr Ola Ade', 'Stay of 3 to 5 June 2027'])
	expect(office.flights).toEqual([])
})

test('a flight may be spoken of, below the day it is on', async () => {
	const day = 'Day 2 - 11 August 2027'
	const { flights } = await read(['Ref: KSA-2291', day, 'Fly Nice to Geneva on BA859, dep 10:30 arr 11:35.'])
	expect(plain(flights)).toMatchObject([{ departureAirport: 'NCE', arrivalTime: '2027-08-11T11:35' }])
})

test('a train has its day in a heading, and a word behind each time', async () => {
	const legs = [
		'Treno 9417',
		'Venezia part. 09:26',
		'Bologna arr. 10:55',
		'Treno 9531',
		'Bologna part. 11:20',
		'Firenze arr. 11:59',
	]
	const { transfers } = await read(['Codice PNR: HT7K2Q', 'ANDATA - giovedì 15 aprile 2027', ...legs])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Venezia', toLocation: 'Bologna', date: '2027-04-15', time: '09:26' },
		{ fromLocation: 'Bologna', toLocation: 'Firenze', date: '2027-04-15', time: '11:20' },
	])
})

test('a stay may be between plain arrival and departure, in a hotel that a sentence names', async () => {
	const stay = ['Arrivée', 'jeudi 15 juillet 2027', 'Départ', 'dimanche 18 juillet 2027', 'Chambre', 'Suite Panorama']
	const sentence = "Nous confirmons votre réservation à l'Hôtel du Lac Exemple, 12 quai des Fleurs, 74000 Annecy."
	const { accommodations } = await read([sentence, ...stay, 'N° de confirmation', 'HLE-55291'])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Hôtel du Lac Exemple', checkIn: '2027-07-15', checkOut: '2027-07-18', roomType: 'Suite Panorama' },
	])
})

test('a list of guests ends where its names end, and names have hyphens', async () => {
	const list = ['Guests', 'Ms Leila Haddad-Okoye', 'Mr Chidi Okoye', 'Totale', 'Base Andata', 'Rolls-Royce Ghost']
	const stay = ['Hotel: Casa Sample', 'Check-in: 5 Feb 2027', 'Check-out: 8 Feb 2027']
	const { guests } = await read([...stay, ...list])
	expect(plain(guests)).toEqual([
		{ title: 'Ms', fullName: 'Leila Haddad-Okoye' },
		{ title: 'Mr', fullName: 'Chidi Okoye' },
	])
})

test('nobody is born after the trip, and a quoted message names nobody', async () => {
	const stay = ['Hotel: Casa Sample', 'Check-in: 5 Feb 2027', 'Check-out: 8 Feb 2027', '']
	const guest = ['GUEST', 'Full name: Ola Ade', 'Date of birth: 07/09/51', '']
	const { guests } = await read([...stay, ...guest, '> Guest: Mr Old Name', '> Hotel: Casa Antica'])
	expect(plain(guests)).toEqual([{ fullName: 'Ola Ade', dateOfBirth: '1951-09-07' }])
})

test('a day without a year lies after the issue, and on the weekday next to it (IMPORT-67)', async () => {
	const names = '1.1KONQUI/KATIE MS'
	const dayOf = async (...lines: string[]) =>
		(await read(lines)).flights.map(({ fields }) => String(fields.departureTime?.value).slice(0, 10))
	// The first of November 2026 is nineteen days ago, and the nearest.
	expect(await dayOf(names, ' 1 BA 342 J 01NOV LHRNCE HK2 0725 1025')).toEqual(['2027-11-01'])
	expect(await dayOf('Date of issue: 5 October 2026', names, ' 1 BA 342 J 01NOV LHRNCE HK2 0725 1025')).toEqual([
		'2026-11-01',
	])
	// Amadeus says 6 for a Saturday, and Sabre J.
	expect(await dayOf(names, ' 1 BA 342 J 20MAY 6 LHRNCE HK2 0725 1025')).toEqual(['2028-05-20'])
	expect(await dayOf(names, ' 1 BA 342 J 20MAY J LHRNCE HK2 0725 1025')).toEqual(['2028-05-20'])
})
