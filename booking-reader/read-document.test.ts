import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readCase, readCases } from './bench/read-case.ts'
import { isFalselyCertain, scoreCase } from './bench/score-case.ts'
import { IMPORTED_KINDS, type Draft } from '#shared/import/draft.ts'
import { CORPUS } from '#tests/harness/corpus.ts'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { readWithExtractor } from './formats/kitinerary/kitinerary.ts'
import { readDocument } from './read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = (
	text: string,
	{ url = null, contentType = null }: { url?: string | null; contentType?: string | null } = {},
) => readDocument({ bytes: Buffer.from(text), contentType, url, receivedAt })
const counts = (draft: Draft) => IMPORTED_KINDS.map((list) => draft[list].length)
const values = (fields: Record<string, { value: string | number }> | undefined) =>
	Object.fromEntries(Object.entries(fields ?? {}).map(([name, { value }]) => [name, value]))

const PAGES = 'booking-reader/corpus'
test.each(readCases(PAGES))('$id: $note', async (one) => {
	const { missed, invented, inventedValues } = scoreCase(PAGES, one, await readCase(PAGES, one))
	expect({ missed, invented, inventedValues }).toEqual({ missed: [], invented: 0, inventedValues: [] })
})

const FIRST_SIGHT = 'booking-reader/corpus/first-sight'
test('documents that the readers were not made for: most values, no element invented, and nothing certain and wrong', async () => {
	const cases = readCases(FIRST_SIGHT)
	const scores = await Promise.all(
		cases.map(async (one) => scoreCase(FIRST_SIGHT, one, await readCase(FIRST_SIGHT, one))),
	)
	const sum = (of: 'hits' | 'expected' | 'invented') => scores.reduce((total, score) => total + score[of], 0)
	expect(scores.length).toBe(15)
	expect(sum('hits') / sum('expected')).toBeGreaterThan(0.97)
	expect(scores.filter(({ countsRight }) => countsRight).length).toBe(15)
	expect(sum('invented')).toBe(0)
	expect(scores.filter(isFalselyCertain).length).toBe(0)
})

const inputsOf = (extension: string) =>
	[PAGES, FIRST_SIGHT].flatMap((folder) =>
		readCases(folder).flatMap(({ input }) =>
			input.endsWith(extension) ? [readFileSync(join(folder, input), 'utf8')] : [],
		),
	)
/** Where a value was read in the source may differ. */
const draftOf = async (text: string) =>
	JSON.stringify((await read(text)).draft, (name, value: unknown) => (name === 'where' ? undefined : value))

test('a page whose source is one line is read like one with many (IMPORT-130)', async () => {
	const plain = inputsOf('.html').filter((text) => !/<(?:pre|script|textarea)|white-space/.test(text))
	expect(plain.length).toBeGreaterThan(20)
	for (const text of plain) expect(await draftOf(text.replaceAll(/\s*\n\s*/g, ' '))).toBe(await draftOf(text))
})

test.each<[name: string, changed: (text: string) => string]>([
	['blanks that keep a name on one line', (text) => text.replaceAll(/(?<=\w) (?=\w)/g, '\u00a0')],
	['blanks at the ends of lines', (text) => text.replaceAll('\n', '  \n')],
	['an indent of the whole', (text) => text.replaceAll(/^(?=.)/gm, '    ')],
	['line ends of Windows', (text) => text.replaceAll(/\r?\n/g, '\r\n')],
])('%s change nothing in a text (IMPORT-130)', async (_, changed) => {
	const texts = inputsOf('.txt')
	expect(texts.length).toBeGreaterThan(5)
	for (const text of texts) expect(await draftOf(changed(text))).toBe(await draftOf(text))
})

