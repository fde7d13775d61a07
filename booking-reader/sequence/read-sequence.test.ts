import { expect, test } from 'vitest'
import { isWhollyRead } from '#shared/import/certainty.ts'
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

test('several travellers are read though nothing else is, and one who may be an author is not', async () => {
	const names = async (text: string) =>
		(await read(text.split('\n'))).guests.map(({ fields }) => fields.fullName?.value)
	expect(await names('Drivers\nMr Piers Sample\nMrs Ann Sample')).toEqual(['Piers Sample', 'Ann Sample'])
	expect(await names('Written by Mr Piers Sample')).toEqual([])
})

test('a flight may be spoken of, below the day it is on', async () => {
	const day = 'Day 2 - 11 August 2027'
	const { flights } = await read(['Ref: KSA-2291', day, 'Fly Nice to Geneva on BA859, dep 10:30 arr 11:35.'])
	expect(plain(flights)).toMatchObject([{ departureAirport: 'NCE', arrivalTime: '2027-08-11T11:35' }])
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
	// The sixteenth of September is a Thursday in 2027, and no day of the trip is in the year of the letter.
	const [ride] = (
		await read([
			'18th November 2026',
			'',
			'Mr John Sample',
			'',
			'Thu 16 September, 17:15: Nice Airport to Hotel Sample',
			'20 September, 15:00: Hotel Sample to Nice Airport',
		])
	).transfers.slice(-1)
	expect(ride?.fields.date?.value).toBe('2027-09-20')
	// Amadeus says 6 for a Saturday, and Sabre J.
	expect(await dayOf(names, ' 1 BA 342 J 20MAY 6 LHRNCE HK2 0725 1025')).toEqual(['2028-05-20'])
	expect(await dayOf(names, ' 1 BA 342 J 20MAY J LHRNCE HK2 0725 1025')).toEqual(['2028-05-20'])
})

test('a mail that was saved as a text says when it was sent, which is no day of the trip (IMPORT-67)', async () => {
	const sent = [
		'Da: Pia Esempio <pia@agriturismo.example>',
		'Inviato: giovedì 13 gennaio 2028 9:15',
		'A: Ada Prova',
		'',
	]
	const { activities, transfers } = await read([
		...sent,
		'Ospiti: Mr Ola Ade',
		'- sabato 22 aprile alle 10.30 corso di cucina, in sala',
		'- lunedì 24 alle 9.00 transfer dal casale per la stazione di Lecce',
	])
	expect(plain(activities)).toMatchObject([{ date: '2028-04-22', time: '10:30' }])
	expect(plain(transfers)).toMatchObject([{ date: '2028-04-24', time: '09:00' }])
})

test('a statement is an activity only where it is no journey, option, payment or opening time (IMPORT-96)', async () => {
	const { activities, transfers } = await read([
		'Booking reference: DRK-2207',
		'Mr Ola Ade',
		'Thursday 4 March 2027',
		'10:00 Private transfer from Faro Airport to Quinta do Vale, 3 passengers.',
		'18:30 Fado under the Cork Oaks. Meeting point: courtyard.',
		'Optional: 20:00 Dinner at the Old Mill, EUR 95 per person.',
		'Reception Desk open 07:00 to 22:00',
		'Second Instalment due by 12:00 on 4 February 2027.',
	])
	expect(plain(transfers)).toMatchObject([
		{ date: '2027-03-04', time: '10:00', fromLocation: 'Faro Airport', toLocation: 'Quinta do Vale', passengers: 3 },
	])
	expect(plain(activities)).toEqual([
		{ name: 'Fado under the Cork Oaks', date: '2027-03-04', time: '18:30', location: 'courtyard' },
	])
})

