import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (lines: readonly string[]) => {
	const bytes = new TextEncoder().encode(lines.join('\n'))
	return (await readDocument({ bytes, contentType: 'text/plain', url: null, receivedAt })).draft
}
const plain = (elements: readonly { fields: Record<string, { value: string | number }> }[]) =>
	elements.map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

test('a flight after a change of aircraft has the day above both, and not the one below (IMPORT-111)', async () => {
	const out = ['OUT Sat 10 Jul 2027', '12:05', 'MAD', 'IB6585', '10h 25m', '15:30', 'BOG', 'Stopover 2h 20m']
	const on = ['17:50', 'BOG', 'AV8432', '1h 35m', '19:25', 'CTG']
	const back = ['BACK Sat 24 Jul 2027', '20:40', 'BOG', 'IB6588', '13:30 +1', 'MAD']
	const { flights } = await read(['Booking reference: M8RQ2X', 'Mr Ola Ade', ...out, ...on, ...back])
	expect(plain(flights)).toMatchObject([
		{ flightNumber: 'IB6585', departureTime: '2027-07-10T12:05', arrivalAirport: 'BOG' },
		{ flightNumber: 'AV8432', departureTime: '2027-07-10T17:50', arrivalAirport: 'CTG' },
		{ flightNumber: 'IB6588', departureTime: '2027-07-24T20:40', arrivalTime: '2027-07-25T13:30' },
	])
})

test('a flight is read by the names of its places, wherever and in whatever language they are', async () => {
	const sentences = [
		'Jullie vliegen op donderdag 9 september 2027 met KL 921 van Schiphol naar Edinburgh (vertrek 9.40 uur, aankomst 10.15 uur).',
		'Chegada ao Porto no dia 15 de setembro de 2027 no voo TP1930 (Lisboa 09h00 – Porto 09h55, Executiva).',
	]
	const rows = ['QR 006', 'Sat 10 Apr 2027', 'London Heathrow 2030', 'Doha 0520 (Sun)']
	const japan = ['3 April 2027', '15:25', 'By JL 43 from London Heathrow (dep. LHR 02 APR 19:00) to Haneda (HND)']
	const { flights } = await read(['Booking reference: M8RQ2X', 'Mr Ola Ade', ...sentences, ...rows, ...japan])
	expect(plain(flights)).toMatchObject([
		{ flightNumber: 'KL921', departureAirport: 'AMS', arrivalAirport: 'EDI', arrivalTime: '2027-09-09T10:15' },
		{ flightNumber: 'TP1930', departureAirport: 'LIS', arrivalAirport: 'OPO', departureTime: '2027-09-15T09:00' },
		{ flightNumber: 'QR6', departureAirport: 'LHR', arrivalAirport: 'DOH', arrivalTime: '2027-04-11T05:20' },
		{ flightNumber: 'JL43', departureTime: '2027-04-02T19:00', arrivalAirport: 'HND' },
	])
})

test('locators that stand apart are those of their airlines (IMPORT-111)', async () => {
	const flights = ['BA 15 London LHR 19:05 - Singapore SIN 15:55+1', 'SQ 942 Singapore SIN 22:45 - Bali DPS 01:30+1']
	const stated = ['LOCATORS  BA - X7MKLP   SQ - X7MKLQ', 'British Airways locator X7MKLP, SQ ref X7MKLQ']
	for (const locators of stated) {
		const draft = await read(['Mr Ola Ade', '3 March 2027', ...flights, locators])
		expect(plain(draft.flights)).toMatchObject([{ pnr: 'X7MKLP' }, { pnr: 'X7MKLQ' }])
	}
})

test('a line with two times and two places is a whole flight, in a cell is a number alone, and a bus has none', async () => {
	const home = [
		'24 October 2027',
		'The driver takes you to Amman airport at 7:00',
		'RJ 101, Amman (AMM) 10:45 - Rome 13:20.',
	]
	const draft = await read(['Mr Ola Ade', ...home, '26 October 2027', '17:25 Gudvangen → 18:35 Voss', 'Buss VY450'])
	expect(plain(draft.flights)).toMatchObject([{ flightNumber: 'RJ101', departureTime: '2027-10-24T10:45' }])
	expect(draft.flights).toHaveLength(1)
	const columns = ['14 April 2027', '17:10  CWB  Afonso Pena Intl.', '18:20  GRU  Guarulhos Intl.', 'LA3273 · Economy']
	expect(plain((await read(['Mr Ola Ade', ...columns])).flights)).toMatchObject([
		{ departureAirport: 'CWB', arrivalAirport: 'GRU', departureTime: '2027-04-14T17:10' },
	])
	const cells = ['NZ6', 'Boeing 787-9', 'Auckland (AKL)', '9 April 2027', '8:05 PM', 'International terminal']
	const flown = await read(['Mr Ola Ade', ...cells, 'Los Angeles (LAX)', '9 April 2027', '1:10 PM'])
	expect(plain(flown.flights)).toMatchObject([{ flightNumber: 'NZ6', arrivalTime: '2027-04-09T13:10' }])
})

test('a flight back that names one place goes where the first came from (IMPORT-111)', async () => {
	const out = 'Sie fliegen am 12. Mai 2027 um 7.15 Uhr mit LH 900 von Frankfurt nach London-Heathrow (an 8.00 Uhr).'
	const back = 'Am 18. Mai um 19.30 Uhr mit LH 921 zurück, Ankunft in Frankfurt um 22.10 Uhr. Buchungscode X7MKLP.'
	const { flights } = await read(['Sehr geehrter Herr Meier,', '', out, back])
	expect(plain(flights)).toMatchObject([
		{ departureAirport: 'FRA', arrivalAirport: 'LHR', arrivalTime: '2027-05-12T08:00', pnr: 'X7MKLP' },
		{ departureAirport: 'LHR', arrivalAirport: 'FRA', departureTime: '2027-05-18T19:30', pnr: 'X7MKLP' },
	])
	const rows = ['QR16  04OCT LHR-DOH 1455/2350', 'QR642 05OCT DOH-MLE 0150/0850', 'Ref X7MKLP  Mr Ola Ade']
	expect(plain((await read(rows)).flights)).toMatchObject([
		{ departureTime: '2027-10-04T14:55', arrivalTime: '2027-10-04T23:50' },
		{ departureTime: '2027-10-05T01:50', arrivalTime: '2027-10-05T08:50' },
	])
})

