import { expect, test } from 'vitest'
import type { Draft, DraftElement } from '#shared/import/draft.ts'
import { readDocument } from '../../read-document.ts'

const read = async (source: string): Promise<Draft> => {
	const bytes = new TextEncoder().encode(source)
	const { draft } = await readDocument({ bytes, contentType: null, url: null, receivedAt: new Date('2026-11-23') })
	return draft
}
const valuesOf = (elements: readonly DraftElement[], ...fields: string[]) =>
	elements.map(({ fields: own }) => fields.map((field) => own[field]?.value ?? null).join(' | '))

/** The same two services under other headings, in other orders and languages (IMPORT-99). */
const TABLES: readonly [name: string, source: string][] = [
	[
		'commas, quotation marks and a kind in the last column',
		`Supplier,Begin,Finish,Clock,Collect from,Deliver to,Conf,Kind
"Hotel Sample, Garden Wing",2027-05-03,2027-05-06,,,,HS-4411,Hotel
Sample Cars,2027-05-06,,09:15,Hotel Sample,Porto Sample Station,SC-902,Transfer`,
	],
	[
		'semicolons, German, the kind first',
		`Art;Zustand;Von;Bis;Uhrzeit;Leistungsträger;Abholung;Ziel;Nummer
HOTEL;OK;03.05.2027;06.05.2027;;Hotel Sample;;;HS-4411
TRANSFER;OK;06.05.2027;;09:15;Sample Cars;Hotel Sample;Porto Sample Station;SC-902`,
	],
	[
		'tabs, times in the row of a stay, and a status that is not booked',
		[
			'No\tState\tProduct\tFrom\tTill\tStarts\tName\tPick up\tDrop\tRef',
			'1\tOK\tStay\t3 May 2027\t6 May 2027\t15:00\tHotel Sample\t\t\tHS-4411',
			'2\tOK\tTRF\t6 May 2027\t\t09:15\tSample Cars\tHotel Sample\tPorto Sample Station\tSC-902',
			'3\tQuote\tStay\t6 May 2027\t9 May 2027\t\tOther Palace\t\t\tOP-1',
			'4\tOK\tInsurance\t3 May 2027\t9 May 2027\t\tSample Cover\t\t\tIN-1',
		].join('\n'),
	],
	[
		'JSON with members of its own',
		JSON.stringify({
			ref: 'AB-2027-1',
			lines: [
				{
					what: 'STAY',
					state: 'OK',
					on: '2027-05-03',
					off: '2027-05-06',
					property: { title: 'Hotel Sample' },
					no: 'HS-4411',
				},
				{
					what: 'CAR',
					on: '2027-05-06',
					at: '09:15',
					pickUp: 'Hotel Sample',
					dropOff: 'Porto Sample Station',
					no: 'SC-902',
				},
				{ what: 'FEE', on: '2027-05-01', off: '2027-06-01', title: 'Planning' },
			],
		}),
	],
	[
		'a table of a page',
		`<table><tr><th>Line</th><th>Service type</th><th>Start</th><th>End</th><th>Hour</th><th>Provided by</th><th>From</th><th>To</th><th>Locator</th></tr>
<tr><td>1</td><td>Hotel</td><td>03/05/2027</td><td>06/05/2027</td><td></td><td>Hotel Sample</td><td></td><td></td><td>HS-4411</td></tr>
<tr><td>2</td><td>Transfer</td><td>06/05/2027</td><td></td><td>09:15</td><td>Sample Cars</td><td>Hotel Sample</td><td>Porto Sample Station</td><td>SC-902</td></tr></table>`,
	],
]

test.each(TABLES)('rows are read by what their cells state: %s', async (_, source) => {
	const { accommodations, transfers } = await read(source)
	expect(valuesOf(accommodations, 'hotelName', 'checkIn', 'checkOut', 'confirmationNumber')).toEqual([
		expect.stringMatching(/^Hotel Sample(, Garden Wing)? \| 2027-05-03 \| 2027-05-06 \| HS-4411$/),
	])
	expect(valuesOf(transfers, 'date', 'time', 'fromLocation', 'toLocation', 'confirmationNumber')).toEqual([
		'2027-05-06 | 09:15 | Hotel Sample | Porto Sample Station | SC-902',
	])
})

