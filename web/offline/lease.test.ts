import { expect, test } from 'vitest'
import { isLeaseOver } from './lease.ts'

const DAY = 86_400_000
const now = Date.parse('2027-05-01T12:00:00Z')
const answer = (viewer: object, endDate = '2027-06-30') => ({ trip: { viewer, endDate } })

test('a companion’s copy is shown for fourteen days without an answer', () => {
	const companion = answer({ kind: 'companion', guestId: 'james' })
	expect(isLeaseOver(companion, now - 14 * DAY, now)).toBe(false)
	expect(isLeaseOver(companion, now - 14 * DAY - 1, now)).toBe(true)
})

test('the lead’s copy is shown until thirty days after the trip, however old it is', () => {
	expect(isLeaseOver(answer({ kind: 'lead' }), now - 90 * DAY, now)).toBe(false)
	expect(isLeaseOver(answer({ kind: 'lead' }, '2027-04-01'), now - 90 * DAY, now)).toBe(false)
	expect(isLeaseOver(answer({ kind: 'lead' }, '2027-03-31'), now, now)).toBe(true)
	// What the first release stored names no viewer.
	expect(isLeaseOver({ trip: { endDate: '2027-06-30' } }, 0, now)).toBe(false)
})