test('what a document says of all its flights once is said of each (IMPORT-111)', async () => {
	const flights = [
		'SK 535 Stockholm Arlanda (ARN) 08.00 - Köpenhamn (CPH) 09.15',
		'SK 1427 Köpenhamn (CPH) 10.35 - Tromsø (TOS) 14.05',
	]
	const shared = ['Flygbolagets bokningskod är ZK5TQE för båda.', 'Reiseklasse: Business']
	const draft = await read(['Bestilling NR-30442', 'UTRESA tisdag 9 mars 2027', ...flights, ...shared])
	const same = { pnr: 'ZK5TQE', class: 'Business class' }
	expect(plain(draft.flights)).toMatchObject([
		{ ...same, departureTime: '2027-03-09T08:00', arrivalTime: '2027-03-09T09:15' },
		{ ...same, departureAirport: 'CPH', arrivalAirport: 'TOS', arrivalTime: '2027-03-09T14:05' },
	])
})

test('a table that says what was and what is now has the flights of now (IMPORT-100)', async () => {
	const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
	const page = `<p>Mr Ola Ade, ref LR-40418</p><table>${row('WAS (no longer valid)')}
${row('QR 004', 'Sat 10 Apr 2027', 'London Heathrow 1505', 'Doha 2355')}${row('NOW')}
${row('QR 006', 'Sat 10 Apr 2027', 'London Heathrow 2030', 'Doha 0520 (Sun)')}</table>`
	const bytes = new TextEncoder().encode(`<html><body>${page}</body></html>`)
	const { draft } = await readDocument({ bytes, contentType: 'text/html', url: null, receivedAt })
	expect(plain(draft.flights)).toMatchObject([{ flightNumber: 'QR6', arrivalTime: '2027-04-11T05:20' }])
})

test('nights that fit their dates are a stay, and unnamed ones are spent where a car went (IMPORT-112)', async () => {
	const contract =
		'The house called "Villa Le Ginestre" is let from Saturday 3 July 2027 (check-in from 16:00) to 17 July 2027, for 14 nights.'
	const stay = plain((await read(['Contract no. VC-2027-061', 'Mr Ola Ade', contract])).accommodations)
	expect(stay).toMatchObject([{ hotelName: 'Villa Le Ginestre', checkIn: '2027-07-03', checkOut: '2027-07-17' }])
	const letter =
		'On 11 June 2027 at 11:00 the driver takes you from Nice Airport to Borgo Sample. You stay there four nights, half board.'
	const { accommodations } = await read(['Ref: JT-30418', 'Mr Ola Ade', letter])
	expect(plain(accommodations)).toMatchObject([
		{ hotelName: 'Borgo Sample', checkOut: '2027-06-15', boardBasis: 'Half Board' },
	])
})

test('a form in a mail has its answers below the questions (IMPORT-113)', async () => {
	const form = [
		['Order number', 'ST-27-4471'],
		['Lead guest', 'Ms Marta Oyelowo'],
		['Hotel', 'Rosa Sample Alpina'],
		['Check-in', '8 July 2027'],
		['Check-out', '14 July 2027'],
		['Room type', 'Alpine Suite'],
		['Board basis', 'Half board'],
	]
	const draft = await read(form.flatMap(([question = '', answer = '']) => [question, answer, '']))
	expect(plain(draft.accommodations)).toMatchObject([
		{ hotelName: 'Rosa Sample Alpina', checkIn: '2027-07-08', checkOut: '2027-07-14', roomType: 'Alpine Suite' },
	])
	expect(plain(draft.guests)).toMatchObject([{ fullName: 'Marta Oyelowo' }])
})

test('what a car meets is no journey by air, and a day heads the lines and rows below it (IMPORT-118)', async () => {
	const { transfers } = await read([
		'Booking reference: M8RQ2X',
		'Mr Ola Ade',
		'DAY 1 – Saturday 8 May 2027 – ZURICH',
		'10:40 transfer from Zurich Airport to Hotel Sample by minivan, meeting flight LX 319',
		'Sa 15/5\t09.30\ttransfer from Hotel Sample to Zurich Airport',
	])
	expect(plain(transfers)).toMatchObject([
		{ date: '2027-05-08', time: '10:40', fromLocation: 'Zurich Airport', toLocation: 'Hotel Sample' },
		{ date: '2027-05-15', time: '09:30', fromLocation: 'Hotel Sample', toLocation: 'Zurich Airport' },
	])
	const cells = ['Basel Muster<br>Chur', 'ab 11:03<br>an 13:22', '4<br>9'].map((text) => `<td>${text}</td>`).join('')
	const trains = await read([
		`<p>Auftragsnummer: RT4K9P</p><p>Frau Ina Muster</p><table><tr><td colspan="3">Hinfahrt am 12.02.2027</td></tr>`,
		`<tr><td>Halt</td><td>Zeit</td><td>Gleis</td></tr><tr>${cells}</tr></table>`,
	])
	expect(plain(trains.transfers)).toMatchObject([
		{ fromLocation: 'Basel Muster', toLocation: 'Chur', date: '2027-02-12', time: '11:03' },
	])
})
