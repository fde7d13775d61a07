import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (text: string, contentType = 'text/plain') =>
	(await readDocument({ bytes: new TextEncoder().encode(text), contentType, url: null, receivedAt })).draft
const stay = [
	'Mr Ola Sample and Mrs Ann Sample',
	'Hotel Sample Palace',
	'Check-in: 9 June 2027',
	'Check-out: 12 June 2027',
]

test('the number of the order may have a word in front (IMPORT-117)', async () => {
	const stated: [string, string][] = [
		['FILE      LAGOON 28-0511          PROGRAMME  "Sample Lands"', 'LAGOON 28-0511'],
		['Nostro riferimento: TB 318', 'TB 318'],
		['Your ref: CG 27/114', 'CG 27/114'],
	]
	for (const [line, id] of stated) expect((await read([line, ...stay].join('\n'))).order.id?.value, line).toBe(id)
	const licence = await read(['Registered Travel Agency No. 0-0000', ...stay].join('\n'))
	expect(licence.order.id).toBeUndefined()
})

test('the agent is the person who booked, without title, agency or telephone', async () => {
	const stated = [
		'Booked by: Ms Priya Sample, Lantern Travel, IATA 00000000',
		'Handled by: Mr. Priya Sample (M: +44 20 7946 0385)',
		'Geboekt door: Priya Sample',
		'TEL 020 7946 0385          AGENT        PRIYA SAMPLE',
		'We confirm the reservation below, made on 2 December 2026 by Priya Sample, Lantern Travel.',
		'établi le 22/11/2026 par Priya Sample',
	]
	for (const line of stated)
		expect((await read([line, ...stay].join('\n'))).trip.bookingAgent?.value, line).toBe('Priya Sample')
	const table = `<table><tr><td>Geboekt door</td><td>: Priya Sample</td></tr></table>${stay.map((line) => `<p>${line}</p>`).join('')}`
	expect((await read(`<html><body>${table}</body></html>`, 'text/html')).trip.bookingAgent?.value).toBe('Priya Sample')
	expect((await read(['Agent: 0417', ...stay].join('\n'))).trip.bookingAgent).toBeUndefined()
})
