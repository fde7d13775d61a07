import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (text: string) => {
	const { draft } = await readDocument({
		bytes: new TextEncoder().encode(text),
		contentType: null,
		url: null,
		receivedAt,
	})
	return draft.activities.map(({ fields }) =>
		Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
	)
}

const BOOKED = 'Booking reference: QX7LM2\nMr Ola Ade\n\n'
const EVENTS: readonly [line: string, name: string, more: Record<string, string>][] = [
	[
		'* 17/09/2027, 14h - Mergulho de batismo com a Casa Azul (voucher NR-7713)',
		'Mergulho de batismo com a Casa Azul',
		{ time: '14:00', confirmationNumber: 'NR-7713' },
	],
	[
		'17/09/2027 kl. 18.00: Norrskenstur med minibuss, samling Sample terminal.',
		'Norrskenstur med minibuss',
		{ location: 'Sample terminal' },
	],
	[
		'Frühstück. 17.09.2027, 10.30 Uhr Private Stadtführung, Treffpunkt Hotelhalle',
		'Private Stadtführung',
		{ location: 'Hotelhalle' },
	],
	[
		'17/09/2027   21.30   Casa Sample, Hydra waterfront, table for 4 - name Shaw',
		'Casa Sample',
		{ location: 'Hydra waterfront' },
	],
	[
		'Visita privata del museo, 17/09/2027 ore 9.15, rif. IS-0092',
		'Visita privata del museo',
		{ time: '09:15', confirmationNumber: 'IS-0092' },
	],
	['17/09/2027 16:30 Massage (Frau A. Sample), 90 min. Bitte zehn Minuten vorher da sein.', 'Massage', {}],
]
test.each(EVENTS)('an event, its place and its reference: %s (IMPORT-127)', async (line, name, more) => {
	expect(await read(BOOKED + line)).toMatchObject([{ name, date: '2027-09-17', ...more }])
})

test.each([
	'17/09/2027 13:00 Déjeuner libre',
	'17/09/2027 16:00 Valgfritt og ikke bestilt: tur til Sample',
	'17/09/2027 20:00 Concert at Sample Hall. Waitlist.',
	'17/09/2027 12:30 Sample Class Car from Hotel Sample to Sample Station',
])('no event: %s (IMPORT-127)', async (line) => {
	expect(await read(BOOKED + line)).toEqual([])
})

const card = (title: string, time: string, place: string, reference: string) =>
	`<div><h3>${title}</h3><p>Fri, Sep 24, 2027</p><p>${time}</p><p>${place}</p><p>Voucher ${reference}</p></div>`
test('a card has its title, day, time and place in a line each (IMPORT-127)', async () => {
	const cards = [
		card('Forum: Small-Group Tour', '8:45 AM', 'Meeting point: Via Sample 31, 00184 Roma', 'BR-118834'),
		card('Private Pasta Class', '6:30 PM', 'Meeting point: Vicolo Sample 9', 'BR-118835'),
	]
	expect(await read(`<html lang="en-US"><p>Itinerary no. QX7LM2</p><p>Mr Ola Ade</p>${cards.join('')}</html>`)).toEqual(
		[
			{
				name: 'Forum: Small-Group Tour',
				date: '2027-09-24',
				time: '08:45',
				location: 'Via Sample 31, 00184 Roma',
				confirmationNumber: 'BR-118834',
			},
			{
				name: 'Private Pasta Class',
				date: '2027-09-24',
				time: '18:30',
				location: 'Vicolo Sample 9',
				confirmationNumber: 'BR-118835',
			},
		],
	)
})
