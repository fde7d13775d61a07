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
	['17/09/2027, 7:15 AM, Early Access Sample Museums, meet at Caffè Prova', 'Early Access Sample Museums', {}],
	['- vr 17-09, 10.45 uur: samplevaart met de sloep, 4 pers.', 'samplevaart met de sloep', {}],
	[
		'KUS-04 Sample & the Houses 2 tickets, 17/09/2027, 8:30 AM, meet in the Star Lounge – confirmed',
		'Sample & the Houses',
		{},
	],
	['17/09/2027 12:00 Monte Sample, circuito 2. Entradas nominativas.', 'Monte Sample', {}],
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

test('a row is headed by the number of its day, and a table of calls has no events (IMPORT-96)', async () => {
	const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
	const calls =
		row('Date', 'Port', 'Arrive', 'Depart') + row('Sep 16, 2027', 'Sample Bay, Corsica', '9:00 AM', '6:00 PM')
	const days = row(
		'Day 3<br>Fri 17 September 2027',
		'05:00 – Hot-air balloon (confirmation BAL-3390). Call at 04:15.',
		'BLD',
	)
	expect(
		await read(`<p>Itinerary no. QX7LM2</p><p>Mr Ola Ade</p><table>${calls}</table><table>${days}</table>`),
	).toEqual([{ name: 'Hot-air balloon', date: '2027-09-17', time: '05:00', confirmationNumber: 'BAL-3390' }])
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

test('the title of a card may stand above its day and time, and other times below (IMPORT-127)', async () => {
	const row = (title: string, day: string) =>
		`<table><tr><td rowspan="2"><img></td><td><h3>${title}</h3></td></tr><tr><td>${day}<br>3 participants<br>Rendez-vous : 11 rue de l'Exemple, 75003 Paris<br><small>De 20h00 à 23h00.</small></td></tr></table>`
	const rows = [
		row('Atelier macarons', 'vendredi 24 septembre 2027 à 20h15'),
		row('Versailles', '25 septembre 2027 à 9h00'),
	]
	expect(await read(`<p>Réf. QX7LM2</p><p>Mme Ola Ade</p>${rows.join('')}`)).toMatchObject([
		{ name: 'Atelier macarons', time: '20:15', location: "11 rue de l'Exemple, 75003 Paris" },
		{ name: 'Versailles', time: '09:00' },
	])
})

test('a time may be a range, or in a row of its own, and a card is a cell (IMPORT-127)', async () => {
	const row = (sign: string, text: string) => `<tr><td>${sign}</td><td>${text}</td></tr>`
	const tour = [
		row('📅', 'Friday, September 24, 2027'),
		row('🕑', '8:30 AM <span>(arrive early; duration 3 hours)</span>'),
		row('📍', '<b>Meeting point</b><br>Largo Sample 3<br>Open in maps'),
	]
	const cell = (title: string, day: string) => `<td><b>${title}</b><br>${day}<br>Calle Sample 18, Prova City</td>`
	const cells = [
		cell('Casa Sample – General admission', 'Saturday, 25 September 2027<br>Entry 1:30 PM<br>2 &times; Adult'),
		cell('Studio Sample – Doors Off', 'Monday, September 27, 2027 @ 8:45 AM – 9:45 AM HST'),
	]
	expect(
		await read(
			`<p>Order QX7LM2</p><p>Mr Ola Ade</p><div>Sample Underground: Small Group<table>${tour.join('')}</table></div><table><tr>${cells.join('')}</tr></table>`,
		),
	).toEqual([
		{
			name: 'Sample Underground: Small Group',
			date: '2027-09-24',
			time: '08:30',
			location: 'Largo Sample 3',
			confirmationNumber: 'QX7LM2',
		},
		{
			name: 'Casa Sample – General admission',
			date: '2027-09-25',
			time: '13:30',
			location: 'Calle Sample 18, Prova City',
			confirmationNumber: 'QX7LM2',
		},
		{
			name: 'Studio Sample – Doors Off',
			date: '2027-09-27',
			time: '08:45',
			location: 'Calle Sample 18, Prova City',
			confirmationNumber: 'QX7LM2',
		},
	])
})

test('a card in a chat ends where the next message begins (IMPORT-101)', async () => {
	const messages = [
		'Hello:\n🍽 Sample Dinner, Sat 18 Sep 2027 7.30pm',
		'You are the BEST',
		'Booking ref QX7LM2, Mr Ola Ade',
	]
	const chat = messages.map((text) => `[16/11/2026, 09:02:11] Ola: ${text}`).join('\n')
	expect(await read(chat)).toMatchObject([{ name: 'Sample Dinner', date: '2027-09-18', time: '19:30' }])
})

test('a letter without a year, whose days have no month, or are those of the line before (IMPORT-67)', async () => {
	const letter = [
		'Bonjour Mme Ola Ade,\n\nVous arrivez le jeudi 8 avril, dossier QX7LM2.\n',
		'- vendredi 9, à 10h, visite de la médina, trois heures ;',
		'- le même jour, 17h30, hammam et gommage, au spa ;',
		'- sam. 10, 09h00, private day boat with skipper, from Port de la Darse, eight hours.',
	].join('\n')
	expect(await read(letter)).toMatchObject([
		{ name: 'visite de la médina', date: '2027-04-09', time: '10:00' },
		{ name: 'hammam et gommage', date: '2027-04-09', time: '17:30', location: 'spa' },
		{ name: 'private day boat with skipper', date: '2027-04-10', location: 'Port de la Darse' },
	])
})

test('a day behind a label heads the times below it (IMPORT-96)', async () => {
	const lines = [
		'Fecha: viernes, 17 de septiembre de 2027',
		'',
		'   11:00   Circuito termal (2 personas)   Ref. 88311',
		'',
		'El circuito de las 11:00 es nuevo.',
	]
	expect(await read(BOOKED + lines.join('\n'))).toMatchObject([
		{ name: 'Circuito termal', date: '2027-09-17', time: '11:00', confirmationNumber: '88311' },
	])
})

test('below a day, a day in brackets or a later sentence is another (IMPORT-96)', async () => {
	const lines = [
		'2.º dia – quinta-feira, 11 de novembro de 2027: SAMPLE',
		'Pequeno-almoço. Às 09h30, visita privada da medina, saída do lobby do hotel.',
		'16:00 Cruzeiro Sample (se chover, a 13 de novembro)',
	]
	expect(await read(`${BOOKED}${lines.join('\n')}`)).toMatchObject([
		{ name: 'visita privada da medina', date: '2027-11-11', location: 'lobby do hotel' },
		{ name: 'Cruzeiro Sample', date: '2027-11-11', time: '16:00' },
	])
})

test('a ruled line quotes nothing, and a card with an emoji ends with its part (IMPORT-62)', async () => {
	const ruled = `SAMPLE LTD   Ref: QX7LM2\n${'_'.repeat(40)}\n\nMr Ola Ade\n\n17/09/2027\n3.00pm: Elephant orphanage visit`
	expect(await read(ruled)).toMatchObject([{ name: 'Elephant orphanage visit', date: '2027-09-17' }])
	const parts = [
		'Mme Ola Ade, réf. QX7LM2',
		'Vendredi 17 septembre 2027',
		'🛏 Hôtel Sample',
		'Samedi 18 septembre',
		'14h00 : cérémonie du thé',
	]
	expect(await read(`<div>${parts.map((text) => `<p>${text}</p>`).join('')}</div>`)).toMatchObject([
		{ name: 'cérémonie du thé', date: '2027-09-18', time: '14:00' },
	])
})

test('a label of something else and its value are no place', async () => {
	const [tour] = await read(
		`${BOOKED}Cooking class with a chef | 14 October 2027, 17:15 | Language: English | Pickup point: Riad Sample, Derb Prova`,
	)
	expect(tour).toMatchObject({ name: 'Cooking class with a chef', location: 'Riad Sample, Derb Prova' })
})

test('the ports at which a ship calls are no events and no journeys', async () => {
	const rows = [
		['Sat 04-Sep-2027', 'Porto Prova', '', 'dep 18:00'],
		['Sun 05-Sep-2027', 'Sampleia', 'arr 09:00', 'dep 19:00'],
		['Mon 06-Sep-2027', 'Muestra Bay', 'arr 08:00', 'dep 22:00'],
	].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
	const html = `<p>Booking reference QX7LM2</p><p>Mr Ola Ade</p><h3>Itinerary</h3><table>${rows.join('')}</table>`
	const bytes = new TextEncoder().encode(html)
	const { draft } = await readDocument({ bytes, contentType: 'text/html', url: null, receivedAt })
	expect([...draft.activities, ...draft.transfers]).toEqual([])
})
