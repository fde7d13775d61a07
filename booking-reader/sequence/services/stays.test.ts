import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (lines: readonly string[]) => {
	const bytes = new TextEncoder().encode(lines.join('\n'))
	return (await readDocument({ bytes, contentType: 'text/plain', url: null, receivedAt })).draft
}
const plain = (elements: readonly { fields: Record<string, { value: string | number }> }[]) =>
	elements.map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

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

test('a stay is not named by the heading of the next one, but by the line above its days', async () => {
	const { accommodations } = await read([
		'Booking reference: KW7-20411',
		'Mr Ola Ade',
		'',
		'Ter Voorbeeld, 4 Molenstraat, Brugge',
		'12 november t/m 15 november 2027 (3 nachten) – Torensuite – ref. TV1180',
		'',
		'Duinen Proef Lodge, Oostende',
		'15 november t/m 17 november 2027 (2 nachten) – Zeekamer – ref. DP-2207',
	])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Ter Voorbeeld', checkIn: '2027-11-12' },
		{ hotelName: 'Duinen Proef Lodge', checkIn: '2027-11-15' },
	])
})

test('nights at a price on the day of a payment are no stay, nor are the hours of trains', async () => {
	const { accommodations, transfers } = await read([
		'Biglietteria Esempio',
		'Sig. Ugo PROVA',
		'Treno:      9101',
		'Partenza:   Torino Campione     20/04/2027 ore 09:10',
		'Arrivo:     Genova Prova     20/04/2027 ore 11:04',
		'',
		'Treno:      9202',
		'Partenza:   Genova Prova     23/04/2027 ore 15:14',
		'Arrivo:     Pisa Saggio     23/04/2027 ore 16:49',
		'Hotel Prova: 3 notti x 90,00 € pagate il 02/03/2027',
	])
	expect(plain(transfers)).toHaveLength(2)
	expect(accommodations).toEqual([])
})

test('what is not booked is no stay', async () => {
	const { accommodations } = await read([
		'Booking 501-7742',
		'Mr Ola Ade',
		'Sunday 12 September 2027',
		'Hotel Sample Sils (2 nights)',
		'not booked by us',
	])
	expect(accommodations).toEqual([])
})

test('what a stay says behind its days is its own where a flight of that day is on the same line of the source', async () => {
	const heads = '<tr><th>Vlucht</th><th>Datum</th><th>Van</th><th>Naar</th><th>Vertrek</th><th>Aankomst</th></tr>'
	const flight =
		'<tr><td>KL 597</td><td>12 nov 2027</td><td>Amsterdam (AMS)</td><td>Kaapstad (CPT)</td><td>10:15</td><td>22:40</td></tr>'
	const stay =
		'<p><b>Hotel Voorbeeld</b>, 12 Lange Weg, Kaapstad<br>12 november t/m 17 november 2027 (5 nachten) – Tuin Suite – ref. HV4471</p>'
	const page = `<h3>Vluchten</h3><table>${heads}${flight}</table><h3>Accommodaties</h3>${stay}`
	const { draft } = await readDocument({ bytes: Buffer.from(page), contentType: 'text/html', url: null, receivedAt })
	expect(plain(draft.accommodations)).toMatchObject([
		{ hotelName: 'Hotel Voorbeeld', checkOut: '2027-11-17', roomType: 'Tuin Suite', confirmationNumber: 'HV4471' },
	])
})
