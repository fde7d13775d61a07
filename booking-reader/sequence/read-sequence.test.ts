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

test('a stay that ends before it begins is read and doubted (IMPORT-45)', async () => {
	const days = ['Check-in: 8 June 2027', 'Check-out: 5 June 2027']
	for (const hotel of ['Hotel: Casa Sample', 'Hotel Casa Sample']) {
		const { accommodations, issues } = await read(['Booking reference: PX4N8T', 'Mr Ola Ade', hotel, ...days])
		expect(plain(accommodations)).toMatchObject([{ checkIn: '2027-06-08', checkOut: '2027-06-05' }])
		expect(issues).toContainEqual(
			expect.objectContaining({ code: 'DATES_REVERSED', path: 'accommodations/0/checkOut' }),
		)
	}
})

test('a hotel lists its rooms below the days, and signs with its address (IMPORT-104)', async () => {
	const rooms = ['Zimmer 1     Panorama-Suite "Zirbe"', 'Zimmer 2     Einzelzimmer "Enzian"']
	const days = ['Anreise      Samstag, 30. Jänner 2027', 'Abreise      Samstag, 6. Februar 2027']
	const board = 'Verpflegung  Verwöhn-Halbpension (Frühstück, 6-Gang-Menü am Abend)'
	const signed = 'Hotel Musterhof ****S, Dorfstraße 17, 6353 Going'
	const { accommodations } = await read([
		'Buchungs-Nr. 2027/0144',
		'Liebe Frau Ada Muster,',
		...days,
		'',
		...rooms,
		board,
		signed,
	])
	const shared = {
		hotelName: 'Hotel Musterhof',
		checkIn: '2027-01-30',
		checkOut: '2027-02-06',
		boardBasis: 'Half Board',
	}
	expect(plain(accommodations)).toMatchObject([
		{ ...shared, roomType: 'Panorama-Suite "Zirbe"' },
		{ ...shared, roomType: 'Einzelzimmer "Enzian"', address: 'Dorfstraße 17, 6353 Going' },
	])
})

const readPage = async (html: string) => {
	const bytes = new TextEncoder().encode(`<html><body>${html}</body></html>`)
	return (await readDocument({ bytes, contentType: 'text/html', url: null, receivedAt })).draft
}
const LABELLED_STAY =
	'<table><tr><td>Giriş Tarihi</td><td>14 Haziran 2028</td></tr><tr><td>Çıkış Tarihi</td><td>21 Haziran 2028</td></tr>' +
	'<tr><td>Oda Tipi</td><td>Bahçe Süit</td></tr><tr><td>Onay Numarası</td><td>YM-2806</td></tr></table>'

test('what names no hotel belongs to the house whose name is in its mail address, with the address next to it (IMPORT-104)', async () => {
	const { accommodations } = await readPage(
		`<div>ÖRNEK KOYU</div><div>HOTEL &amp; BEACH CLUB</div><h3>Konaklamanız</h3>${LABELLED_STAY}
		<p>Sahil Cad. 118, 48990 Yalıkavak<br>T: +90 252 555 01 18 – info@ornekkoyu.example</p>`,
	)
	expect(plain(accommodations)).toMatchObject([
		{
			hotelName: 'Örnek Koyu',
			address: 'Sahil Cad. 118, 48990 Yalıkavak',
			checkIn: '2028-06-14',
			checkOut: '2028-06-21',
			roomType: 'Bahçe Süit',
			confirmationNumber: 'YM-2806',
		},
	])
})

test('rooms that are set apart share the days above them, and the number of their house (IMPORT-104)', async () => {
	const rooms = [
		['Camera 1 — Suite Ulivo', 'Mezza pensione'],
		['Camera 2 — Doppia con patio', 'Pernottamento e prima colazione'],
	].map(
		([room, board]) =>
			`<article><header>${room}</header><div><span>Trattamento</span><span>${board}</span></div></article>`,
	)
	const { accommodations } = await readPage(
		`<title>Conferma | Masseria Esempio</title><h1>Grazie!</h1><p>Gentile Sig.ra Pia Prova,</p>
		<section><div><span>Codice prenotazione</span><span>MT27-00418</span></div><div><span>Check-in</span><span>4 giugno 2027</span></div>
		<div><span>Check-out</span><span>8 giugno 2027</span></div><div><span>Camere</span><span>2</span></div></section>${rooms.join('')}`,
	)
	const shared = { hotelName: 'Masseria Esempio', checkIn: '2027-06-04', confirmationNumber: 'MT27-00418' }
	expect(plain(accommodations)).toMatchObject([
		{ ...shared, roomType: 'Suite Ulivo', boardBasis: 'Half Board' },
		{ ...shared, roomType: 'Doppia con patio', boardBasis: 'Bed and Breakfast' },
	])
})

