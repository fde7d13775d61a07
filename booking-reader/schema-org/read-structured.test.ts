import { expect, test } from 'vitest'
import { IMPORTED_KINDS, type Draft, type DraftFields } from '#shared/import/draft.ts'
import { parsePage } from '../formats/html/parse-page.ts'
import { combineDrafts } from '../merge/combine-drafts.ts'
import { readReservations, readStructured } from './read-structured.ts'

/** The document, and the draft as 'list: field=value, …', where '~' marks derived values. */
type Case = [rule: string, document: unknown, trip: string[], issues?: string[]]

const context = { receivedAt: new Date('2026-11-20T12:00:00Z') }
const person = (name: string) => ({ '@type': 'Person', name })
const airport = (iataCode: string, name?: string) => ({ '@type': 'Airport', iataCode, name })
const toNice = {
	'@type': 'Flight',
	flightNumber: '342',
	airline: { '@type': 'Airline', name: 'British Airways', iataCode: 'BA' },
	departureAirport: airport('LHR'),
	arrivalAirport: airport('NCE'),
	departureTime: '2027-05-20T07:25:00+01:00',
	arrivalTime: '2027-05-20T10:25:00+02:00',
}
const flight = (more: object = {}, reservation: object = {}) => ({
	'@type': 'FlightReservation',
	reservationFor: { ...toNice, ...more },
	...reservation,
})
const BA342 =
	'flights: airline=British Airways, flightNumber=BA342, departureAirport=LHR, arrivalAirport=NCE, departureTime=2027-05-20T07:25, arrivalTime=2027-05-20T10:25'
const stay = (more: object) => ({
	'@type': 'LodgingReservation',
	reservationFor: { '@type': 'Hotel', name: 'Hôtel du Cap' },
	checkinTime: '2027-05-20T15:00',
	checkoutTime: '2027-05-24T11:00',
	...more,
})
const taxi = (more: object) => ({ '@type': 'TaxiReservation', pickupTime: '2027-05-20T11:00', ...more })
const train = (from: string, to: string, departs: string, arrives: string, more: object = {}) => ({
	'@type': 'TrainReservation',
	reservationFor: {
		'@type': 'TrainTrip',
		departureStation: { '@type': 'TrainStation', name: from },
		arrivalStation: { '@type': 'TrainStation', name: to },
		departureTime: departs,
		arrivalTime: arrives,
	},
	...more,
})
const event = (more: object) => ({ '@type': 'Event', name: 'Regatta', startDate: '2027-06-01T18:00', ...more })