test('the headers of a forwarded mail are no part of its booking (IMPORT-88)', async () => {
	const headers = [
		'---------- Forwarded message ---------',
		'From: Reservations <reservations@example.com>',
		'Date: Mon, 16 Nov 2026 at 10:12',
		'Subject: Your confirmation',
		'To: Laura Finch <laura@agency.example>',
	]
	const escaped = headers.map((line) => line.replace('<', '&lt;').replace('>', '&gt;'))
	const elements = async (text: string) => {
		const { draft } = await read(text)
		return JSON.stringify(IMPORTED_KINDS.map((list) => draft[list].map(({ fields }) => values(fields))))
	}
	const sent = [
		'Von: Reservierung <reservierung@example.com>',
		'Gesendet: Montag, 16. November 2026 10:12',
		'An: Laura Finch <laura@agency.example>',
		'Betreff: Ihre Bestätigung',
	]
	const note = ['Please add this to the trip.', '', 'Laura', '']
	const withMarks = (text: string) => text.split('\n').map((line) => `> ${line}`)
	for (const text of inputsOf('.txt'))
		for (const forwarded of [
			[...note, ...headers, '', '', text],
			[...note, '-----Ursprüngliche Nachricht-----', ...sent, '', text],
			[...note, ...sent, '', text],
			[...note, 'Begin forwarded message:', '', ...withMarks(`${headers.slice(1).join('\n')}\n\n${text}`)],
		])
			expect(await elements(forwarded.join('\n'))).toBe(await elements(text))
	const pages = inputsOf('.html').filter((text) => /<body[^>]*>/i.test(text))
	expect(pages.length).toBeGreaterThan(20)
	for (const text of pages) {
		const above = `<div>Please add this to the trip.</div><div>Laura</div><div>${escaped.join('<br>')}</div><br>`
		expect(await elements(text.replace(/<body[^>]*>/i, (body) => body + above))).toBe(await elements(text))
	}
})

test('below the headers of a forwarded mail, labels are those of the booking (IMPORT-88)', async () => {
	const headers = [
		'---------- Forwarded message ---------',
		'From: Reservations <reservations@example.com>',
		'Date: Mon, 16 Nov 2026 at 10:12',
		'To: Laura Finch <laura@agency.example>',
	]
	const journey = [
		'Codice prenotazione: HT7K2Q',
		'Da: Milano Centrale',
		'A: Roma Termini',
		'Data: 3 maggio 2027 ore 09:10',
	]
	const page = [...headers, ...journey].map((line) => line.replace('<', '&lt;').replace('>', '&gt;')).join('<br>')
	for (const text of [[...headers, '', ...journey].join('\n'), `<body><div>${page}</div></body>`]) {
		const { draft } = await read(text)
		expect(draft.transfers.map(({ fields }) => values(fields))).toMatchObject([
			{ fromLocation: 'Milano Centrale', toLocation: 'Roma Termini', date: '2027-05-03', time: '09:10' },
		])
		expect(draft.unused).toEqual([])
	}
})

const FLOORS: Record<string, number> = { 'form-page': 0.95, page: 1, email: 1, 'labelled-text': 0.95, text: 0.95 }
const corpus = CORPUS ? readCases(CORPUS) : []

describe.skipIf(corpus.length === 0)('the corpus', () => {
	test.each(Object.entries(FLOORS))('%s', async (kind, floor) => {
		const cases = corpus.filter((one) => one.kind === kind)
		const scores = await Promise.all(cases.map(async (one) => scoreCase(CORPUS, one, await readCase(CORPUS, one))))
		const sum = (of: 'hits' | 'expected' | 'invented') => scores.reduce((total, score) => total + score[of], 0)
		expect(sum('hits') / sum('expected')).toBeGreaterThanOrEqual(floor)
		expect(sum('invented')).toBe(0)
		if (kind === 'form-page') expect(scores.map(({ countsRight }) => countsRight)).toEqual(cases.map(() => true))
	})
})