test('a letter lets a house from one day until another, under its name and address (IMPORT-104)', async () => {
	const { accommodations } = await read([
		'CHALET EXEMPLE',
		'Route du Test 777, 73120 Courchevel',
		'',
		'Maison Agence',
		'Dear Ms Agent,',
		'Your reference: LTI-2027-0148, Mr Ola Ade',
		'',
		'The house. The whole house is theirs from Saturday, 12 February 2028 (we are ready from 4 p.m.) until Saturday, 19 February 2028, when we ask for the keys by 10 a.m. The rate of EUR 64,000 is on a half-board basis.',
		'The security deposit is returned by 4 March 2028.',
	])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Chalet Exemple', checkIn: '2028-02-12', checkOut: '2028-02-19' },
	])
})

const AROUND: readonly [name: string, lines: readonly string[]][] = [
	[
		'in the lines above and below its days',
		[
			'Hotell Sample Wisby, Strandgatan 6, 621 56 Visby',
			'Incheckning fre 16 juli 2027 från kl. 15.00, utcheckning tis 20 juli senast kl. 11.00',
			'4 nätter, Superior dubbelrum, frukost ingår',
			'Hotellets bokningsref: HSW-20771',
		],
	],
	[
		'in the head of the document',
		[
			'HOTELL SAMPLE WISBY',
			'Strandgatan 6, 621 56 Visby',
			'',
			'16/7/2027 - 20/7/2027, 4 netter',
			'Superior dubbelrum, frokost inkludert',
			'Bekreftelse HSW-20771',
		],
	],
	[
		'before its nights, though its room is behind them',
		[
			'1.º dia – sexta-feira, 16 de julho de 2027: VISBY',
			'Hotell Sample Wisby, Strandgatan 6, 621 56 Visby, 4 Nächte im Superior dubbelrum, Übernachtung mit Frühstück (Ref. HSW-20771).',
		],
	],
]
test.each(AROUND)('what belongs to a stay is %s (IMPORT-104)', async (_, lines) => {
	const { accommodations } = await read(['Our reference: LTI-2027-0148', 'Mr Ola Ade', '', ...lines])
	expect(plain(accommodations)).toMatchObject([
		{
			address: 'Strandgatan 6, 621 56 Visby',
			checkIn: '2027-07-16',
			checkOut: '2027-07-20',
			roomType: 'Superior dubbelrum',
			boardBasis: 'Bed and Breakfast',
			confirmationNumber: 'HSW-20771',
		},
	])
	expect(accommodations[0]?.fields.hotelName?.value).toMatch(/^Hotell Sample Wisby$/i)
})

