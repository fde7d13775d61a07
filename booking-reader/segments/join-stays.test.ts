import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const staysIn = async (json: unknown) => {
	const bytes = new TextEncoder().encode(JSON.stringify(json))
	const { draft } = await readDocument({ bytes, contentType: 'application/json', url: null, receivedAt })
	return draft.accommodations.map(({ fields }) =>
		Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
	)
}
const customer = { fullName: 'Ada Sample', email: 'ada@sample.example' }

test('a property within a stay names it, and its status is no name (IMPORT-99)', async () => {
	const line = { accommType: 'Treehouse Suite', dateIn: '2028-01-22', dateOut: '2028-01-24', lineStatus: 'Confirmed' }
	const property = { code: 'KJT', name: 'Sample Treehouses', area: 'Tarangire' }
	expect(await staysIn({ reservation: { guests: [customer], itinerary: [{ ...line, property }] } })).toMatchObject([
		{ hotelName: 'Sample Treehouses', address: 'Tarangire', checkIn: '2028-01-22', roomType: 'Treehouse Suite' },
	])
})

test('a listing apart from the days names the stay, and fields of its own are no answers of a form (IMPORT-104)', async () => {
	const reservation = {
		confirmationCode: 'GY-3081',
		confirmedAt: '2026-11-19T11:42:07.000Z',
		checkIn: '2027-08-14T15:00:00.000Z',
		checkOut: '2027-08-28T10:00:00.000Z',
		checkInDateLocalized: '2027-08-14',
		guest: customer,
		listing: { title: 'Casa de Muestra', roomType: 'Entire home', bedrooms: 6 },
		customFields: [
			{ name: 'Contact', value: 'Pia Prova' },
			{ name: 'Ages', value: '12, 9' },
			{ name: 'Cots', value: '1' },
		],
	}
	expect(await staysIn({ event: 'reservation.new', reservation })).toMatchObject([
		{
			hotelName: 'Casa de Muestra',
			checkIn: '2027-08-14',
			checkOut: '2027-08-28',
			roomType: 'Entire home',
			confirmationNumber: 'GY-3081',
		},
	])
})
