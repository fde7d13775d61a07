import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (lines: readonly string[]) => {
	const bytes = new TextEncoder().encode(lines.join('\n'))
	return (await readDocument({ bytes, contentType: 'text/plain', url: null, receivedAt })).draft
}
const plain = (elements: readonly { fields: Record<string, { value: string | number }> }[]) =>
	elements.map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

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

test('a row of a timetable leaves the other journeys of its line in the source', async () => {
	const rows = [
		'<td>Sat 1 May 2027</td><td>16:45 Private transfer from Bergheim Airport to Hotel Muster (Mercedes V-Class).</td>',
		'<td>Mon 3 May 2027</td><td>10:27 Train 715 Bergheim Station → Seedorf Station (arr. 11:02), car 9.<br>11:15 Private car Seedorf Station → Hotel Beispiel (Mercedes V-Class).</td>',
		'<td>Thu 6 May 2027</td><td>09:30 Private transfer Hotel Beispiel → Zurich Airport (Mercedes V-Class).</td>',
	]
	for (const lineBreak of ['', '\n']) {
		const table = rows.map((row) => `<tr>${row}</tr>`).join(lineBreak)
		const page = `<p>Booking reference: LIM-5512</p><p>Travellers: Mr Ola Ade</p><table>${table}</table>`
		const { draft } = await readDocument({ bytes: Buffer.from(page), contentType: 'text/html', url: null, receivedAt })
		const journeys = plain(draft.transfers).toSorted((a, b) => (`${a.date}${a.time}` < `${b.date}${b.time}` ? -1 : 1))
		expect(journeys).toMatchObject([
			{ fromLocation: 'Bergheim Airport', toLocation: 'Hotel Muster', date: '2027-05-01', time: '16:45' },
			{ fromLocation: 'Bergheim Station', toLocation: 'Seedorf Station', date: '2027-05-03', time: '10:27' },
			{ fromLocation: 'Seedorf Station', toLocation: 'Hotel Beispiel', date: '2027-05-03', time: '11:15' },
			{ fromLocation: 'Hotel Beispiel', toLocation: 'Zurich Airport', date: '2027-05-06', time: '09:30' },
		])
	}
})

test('a journey whose labels are those of a mail is no header of one', async () => {
	const journey = ['Da: Milano Centrale', 'A: Roma Termini', 'Data: 3 maggio 2027 ore 09:10', 'Treno: 9523']
	const { transfers } = await read(['Codice prenotazione: HT7K2Q', 'Sig. Ugo PROVA', 'Viaggio', ...journey])
	expect(plain(transfers)).toMatchObject([
		{ fromLocation: 'Milano Centrale', toLocation: 'Roma Termini', time: '09:10' },
	])
})
