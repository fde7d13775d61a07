import { expect, test } from 'vitest'
import { type Draft, emptyDraft, type ReadValue } from '#shared/import/draft.ts'
import { planImport } from './plan-import.ts'
import { validateValues } from './validate-values.ts'

const stated = (value: string): ReadValue => ({
	value,
	certainty: 'stated',
	from: { layer: 'structured', where: 'line 1', raw: value },
})
const draftOf = (count: number): Draft => ({
	...emptyDraft(),
	trip: { name: stated('Amalfi') },
	accommodations: Array.from({ length: count }, (_, index) => ({
		fields: { hotelName: stated(`Casa ${index}`), checkIn: stated('2027-05-08'), checkOut: stated('2027-05-11') },
	})),
})
const plan = (count: number) =>
	planImport(
		validateValues(draftOf(count), {}),
		null,
		{ take: [], leaveOut: [], remove: [], corrections: {}, documents: [], otherCustomer: false },
		false,
	)
/** The processor time of this process in milliseconds. Other processes on the machine do not count. */
const cpuMs = (work: () => unknown) => {
	const before = process.cpuUsage()
	work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

test('ten times as many elements take about ten times as long to weigh', () => {
	expect(plan(100).elements.map(({ action }) => action)).toEqual(Array.from({ length: 100 }, () => 'add'))
	plan(100)
	expect(cpuMs(() => plan(1000))).toBeLessThan(600)
})
