import { expect, test } from 'vitest'
import { leadGuestOf } from './companion.ts'

test('the lead is the one guest with their name, and nobody where two guests have it (PORTAL-139)', () => {
	const lead = { fullName: 'Olivia  hartley ' }
	const other = { fullName: 'Oliver Hartley' }
	expect(leadGuestOf([other, lead], 'Olivia Hartley')).toBe(lead)
	expect(leadGuestOf([other], 'Olivia Hartley')).toBeUndefined()
	expect(leadGuestOf([lead, { ...lead }], 'Olivia Hartley')).toBeUndefined()
})