describe('in any time zone', () => {
	const own = process.env.TZ
	afterEach(() => {
		if (own === undefined) delete process.env.TZ
		else process.env.TZ = own
	})
	test.each(['America/New_York', 'Pacific/Kiritimati'])('%s gives the same draft as London', async (zone) => {
		for (const name of ['stacked-cards.html', 'next-state.html', 'agent-text.txt']) {
			const page = readFileSync(join(PAGES, name), 'utf8')
			process.env.TZ = 'Europe/London'
			const there = await read(page)
			process.env.TZ = zone
			expect(new Date('2027-05-20T00:00:00Z').getHours()).not.toBe(1)
			expect(await read(page)).toEqual(there)
		}
	})
})

const FLIGHT = {
	'@context': 'https://schema.org',
	'@type': 'FlightReservation',
	reservationNumber: 'X7QK2L',
	reservationFor: {
		'@type': 'Flight',
		flightNumber: '342',
		airline: { iataCode: 'BA', name: 'British Airways' },
		departureAirport: { iataCode: 'LHR' },
		arrivalAirport: { iataCode: 'NCE' },
		departureTime: '2027-05-20T07:25:00+01:00',
		arrivalTime: '2027-05-20T10:25:00+02:00',
	},
}

test('the most trusted value wins, others fill gaps, and a conflict names both', async () => {
	const { draft } = await read(`<script type="application/ld+json">${JSON.stringify(FLIGHT)}</script><h2>Flight</h2>
		<dl><dt>Flight</dt><dd>BA342</dd><dt>From</dt><dd>LHR</dd><dt>To</dt><dd>NCE</dd><dt>Departs</dt><dd>20/05/2027 07:55</dd>
		<dt>Cabin</dt><dd>Business</dd></dl>`)
	expect(counts(draft)).toEqual([0, 1, 0, 0, 0])
	expect(draft.flights[0]?.fields.departureTime).toMatchObject({ value: '2027-05-20T07:25', certainty: 'stated' })
	expect(draft.flights[0]?.fields.class).toMatchObject({
		value: 'Business class',
		certainty: 'read',
		from: { layer: 'labelled' },
	})
	const conflict = draft.issues.find(({ code }) => code === 'CONFLICT')
	expect(conflict).toMatchObject({ path: 'flights/0/departureTime', severity: 'warning' })
	expect(conflict?.message).toContain('07:25')
	expect(conflict?.message).toContain('07:55')
})

test('missing values are reported, and derived values added', async () => {
	const { draft } = await read(
		`<h2>Hotel</h2><dl><dt>Hotel</dt><dd>Palace Sample</dd><dt>Check-in</dt><dd>20/05/2027</dd></dl>`,
	)
	expect(draft.issues.filter(({ code }) => code === 'MISSING').map(({ path }) => path)).toEqual([
		'trip/name',
		'accommodations/0/checkOut',
	])
	expect(draft.trip.startDate).toMatchObject({ value: '2027-05-20', certainty: 'derived' })
	const nights = await read(
		`<h2>Hotel</h2><dl><dt>Hotel</dt><dd>Palace Sample</dd><dt>Check-in</dt><dd>20/05/2027</dd><dt>Nights</dt><dd>4</dd></dl>`,
	)
	expect(nights.draft.accommodations[0]?.fields.checkOut).toMatchObject({ value: '2027-05-24', certainty: 'derived' })
})

test('impossible flights are reported: arriving before departure, or too fast', async () => {
	const page = (departs: string, arrives: string) =>
		read(
			`<h2>Flight</h2><p>Flight: BA342</p><p>From: LHR</p><p>To: SYD</p><p>Departs: ${departs}</p><p>Arrives: ${arrives}</p>`,
		)
	const codes = async (departs: string, arrives: string) =>
		(await page(departs, arrives)).draft.issues.map(({ code }) => code)
	expect(await codes('20 May 2027 10:00', '19 May 2027 08:00')).toContain('ARRIVES_BEFORE_DEPARTURE')
	expect(await codes('20 May 2027 10:00', '20 May 2027 22:00')).toContain('TOO_FAST')
	const next = await page('20 May 2027 22:00', '06:00')
	expect(values(next.draft.flights[0]?.fields).arrivalTime).toBe('2027-05-21T06:00')
	expect(next.draft.issues.map(({ code }) => code)).toContain('NEXT_DAY_ASSUMED')
})