const CASES: Case[] = [
	[
		'copies per passenger are one flight',
		[flight({}, { underName: person('Mr John Doe') }), flight({}, { underName: person('Jane Doe') })],
		['guests: fullName=John Doe, title=Mr', 'guests: fullName=Jane Doe', BA342],
	],
	[
		'names and numbers of Gmail’s old mark-up',
		flight(
			{},
			{
				reservationNumber: 'X7QK2L',
				reservationStatus: 'http://schema.org/Confirmed',
				airplaneSeatClass: { name: 'PREMIUM ECONOMY' },
			},
		),
		[`${BA342}, class=Premium Economy class, pnr=X7QK2L, status=confirmed`],
	],
	[
		'a @graph with people referenced by @id',
		{ '@graph': [{ '@id': '#a', '@type': 'Person', name: 'Ada Lind' }, flight({}, { underName: { '@id': '#a' } })] },
		['guests: fullName=Ada Lind', BA342],
	],
	[
		'a package’s data apply to its reservations',
		{
			'@type': 'ReservationPackage',
			reservationId: 'P1',
			underName: person('Ada Lind'),
			totalPrice: '1250.50',
			subReservation: [flight()],
		},
		['order: P1', 'price: 1250.50', 'guests: fullName=Ada Lind', `${BA342}, pnr=P1`],
	],
	[
		'a reservation for two flights gives two',
		{
			...flight(),
			reservationFor: [
				toNice,
				{
					...toNice,
					flightNumber: '347',
					departureTime: '2027-05-24T18:10',
					arrivalTime: '2027-05-24T19:20',
					departureAirport: airport('NCE'),
					arrivalAirport: airport('LHR'),
				},
			],
		},
		[
			BA342,
			'flights: airline=British Airways, flightNumber=BA347, departureAirport=NCE, arrivalAirport=LHR, departureTime=2027-05-24T18:10, arrivalTime=2027-05-24T19:20',
		],
	],
	[
		'UTC is converted to the clock of the place',
		flight({ departureTime: '2027-05-20T06:25:00Z', arrivalTime: '2027-05-20T08:25:00Z' }),
		[BA342],
	],
	[
		'a wrong offset is ignored and reported',
		flight({ departureTime: '2027-05-20T07:25:00-05:00', arrivalTime: null }),
		[
			'flights: airline=British Airways, flightNumber=BA342, departureAirport=LHR, arrivalAirport=NCE, departureTime=2027-05-20T07:25',
		],
		['ZONE_CLASH flights/0/departureTime'],
	],
	[
		'a time in another zone is converted',
		flight({ departureTime: { '@type': 'QDateTime', '@value': '2027-05-20T08:25:00', timezone: 'Europe/Paris' } }),
		[BA342],
	],
	[
		'an arrival before the departure is on the next day',
		flight({ departureTime: '2027-05-20T22:00', arrivalTime: '2027-05-20T01:00' }),
		[BA342.replace('T07:25', 'T22:00').replace('2027-05-20T10:25', '2027-05-21T01:00')],
		['NEXT_DAY_ASSUMED flights/0/arrivalTime'],
	],
	[
		'written dates and ambiguous dates',
		[
			stay({ checkinTime: 'Thursday, 20 May 2027, 3pm', checkoutTime: '24.05.2027' }),
			stay({ reservationId: 'B', checkinTime: '06-07-2027 15:00', checkoutTime: '30-07-2027' }),
		],
		[
			'accommodations: hotelName=Hôtel du Cap, checkIn=2027-05-20, checkOut=2027-05-24',
			'accommodations: hotelName=Hôtel du Cap, checkIn=2027-06-07, checkOut=2027-07-30, confirmationNumber=B',
		],
		['DATE_ORDER_ASSUMED accommodations/1/checkIn'],
	],
	[
		'UTC at an unknown place stays UTC and is reported',
		flight({
			airline: 'Trans Maldivian',
			flightNumber: 'TM 001',
			departureAirport: 'MLE',
			arrivalAirport: 'Soneva jetty',
			departureTime: '2027-06-02T04:00:00Z',
			arrivalTime: '2027-06-02T04:45:00Z',
		}),
		[
			'flights: airline=Trans Maldivian, flightNumber=TM1, departureAirport=MLE, arrivalAirport=Soneva jetty, departureTime=2027-06-02T09:00, arrivalTime=2027-06-02T04:45',
		],
		['TIME_IN_UTC flights/0/arrivalTime'],
	],
	[
		'prices in another currency are reported and left out',
		{ '@type': 'ReservationPackage', totalPrice: 980, priceCurrency: 'EUR', subReservation: [flight()] },
		[BA342],
		['CURRENCY pricing'],
	],
	[
		'airports by name',
		flight({ departureAirport: { name: 'London Heathrow' }, arrivalAirport: { name: 'Nice Côte d’Azur' } }),
		[BA342.replace('LHR', 'LHR~').replace('NCE', 'NCE~')],
	],
	[
		'an ambiguous airport stays a name',
		flight({ departureAirport: { name: 'London' } }),
		[BA342.replace('LHR', 'London')],
	],
	[
		'the airline that sells the flight',
		flight({
			flightNumber: 'UA110',
			airline: null,
			provider: { '@type': 'Airline', name: 'Continental', iataCode: 'CO' },
			seller: { '@type': 'Airline', name: 'United', iataCode: 'UA' },
		}),
		[BA342.replace('British Airways', 'United').replace('BA342', 'UA110')],
	],
	[
		'a known airline by its designator',
		flight({ flightNumber: '0342', airline: { '@type': 'Airline', iataCode: 'BA' } }),
		[BA342.replace('British Airways', 'British Airways~')],
	],
	[
		'a date without a time is reported',
		flight({ departureTime: '2027-05-20', arrivalTime: null }),
		[
			'flights: airline=British Airways, flightNumber=BA342, departureAirport=LHR, arrivalAirport=NCE, departureTime=2027-05-20',
		],
		['TIME_MISSING flights/0/departureTime'],
	],
	[
		'the date from a boarding pass',
		flight(
			{ departureTime: null, arrivalTime: null },
			{ ticketToken: 'aztecCode:M1DOE/JOHN            EX7QK2L LHRNCEBA 0342 140J' },
		),
		[
			'flights: airline=British Airways, flightNumber=BA342, departureAirport=LHR, arrivalAirport=NCE, departureTime=2027-05-20',
		],
		['TIME_MISSING flights/0/departureTime'],
	],
	[
		'the later of two versions wins',
		[
			flight({ departureTime: '2027-05-20T07:25' }, { modifiedTime: '2027-01-02T00:00Z', reservationId: 'A' }),
			flight({ departureTime: '2027-05-20T06:05' }, { modifiedTime: '2027-01-01T00:00Z', reservationId: 'A' }),
		],
		[`${BA342}, pnr=A`],
	],
	[
		'the later version wins in any order',
		[
			flight({ departureTime: '2027-05-20T06:05' }, { modifiedTime: '2027-01-01T00:00Z', reservationId: 'A' }),
			flight({ departureTime: '2027-05-20T07:25' }, { modifiedTime: '2027-01-02T00:00Z', reservationId: 'A' }),
		],
		[`${BA342}, pnr=A`],
	],
	[
		'a conflict of undated versions is reported',
		[flight({}, { reservationId: 'A' }), flight({ arrivalTime: '2027-05-20T10:40' }, { reservationId: 'A' })],
		[`${BA342}, pnr=A`],
		['CONFLICT flights/0/arrivalTime'],
	],
	[
		'a cancellation that gives only the number',
		[
			flight({}, { reservationId: 'A', reservationStatus: 'ReservationConfirmed' }),
			{ '@type': 'FlightReservation', reservationId: 'A', reservationStatus: 'ReservationCancelled' },
		],
		[`${BA342}, pnr=A, status=cancelled`],
	],
	[
		'one passenger’s cancellation is not the flight’s',
		[
			flight({}, { underName: person('Ada Lind'), reservationStatus: 'ReservationCancelled' }),
			flight({}, { underName: person('Bo Lind'), reservationStatus: 'ReservationConfirmed' }),
		],
		['guests: fullName=Ada Lind', 'guests: fullName=Bo Lind', `${BA342}, status=confirmed`],
	],
	[
		'people by initials, accents, order and barcodes',
		[
			flight({}, { underName: person('Kévin Ottens') }),
			flight({}, { underName: person('K Ottens') }),
			flight({}, { underName: person('OTTENS/KEVINMR') }),
		],
		['guests: fullName=Kévin Ottens, title=Mr', BA342],
	],
	[
		'an ambiguous initial is a third guest',
		['Kévin Ottens', 'Karl Ottens', 'K Ottens'].map((name) => flight({}, { underName: person(name) })),
		['guests: fullName=Kévin Ottens', 'guests: fullName=Karl Ottens', 'guests: fullName=K Ottens', BA342],
	],
	[
		'similar names are two people',
		[flight({}, { underName: person('Sam Lind') }), flight({}, { underName: person('Samantha Lind') })],
		['guests: fullName=Sam Lind', 'guests: fullName=Samantha Lind', BA342],
	],
	['a flight without a destination is left out', flight({ arrivalAirport: { '@type': 'Airport' } }), [], ['LEFT_OUT ']],

	[
		'a stay with its address in one line',
		stay({
			reservationId: 'H1',
			lodgingUnitDescription: 'Suite',
			reservationFor: {
				'@type': 'Hotel',
				name: 'Hôtel du Cap',
				address: { streetAddress: '1 Quai', postalCode: '06230', addressLocality: 'Nice', addressCountry: 'France' },
			},
		}),
		[
			'accommodations: hotelName=Hôtel du Cap, address=1 Quai, 06230 Nice, France, checkIn=2027-05-20, checkOut=2027-05-24, roomType=Suite, confirmationNumber=H1',
		],
	],
	[
		'a city state is named once, and a county precedes the postcode',
		[
			stay({
				reservationFor: {
					'@type': 'Hotel',
					name: 'Belle Rade',
					address: { postalCode: '98000', addressLocality: 'Monaco', addressCountry: 'MC' },
				},
			}),
			stay({
				checkinTime: '2027-06-01',
				checkoutTime: '2027-06-02',
				reservationFor: {
					'@type': 'Hotel',
					name: 'The Mill',
					address: { addressLocality: 'Bath', addressRegion: 'Somerset', postalCode: 'BA1 1AA', addressCountry: 'GB' },
				},
			}),
		],
		[
			'accommodations: hotelName=Belle Rade, address=98000 Monaco, checkIn=2027-05-20, checkOut=2027-05-24',
			'accommodations: hotelName=The Mill, address=Bath, Somerset BA1 1AA, United Kingdom, checkIn=2027-06-01, checkOut=2027-06-02',
		],
	],
	[
		'two rooms of one hotel are two stays',
		[stay({ reservationId: 'H1' }), stay({ reservationId: 'H2' })],
		['H1', 'H2'].map(
			(id) =>
				`accommodations: hotelName=Hôtel du Cap, checkIn=2027-05-20, checkOut=2027-05-24, confirmationNumber=${id}`,
		),
	],
	[
		'a plain Reservation takes the type of what it is for',
		{ ...stay({}), '@type': 'Reservation' },
		['accommodations: hotelName=Hôtel du Cap, checkIn=2027-05-20, checkOut=2027-05-24'],
	],
	[
		'UTC converted by the hotel’s country',
		stay({
			checkinTime: '2027-05-20T23:30:00Z',
			checkoutTime: '2027-05-24',
			reservationFor: { '@type': 'Hotel', name: 'Park', address: { addressCountry: 'IT' } },
		}),
		['accommodations: hotelName=Park, address=Italy, checkIn=2027-05-21, checkOut=2027-05-24'],
	],

	[
		'a transfer without a destination',
		taxi({
			pickupLocation: airport('NCE', 'Nice Airport'),
			partySize: 2,
			reservationFor: { '@type': 'Taxi', name: 'V-Class' },
			reservationId: 'T',
		}),
		[
			'transfers: date=2027-05-20, time=11:00, fromLocation=Nice Airport, passengers=2, vehicleClass=V-Class, confirmationNumber=T',
		],
	],
	[
		'a town of the same name in another country has its own zone',
		taxi({
			pickupTime: '2027-05-20T16:00:00-05:00',
			pickupLocation: { name: 'Inn', address: { addressLocality: 'Cambridge', addressCountry: 'US' } },
		}),
		['transfers: date=2027-05-20, time=16:00, fromLocation=Inn, Cambridge, United States'],
	],
	[
		'a hired car by its name, make and model',
		{
			'@type': 'RentalCarReservation',
			pickupTime: '2027-05-20T11:00',
			pickupLocation: { name: 'Desk 4', address: '5 Rue Basse, Nice' },
			reservationFor: { '@type': 'RentalCar', name: 'Convertible', brand: { name: 'Fiat' }, model: '500' },
		},
		[
			'transfers: date=2027-05-20, time=11:00, fromLocation=Desk 4, 5 Rue Basse, Nice, vehicleClass=Convertible (Fiat 500)',
		],
	],
	[
		'a journey is dropped if its legs are present',
		[
			train('A', 'C', '2027-05-20T08:00', '2027-05-20T12:00', { reservationId: 'R' }),
			train('A', 'B', '2027-05-20T08:00', '2027-05-20T09:00'),
			train('B', 'C', '2027-05-20T10:00', '2027-05-20T12:00'),
		],
		[
			'transfers: date=2027-05-20, time=08:00, fromLocation=A, toLocation=B, transferType=Private Transfer~, confirmationNumber=R',
			'transfers: date=2027-05-20, time=10:00, fromLocation=B, toLocation=C, transferType=Private Transfer~, confirmationNumber=R',
		],
	],

	[
		'an event of several days, with the lines of its description',
		{
			'@type': 'EventReservation',
			reservationFor: event({
				endDate: '2027-06-03T20:00',
				description: 'One\nTwo',
				location: { name: 'Quay', address: 'Nice' },
			}),
		},
		[
			'activities: name=Regatta, date=2027-06-01, time=18:00, endDate=2027-06-03, location=Quay, Nice, description=One|Two',
		],
	],
	[
		'an event from midnight to midnight has no time',
		{
			'@type': 'EventReservation',
			reservationFor: event({ startDate: '2027-06-01T00:00', endDate: '2027-06-02T00:00' }),
		},
		['activities: name=Regatta, date=2027-06-01'],
	],
	[
		'a restaurant reservation',
		{
			'@type': 'FoodEstablishmentReservation',
			startTime: '2027-06-01T19:30',
			partySize: 4,
			reservationFor: { '@type': 'Restaurant', name: 'Chez Lou', address: '2 Quai, Nice' },
		},
		['activities: name=Chez Lou, date=2027-06-01, time=19:30, location=2 Quai, Nice, additionalInformation=Party of 4'],
	],
	['a single event', event({}), ['activities: name=Regatta~, date=2027-06-01~, time=18:00~']],
	['a list of events is not a booking', [event({}), event({ name: 'Concert' })], []],
	[
		'hotels, restaurants and potential reservations are not bookings',
		[
			{ '@type': 'Hotel', name: 'Hôtel du Cap' },
			{
				'@type': 'Restaurant',
				name: 'Lou',
				potentialAction: {
					'@type': 'ReserveAction',
					result: {
						'@type': 'FoodEstablishmentReservation',
						startTime: '2027-06-01T19:30',
						reservationFor: { name: 'Lou' },
					},
				},
			},
		],
		[],
	],
	[
		'a brochure gives the trip’s name',
		{ '@type': 'TouristTrip', name: 'Provence', itinerary: [event({})] },
		['trip: name=Provence'],
	],
]

