import { expect, test } from 'vitest'
import { type Certainty, type Draft, type DraftIssue, emptyDraft, type ReadValue } from '#shared/import/draft.ts'
import { followingValues, dateQuestions, isAnswered } from './date-questions.ts'

const value = (read: string | number, certainty: Certainty = 'read'): ReadValue => ({
	value: read,
	certainty,
	from: { layer: 'labelled', where: 'line 1', raw: String(read) },
})
const doubt = (code: string, path: string): DraftIssue => ({ severity: 'warning', code, path, message: code })
const TODAY = '2026-11-24'

test('a year that several dates leave open is asked for once, and what was derived from them follows (IMPORT-128)', () => {
	const draft: Draft = {
		...emptyDraft(),
		trip: { startDate: value('2027-12-28', 'derived'), endDate: value('2028-02-29', 'derived') },
		flights: [{ fields: { departureTime: value('2027-12-28T07:40') } }],
		accommodations: [
			{ fields: { checkIn: value('2027-12-28'), checkOut: value('2028-02-29', 'derived'), nights: value(63) } },
			{ fields: { checkIn: value('2028-01-01'), checkOut: value('2028-01-04', 'derived') } },
		],
	}
	const issues = [
		doubt('YEAR_ASSUMED', 'flights/0/departureTime'),
		doubt('TWO_DIGIT_YEAR', 'accommodations/0/checkIn'),
		doubt('MISSING', 'trip/name'),
	]
	const questions = dateQuestions(draft, issues, TODAY)
	expect(questions.map(({ text, answers }) => [text, ...answers.map(({ label }) => label)])).toEqual([
		['2 dates do not state their year in full. Is it 2027?', 'Yes, 2027', 'No, 2028', 'No, 2026'],
	])
	expect(followingValues(draft, questions, { year: 0 })).toEqual({})
	expect(followingValues(draft, questions, { year: 1 })).toEqual({
		'flights/0/departureTime': '2028-12-28T07:40',
		'accommodations/0/checkIn': '2028-12-28',
		// The nights stay as they are, although 2028 has a day more.
		'accommodations/0/checkOut': '2029-03-01',
		'trip/startDate': '2028-01-01',
		'trip/endDate': '2029-03-01',
	})
	expect(issues.map((issue) => isAnswered(issue, questions, {}))).toEqual([false, false, false])
	expect(issues.map((issue) => isAnswered(issue, questions, { year: 0 }))).toEqual([true, true, false])
	// A year in the past is not offered, and one date is asked about at its own field.
	expect(dateQuestions(draft, issues, '2026-12-31')[0]?.answers).toHaveLength(2)
	expect(dateQuestions(draft, issues.slice(0, 1), TODAY)).toEqual([])
})

test('whether the day or the month comes first is asked once, together with the year (IMPORT-128)', () => {
	const draft: Draft = {
		...emptyDraft(),
		accommodations: [
			{ fields: { checkIn: value('2027-07-05'), checkOut: value('2027-07-06'), nights: value(1, 'derived') } },
		],
	}
	const paths = ['accommodations/0/checkIn', 'accommodations/0/checkOut']
	const issues = ['DATE_ORDER_ASSUMED', 'YEAR_ASSUMED'].flatMap((code) => paths.map((path) => doubt(code, path)))
	const questions = dateQuestions(draft, issues, TODAY)
	expect(questions[0]).toMatchObject({
		text: '2 dates can be read in two ways. Which comes first?',
		answers: [{ label: 'The day: Jul 05, 2027' }, { label: 'The month: May 07, 2027' }],
	})
	expect(followingValues(draft, questions, { order: 1, year: 1 })).toEqual({
		'accommodations/0/checkIn': '2028-05-07',
		'accommodations/0/checkOut': '2028-06-07',
		'accommodations/0/nights': '31',
	})
})

test('the example is a date of the journey before one of a birth, as the document writes it (IMPORT-128)', () => {
	const written = (day: string, raw: string): ReadValue => ({
		...value(day),
		from: { layer: 'labelled', where: 'line 1', raw },
	})
	const draft: Draft = {
		...emptyDraft(),
		guests: [{ fields: { name: value('Ada Sample'), dateOfBirth: written('1972-07-03', 'Born 03/07/1972') } }],
		flights: [{ fields: { departureTime: written('2027-05-04T09:10', '04.05.27 09:10') } }],
		accommodations: [
			{
				fields: {
					hotelName: value('Palacio Sample'),
					checkIn: written('2027-07-05', 'Stay 5/7/2027 - 6/7/2027'),
					checkOut: written('2027-07-06', 'Stay 5/7/2027 - 6/7/2027'),
				},
			},
		],
	}
	const exampleOf = (...paths: string[]) => {
		const issues = paths.map((path) => doubt('DATE_ORDER_ASSUMED', path))
		return dateQuestions(draft, issues, TODAY)[0]?.example
	}
	const [birth, checkOut] = ['guests/0/dateOfBirth', 'accommodations/0/checkOut'] as const
	expect(exampleOf(birth, checkOut, 'accommodations/0/checkIn')).toEqual({
		path: checkOut,
		text: '‘6/7/2027’, Check-out of Palacio Sample',
	})
	expect(exampleOf(birth, 'flights/0/departureTime')?.text).toMatch(/^‘04\.05\.27’, Departure .* of /)
})

