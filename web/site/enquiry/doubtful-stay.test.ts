import { expect, it } from 'vitest'
import { doubtsAbout } from './doubtful-stay.ts'

const TODAY = '2027-03-10'
const ask = (checkIn: string, checkOut: string) => Object.keys(doubtsAbout({ checkIn, checkOut }, TODAY))

it('asks about a day that has passed, and about a stay that ends before its first night', () => {
	expect(ask('2027-03-09', '')).toEqual(['checkIn'])
	expect(ask('2027-05-02', '2027-05-02')).toEqual(['checkOut'])
	expect(ask('2027-05-02', '2027-04-30')).toEqual(['checkOut'])
})

it('asks nothing of days that can be meant, nor of those that are not there yet', () => {
	expect(ask('', '')).toEqual([])
	expect(ask('', '2027-05-02')).toEqual([])
	expect(ask(TODAY, '2027-03-11')).toEqual([])
})