test.each(CASES)('%s', (_, document, trip, issues = []) => {
	const draft = readReservations(document, context)
	expect(describeDraft(draft)).toEqual(trip)
	expect(draft.issues.map(({ code, path }) => `${code} ${path}`)).toEqual(issues)
})

test('of two airports with one name, the one reachable in time', () => {
	const times = { departureTime: '2027-05-20T07:25', arrivalTime: '2027-05-20T08:55' }
	const ends = { departureAirport: { name: 'Valencia' }, arrivalAirport: airport('LHR') }
	const draft = combineDrafts([readReservations(flight({ ...ends, ...times }), context)])
	expect(draft.flights[0]?.fields.departureAirport).toMatchObject({ value: 'VLC', certainty: 'derived' })
	expect(draft.flights[0]?.fields.departureTime?.zone).toBe('Europe/Madrid')
})

test('any mark-up of a page, with the line and path of each value', () => {
	const page = parsePage(`<!doctype html><title>Booking</title>
<script type="application/ld+json">${JSON.stringify(flight({}, { underName: person('Ada Lind') }))}</script>
<div itemscope itemtype="http://schema.org/LodgingReservation">
  <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><b itemprop="name">Villa Rosa</b></div>
  <time itemprop="checkinDate" datetime="2027-05-20">Thursday</time><meta itemprop="checkoutDate" content="2027-05-24">
</div>
<div vocab="https://schema.org/" typeof="EventReservation"><div property="reservationFor" typeof="Event">
  <b property="name">Regatta</b><i property="startDate" content="2027-06-01T18:00">at six</i></div></div>`)
	const draft = readStructured(page, context)
	expect(describeDraft(draft)).toEqual([
		'guests: fullName=Ada Lind',
		BA342,
		'accommodations: hotelName=Villa Rosa, checkIn=2027-05-20, checkOut=2027-05-24',
		'activities: name=Regatta, date=2027-06-01, time=18:00',
	])
	expect(draft.flights[0]?.fields.departureTime).toEqual({
		value: '2027-05-20T07:25',
		zone: 'Europe/London',
		certainty: 'stated',
		from: { layer: 'structured', where: 'line 2, /reservationFor/departureTime', raw: '2027-05-20T07:25:00+01:00' },
	})
	expect(draft.accommodations[0]?.fields.hotelName?.from.where).toBe('line 3, /reservationFor/name')
	expect(draft.activities[0]?.fields.time?.from.where).toBe('line 7, /reservationFor/startDate')
})