const OLD_AND_NEW: readonly [name: string, lines: readonly string[]][] = [
	[
		'columns of a table',
		[
			'<p>Booking reference: QX7LM2</p><table><tr><th></th><th>Previous flight</th><th>New flight</th></tr>',
			'<tr><td>Flight</td><td>BA 117</td><td>BA 175</td></tr><tr><td>Day</td><td>Mon 3 May 2027</td><td>Mon 3 May 2027</td></tr>',
			'<tr><td>Leaves</td><td>08:25 London (LHR)</td><td>11:40 London (LHR)</td></tr>',
			'<tr><td>Lands</td><td>11:10 New York (JFK)</td><td>14:30 New York (JFK)</td></tr></table><p>Mr Ola Ade</p>',
		],
	],
	[
		'rows of a table, in German',
		[
			'<p>Buchungscode: QX7LM2</p><table><tr><td>Bisher</td><td>BA 117 am 03.05.2027 LHR 08:25 JFK 11:10</td></tr>',
			'<tr><td>Neu</td><td>BA 175 am 03.05.2027 LHR 11:40 JFK 14:30</td></tr></table><p>Herr Ola Ade</p>',
		],
	],
	[
		'sections of a text, in French',
		[
			'Référence de réservation : QX7LM2',
			'M. Ola Ade',
			'ANCIEN HORAIRE',
			'BA 117 lundi 3 mai 2027 LHR 08:25 JFK 11:10',
			'NOUVEL HORAIRE',
			'BA 175 lundi 3 mai 2027 LHR 11:40 JFK 14:30',
		],
	],
	[
		'sections of a page, in cells of a layout table',
		[
			'<p>Booking reference: QX7LM2</p><table><tr><td><h3>Your original flight</h3>',
			'<p>BA 117 Mon 3 May 2027 LHR 08:25 JFK 11:10</p></td></tr>',
			'<tr><td><h3>Your new flight</h3><p>BA 175 Mon 3 May 2027 LHR 11:40 JFK 14:30</p></td></tr></table><p>Mr Ola Ade</p>',
		],
	],
	[
		'sections of a page, the new one first, in Spanish',
		[
			'<p>Localizador: QX7LM2</p><div><b>Nuevo vuelo</b><p>BA 175 03/05/2027 LHR 11:40 JFK 14:30</p></div>',
			'<div><b>Vuelo original</b><p>BA 117 03/05/2027 LHR 08:25 JFK 11:10</p></div><p>Sr. Ola Ade</p>',
		],
	],
	[
		'a time in brackets',
		[
			'Booking reference: QX7LM2',
			'Mr Ola Ade',
			'Mon 3 May 2027 BA 175 LHR 11:40 (was 08:25) JFK 14:30, previously 11:10',
		],
	],
	[
		'a time behind an arrow, in Spanish',
		[
			'Localizador: QX7LM2',
			'Sr. Ola Ade',
			'BA 175 03/05/2027 LHR 11:40 (antes 08:25) - JFK 14:30 <- en lugar de 11:10',
		],
	],
]

test.each(OLD_AND_NEW)('of a change, only the new flight is read: %s (IMPORT-100)', async (_, lines) => {
	const draft = await read(lines)
	const { flights } = draft
	expect(isWhollyRead(draft)).toBe(false)
	expect(plain(flights)).toMatchObject([
		{ flightNumber: 'BA175', departureTime: '2027-05-03T11:40', arrivalTime: '2027-05-03T14:30', pnr: 'QX7LM2' },
	])
	expect(flights).toHaveLength(1)
})

test('events in lower case, and what a line says of one person (IMPORT-108, IMPORT-109)', async () => {
	const { activities, guests } = await read([
		'Ref: CH-90417',
		'Guests: Miss Cora Sample, born 3 May 2017, nut allergy',
		'',
		'6 giugno 2027, ore 10:00: giro del lago in motoscafo, partenza dal pontile Sample',
	])
	expect(plain(activities)).toMatchObject([
		{ name: 'giro del lago in motoscafo', date: '2027-06-06', time: '10:00', location: 'pontile Sample' },
	])
	expect(plain(guests)).toMatchObject([
		{ fullName: 'Cora Sample', dateOfBirth: '2017-05-03', dietaryRequirements: 'nut allergy' },
	])
})