test('the nights of a programme are next to their day or in a sentence (IMPORT-112)', async () => {
	const day = 'Día 3 · Lunes 10 de mayo de 2027'
	const text =
		'Resto del día libre para aclimatarse. Alojamiento: Palacio Ejemplo, Studio Suite, media pensión, 3 noches (conf. PN-30877).'
	const { accommodations } = await read(['Expediente AND-27-1183', 'Sr. Ignacio Bru', day, text])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Palacio Ejemplo', checkIn: '2027-05-10', checkOut: '2027-05-13', roomType: 'Studio Suite' },
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

test('the number of a document that has nothing but transfers is theirs (IMPORT-97)', async () => {
	const ride = (day: string, from: string, to: string) => [
		'',
		'TRANSFER',
		`Date: ${day}`,
		`Pick-up: ${from}`,
		`Drop-off: ${to}`,
		'Time: 09:00',
	]
	const { transfers } = await read([
		'Booking number: LIM-5512',
		...ride('4 March 2027', 'Faro Airport', 'Quinta do Vale'),
		...ride('9 March 2027', 'Quinta do Vale', 'Faro Airport'),
	])
	const shared = { confirmationNumber: 'LIM-5512' }
	expect(plain(transfers)).toMatchObject([shared, shared])
})

test('a journey begins next to its time where its end has a label, and what is said once is for all (IMPORT-97)', async () => {
	const { transfers } = await read([
		'<p>Reserva: LIM-5512<br>Cliente: Sr. Piers Exemplo<br>N.º de passageiros: 4 (2 adultos + 2 crianças)</p><ol>',
		'<li><b>Chegada – quinta-feira, 12 de agosto de 2027</b><br>14h50 – Aeroporto de Prova, chegadas T1 (voo TP1357)<br>Destino: Quinta do Exemplo, Prova<br>Viatura: Mercedes Classe V &nbsp;|&nbsp; 195,00 €</li>',
		'<li><s>Passeio – sábado, 14 de agosto de 2027, 18h00</s> ANULADO em 02/08/2027</li>',
		'<li><b>Partida – domingo, 15 de agosto de 2027</b><br>09h15 – Quinta do Exemplo, Prova<br>Destino: Marina de Prova</li></ol>',
	])
	const shared = { passengers: 4, confirmationNumber: 'LIM-5512' }
	expect(plain(transfers)).toMatchObject([
		{
			...shared,
			date: '2027-08-12',
			time: '14:50',
			fromLocation: 'Aeroporto de Prova, chegadas T1',
			toLocation: 'Quinta do Exemplo, Prova',
			vehicleClass: 'Mercedes Classe V',
		},
		{ ...shared, date: '2027-08-15', fromLocation: 'Quinta do Exemplo, Prova', toLocation: 'Marina de Prova' },
	])
	expect(transfers[0]?.fields).not.toHaveProperty('status')
	const driver = await read([
		'All booked. Mr Piers Sample and Mrs Ann Sample, 2 pax throughout, V-Class, ref CG 27/118.',
		'',
		'Tue 27 April 2027',
		'1015 Sampleton Airport to Sample Hotel, Prova. I will be at the arrivals rail.',
		'',
		'Thu 29 April 2027',
		'0900 Sample Hotel to Example Castle, Ballater, over the hills',
	])
	const all = { passengers: 2, vehicleClass: 'V-Class', confirmationNumber: 'CG 27/118' }
	expect(plain(driver.transfers)).toMatchObject([
		{ ...all, fromLocation: 'Sampleton Airport', toLocation: 'Sample Hotel' },
		{ ...all, fromLocation: 'Sample Hotel', toLocation: 'Example Castle', time: '09:00' },
	])
	expect(driver.activities).toEqual([])
})

test('rows of a programme are no stops of a journey, and a reference may be alone in its cell (IMPORT-103)', async () => {
	const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
	const { transfers, activities } = await read([
		'<p>FILE 27-3381</p><p>Sr. Piers Muestra</p><table>',
		row('Mié 09/06/27', '06:15', 'TRASLADO Hotel Muestra / Estación Ejemplo', 'Mercedes Sprinter', 'TR-118'),
		row('Mié 09/06/27', '10:00', 'VISITA guiada Sample, Circuito 2', 'Ingreso con pasaporte', 'MC-700418'),
		'</table><p>Coche A, tren</p>',
	])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Hotel Muestra', toLocation: 'Estación Ejemplo', confirmationNumber: 'TR-118' },
	])
	expect(plain(activities)).toMatchObject([{ time: '10:00', confirmationNumber: 'MC-700418' }])
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

const JOURNEYS: readonly [name: string, line: string][] = [
	['French', '- samedi 6 février 2027 à 14h10 : Aéroport de Sample (GVA) vers Chalet Sample, Sample Vito, 3 personnes'],
	['Italian', '6 febbraio 2027, ore 14:10: da Aeroporto di Sample (GVA) a Chalet Sample, Sample Vito, 3 persone'],
	['German', 'Sa 06.02.2027, 14:10 Uhr: Flughafen Sample (GVA) nach Chalet Sample, Sample Vito, 3 Personen'],
	['columns', '06/02/2027   14:10   Sample Airport (GVA) > Chalet Sample    Sample Vito    3 pax'],
	[
		'a car without another word',
		'Car on 6 Feb 2027 14:10 from Sample Airport (GVA) to Chalet Sample, Sample Vito, 3 pax',
	],
]
test.each(JOURNEYS)('a journey is stated in one line: %s (IMPORT-108)', async (_, line) => {
	const { transfers, activities } = await read(['Ref: CH-90417', 'Mr Ola Ade', '', line])
	expect(plain(transfers)).toMatchObject([
		{ date: '2027-02-06', time: '14:10', toLocation: 'Chalet Sample', vehicleClass: 'Sample Vito', passengers: 3 },
	])
	expect(transfers[0]?.fields.fromLocation?.value).toMatch(
		/^(?:Aéroport de|Aeroporto di|Flughafen)? ?Sample(?: Airport)? \(GVA\)$/,
	)
	expect(activities).toEqual([])
})

const NIGHTS: readonly [name: string, lines: readonly string[]][] = [
	[
		'below days',
		[
			'Sat 4 Sep 2027 – Sample Town',
			'Accommodation: Dune Sample Camp, Star Tent, full board',
			'Sun 5 Sep 2027 – Dunes',
			'Accommodation: Dune Sample Camp, Star Tent, full board',
		],
	],
	[
		'in a sentence',
		[
			'Sat 4 Sep 2027 – Sample Town',
			'Overnight at Dune Sample Camp, Star Tent, full board.',
			'Sun 5 Sep 2027 – Dunes',
			'Overnight at Dune Sample Camp, Star Tent, full board.',
		],
	],
	[
		'years of two digits',
		[
			'04 Sep 27 - 06 Sep 27     2 nights     DUNE SAMPLE CAMP',
			'        1 x Star Tent          Full Board',
			'        Included offer - booked by 30 Nov 2026',
		],
	],
	[
		'with what is set in below, nights behind their word and a reference alone',
		[
			'  Dal 04/09/2027 al 06/09/2027   notti 2',
			'     DUNE SAMPLE CAMP, Atollo di Prova',
			'     n. 1 Star Tent - trattamento PENSIONE COMPLETA',
			'     rif. fornitore VLR-60217',
		],
	],
	['on days with hyphens', ['Overnachting: Dune Sample Camp – 2 nachten, 04-09 t/m 06-09-2027, Star Tent, volpension']],
	[
		'labels in another language without a colon',
		[
			'Arrivo sabato 4 settembre 2027',
			'Partenza lunedì 6 settembre 2027',
			'1 Star Tent, 2 notti',
			'Pensione completa',
			'Dune Sample Camp',
		],
	],
	[
		'labels without a colon',
		[
			'Hotel Dune Sample Camp',
			'check in Saturday 4 September 2027',
			'check out Monday 6 September 2027',
			'Room: Star Tent',
			'Board: full board',
		],
	],
]
test.each(NIGHTS)('a stay is stated %s (IMPORT-108)', async (_, lines) => {
	const { accommodations } = await read(['Our reference: LTI-2027-0148', 'Mr Ola Ade', '', ...lines])
	expect(plain(accommodations)).toMatchObject([
		{ checkIn: '2027-09-04', checkOut: '2027-09-06', roomType: 'Star Tent', boardBasis: 'Full Board' },
	])
	expect(accommodations[0]?.fields.hotelName?.value).toMatch(/Dune Sample Camp/i)
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

const TIMETABLES: readonly [name: string, lines: readonly string[]][] = [
	[
		'columns of a text, in German',
		[
			'Auftragsnummer: RT4K9P',
			'Reisende: Frau Ina Muster',
			'Hinfahrt am 12.02.2027',
			'Halt                 Datum   Zeit      Gleis  Produkte   Reservierung',
			'Musterstadt Hbf      12.02.  ab 08:12  18     ICE 612    2 Sitzplätze, Wg. 9',
			'Beispiel(Main)Hbf    12.02.  an 11:27  7',
			'Beispiel(Main)Hbf    12.02.  ab 11:44  9      IC 2024    2 Sitzplätze',
			'Probe Hbf            12.02.  an 12:59  4',
		],
	],
	[
		'a table of a page, with the day above',
		[
			'<p>Booking reference: RT4K9P</p><p>Mrs Ina Sample</p><h2>Outbound: Friday 12 February 2027</h2>',
			'<table><tr><th>Station</th><th>Time</th><th>Platform</th></tr>',
			'<tr><td>Musterstadt Hbf</td><td>08:12 dep</td><td>18</td></tr><tr><td>Beispiel(Main)Hbf</td><td>11:27 arr</td><td></td></tr>',
			'<tr><td>Beispiel(Main)Hbf</td><td>11:44 dep</td><td>9</td></tr><tr><td>Probe Hbf</td><td>12:59 arr</td><td></td></tr></table>',
		],
	],
	[
		'without words for departures, in French',
		[
			'Référence de dossier : RT4K9P',
			'Mme Ina Exemple',
			'Train 6203 vendredi 12 février 2027',
			'Musterstadt Hbf\t08h12\tvoie 3',
			'Beispiel(Main)Hbf\t11h27',
			'Train 6210',
			'Beispiel(Main)Hbf\t11h44\tvoie 9',
			'Probe Hbf\t12h59',
		],
	],
]
test.each(TIMETABLES)(
	'each departure of a timetable is a journey to the stop below: %s (IMPORT-103)',
	async (_, lines) => {
		const { transfers, activities } = await read(lines)
		expect(plain(transfers)).toMatchObject([
			{ fromLocation: 'Musterstadt Hbf', toLocation: 'Beispiel(Main)Hbf', date: '2027-02-12', time: '08:12' },
			{ fromLocation: 'Beispiel(Main)Hbf', toLocation: 'Probe Hbf', date: '2027-02-12', time: '11:44' },
		])
		expect(activities).toEqual([])
	},
)

test('a row with a cell for each stop is a journey (IMPORT-103)', async () => {
	const leg = (day: string, from: string, to: string) =>
		`<tr><td colspan="3">${day}</td></tr><tr><td><b>09.00</b><br>${from}</td><td>AVE 02090<br>2 h 38 min</td><td><b>11.38</b><br>${to}</td></tr>`
	const { transfers, activities } = await read([
		'<p>Hola, Ana</p><table><tr><td>Localizador de compra<br>7QWD4H</td><td>Fecha de compra<br>02/11/2026 21:47</td></tr></table><table>',
		leg('Trayecto 1 · lunes, 19/04/2027', 'Madrid-Muestra', 'Sevilla-Ejemplo'),
		leg('Trayecto 2 · jueves, 22/04/2027', 'Sevilla-Ejemplo', 'Madrid-Muestra'),
		'</table><p>Viajeros: Sra. Ana Muestra</p>',
	])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Madrid-Muestra', date: '2027-04-19', time: '09:00', confirmationNumber: '7QWD4H' },
		{ toLocation: 'Madrid-Muestra', date: '2027-04-22', time: '09:00', confirmationNumber: '7QWD4H' },
	])
	expect(activities).toEqual([])
})

const ROUTES: readonly [name: string, lines: readonly string[]][] = [
	[
		'times below their route, in words',
		[
			'Reservation Number - 5C1D9E',
			'Passengers: Mrs Ina Sample',
			'Train 5: Samplestown, MT - Union Station  ->  Port Example, WA',
			'Departs: 2:00 PM, Friday, May 7, 2027     $120.00',
			'Arrives: 4:10 PM, Sunday, May 9, 2027',
			'Train 11: Port Example, WA  ->  Probe, CA',
			'Departs: 8:20 AM, Wednesday, May 12, 2027',
			'Arrives: 9:11 PM, Wednesday, May 12, 2027',
		],
	],
	[
		'the route and both times in columns, in Swedish',
		[
			'Bokningsnummer 5C1D9E',
			'Fru Ina Exempel',
			'UTRESA   Samplestown, MT - Union Station -> Port Example, WA',
			'fredag 7 maj 2027    avgång 14.00    ankomst 16.10    M/S Exempel',
			'HEMRESA  Port Example, WA -> Probe, CA',
			'onsdag 12 maj 2027   avgång 08.20    ankomst 21.11    M/S Exempel',
		],
	],
	[
		'a label for each, both times in one cell',
		[
			'<p>Localizador 5C1D9E</p><p>Sra. Ina Muestra</p>',
			'<h3>IDA</h3><table><tr><td>Trayecto</td><td>Samplestown, MT - Union Station → Port Example, WA</td></tr>',
			'<tr><td>Fecha</td><td>viernes 7 mayo 2027</td></tr><tr><td>Salida / llegada</td><td>14.00 / 16.10</td></tr></table>',
			'<h3>VUELTA</h3><table><tr><td>Trayecto</td><td>Port Example, WA → Probe, CA</td></tr>',
			'<tr><td>Fecha</td><td>miércoles 12 mayo 2027</td></tr><tr><td>Salida / llegada</td><td>08.20 / 21.11</td></tr></table>',
		],
	],
	[
		'a cell with its label, day and time for each stop',
		[
			'<p>Localizador 5C1D9E</p><p>Sra. Ina Muestra</p>',
			'<div>TRAYECTO 1 &nbsp; Samplestown, MT - Union Station &#8594; Port Example, WA</div><table><tr><td>Salida<br>vie. 07/05/2027<br>14:00</td><td>Llegada<br>dom. 09/05/2027<br>16:10</td><td>Buque<br>Cap Ejemplo</td></tr></table>',
			'<div>TRAYECTO 2 &nbsp; Port Example, WA &#8594; Probe, CA</div><table><tr><td>Salida<br>mié. 12/05/2027<br>08:20</td><td>Llegada<br>mié. 12/05/2027<br>21:11</td><td>Buque<br>Cap Ejemplo</td></tr></table>',
		],
	],
]
test.each(ROUTES)('a departure and an arrival without places have those above: %s (IMPORT-103)', async (_, lines) => {
	const { transfers, activities } = await read(lines)
	expect(plain(transfers)).toMatchObject([
		{
			fromLocation: 'Samplestown, MT - Union Station',
			toLocation: 'Port Example, WA',
			date: '2027-05-07',
			time: '14:00',
		},
		{ fromLocation: 'Port Example, WA', toLocation: 'Probe, CA', date: '2027-05-12', time: '08:20' },
	])
	expect(activities).toEqual([])
})

const STOPS: readonly [name: string, line: string][] = [
	['times between their places', 'Sampleham avg 11.05 - S. M. Probe ank 14.20'],
	['an arrow between both', '11:05 Sampleham → 14:20 S. M. Probe'],
	['commas', 'Sampleham dep 1105, S. M. Probe arr 1420, Railjet 612, coach 4 seats 21/22'],
	[
		'a platform and how long it takes',
		'<table><tr><td>11:05</td><td>Sampleham, spoor 4</td><td rowspan="2">3:15 uur</td></tr><tr><td>14:20</td><td>S. M. Probe</td></tr></table><p>Railjet 612, wagen 4</p>',
	],
	[
		'the route in a cell',
		'<table><tr><td>UTRESA</td><td>Sampleham › S. M. Probe</td><td>11:05</td><td>14:20</td><td>M/S Exempel</td></tr></table>',
	],
	[
		'times above their places',
		'<table><tr><td>11:05</td><td rowspan="2">Limited Express<br>EXEMPEL 9</td><td>14:20</td></tr><tr><td>Sampleham</td><td>S. M. Probe</td></tr></table>',
	],
	['columns', 'Da  Sampleham      11:05\nA   S. M. Probe    14:20\n    Check-in tot 10:35. Let op: de poort sluit.'],
	['cells', '<table><tr><td>avg. 11.05 Sampleham</td><td>ank. 14.20 S. M. Probe</td><td>M/S Exempel</td></tr></table>'],
]
test.each(STOPS)('both stops of a journey, in one row or two: %s (IMPORT-103)', async (_, line) => {
	const day = line.startsWith('<')
		? ['<p>Bokningsnummer 5C1D9E</p><h3>måndag 12 juli 2027</h3>']
		: ['Bokningsnummer 5C1D9E', 'måndag 12 juli 2027']
	const { transfers, activities } = await read([...day, ...line.split('\n')])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Sampleham', toLocation: 'S. M. Probe', date: '2027-07-12', time: '11:05' },
	])
	expect(activities).toEqual([])
})