test('an unreadable script is reported, and the rest is read', () => {
	const broken = '<script type="application/ld+json">{"@type" FlightReservation}</script>'
	const draft = readStructured(
		parsePage(`${broken}<script type="application/ld+json">${JSON.stringify(flight())}</script>`),
		context,
	)
	expect(describeDraft(draft)).toEqual([BA342])
	expect(draft.issues.map(({ code, message }) => [code, message])).toEqual([
		['UNREADABLE', 'The structured data on line 1 of the page is broken and could not be read.'],
	])
})

test('deep nesting, cycles and long lists are limited', () => {
	const deep = (open: string, close: string) =>
		JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`) as unknown
	expect(describeDraft(readReservations(deep('[', ']'), context))).toEqual([])
	expect(describeDraft(readReservations(deep('{"a":', '}'), context))).toEqual([])
	const within = (depth: number) => Array.from({ length: depth }).reduce<object>((inner) => ({ a: inner }), flight())
	expect([60, 70].map((depth) => describeDraft(readReservations(within(depth), context)).length)).toEqual([1, 0])
	expect(
		describeDraft(
			readReservations(JSON.parse('{"@type":"EventReservation","__proto__":{"reservationFor":{"name":"x"}}}'), context),
		),
	).toEqual([])
	const itself = '<i itemscope itemtype="http://schema.org/Event" id="a" itemprop="x" itemref="b"></i>'
	const page = parsePage(itself + itself.replace('"a"', '"c"').replace('"b"', '"a"').replace('"c"', '"b"'))
	expect(describeDraft(readStructured(page, context))).toEqual([])
	const many = Array.from({ length: 1000 }, (_, index) => stay({ reservationId: `H${index}` }))
	const draft = readReservations(many, context)
	expect([draft.accommodations.length, draft.issues.map(({ code }) => code)]).toEqual([400, ['TOO_MANY']])
})

/** A draft as readable lines. */
function describeDraft(draft: Draft): string[] {
	const describeFields = (fields: DraftFields) =>
		Object.entries(fields)
			.map(
				([name, { value, certainty }]) =>
					`${name}=${String(value).replaceAll('\n', '|')}${certainty === 'stated' ? '' : '~'}`,
			)
			.join(', ')
	return [
		...(draft.order.id ? [`order: ${draft.order.id.value}`] : []),
		...(draft.pricing.totalPrice ? [`price: ${draft.pricing.totalPrice.value}`] : []),
		...(Object.keys(draft.trip).length > 0 ? [`trip: ${describeFields(draft.trip)}`] : []),
		...IMPORTED_KINDS.flatMap((list) => draft[list].map(({ fields }) => `${list}: ${describeFields(fields)}`)),
	]
}