test('a charter has an operator, and aircraft that fly empty are left out (IMPORT-110)', async () => {
	const sector = (name: string, ...ends: string[]) => [
		name,
		'Date: Friday, 7 May 2027',
		`Departure: ${ends[0]}`,
		`Arrival: ${ends[1]}`,
		'',
	]
	const { flights } = await read([
		'FLIGHT BRIEF',
		'',
		'Trip no. SJ-7719',
		'Operator: Sample Jets AG',
		'Passenger: Mr Ola Ade',
		'',
		...sector('SECTOR 1', 'London Farnborough (FAB) 10:30 local', 'Palma de Mallorca (PMI) 13:45 local'),
		...sector(
			'SECTOR 2 (positioning, no passengers)',
			'Palma de Mallorca (PMI) 14:45 local',
			'Zurich (ZRH) 16:30 local',
		),
	])
	expect(plain(flights)).toMatchObject([
		{ airline: 'Sample Jets AG', departureAirport: 'FAB', arrivalTime: '2027-05-07T13:45' },
	])
	expect(flights).toHaveLength(1)
})

test('in columns, the words of another column explain nothing (IMPORT-110)', async () => {
	const { flights } = await read([
		'BOOKING REFERENCE 6TKQ8M',
		'MR OLA ADE',
		'',
		'EK 002  LONDON HEATHROW T3     20JAN27  20:20   FIRST      OK',
		'        DUBAI INTL T3          21JAN27  07:20            NOT VALID AFTER 12NOV27',
	])
	expect(plain(flights)).toMatchObject([
		{
			departureAirport: 'LHR',
			arrivalAirport: 'DXB',
			departureTime: '2027-01-20T20:20',
			arrivalTime: '2027-01-21T07:20',
			class: 'First class',
		},
	])
})

const CHATS = {
	'in brackets': (text: string) => `[20/11/2026, 17:45:21] Kim (Sample Travel): ${text}`,
	'with a dash': (text: string) => `20.11.26, 17:45 - Kim Sample: ${text}`,
	'in American style': (text: string) => `11/20/26, 5:45 PM - Kim Sample: ${text}`,
}

test.each(Object.entries(CHATS))(
	'a chat is read without its senders and times, %s (IMPORT-101)',
	async (_, message) => {
		const { trip, guests, flights, transfers, activities } = await read([
			message('All booked! Ref SX-4127'),
			message('*Who*'),
			'1. Rory Buchanan',
			'2. Joost van der Meer',
			message('*Flights* ✈️ (economy, booking ref VX6PLN)'),
			'Thurs 22 April BA2664 Gatwick LGW 07:25 - Faro FAO 10:20',
			message('*Transfers* 🚐'),
			'Thurs 22 April 11:00 Faro Airport to Quinta Sample, 8-seater Sample Van for all of us',
			'Sun 25 April 16:30 Quinta Sample to Faro Airport, 8-seater Sample Van for all of us',
			message('*Golf*'),
			'Fri 23 April 09:20 Laguna Sample course',
			message('perfect 👍'),
		])
		expect(plain(guests)).toEqual([{ fullName: 'Rory Buchanan' }, { fullName: 'Joost van der Meer' }])
		expect(plain(flights)).toMatchObject([{ flightNumber: 'BA2664', class: 'Economy class', pnr: 'VX6PLN' }])
		expect(plain(transfers)).toMatchObject([
			{ date: '2027-04-22', fromLocation: 'Faro Airport', toLocation: 'Quinta Sample' },
			{ date: '2027-04-25', time: '16:30' },
		])
		expect(plain(activities)).toMatchObject([{ name: 'Laguna Sample course', time: '09:20' }])
		expect(trip.startDate?.value).toBe('2027-04-22')
	},
)

