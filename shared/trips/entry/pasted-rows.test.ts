import { expect, test } from 'vitest'
import { schemaOf } from '#shared/schemas.ts'
import { activity } from '../kinds/activity.ts'
import { flight } from '../kinds/flight.ts'
import { guest } from '../kinds/guest.ts'
import { readPastedRows } from './pasted-rows.ts'

test('rows without headings have the usual columns, and days as people write them (CRM-342)', () => {
	const text = 'Boat trip\t21/05/2027\t10:00\tNice\r\n\r\n"Dinner ""Chez Louis"""\t22 May 2027\t20:00'
	expect(readPastedRows(text, activity)).toEqual({
		rows: [
			{ name: 'Boat trip', date: '2027-05-21', time: '10:00', location: 'Nice', description: '' },
			{ name: 'Dinner "Chez Louis"', date: '2027-05-22', time: '20:00', location: '', description: '' },
		],
		unknown: [],
	})
})

test('headings give the order of the columns, and those that no field has are named (CRM-342)', () => {
	const text =
		'Departure Time\tFlight number\tPrice\tairline\tclass\n21/05/2027 9:40\tBA342\t£200\tBritish Airways\tbusiness class'
	expect(readPastedRows(text, flight)).toEqual({
		rows: [
			{
				departureTime: '2027-05-21T09:40',
				flightNumber: 'BA342',
				airline: 'British Airways',
				class: 'Business class',
			},
		],
		unknown: ['Price'],
	})
})

test('what cannot be read is left for the schema to refuse (CRM-342)', () => {
	const [row] = readPastedRows('Ada Okafor\t31/02/1990', guest).rows
	expect(row).toMatchObject({ fullName: 'Ada Okafor', dateOfBirth: '31/02/1990' })
	expect(schemaOf(guest).safeParse(row).success).toBe(false)
	expect(readPastedRows(' \n', guest).rows).toEqual([])
})
