import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { alternativesTo } from './availability.ts'
import { eachNight, joinNights, nightsWithout, type Nights } from './nights.ts'

const DAY = '2027-07-01'
const nights = fc
	.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }))
	.map(([start, count]): Nights => ({ from: addDays(DAY, start), to: addDays(DAY, start + count) }))
const all = (list: readonly Nights[]) => [...new Set(list.flatMap(eachNight))].toSorted()

test('joined nights are the same nights, in order and apart; what is left of a stay is in none of them', () => {
	fc.assert(
		fc.property(fc.array(nights, { maxLength: 8 }), nights, (taken, stay) => {
			const joined = joinNights(taken)
			expect(all(joined)).toEqual(all(taken))
			for (const [at, { to }] of joined.entries()) expect(to < (joined[at + 1]?.from ?? '9')).toBe(true)
			const left = all(taken)
			expect(all(nightsWithout(stay, taken))).toEqual(eachNight(stay).filter((night) => !left.includes(night)))
		}),
	)
})

test('alternatives are the nearest stays of the same length, from today on, and may begin on a day of leaving', () => {
	const taken = [
		{ from: '2027-07-10', to: '2027-07-20' },
		{ from: '2027-07-24', to: '2027-07-26' },
	]
	const of = (from: string, to: string, today: string) =>
		alternativesTo({ from, to }, { asOf: '', taken, free: [] }, today)
	expect(of('2027-07-12', '2027-07-16', DAY)).toEqual([
		{ from: '2027-07-06', to: '2027-07-10' },
		{ from: '2027-07-20', to: '2027-07-24' },
	])
	expect(of('2027-07-12', '2027-07-17', '2027-07-08')).toEqual([{ from: '2027-07-26', to: '2027-07-31' }])
})