test('the type of a journey follows from its ends (IMPORT-44)', async () => {
	const typeOf = async (from: string, to: string) => {
		const page = `<h2>Transfer</h2><p>Date: 20 May 2027</p><p>Time: 11:00</p><p>Pick-up: ${from}</p><p>Drop-off: ${to}</p>`
		return values((await read(page)).draft.transfers[0]?.fields).transferType
	}
	expect(await typeOf('Villa Rosa', 'Nice Airport')).toBe('Airport Dropoff')
	expect(await typeOf('Nice Airport', 'Villa Rosa')).toBe('Airport Pickup')
	expect(await typeOf('Hotel Uno', 'Hotel Due')).toBe('Inter-Hotel')
	expect(await typeOf('Old Town', 'Harbour')).toBe('Private Transfer')
})

test('a page with only a name is not a booking, and one with a password field is a login', async () => {
	const nothing = await read('<title>Nice</title><h1>A weekend in Nice</h1><p>From: £99</p>')
	expect(nothing.draft.trip).toEqual({})
	expect(nothing).toMatchObject({ title: 'Nice', isLogin: false, alternate: null })
	const login = readFileSync(join(PAGES, 'no-login.html'), 'utf8')
	expect((await read(login)).isLogin).toBe(true)
})

test('our own format is found in the body, in a script, and through a link', async () => {
	const order = { format: 'trip-import', version: '1.0', order: { id: 'X-1' }, trip: { name: 'Nice' } }
	for (const text of [
		JSON.stringify(order),
		`<script type="application/vnd.trip-import+json">${JSON.stringify(order)}</script>`,
	])
		expect((await read(text)).draft.order.id?.value).toBe('X-1')
	const page = '<link rel="alternate" type="application/vnd.trip-import+json" href="/orders/1.json"><h1>Thank you</h1>'
	expect((await read(page, { url: 'https://forms.example/x' })).alternate).toBe('https://forms.example/orders/1.json')
})

test('a prefilled link is read if its page has no booking', async () => {
	const link =
		'https://forms.example/f?hotelName=Villa+Rocha&checkIn%5Bday%5D=3&checkIn%5Bmonth%5D=7&checkIn%5Byear%5D=2027&nights=7&name%5Bfirst%5D=Hannah&name%5Blast%5D=Whitcombe'
	const { draft } = await read('', { url: link })
	expect(values(draft.accommodations[0]?.fields)).toMatchObject({
		hotelName: 'Villa Rocha',
		checkIn: '2027-07-03',
		checkOut: '2027-07-10',
	})
	expect(values(draft.guests[0]?.fields)).toEqual({ fullName: 'Hannah Whitcombe' })
	expect(draft.guests[0]?.fields.fullName?.from.layer).toBe('link')
})

test('answers of Jotform and lists of questions give the same draft', async () => {
	const jotform = {
		content: {
			answers: {
				1: { order: '1', text: 'Hotel name', answer: 'Casa Sample' },
				2: { order: '2', text: 'Check-in', answer: { year: '2027', month: '05', day: '08' } },
				3: { order: '3', text: 'Nights', answer: '3' },
				4: { order: '4', text: 'Guest 1 name', answer: { prefix: 'Ms', first: 'Ana', last: 'Ruiz' } },
			},
		},
	}
	const tally = {
		data: {
			fields: [
				{ label: 'Hotel name', value: 'Casa Sample' },
				{ label: 'Check-in', value: '2027-05-08' },
				{ label: 'Nights', value: 3 },
				{ label: 'Guest full name', value: 'Ana Ruiz' },
			],
		},
	}
	for (const answers of [jotform, tally]) {
		const { draft } = await read(JSON.stringify(answers))
		expect(counts(draft)).toEqual([1, 0, 1, 0, 0])
		expect(values(draft.accommodations[0]?.fields)).toEqual({
			hotelName: 'Casa Sample',
			checkIn: '2027-05-08',
			checkOut: '2027-05-11',
			nights: 3,
		})
		expect(draft.guests[0]?.fields.fullName).toMatchObject({ value: 'Ana Ruiz', certainty: 'stated' })
	}
})

