import { describe, expect, test } from 'vitest'
import { isWhollyRead, needsNoReview } from '#shared/import/certainty.ts'
import { readDocument } from '../read-document.ts'

const receivedAt = new Date('2026-11-20T12:00:00Z')
const read = async (text: string) =>
	(await readDocument({ bytes: Buffer.from(text), contentType: null, url: null, receivedAt })).draft
const unusedIn = async (text: string) => (await read(text)).unused?.map(({ kind, text: found }) => [kind, found])

/** A stay that is read without a doubt, above what a test adds. */
const STAY =
	'<html lang="en-GB"><h2>Hotel</h2><dl><dt>Hotel</dt><dd>Palace Sample</dd><dt>Check-in</dt><dd>20 May 2027</dd><dt>Check-out</dt><dd>24 May 2027</dd></dl>'

describe('what a document states and no value uses is listed (IMPORT-60)', () => {
	test.each([
		['date', '<p>Your boat leaves on 22 May 2027.</p>', '22 May 2027'],
		['time', '<p>The boat leaves at 14:35.</p>', '14:35'],
		['flight', '<p>You will arrive on BA2606.</p>', 'BA2606'],
		['airport', '<p>We fetch you at Nice (NCE).</p>', '(NCE)'],
		['person', '<p>Your driver is Mr Anil Kapoor.</p>', 'Mr Anil Kapoor'],
		['reference', '<p>Spa, confirmation number SP-7781.</p>', 'SP-7781'],
		['amount', '<p>Please bring EUR 250.</p>', 'EUR 250'],
	])('%s', async (kind, more, text) => {
		expect(await unusedIn(STAY)).toEqual([])
		expect(await unusedIn(STAY + more)).toEqual([[kind, text]])
	})

	test.each([
		['the day of issue', '<p>Date of issue: 3 December 2026</p>'],
		['a payment', '<p>The balance of EUR 4,000 is due on 1 March 2027.</p>'],
		['a rule', '<p>Kostenlose Stornierung bis 10.05.2027, 18:00 Uhr.</p>'],
		['opening hours', '<p>Check-in from 15:00, breakfast is served daily 7:00 to 10:30.</p>'],
		['a day of the past', '<p>Founded on 4 July 1988.</p>'],
		['struck-through text', '<p><s>22 May 2027, 14:35</s></p>'],
		['a quoted message', '<blockquote>Could we come on 22 May 2027?</blockquote>'],
		['an offer', '<div class="ads"><p>Nice, 22 May 2027, from £99</p></div>'],
	])('%s is not listed', async (_, more) => {
		expect(await unusedIn(STAY + more)).toEqual([])
	})

	test('a birth with a short year, whose doubt names the year that was read', async () => {
		const born = `${STAY}<dl><dt>Guest</dt><dd>Mrs Ada Sample</dd><dt>Date of birth</dt><dd>03/07/72</dd></dl>`
		expect(await unusedIn(born)).toEqual([])
		const { guests, issues } = await read(born)
		expect(guests[0]?.fields.dateOfBirth?.value).toBe('1972-07-03')
		expect(issues.find(({ code }) => code === 'TWO_DIGIT_YEAR')?.message).toBe(
			'‘03/07/72’ has a two-digit year, which was read as 1972.',
		)
	})

	test('a quoted reply of plain text, and keys of data', async () => {
		const text = 'HOTEL\nHotel: Palace Sample\nCheck-in: 20 May 2027\nCheck-out: 24 May 2027\nDinner at 20:15.\n'
		const reply = '\nOn 2 Nov 2026, at 10:14, Clara Ortega wrote:\nCould we come on 22 May 2027 at 9:05?\n'
		expect(await unusedIn(text + reply)).toEqual([['time', '20:15']])
		const json = {
			hotels: [{ hotelName: 'Palace Sample', checkIn: '2027-05-20', checkOut: '2027-05-24', taxi: '09:10' }],
		}
		expect(await unusedIn(JSON.stringify({ ...json, createdAt: '2026-12-01T10:00:00Z' }))).toEqual([['time', '09:10']])
	})
})

test.each([
	['a flight twice', '<p>BA 175 on 3 May 2027 LHR 11:40 JFK 14:30</p><p>BA 175 on 3 May 2027 LHR 12:40 JFK 15:30</p>'],
	['a word for a change', '<p>Your check-in has been moved.</p>'],
	['an earlier time', '<p>20 May 2027 was 19 May 2027</p>'],
	['a label whose value is used nowhere', '<p>Cot: for a baby</p>'],
	['a code', '<p>Your car: see page 2, CM-2291-A</p>'],
])('a reading is not certain next to %s (IMPORT-106)', async (_, more) => {
	expect(isWhollyRead(await read(STAY + more))).toBe(false)
})

test('only what leaves nothing over is certain, and only our own format needs no review', async () => {
	const whole = await read(STAY)
	const more = await read(`${STAY}<p>The boat leaves at 14:35.</p>`)
	expect([whole, more].map(isWhollyRead)).toEqual([true, false])
	expect([whole, more].map(needsNoReview)).toEqual([false, false])
	const own = {
		format: 'trip-import',
		version: '1.0',
		order: { id: 'X-1' },
		trip: { name: 'Nice', startDate: '2027-05-20' },
	}
	const stated = await read(JSON.stringify(own))
	expect([isWhollyRead(stated), needsNoReview(stated)]).toEqual([true, true])
})