test('the days of the trip are the first and the last one after the answer, and nights keep their number (IMPORT-128)', () => {
	const draft: Draft = {
		...emptyDraft(),
		trip: { startDate: value('2027-03-10', 'derived'), endDate: value('2027-06-08', 'derived') },
		flights: [
			{ fields: { departureTime: value('2027-03-10T07:40') } },
			{ fields: { departureTime: value('2027-01-05T09:10'), status: value('cancelled') } },
		],
		accommodations: [
			{ fields: { checkIn: value('2027-06-05'), checkOut: value('2027-06-08', 'derived'), nights: value(3) } },
		],
		activities: [{ fields: { date: value('2027-06-04') } }],
	}
	const issues = ['accommodations/0/checkIn', 'activities/0/date'].map((path) => doubt('DATE_ORDER_ASSUMED', path))
	const questions = dateQuestions(draft, issues, TODAY)
	expect(followingValues(draft, questions, { order: 1 })).toEqual({
		'accommodations/0/checkIn': '2027-05-06',
		'accommodations/0/checkOut': '2027-05-09',
		'activities/0/date': '2027-04-06',
		'trip/endDate': '2027-05-09',
	})
})

test('what staff typed stays, and what is derived follows it; births and passports are in other years (IMPORT-128)', () => {
	const draft: Draft = {
		...emptyDraft(),
		trip: { startDate: value('2027-03-10', 'derived'), endDate: value('2027-03-14', 'derived') },
		guests: [{ fields: { dateOfBirth: value('1972-07-03'), passportExpiry: value('2031-05-02') } }],
		accommodations: [
			{ fields: { checkIn: value('2027-03-10'), checkOut: value('2027-03-14'), nights: value(4, 'derived') } },
		],
	}
	const doubtful = [
		'guests/0/dateOfBirth',
		'guests/0/passportExpiry',
		'accommodations/0/checkIn',
		'accommodations/0/checkOut',
	]
	const issues = doubtful.map((path) => doubt('TWO_DIGIT_YEAR', path))
	const questions = dateQuestions(draft, issues, TODAY)
	expect(questions.map(({ text }) => text)).toEqual(['2 dates do not state their year in full. Is it 2027?'])
	expect(issues.map((issue) => isAnswered(issue, questions, { year: 1 }))).toEqual([false, false, true, true])
	expect(followingValues(draft, questions, { year: 1 }, { 'accommodations/0/checkIn': '2028-03-09' })).toEqual({
		'accommodations/0/checkOut': '2028-03-14',
		'accommodations/0/nights': '5',
		'trip/startDate': '2028-03-09',
		'trip/endDate': '2028-03-14',
	})
	for (const half of ['', 'unreadable'])
		expect(followingValues(draft, questions, { year: 1 }, { 'accommodations/0/checkIn': half })).toEqual({
			'accommodations/0/checkOut': '2028-03-14',
			'trip/startDate': '2028-03-14',
			'trip/endDate': '2028-03-14',
		})
})

test('nights, the other end of a stay and the days of the trip follow a date that staff type without a question (IMPORT-129)', () => {
	const draft: Draft = {
		...emptyDraft(),
		trip: { startDate: value('2027-03-10', 'derived'), endDate: value('2027-03-20', 'derived') },
		accommodations: [
			{ fields: { checkIn: value('2027-03-10'), checkOut: value('2027-03-14'), nights: value(4, 'derived') } },
			{ fields: { checkIn: value('2027-03-14'), checkOut: value('2027-03-20', 'derived'), nights: value(6) } },
			{ fields: { checkIn: value('2027-03-12') } },
		],
	}
	const after = (byHand: Record<string, string>) => followingValues(draft, [], {}, byHand)
	expect(after({})).toEqual({})
	expect(after({ 'accommodations/0/checkIn': '2027-03-08' })).toEqual({
		'accommodations/0/nights': '6',
		'trip/startDate': '2027-03-08',
	})
	expect(after({ 'accommodations/1/checkIn': '2027-03-15' })).toEqual({
		'accommodations/1/checkOut': '2027-03-21',
		'trip/endDate': '2027-03-21',
	})
	expect(after({ 'accommodations/1/nights': '8' })).toEqual({
		'accommodations/1/checkOut': '2027-03-22',
		'trip/endDate': '2027-03-22',
	})
	// A day that the document lacks, and one of a part that staff added.
	expect(after({ 'accommodations/2/checkOut': '2027-03-22' })).toEqual({ 'trip/endDate': '2027-03-22' })
	expect(after({ 'flights/0/departureTime': '2027-03-09T23:40' })).toEqual({ 'trip/startDate': '2027-03-09' })
	// What staff typed stays, and so does everything while a year is half typed.
	expect(after({ 'accommodations/0/checkIn': '2027-03-08', 'trip/startDate': '2027-03-07' })).toEqual({
		'accommodations/0/nights': '6',
	})
	expect(after({ 'accommodations/2/checkIn': '0020-03-12' })).toEqual({})
})
