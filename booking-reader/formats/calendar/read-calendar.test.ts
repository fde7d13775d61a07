import { expect, test } from 'vitest'
import { toCalendar } from '#server/calendar/to-calendar.ts'
import { IMPORTED_KINDS, type Draft } from '#shared/import/draft.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { readCalendar } from './read-calendar.ts'

const context = { receivedAt: new Date('2026-11-20T12:00:00Z') }
const calendar = (...events: string[][]) =>
	[
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
		'END:VCALENDAR',
	].join('\r\n')
const describeDraft = (draft: Draft) =>
	IMPORTED_KINDS.flatMap((list) =>
		draft[list].map(
			({ fields }) =>
				`${list}: ${Object.entries(fields)
					.map(([name, { value }]) => `${name}=${value}`)
					.join(', ')}`,
		),
	)

test.each<[string, string[][], string[], string[]?]>([
	[
		'a flight in UTC, by the clocks of its airports',
		[
			[
				'SUMMARY:Your flight from LHR to NCE',
				'DTSTART:20270520T062500Z',
				'DTEND:20270520T082500Z',
				'DESCRIPTION:Booking reference: X7QK2L\\nFlight number: BA 0342\\nFrom: London Heathrow (LHR)\\nTo: Nice (NCE)\\nClass: Business',
				'ATTENDEE;CN=Dr Ada Lind:mailto:a@example.com',
			],
		],
		[
			'guests: fullName=Ada Lind, title=Dr',
			'flights: airline=British Airways, flightNumber=BA342, departureAirport=LHR, arrivalAirport=NCE, departureTime=2027-05-20T07:25, arrivalTime=2027-05-20T10:25, class=Business class, pnr=X7QK2L',
		],
	],
	[
		'times in the zone of the calendar’s owner',
		[
			[
				'SUMMARY:Flight EK 30: DXB to LHR',
				'DTSTART;TZID=Europe/London:20270601T064500',
				'DTEND;TZID=Europe/London:20270601T142000',
			],
		],
		[
			'flights: airline=Emirates, flightNumber=EK30, departureAirport=DXB, arrivalAirport=LHR, departureTime=2027-06-01T09:45, arrivalTime=2027-06-01T14:20',
		],
	],
	[
		'as mail programs and trip planners write them',
		[
			['SUMMARY:Flight to Dubai (EK 2)', 'LOCATION:London LHR', 'DTSTART:20270601T054000Z', 'DTEND:20270601T130000Z'],
			[
				'SUMMARY:EK1 DXB to LHR',
				'DESCRIPTION:Confirmation: X7QK2L',
				'DTSTART:20270608T033000Z',
				'DTEND:20270608T113000Z',
			],
		],
		[
			'flights: airline=Emirates, flightNumber=EK2, departureAirport=LHR, arrivalAirport=DXB, departureTime=2027-06-01T06:40, arrivalTime=2027-06-01T17:00',
			'flights: airline=Emirates, flightNumber=EK1, departureAirport=DXB, arrivalAirport=LHR, departureTime=2027-06-08T07:30, arrivalTime=2027-06-08T12:30, pnr=X7QK2L',
		],
	],
	[
		'in German',
		[
			[
				'SUMMARY:Flug nach NIZZA',
				'DTSTART:20270520T062500Z',
				'DTEND:20270520T082500Z',
				'DESCRIPTION:Buchungscode: X7QK2L\\nFlugnr.: LH 1064\\nKlasse: ECONOMY\\nVon: FRANKFURT\\nNach: NICE',
			],
		],
		[
			'flights: airline=Lufthansa, flightNumber=LH1064, departureAirport=FRA, arrivalAirport=NCE, departureTime=2027-05-20T08:25, arrivalTime=2027-05-20T10:25, class=Economy class, pnr=X7QK2L',
		],
	],
	[
		'a train',
		[
			[
				'SUMMARY:Train from London St Pancras to Paris Gare du Nord',
				'DTSTART;TZID=Europe/London:20270520T093100',
				'DTEND;TZID=Europe/Paris:20270520T125000',
			],
		],
		[
			'transfers: date=2027-05-20, time=09:31, fromLocation=London St Pancras, toLocation=Paris Gare du Nord, transferType=Private Transfer',
		],
	],
	[
		'a cancelled transfer',
		[['SUMMARY:Private Transfer: Nice Airport to Hôtel du Cap', 'DTSTART:20270520T110000', 'STATUS:CANCELLED']],
		['transfers: date=2027-05-20, time=11:00, fromLocation=Nice Airport, toLocation=Hôtel du Cap, status=cancelled'],
	],
	[
		'a stay',
		[
			[
				'SUMMARY:Hotel reservation: Villa Rosa',
				'LOCATION:1 Quai\\, Nice',
				'DTSTART;VALUE=DATE:20270520',
				'DTEND;VALUE=DATE:20270524',
			],
		],
		['accommodations: hotelName=Villa Rosa, address=1 Quai, Nice, checkIn=2027-05-20, checkOut=2027-05-24'],
	],
	[
		'anything else is an activity, whatever it is called',
		[
			[
				'SUMMARY:Flight of wines',
				'DTSTART;TZID=Europe/Rome:20270521T180000',
				'DTEND;TZID=Europe/Rome:20270521T200000',
				'LOCATION:Cantina',
				'DESCRIPTION:Six\\nreds',
			],
			['SUMMARY:Festival', 'DTSTART;VALUE=DATE:20270522', 'DTEND;VALUE=DATE:20270524'],
		],
		[
			'activities: name=Flight of wines, date=2027-05-21, time=18:00, location=Cantina, description=Six\nreds',
			'activities: name=Festival, date=2027-05-22, endDate=2027-05-23',
		],
	],
	[
		'a recurring event is read once',
		[['SUMMARY:Yoga', 'DTSTART:20270521T070000', 'RRULE:FREQ=SECONDLY']],
		['activities: name=Yoga, date=2027-05-21, time=07:00'],
		['RECURRING'],
	],
	[
		'an embedded reservation in preference to the text',
		[
			[
				'SUMMARY:Something',
				'DTSTART:20270521T070000',
				'X-KDE-KITINERARY-RESERVATION:[{"@type":"FoodEstablishmentReservation"\\,"startTime":"2027-05-21T19:00"\\,"reservationFor":{"@type":"Restaurant"\\,"name":"Lou\\, at the quay"}}]',
			],
		],
		['activities: name=Lou, at the quay, date=2027-05-21, time=19:00'],
	],
])('%s', (_, events, trip, issues = []) => {
	const draft = readCalendar(calendar(...events), context)
	expect(describeDraft(draft)).toEqual(trip)
	expect(draft.issues.map(({ code }) => code)).toEqual(issues)
})