test('mails below the final details are for the record, and how long a flight takes is no time of it (IMPORT-100)', async () => {
	const { flights, accommodations } = await read([
		'From: Kim Sample <kim@example.com>',
		'Subject: Fwd: final times',
		'MIME-Version: 1.0',
		'',
		'Final times below. Our ref: CL-3318',
		'Mr Ola Ade',
		'Thursday 27 May 2027 BA 342 London (LHR) 09:35 - Nice (NCE) 12:40, 2h 05m',
		'Monday 31 May 2027 BA 347 Nice (NCE) 18:25 - London (LHR) 19:35',
		'---------- Forwarded message ---------',
		'From: Sample Air <air@example.com>',
		'Subject: Your booking',
		'Friday 28 May 2027 BA 346 London (LHR) 15:35 - Nice (NCE) 18:40',
		'Hotel: Palace Sample',
		'Check-in: 27 May 2027',
		'Check-out: 31 May 2027',
	])
	expect(plain(accommodations)).toMatchObject([{ hotelName: 'Palace Sample', checkOut: '2027-05-31' }])
	expect(plain(flights).map(({ flightNumber, departureTime }) => `${flightNumber} ${departureTime}`)).toEqual([
		'BA342 2027-05-27T09:35',
		'BA347 2027-05-31T18:25',
	])
})

test('a programme of days has journeys and events after their times, and several labels in a line (IMPORT-96)', async () => {
	const { accommodations, transfers, activities } = await read([
		'Our reference: LTI-2027-0148',
		'Mr Ola Ade',
		'Day 1 – Monday 8 March 2027 – Sample Town',
		'15:15 private transfer from Sample Airport to Hotel Sample Town. Evening at leisure.',
		'Overnight: Hotel Sample Town  Meals: –',
		'Day 2 – Tuesday 9 March 2027 – Sample Town',
		'18:00 Private puppet performance at the Sample Theatre.',
		'Overnight: Hotel Sample Town  Meals: B, L',
		'Day 3 – Wednesday 10 March 2027 – Departure',
		'09:30 Sunrise cruise on the Thu Sample River from Old Pier, breakfast included.',
		'11:00: Sample Class Car from Hotel Sample Town to Sample Station.',
	])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Hotel Sample Town', checkIn: '2027-03-08', checkOut: '2027-03-10' },
	])
	expect(plain(activities)).toMatchObject([
		{ name: 'Private puppet performance at the Sample Theatre', date: '2027-03-09', time: '18:00' },
		{ name: 'Sunrise cruise on the Thu Sample River from Old Pier', time: '09:30' },
	])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Sample Airport', time: '15:15' },
		{ fromLocation: 'Hotel Sample Town', toLocation: 'Sample Station', date: '2027-03-10', time: '11:00' },
	])
})

test('a label in another language may have its meaning in brackets', async () => {
	const { accommodations } = await read([
		'Yoyaku bangou (booking no.)  : TK270403-118',
		'Yado (ryokan)                : Sample Garden Inn',
		'O-kyaku-sama (guests)        : Ms. Fiona Hartley sama',
		'Chekku-in                    : 2027/04/03 (Sat) 15:00 yori',
		'Chekku-auto                  : 2027/04/05 (Mon) 11:00 made',
		'O-heya (room)                : Hanare "Hotaru"',
		'Shokuji                      : 1-paku 2-shoku (dinner and breakfast = half board)',
	])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Sample Garden Inn', checkOut: '2027-04-05', roomType: 'Hanare "Hotaru"', boardBasis: 'Half Board' },
	])
})

test('a programme under a ruled letterhead is no quoted message, and its headings may be in capitals (IMPORT-62)', async () => {
	const { transfers } = await read([
		'SAMPLE TRAVEL',
		'________________________',
		'',
		'Sr. Juan Muestra',
		'',
		'✔ JUEVES 6 DE MAYO 2027',
		'   9:00 h  Traslado del Hotel Sample al aeropuerto de Muestra',
	])
	expect(plain(transfers)).toEqual([
		expect.objectContaining({
			date: '2027-05-06',
			time: '09:00',
			fromLocation: 'Hotel Sample',
			toLocation: 'aeropuerto de Muestra',
		}),
	])
})