test('a mail is read from its HTML or its text, with years from its date', async () => {
	const mail = (type: string, body: string) =>
		`From: a@villas.example\r\nSubject: Your booking\r\nDate: Mon, 11 Jan 2027 09:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`
	const plain = await read(mail('text/plain', 'HOTEL\r\nHotel: Casa Sample\r\nCheck-in: 8 May\r\nNights: 3\r\n'))
	expect(plain.title).toBe('Your booking')
	expect(values(plain.draft.accommodations[0]?.fields)).toMatchObject({ checkIn: '2027-05-08', checkOut: '2027-05-11' })
	const html = await read(mail('text/html', '<h2>Hotel</h2><p>Hotel: Casa Sample</p><p>Check-in: 8 May 2027</p>'))
	expect(counts(html.draft)).toEqual([0, 0, 1, 0, 0])
})

test('a page is read in its character set, whatever set it declares (IMPORT-26)', async () => {
	const hotelOf = async (encoding: BufferEncoding, meta: string) => {
		const page = `<meta charset="${meta}"><h2>Hotel</h2><p>Hotel: Château Échantillon</p><p>Check-in: 8 May 2027</p>`
		const { draft } = await readDocument({
			bytes: Buffer.from(page, encoding),
			contentType: null,
			url: null,
			receivedAt,
		})
		return draft.accommodations[0]?.fields.hotelName?.value
	}
	expect(await hotelOf('utf8', 'iso-8859-15')).toBe('Château Échantillon')
	expect(await hotelOf('latin1', 'iso-8859-15')).toBe('Château Échantillon')
	expect(await hotelOf('latin1', 'utf-8')).toBe('Château Échantillon')
})

test('what is open is a status, and no room or number (IMPORT-38)', async () => {
	const stay = '<h2>Hotel</h2><p>Hotel: Casa Sample</p><p>Check-in: 8 May 2027</p><p>Nights: 2</p>'
	const open = '<p>Status: on request</p><p>Room type: auf Anfrage</p><p>Confirmation number: pending</p>'
	const { draft } = await read(stay + open)
	expect(values(draft.accommodations[0]?.fields)).toEqual({
		hotelName: 'Casa Sample',
		checkIn: '2027-05-08',
		checkOut: '2027-05-10',
		nights: 2,
		status: 'pending',
	})
})

test('what is forwarded is read, unlike what an answer quotes', async () => {
	const booking = ['Hotel: Palacio Sample', 'Check-in: 10 March 2027', 'Check-out: 14 March 2027']
	const mail = (start: string) =>
		`From: a@b.example\r\nSubject: Fwd\r\nContent-Type: text/plain\r\n\r\nFor the files.\r\n\r\n${[start, ...booking].join('\r\n')}\r\n`
	const html = (start: string) =>
		`<p>For the files.</p><div class="gmail_quote"><div class="gmail_attr">${start}</div><table>${booking.map((line) => `<tr><td>${line.replace(': ', '</td><td>')}</td></tr>`).join('')}</table></div>`
	for (const document of [mail, html]) {
		const forwarded = await read(document('---------- Forwarded message ---------'))
		expect(counts(forwarded.draft)).toEqual([0, 0, 1, 0, 0])
		expect(forwarded.draft.unused).toEqual([])
	}
	const quoted = await read(mail('-----Original Message-----'))
	expect(counts(quoted.draft)).toEqual([0, 0, 0, 0, 0])
})