test('a port at which a ship calls begins and ends no journey (IMPORT-103)', async () => {
	const call = (day: string, port: string, arrive: string, depart: string) =>
		`<tr><td>${day}</td><td>${port}</td><td>${arrive}</td><td>${depart}</td></tr>`
	const { transfers } = await read([
		'<p>Booking Number 4471902</p><p>Mrs Ina Sample</p><p>Sampleton to Exampleton (Proof)</p><table>',
		call('Date', 'Port', 'Arrive', 'Depart') + call('Jun 5, 2027', 'Sampleton, Spain', '', '6:00 PM'),
		call('Jun 6, 2027', 'Port Probe, Spain', '8:00 AM', '11:00 PM'),
		call('Jun 7, 2027', 'Exampleton', '7:00 AM', '') + '</table>',
	])
	expect(transfers).toEqual([])
})

test('tables in a cell do not change the order of its lines (IMPORT-103)', async () => {
	const leg = (day: string, time: string, from: string, to: string) =>
		`<b>${day}</b><table><tr><td>${time}</td><td>23:10</td></tr><tr><td>${from}</td><td>${to}</td></tr></table>`
	const { transfers } = await read([
		'<p>Booking Number 4471902</p><p>Mrs Ina Sample</p><table><tr><td>',
		leg('FRI 5 NOV 2027', '19:24', 'Sampleton', 'Port Probe'),
		leg('MON 8 NOV 2027', '19:55', 'Port Probe', 'Exampleton') + '</td></tr></table>',
	])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Sampleton', toLocation: 'Port Probe', date: '2027-11-05' },
		{ fromLocation: 'Port Probe', toLocation: 'Exampleton', date: '2027-11-08' },
	])
})

