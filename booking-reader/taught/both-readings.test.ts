import { expect, test } from 'vitest'
import type { DraftElement, DraftFields } from '#shared/import/draft.ts'
import { mergeReadings } from './both-readings.ts'

const element = (layer: 'taught' | 'labelled', values: Record<string, string>): DraftElement => {
	const from = { layer, where: 'line 6', raw: '' }
	const fields = Object.entries(values).map(([name, value]) => [name, { value, from, certainty: 'read' }])
	return { fields: Object.fromEntries(fields) as DraftFields }
}

test('what a layout takes for one end of a flight is not also its other end (IMPORT-105)', () => {
	// 'You arrive with IB6651 from Madrid at 18:10.'
	const byLayout = element('taught', {
		flightNumber: 'IB6651',
		departureAirport: 'MAD',
		arrivalTime: '2027-09-03T18:10',
	})
	const byReaders = element('labelled', {
		flightNumber: 'IB6651',
		arrivalAirport: 'MAD',
		departureTime: '2027-09-03T18:10',
		pnr: 'RQNC4D',
	})
	const layout = { asRead: [], alsoRead: [], fieldsAsRead: {}, refused: {} }
	const [merged] = mergeReadings('flights', [byLayout], [byReaders], layout)
	const values = Object.fromEntries(Object.entries(merged!.fields).map(([name, { value }]) => [name, value]))
	expect(values).toEqual({
		flightNumber: 'IB6651',
		departureAirport: 'MAD',
		arrivalTime: '2027-09-03T18:10',
		pnr: 'RQNC4D',
	})
})