test('Outlook and Apple Mail mark what they forward as they mark quotes, and it is read all the same', async () => {
	const booking = ['Hotel: Palacio Sample', 'Check-in: 10 March 2027', 'Check-out: 14 March 2027']
	const plain = (subject: string, lines: string[]) =>
		`From: a@b.example\r\nSubject: ${subject}\r\nContent-Type: text/plain\r\n\r\nFor the files.\r\n\r\n${lines.join('\r\n')}\r\n`
	const outlook = ['_'.repeat(32), 'From: Hotel <res@hotel.example>', 'To: Marguerite', 'Subject: Stay', '', ...booking]
	const cited = ['', 'From: Hotel <res@hotel.example>', ...booking].map((line) => `> ${line}`)
	const html = (quote: string) =>
		`From: a@b.example\r\nSubject: Stay\r\nContent-Type: text/html\r\n\r\n<div>For the files.</div><div>${quote}</div>`
	const table = `<table>${booking.map((line) => `<tr><td>${line.replace(': ', '</td><td>')}</td></tr>`).join('')}</table>`
	const marker = '<div>Begin forwarded message:</div><br class="Apple-interchange-newline">'
	for (const [document, stays] of [
		[plain('FW: Stay', outlook), 1],
		[plain('RE: Stay', outlook), 0],
		[plain('Fwd: Stay', ['Begin forwarded message:', ...cited]), 1],
		[plain('Re: Stay', ['On 2 Nov 2026, at 10:14, Hotel wrote:', ...cited]), 0],
		[plain('Stay', ['_'.repeat(40), ...booking]), 1],
		[plain('Re: Stay', ['Den 2 nov. 2026 kl. 10:14 skrev Ada Sample:', ...booking]), 0],
		[html(`<blockquote type="cite">${marker}${table}</blockquote>`), 1],
		[html(`${marker}<blockquote type="cite">${table}</blockquote>`), 1],
		[html(`<div>On 2 Nov 2026 Hotel wrote:</div><blockquote type="cite">${table}</blockquote>`), 0],
	] as const)
		expect([counts((await read(document)).draft), document]).toEqual([[0, 0, stays, 0, 0], document])
})

test('a PDF is read by its lines', async () => {
	const pdf = smallPdf(['Palace Sample', 'HOTEL', 'Hotel: Casa Sample', 'Check-in: 8 May 2027', 'Nights: 3'])
	const { draft } = await readDocument({ bytes: pdf, contentType: 'text/html', url: null, receivedAt })
	expect(values(draft.accommodations[0]?.fields)).toMatchObject({ hotelName: 'Casa Sample', checkOut: '2027-05-11' })
	expect(draft.accommodations[0]?.fields.hotelName?.from.where).toMatch(/^line \d+$/)
	const broken = await readDocument({ bytes: pdf.subarray(0, 300), contentType: null, url: null, receivedAt })
	expect(counts(broken.draft)).toEqual([0, 0, 0, 0, 0])
})

test('kitinerary-extractor reads a mail if it is installed', async ({ skip }) => {
	const body = `<html><script type="application/ld+json">${JSON.stringify(FLIGHT)}</script></html>`
	const mail = `From: a@air.example\r\nDate: Mon, 11 Jan 2027 09:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${body}`
	const draft = await readWithExtractor(Buffer.from(mail), { receivedAt })
	skip(draft === null, 'not installed, or not to be run without a network here')
	expect(draft?.flights[0]?.fields.flightNumber).toMatchObject({
		value: 'BA342',
		certainty: 'read',
		from: { layer: 'extractor', where: 'kitinerary' },
	})
})

test('lines of reservation systems', async () => {
	const record = 'RP/PARFR2123/PARFR2123            SL/GS  19NOV26/1042Z   QX7M4K'
	const { draft } = await read(
		`${record}\n  1.OKAFOR/DANIEL MR(INFOKAFOR/JULES/08SEP26)\n 1. EK 030 J 14AUG LHRDXB HK2  2040  0635+1\n`,
	)
	expect(draft.guests.map(({ fields }) => values(fields))).toEqual([
		{ title: 'Mr', fullName: 'Daniel Okafor' },
		{ fullName: 'Jules Okafor', dateOfBirth: '2026-09-08' },
	])
	expect(values(draft.flights[0]?.fields)).toMatchObject({
		airline: 'Emirates',
		flightNumber: 'EK30',
		pnr: 'QX7M4K',
		departureTime: '2027-08-14T20:40',
		arrivalTime: '2027-08-15T06:35',
		class: 'Business class',
		status: 'confirmed',
	})
})