test('crossings have a route each (IMPORT-103)', async () => {
	const { transfers } = await read([
		'<p>Booking confirmation BF-77120</p><p>Mr Sean Sample</p><table><tr><td>Outward crossing</td><td>Dover - Calais</td></tr>',
		'<tr><td>Departure</td><td>Sat 3 July 2027 10:15</td></tr><tr><td>Arrival</td><td>Sat 3 July 2027 12:45</td></tr>',
		'<tr><td>Return crossing</td><td>Calais - Dover</td></tr><tr><td>Departure</td><td>Sat 17 July 2027 15:20</td></tr></table>',
	])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Dover', toLocation: 'Calais', date: '2027-07-03', time: '10:15' },
		{ fromLocation: 'Calais', toLocation: 'Dover', date: '2027-07-17', time: '15:20' },
	])
})

test('rows of an invoice and days of a programme have stays by their nights (IMPORT-104)', async () => {
	const invoice = await read([
		'<p>Our ref: ABC-5512</p><p>Travellers: Mrs Jane Sample</p><table><tr><th>Date</th><th>Description</th><th>Pax</th><th>Price</th></tr>',
		'<tr><td>05 - 12 Jun 2027</td><td>Hotel Sample Garda, Sirmione, 7 nights, half board, conf 88121</td><td>3</td><td>£ 3,850.00</td></tr>',
		'<tr><td>08 Jun 2027</td><td>Opera at the Arena, 21:00, seats in sector 2</td><td>2</td><td>£ 310.00</td></tr></table>',
	])
	expect(plain(invoice.accommodations)).toMatchObject([
		{ hotelName: 'Hotel Sample Garda', checkIn: '2027-06-05', checkOut: '2027-06-12', confirmationNumber: '88121' },
	])
	expect(plain(invoice.activities)).toMatchObject([{ name: 'Opera at the Arena', time: '21:00' }])
	const programme = await read([
		'Itinerary ref SS/2027/118 for Dr Alan Sample',
		'',
		'11 Aug 2027  08:15 drive from Wilson Airport to camp.',
		'        Sample Springs Camp - 3 nights - Luxury Tent - Full Board',
	])
	expect(plain(programme.accommodations)).toMatchObject([
		{ hotelName: 'Sample Springs Camp', checkIn: '2027-08-11', checkOut: '2027-08-14', boardBasis: 'Full Board' },
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
