import { expect, test } from 'vitest'
import { readBoardingPass } from './read-boarding-pass.ts'

const received = (day: string) => ({ receivedAt: new Date(`${day}T12:00:00Z`) })
const leg = (day: string, rest = '') => `EX7QK2L LHRNCEBA 0342 ${day}${rest}`
const pass = (day: string, rest = '', name = 'DOE/JOHN MR         ') => `M1${name}${leg(day, rest)}`
/** A pass with its date of issue: '6365' is day 365 of a year that ends in 6. */
const issued = (issue: string) => `J003A0027 137>5320WW${issue}BBA`.padEnd(14 + 4 + 7)
const dayOf = (text: string, today: string) =>
	readBoardingPass(text, received(today)).flights[0]?.fields.departureTime?.value

test('a pass gives the passenger and the flight without a time', () => {
	const draft = readBoardingPass(`${pass('140', 'J003A0027 100')}\n`, received('2027-05-01'))
	expect(draft.guests.map(({ fields }) => [fields.title?.value, fields.fullName?.value])).toEqual([['Mr', 'John Doe']])
	expect(draft.flights[0]?.fields).toMatchObject({
		airline: { value: 'British Airways', certainty: 'derived' },
		flightNumber: { value: 'BA342', from: { layer: 'boarding-pass', where: 'leg 1', raw: 'BA 342 LHRNCE' } },
		departureAirport: { value: 'LHR' },
		arrivalAirport: { value: 'NCE' },
		departureTime: { value: '2027-05-20', certainty: 'derived', zone: 'Europe/London' },
		class: { value: 'Business class', certainty: 'derived' },
		pnr: { value: 'X7QK2L' },
	})
	expect(draft.issues).toMatchObject([{ code: 'TIME_MISSING', path: 'flights/0/departureTime' }])
})

test.each([
	['the nearest year', pass('140'), '2027-05-01', '2027-05-20'],
	['next year, in December', pass('005'), '2026-12-20', '2027-01-05'],
	['last year, in January', pass('360'), '2027-01-04', '2026-12-26'],
	['a day padded with blanks', pass('  5'), '2026-12-20', '2027-01-05'],
	['day 366 of a leap year', pass('366'), '2028-11-01', '2028-12-31'],
	['day 366 without a leap year nearby', pass('366'), '2026-11-01', undefined],
	['the year of issue', pass('001', issued('6365')), '2030-06-01', '2027-01-01'],
	['the latest past year that ends in the digit', pass('140', issued('8138')), '2027-05-01', '2018-05-20'],
])('%s', (_, text, today, day) => expect(dayOf(text, today)).toBe(day))

test('two legs, and a baggage allowance in kilos', () => {
	const conditional = `>518${' '.repeat(24)}29${' '.repeat(38)}20K`
	const size = conditional.length.toString(16).toUpperCase().padStart(2, '0')
	const text = `M2${'DOE/JANE'.padEnd(20)}${leg('140', `Y003A0027 1${size}${conditional}`)}DEF456 NCECDGAF 7701 141F012C0002 100`
	const { flights } = readBoardingPass(text, received('2027-05-01'))
	expect(
		flights.map(({ fields }) => [
			fields.flightNumber?.value,
			fields.departureTime?.value,
			fields.class?.value,
			fields.baggageWeightKg?.value,
		]),
	).toEqual([
		['BA342', '2027-05-20', 'Economy class', 20],
		['AF7701', '2027-05-21', 'First class', undefined],
	])
})

test.each([
	'',
	'M1',
	'M5DOE/JOHN',
	'Hello, this is no boarding pass at all, only words',
	pass('140').replace('LHR', '12R'),
])('%j is not a pass', (text) => {
	const draft = readBoardingPass(text, received('2027-05-01'))
	expect([draft.flights, draft.guests.length > 0 && draft.flights.length > 0]).toEqual([[], false])
})