test('each value names its event', () => {
	const { activities } = readCalendar(
		calendar(['SUMMARY:One', 'DTSTART:20270521T070000'], ['SUMMARY:Two', 'DTSTART:20270522T070000']),
		context,
	)
	expect(activities[1]?.fields.name).toEqual({
		value: 'Two',
		certainty: 'read',
		from: { layer: 'calendar', where: 'event 2, Two', raw: 'Two' },
	})
})

test('a calendar that we generate gives its trip back', () => {
	const trip = buildPortalTrip({
		flights: [buildFlight({})],
		accommodations: [buildStay({})],
		transfers: [buildTransfer({})],
		activities: [buildActivity({})],
	})
	const draft = readCalendar(toCalendar(trip), context)
	const [flew] = draft.flights
	const [part] = trip.flights
	expect(draft.trip).toMatchObject({
		name: { value: trip.name },
		startDate: { value: trip.startDate },
		endDate: { value: trip.endDate },
	})
	expect(flew?.fields).toMatchObject({
		flightNumber: { value: part?.flightNumber },
		departureTime: { value: part?.departureTime.slice(0, 16) },
	})
	expect(draft.accommodations[0]?.fields).toMatchObject({
		hotelName: { value: trip.accommodations[0]?.hotelName },
		checkIn: { value: trip.accommodations[0]?.checkIn },
	})
	expect([draft.transfers.length, draft.activities.length]).toEqual([1, 1])
})

test.each(['', 'BEGIN:VCARD\nEND:VCARD', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY', 'BEGIN:VCALENDAR\n'.repeat(50_000)])(
	'a broken file is reported',
	(text) => {
		const draft = readCalendar(text, context)
		expect([describeDraft(draft), draft.issues.map(({ code, severity }) => `${severity} ${code}`)]).toEqual([
			[],
			['error UNREADABLE'],
		])
	},
)
