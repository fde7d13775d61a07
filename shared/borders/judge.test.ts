import { expect, test } from 'vitest'
import type { BorderRule, PassportTest } from './border-rule.ts'
import { judge } from './judge.ts'
import { holderOf, type Passport } from './passport.ts'

const SCHENGEN: PassportTest[] = [
	{ test: 'issuedWithin', amount: 10, unit: 'years', before: 'entry' },
	{ test: 'validFor', amount: 3, unit: 'months', after: 'zoneExit' },
]
const valid = (amount: number, unit: 'days' | 'months', after: 'entry' | 'exit'): PassportTest[] => [
	{ test: 'validFor', amount, unit, after },
]
const rule = (all: PassportTest[], until: string | null = null): BorderRule => ({
	all,
	until,
	visa: '',
	source: { url: 'https://www.gov.uk/', readOn: '2026-08-22', readAgainOn: '2026-11-20' },
})
const verdicts = (all: PassportTest[], days: [string, string], passport: Partial<Passport>, until?: string) =>
	judge(
		{ rule: rule(all, until), entryOn: days[0], exitOn: days[1] },
		{ issued: null, expiry: null, holder: 'british', ...passport },
	).map(({ verdict, spare }) => (spare === null ? verdict : `${verdict} ${spare}`))

test.each([
	['2017-02-09', '2027-02-08', 'met 1'],
	['2017-02-09', '2027-02-09', 'notMet'],
	['2017-02-09', '2027-02-10', 'notMet'],
	['2016-02-29', '2026-02-27', 'met 1'],
	['2016-02-29', '2026-02-28', 'edge'],
	['2016-02-29', '2026-03-01', 'notMet'],
])('issued on %s and arriving on %s: %s (CRM-338)', (issued, entryOn, verdict) => {
	expect(verdicts(SCHENGEN, [entryOn, entryOn], { issued })[0]).toBe(verdict)
})

test.each([
	['France', valid(3, 'months', 'exit'), ['2026-11-20', '2026-11-30'], '2027-02-28', 'edge'],
	['France', valid(3, 'months', 'exit'), ['2026-11-20', '2026-11-30'], '2027-03-02', 'met 0'],
	['the Emirates', valid(6, 'months', 'entry'), ['2027-01-15', '2027-01-20'], '2027-07-15', 'met 0'],
	['the Emirates', valid(6, 'months', 'entry'), ['2027-01-15', '2027-01-20'], '2027-07-14', 'notMet'],
	['the Emirates', valid(6, 'months', 'entry'), ['2026-08-31', '2026-09-05'], '2027-02-28', 'edge'],
	['the Emirates', valid(6, 'months', 'entry'), ['2026-08-31', '2026-09-05'], '2027-03-03', 'met 0'],
	['Turkey', valid(150, 'days', 'entry'), ['2027-06-01', '2027-06-10'], '2027-10-29', 'met 0'],
	['Turkey', valid(150, 'days', 'entry'), ['2027-06-01', '2027-06-10'], '2027-10-28', 'notMet'],
	['the United States', valid(0, 'days', 'exit'), ['2027-06-01', '2027-06-10'], '2027-06-10', 'met 0'],
	['Chile', valid(1, 'days', 'exit'), ['2027-06-01', '2027-06-10'], '2027-06-10', 'notMet'],
] as const)('%s: %j for %j with an expiry on %s is %s (CRM-338)', (_, all, days, expiry, verdict) => {
	expect(verdicts([...all], [...days], { expiry })).toEqual([verdict])
})

test('what is not known is never taken for good (CRM-338)', () => {
	const days: [string, string] = ['2027-06-01', '2027-06-10']
	const good = { issued: '2024-01-01', expiry: '2034-01-01' }
	expect(verdicts(SCHENGEN, days, { ...good, holder: 'other' })).toEqual(['otherPassport'])
	expect(verdicts(SCHENGEN, days, { ...good, holder: 'unknown' })).toEqual(['missing'])
	expect(verdicts(SCHENGEN, days, {})).toEqual(['missing', 'missing'])
	expect(verdicts(valid(0, 'days', 'exit'), days, good, '2027-06-09')).toEqual(['unknown'])
	expect(judge({ rule: null, entryOn: days[0], exitOn: days[1] }, { ...good, holder: 'british' })).toMatchObject([
		{ verdict: 'unknown' },
	])
	expect(verdicts([{ test: 'blankPages', count: 2 }], days, good)).toEqual(['ask'])
	expect(verdicts([], days, {})).toEqual(['met'])
})

test('an issue date is needed only where the expiry leaves it open, since no British passport lasted longer than ten years and nine months', () => {
	const ageOf = (expiry: string) => verdicts(SCHENGEN, ['2027-06-01', '2027-06-10'], { expiry })[0]
	expect([ageOf('2028-03-01'), ageOf('2028-03-02')]).toEqual(['missing', 'met 1'])
})

test.each([
	['British', null, 'british'],
	['British Citizen', 'United Kingdom', 'british'],
	[null, 'UK', 'british'],
	['British and American', 'United Kingdom', 'british'],
	['Irish', null, 'other'],
	['British', 'Ireland', 'other'],
	['American', 'United Kingdom', 'other'],
	['British (Overseas)', 'United Kingdom', 'other'],
	['British Overseas Territories Citizen', null, 'other'],
	[' ', null, 'unknown'],
] as const)('nationality %s with a passport from %s: %s (CRM-338)', (nationality, passportCountry, holder) => {
	expect(holderOf({ nationality, passportCountry })).toBe(holder)
})