const DIARIES: readonly [name: string, heads: string, row: string][] = [
	[
		'English',
		'When|What|Where to meet|Reference|Status',
		'Thu 8 April 2027, 19:30|Old Town Walk<br>bring shoes|Piazza Sample|SC-401|Confirmed',
	],
	[
		'English, below a heading for stays',
		'Day|Hour|Treatment|Where|Code',
		'8 April 2027|19:30|Old Town Walk|Piazza Sample|SC-401',
	],
	[
		'German',
		'Datum|Uhrzeit|Ausflug|Treffpunkt|Bestätigungsnummer',
		'08.04.2027|19:30|Old Town Walk|Piazza Sample|SC-401',
	],
	[
		'Spanish',
		'Fecha|Hora de inicio|Actividad|Lugar de encuentro|Número de confirmación',
		'08/04/2027|19:30|Old Town Walk|Piazza Sample|SC-401',
	],
]
test.each(DIARIES)(
	'rows are of the kind that their labels and values describe: %s (IMPORT-107)',
	async (_, heads, row) => {
		const cells = (text: string, tag: string) =>
			`<tr>${text
				.split('|')
				.map((cell) => `<${tag}>${cell}</${tag}>`)
				.join('')}</tr>`
		const { activities, accommodations, flights } = await read(
			`<h2>Your stay diary</h2><p>For Ms Cora Sample, booking SCC-1187</p><table>${cells(heads, 'th')}${cells(row, 'td')}</table>`,
		)
		expect(valuesOf(activities, 'name', 'date', 'time', 'location', 'confirmationNumber')).toEqual([
			'Old Town Walk | 2027-04-08 | 19:30 | Piazza Sample | SC-401',
		])
		expect([...accommodations, ...flights]).toEqual([])
	},
)

const CARDS: readonly [name: string, labels: readonly string[]][] = [
	['Spanish', ['Día', 'Hora recogida', 'Lugar recogida', 'Lugar entrega', 'Nº pasajeros']],
	['Portuguese', ['Data', 'Hora', 'Recolha', 'Destino', 'Número de passageiros']],
	['German', ['Datum', 'Abholzeit', 'Abholort', 'Zielort', 'Anzahl Personen']],
	['Dutch', ['Datum', 'Ophaaltijd', 'Ophaalpunt', 'Bestemming', 'Aantal personen']],
]
test.each(CARDS)('labels are known by their words: %s (IMPORT-107)', async (_, [day, time, from, to, people]) => {
	const card = (date: string, clock: string, start: string, end: string) =>
		`<div><p>${day}: ${date}</p><p>${time}: ${clock}</p><p>${from}: ${start}<br>${to}: ${end}</p><p>${people}: 2</p></div>`
	const { transfers } = await read(
		`<h3>Sample Cars SC-30411</h3>${card('14/04/2027', '11:55', 'Sample Airport (LIS)', 'Hotel Sample')}${card('16/04/2027', '09:30', 'Hotel Sample', 'Sample Station')}`,
	)
	expect(valuesOf(transfers, 'date', 'time', 'fromLocation', 'toLocation', 'passengers')).toEqual([
		'2027-04-14 | 11:55 | Sample Airport (LIS) | Hotel Sample | 2',
		'2027-04-16 | 09:30 | Hotel Sample | Sample Station | 2',
	])
})

test('journeys of data have a stop at each end, and what is cancelled says so (IMPORT-99)', async () => {
	const { flights, transfers, activities } = await read(
		JSON.stringify({
			items: [
				{
					kind: 'AIR',
					carrier: { iata: 'LH' },
					flightNo: '400',
					dep: { airport: 'FRA', local: '2027-05-03T10:05' },
					arr: { airport: 'JFK', local: '2027-05-03T12:45' },
				},
				{
					kind: 'FERRY',
					start: { port: 'Porto Sample', time: '2027-05-04T08:00' },
					end: { port: 'Isola Sample', time: '2027-05-04T09:30' },
				},
				{ kind: 'TOUR', state: 'CXL', on: '2027-05-05', at: '11:00', title: 'Old Town Walk', meetAt: 'Sample Gate' },
			],
		}),
	)
	expect(valuesOf(flights, 'flightNumber', 'departureAirport', 'arrivalAirport', 'departureTime')).toEqual([
		'LH400 | FRA | JFK | 2027-05-03T10:05',
	])
	expect(valuesOf(transfers, 'fromLocation', 'toLocation', 'date', 'time')).toEqual([
		'Porto Sample | Isola Sample | 2027-05-04 | 08:00',
	])
	expect(valuesOf(activities, 'name', 'location', 'status')).toEqual(['Old Town Walk | Sample Gate | cancelled'])
})
