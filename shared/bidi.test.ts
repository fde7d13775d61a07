import { expect, test } from 'vitest'
import { isolated, withIsolatedTexts } from './bidi.ts'

const [FSI, PDI, OVERRIDE] = ['\u2068', '\u2069', '\u202E']

test.each([
	['Hôtel Belle Rade', 'Hôtel Belle Rade'],
	['محمد', `${FSI}محمد${PDI}`],
	['דוד Cohen', `${FSI}דוד Cohen${PDI}`],
	// An override that was typed or pasted would turn the rest of the sentence around.
	[`Tour ${OVERRIDE}lleB`, `${FSI}Tour lleB${PDI}`],
	['Suite\nجناح\r\nSea view', `Suite\n${FSI}جناح${PDI}\r\nSea view`],
])('%j is isolated as %j', (value, expected) => {
	expect(isolated(value)).toBe(expected)
	expect(isolated(isolated(value))).toBe(expected)
})

test('all texts of the data are isolated, and nothing else changes', () => {
	const day = new Date(0)
	expect(withIsolatedTexts({ names: ['محمد'], nights: 5, price: null, day })).toEqual({
		names: [`${FSI}محمد${PDI}`],
		nights: 5,
		price: null,
		day,
	})
})
