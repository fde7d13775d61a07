import { expect, it } from 'vitest'
import { stayWarnings } from './stay-fields.tsx'

const TODAY = '2027-03-10'
const warnedFields = (checkIn: string, checkOut: string) => Object.keys(stayWarnings({ checkIn, checkOut }, TODAY))

it('warns about a check-in in the past and a check-out that is not after the check-in', () => {
	expect(warnedFields('2027-03-09', '')).toEqual(['checkIn'])
	expect(warnedFields('2027-05-02', '2027-05-02')).toEqual(['checkOut'])
	expect(warnedFields('2027-05-02', '2027-04-30')).toEqual(['checkOut'])
})

it('does not warn about plausible or missing dates', () => {
	expect(warnedFields('', '')).toEqual([])
	expect(warnedFields('', '2027-05-02')).toEqual([])
	expect(warnedFields(TODAY, '2027-03-11')).toEqual([])
})
