import { expect, test } from 'vitest'
import { readBaggage } from '../values/flights.ts'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (text: string, contentType = 'text/plain') => {
	const { draft } = await readDocument({ bytes: new TextEncoder().encode(text), contentType, url: null, receivedAt })
	return draft.flights.map(({ fields }) =>
		Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
	)
}

test('the columns of a print have the times, the towns above their airports, and days of their own (IMPORT-111)', async () => {
	const flights = await read(`BOOKING REF: 7QXLT4          DATE: 11 MARCH 2027
SAMPLE/OLA MR

SERVICE               FROM                TO                  DEPART  ARRIVE
--------------------- ------------------- ------------------- ------- -------
JAPAN AIRLINES        OSAKA JP            TOKYO JP            1710    1820
JL 226                KANSAI INTL         HANEDA
MON 04OCT 2027        TERMINAL 1
                      RESERVATION CONFIRMED - Y ECONOMY   DURATION 1:10
                      BAGGAGE ALLOWANCE: 2PC

JAPAN AIRLINES        TOKYO JP            LONDON GB           2150    0430
JL 041                HANEDA              HEATHROW                    06OCT
TUE 05OCT 2027        TERMINAL 3          TERMINAL 3
                      RESERVATION CONFIRMED - J BUSINESS  DURATION 14:40
                      BAGGAGE ALLOWANCE: 40K`)
	expect(flights).toMatchObject([
		{ flightNumber: 'JL226', departureAirport: 'KIX', arrivalAirport: 'HND', departureTime: '2027-10-04T17:10' },
		{ departureAirport: 'HND', arrivalAirport: 'LHR', departureTime: '2027-10-05T21:50', baggageWeightKg: 40 },
	])
	expect(flights[1]).toMatchObject({ arrivalTime: '2027-10-06T04:30', class: 'Business class' })
	expect(flights[0]).not.toHaveProperty('baggageWeightKg')
})

test('an e-ticket has its times behind its days, and the cabin as a letter behind the number (IMPORT-111)', async () => {
	const flights = await read(`NAME: SAMPLE/OLA MR
BOOKING REF : AMADEUS: 8LQ2VF   AIRLINE: ET/NXHBRT
FROM /TO         FLIGHT  CL DATE   DEP   FARE BASIS   NVB   NVA   BAG ST

LONDON HEATHROW  ET 701  J  12JUN  2115  JOWGB        12JUN 12JUN 2PC OK
TERMINAL:2                  ARRIVAL TIME: 0640   ARRIVAL DATE: 13JUN
ADDIS ABABA
BOLE INTL`)
	expect(flights).toMatchObject([
		{ departureAirport: 'LHR', arrivalAirport: 'ADD', departureTime: '2027-06-12T21:15', class: 'Business class' },
	])
	expect(flights[0]).toMatchObject({ arrivalTime: '2027-06-13T06:40', pnr: 'NXHBRT' })
})

test('codes in a row with bare times are airports, and what is headed as the earlier version is left out (IMPORT-100, IMPORT-111)', async () => {
	const flights = await read(`PASSENGERS
  1. SAMPLE/OLA MR

WAS  (no longer flown)
  KQ 101   14NOV27 SUN   LHR  1830   NBO  0605+1   J

NOW  (please accept by 23FEB27)
  KQ 101   14NOV27 SUN   LHR  1705   NBO  0440+1   J
  KQ 608   15NOV27 MON   NBO 1015 MBA 1115 J`)
	expect(flights).toMatchObject([
		{ departureAirport: 'LHR', departureTime: '2027-11-14T17:05', arrivalTime: '2027-11-15T04:40' },
		{
			departureAirport: 'NBO',
			arrivalAirport: 'MBA',
			departureTime: '2027-11-15T10:15',
			arrivalTime: '2027-11-15T11:15',
		},
	])
})

test('of three times the flight has those that it usually needs, and neither check-in nor duration (IMPORT-111)', async () => {
	const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
	const table = `<table>${row('EK 002', '12FEB2027<br>1420', 'LONDON LHR', '12FEB2027<br>1050')}
${row('', '13FEB2027<br>0035', 'DUBAI DXB', '')}</table>`
	const flights = await read(
		`<html><body><p>Mr Ola Sample</p><p>Booking reference H4R7QK</p>${table}</body></html>`,
		'text/html',
	)
	expect(flights).toMatchObject([{ departureTime: '2027-02-12T14:20', arrivalTime: '2027-02-13T00:35' }])
	const french = await read(
		[
			'M. Ola Sample, dossier M3XRW8',
			'Vol 1 — sam. 9 octobre 2027 ZX 952',
			'17:40',
			'Paris (ORY)',
			'11h10',
			'06:50 +1j',
			'Maurice (MRU)',
		].join('\n'),
	)
	expect(french).toMatchObject([
		{ flightNumber: 'ZX952', departureTime: '2027-10-09T17:40', arrivalTime: '2027-10-10T06:50' },
	])
})

test('baggage is what a text weighs of it, apart from that in the cabin (IMPORT-111)', () => {
	const stated = [
		'Franchise bagages : 32 kg par passager',
		'40 KGS',
		'bagaglio kg 40',
		'BAGGAGE ALLOWANCE: 40K',
		'Economy, 2 x 23 kg Freigepäck',
	]
	expect(stated.map(readBaggage)).toEqual([32, 40, 40, 40, 23])
	expect(readBaggage('1 bag of 25 kg + cabin bag 8 kg')).toBe(25)
	for (const other of ['CO2 EMISSIONS IS 1912.40 KG/PERSON', 'hand luggage 7 kg', '23 kg or 32 kg', '12K'])
		expect(readBaggage(other)).toBeNull()
})

test('a flight goes to airstrips without a code, and from one that its airline alone knows (IMPORT-111)', async () => {
	const flights = await read(`Mr Ola Sample, booking ref AS284417

06 Feb 2028   Sampleair P2 811        Nairobi Wilson (WIL)  10:15
                                      Olkaria (OQX)         11:05
              Luggage 15 kg per person in soft bags, strictly.
              Airline ref  ZB40KE

Waitlist: P2 815  06 Feb 2028  Olkaria (OQX) 14:00  Nairobi Wilson (WIL) 15:20

09-Feb-2028  Sampleair flight P2 331   Lower Sample airstrip   Saile airstrip   10h40   11h25`)
	expect(flights).toMatchObject([
		{
			flightNumber: 'P2811',
			airline: 'Sampleair',
			departureAirport: 'WIL',
			arrivalAirport: 'OQX',
			baggageWeightKg: 15,
		},
		{ flightNumber: 'P2331', departureAirport: 'Lower Sample airstrip', arrivalAirport: 'Saile airstrip' },
	])
})

test('baggage that is stated apart is that of all flights, and not that of one traveller (IMPORT-111)', async () => {
	const rows = ['Booking ref M8RQ2X', 'BA 15 3 Mar 2027 London LHR 19:05 - Singapore SIN 15:55+1', 'Passengers']
	const all = await read([...rows, 'Mr Ola Sample', 'Free baggage: 2 pieces of 32 kg each'].join('\n'))
	expect(all).toMatchObject([{ baggageWeightKg: 32 }])
	const own = await read([...rows, 'Mr Ola Sample - 1 x 23kg bag', 'Ms Ann Sample'].join('\n'))
	expect(own[0]).not.toHaveProperty('baggageWeightKg')
})