test('columns, sentences and one-word lines without any label', async () => {
	const ticket = await read(`E-TICKET

Origin/Destination     Flight    Departure   Arrival    Class
From                   IB3677    20 Jul      20 Jul     Business
Berlin (TXL)                     12:25       15:35
To
Madrid (MAD)
From                   IB8588    20 Jul      20 Jul     Economy
Madrid (MAD)                     17:50       19:00
To                               Terminal 4
Almeria (LEI)
`)
	expect(ticket.draft.flights.map(({ fields }) => values(fields))).toMatchObject([
		{ flightNumber: 'IB3677', departureAirport: 'TXL', arrivalAirport: 'MAD', arrivalTime: '2027-07-20T15:35' },
		{ flightNumber: 'IB8588', departureAirport: 'MAD', arrivalAirport: 'LEI', departureTime: '2027-07-20T17:50' },
	])

	const letter = await read(`Dear Dr Lindqvist,

A chauffeur will collect you from Colombo Airport at 10:30 on 17 January 2027 and drive you to The Planter's Hall in a Toyota.
From 17 January 2027 to 20 January 2027 you stay at The Planter's Hall, Hatton, in a Garden Bungalow, on a Full Board basis.
We look forward to welcoming Dr Peter Lindqvist. You will love it; our office is open from 9:00 on 2 January 2027.
`)
	expect(counts(letter.draft)).toEqual([1, 0, 1, 1, 0])
	expect(values(letter.draft.accommodations[0]?.fields)).toMatchObject({
		hotelName: "The Planter's Hall",
		address: 'Hatton',
		checkOut: '2027-01-20',
		boardBasis: 'Full Board',
	})

	const { draft } =
		await read(`<p>Booking reference <b>N7VQ2D</b></p><section><div><span>Outbound</span><span>Sunday 21 March 2027</span></div>
		<div><span>22:05</span><span>LHR</span><span>London</span></div><div><span>18:00</span><sup>+1</sup><span>HKG</span></div>
		<div><span>CX 252</span><span>Non-stop</span><span>First</span></div></section>`)
	expect(values(draft.flights[0]?.fields)).toMatchObject({
		flightNumber: 'CX252',
		departureAirport: 'LHR',
		arrivalTime: '2027-03-22T18:00',
		class: 'First class',
		segmentType: 'outbound',
	})
})

test('a card with a name, a day and a place, but no word for its kind, is an activity', async () => {
	const { draft } = await read(
		`<h1>Your trip to Malta</h1><p>Booking reference: QX-7712</p><p>Guest: Mr Daniel Okafor</p>
		<h3>Sunset cruise</h3><p>Date: 12 June 2027</p><p>Time: 18:30</p><p>Location: Sliema Ferries</p>
		<h3>Wine tasting at Marsovin</h3><p>Date: 13 June 2027</p><p>Time: 11:00</p><p>Location: Marsa</p>`,
		{ contentType: 'text/html' },
	)
	expect(draft.activities.map(({ fields }) => values(fields))).toMatchObject([
		{ name: 'Sunset cruise', date: '2027-06-12', time: '18:30', location: 'Sliema Ferries' },
		{ name: 'Wine tasting at Marsovin', date: '2027-06-13', time: '11:00', location: 'Marsa' },
	])
})

test('offers are not bookings, and a flight listed per passenger is one flight', async () => {
	const page = (...numbers: string[]) =>
		read(
			`<h2>Flights</h2><table><tr><th>Flight</th><th>From</th><th>To</th><th>Departs</th></tr>${numbers
				.map((number) => `<tr><td>${number}</td><td>LHR</td><td>NCE</td><td>20/05/2027 0${number.at(-1)}:25</td></tr>`)
				.join('')}</table>`,
		)
	expect(counts((await page('BA342', 'BA346')).draft)).toEqual([0, 0, 0, 0, 0])
	expect(counts((await page('BA342', 'BA342')).draft)).toEqual([0, 1, 0, 0, 0])
})

