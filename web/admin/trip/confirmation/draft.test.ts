import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { buildStay } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { contentOfRow, rowOf } from './content-rows.ts'
import { checkContent, contentToSend, iconsOf, linesOf, withPicture } from './draft.ts'

const CARE = { text: 'Care - Day and night', iconUrl: '/api/images/care.jpg' }
const SMALL = { text: 'Small - One advisor', iconUrl: '/api/images/small.jpg' }

test('a picture stays with its line, wherever lines are written, rewritten or taken away', () => {
	const written = (lines: string) => iconsOf(lines, [CARE, SMALL])
	expect(written(`New\n${CARE.text}\n${SMALL.text}`)).toEqual([{ text: 'New', iconUrl: null }, CARE, SMALL])
	expect(written(`${CARE.text}\n\n${SMALL.text}`)).toEqual([CARE, { text: '', iconUrl: null }, SMALL])
	expect(written(`${CARE.text}\nSmaller`)).toEqual([CARE, { ...SMALL, text: 'Smaller' }])
	expect(written(SMALL.text)).toEqual([SMALL])
	expect(written('')).toEqual([])
})

test('whatever is written in the lines is what they say', () => {
	const lines = fc.array(fc.string()).map((all) => all.join('\n'))
	fc.assert(
		fc.property(lines, lines, (before, after) => {
			expect(linesOf(iconsOf(after, iconsOf(before, [CARE])))).toBe(after)
		}),
	)
})

test('a picture is put in its place and taken away again, and its neighbours stay', () => {
	const content = { ...NO_CONTENT, hotelImages: { a: '/a' }, whyBookWithUsIcons: [CARE, SMALL] }
	const hotel = { section: 'hotel', id: 'b' } as const
	expect(withPicture(content, hotel, '/b')).toEqual({ hotelImages: { a: '/a', b: '/b' } })
	expect(withPicture({ ...content, hotelImages: { a: '/a', b: '/b' } }, hotel, null)).toEqual({
		hotelImages: { a: '/a' },
	})
	expect(withPicture(content, { section: 'icon', index: 0 }, null)).toEqual({
		whyBookWithUsIcons: [{ ...CARE, iconUrl: null }, SMALL],
	})
	expect(withPicture(content, { section: 'destination' }, '/d')).toEqual({ destinationHeaderImage: '/d' })
})

test('what is sent has no empty entries, and nothing of hotels that are gone', () => {
	const [kept, gone] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
	const trip = buildTrip({ accommodations: [buildStay({ id: kept })] })
	const draft = {
		...NO_CONTENT,
		whyBookWithUsIcons: [CARE, { text: ' ', iconUrl: '/x' }],
		hotelDescriptions: { [kept]: 'Here', [gone]: 'Gone' },
	}
	expect(contentToSend(draft, trip)).toMatchObject({
		whyBookWithUsIcons: [CARE],
		hotelDescriptions: { [kept]: 'Here' },
	})
	const tooLong = { ...NO_CONTENT, totalPrice: 'unreadable', hotelDescriptions: { [kept]: 'x'.repeat(5001) } }
	expect(checkContent(tooLong)).toEqual({
		errors: {
			[`hotelDescriptions/${kept}`]: 'At most 5000 characters',
			totalPrice: 'Enter an amount in pounds, such as 1250.00',
		},
	})
})

test('laid out value by value, a content is put together again', () => {
	const content = {
		...NO_CONTENT,
		introductionText: 'Dear Ana',
		whyBookWithUsIcons: [CARE],
		hotelImages: { a: '/a', b: '/b' },
		activityDescriptions: { c: 'In the Alfama' },
		showVat: false,
	}
	expect(contentOfRow(rowOf(content))).toEqual(content)
})