test('hostile documents give an empty draft and pollute nothing', async () => {
	const hostile = [
		'<div>'.repeat(5000),
		'<table><tr><td>'.repeat(2000),
		'<dl><dt>Hotel</dt>'.repeat(500),
		`<script>${'var a = {"x":'.repeat(5000)}</script>`,
		'{"a":['.repeat(20_000),
		`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[]}`,
	]
	for (const text of hostile) expect(counts((await read(text)).draft)).toEqual([0, 0, 0, 0, 0])
	expect(({} as { polluted?: number }).polluted).toBeUndefined()
	const row = (_: unknown, index: number) =>
		`<tr><td>BA${index + 1}</td><td>LHR</td><td>NCE</td><td>20/05/2027 07:25</td><td>X7QK2L</td></tr>`
	const rows = Array.from({ length: 300 }, row).join('')
	const long = await read(
		`<h2>Flights</h2><table><tr><th>Flight</th><th>From</th><th>To</th><th>Departs</th><th>PNR</th></tr>${rows}</table>`,
	)
	expect(long.draft.flights).toHaveLength(100)
})

describe('a nesting bomb of 5 MB costs about a second of processor time at most, and no booking of it is invented', () => {
	const filled = (part: string, after = '') => part.repeat(5_000_000 / (part.length + after.length)) + after
	test.each([
		['lists', '['.repeat(2_500_000) + ']'.repeat(2_500_000), 'application/json'],
		['objects', '{"a":'.repeat(800_000) + '1' + '}'.repeat(800_000), 'application/json'],
		['many lists', `[${`${'['.repeat(150)}${']'.repeat(150)},`.repeat(16_000)}1]`, 'application/json'],
		['data in a page', `<html><script type="application/ld+json">${'['.repeat(5_000_000)}</script>`, 'text/html'],
		['open sections', filled('<div>'), 'text/html'],
		['open tables', filled('<table>'), 'text/html'],
		['lettering', filled('<p><b>'), 'text/html'],
		['lists in lists', filled('<ul><li>'), 'text/html'],
	])('%s', { timeout: 60_000 }, async (_, text, contentType) => {
		const before = process.cpuUsage()
		const { draft } = await read(text, { contentType })
		const { user } = process.cpuUsage(before)
		expect(counts(draft).every((count) => count === 0)).toBe(true)
		// About three times what the slowest one takes on an idle machine.
		expect(user / 1000).toBeLessThan(3000)
	})

	test('a page is read up to where it becomes a bomb, and says so', async () => {
		const page = `<h2>Flight</h2><p>Flight number: BA342</p><p>From: LHR</p><p>To: NCE</p><p>Departure: 20 May 2027 09:40</p>${'<div>'.repeat(100_000)}`
		const { draft } = await read(page, { contentType: 'text/html' })
		expect(draft.flights.length).toBe(1)
		expect(draft.issues.map(({ code }) => code)).toContain('PAGE_CUT')
	})
})

test('what comes after a hundred elements of a kind is left out before it is weighed (IMPORT-64)', async () => {
	const stay = (_: unknown, index: number) => ({
		'@context': 'https://schema.org',
		'@type': 'LodgingReservation',
		reservationFor: { '@type': 'LodgingBusiness', name: `Casa ${index}` },
		checkinTime: '2027-05-08',
		checkoutTime: '2027-05-11',
	})
	const { draft } = await read(JSON.stringify(Array.from({ length: 300 }, stay)))
	expect(draft.accommodations.length).toBe(100)
	expect(draft.issues.map(({ code }) => code)).toContain('TOO_MANY')
	expect(draft.issues.filter(({ path }) => Number(path.split('/')[1]) >= 100)).toEqual([])
})
