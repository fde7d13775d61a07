import { create } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { FONT_FILES, FORM_FONT_FILE } from './fonts.ts'
import { missingLetter } from './letters.ts'

/** The code points of the fonts as ascending borders between covered and not covered, each as its distance from the last in base 36. */
async function packedLetters(files: string[]): Promise<string> {
	const points = new Set<number>()
	for (const file of files) for (const point of create(await readFile(file)).characterSet) points.add(point)
	const borders = [...points]
		.toSorted((one, other) => one - other)
		.flatMap((point) => [...(points.has(point - 1) ? [] : [point]), ...(points.has(point + 1) ? [] : [point + 1])])
	const steps = borders.map((border, index) => (border - (borders[index - 1] ?? 0)).toString(36))
	return steps.join(' ').replaceAll(/(.{1,130})(?: |$)/g, '$1\n')
}

// After a change of fonts: vitest run --project=node server/pdf/letters.test.ts --update
test('the list of letters is that of the fonts', async () => {
	const list = `// The code points that our fonts have, written by letters.test.ts. See there for the notation.
export const PRINTED_LETTERS = \`${(await packedLetters(FONT_FILES)).trim()}\`

export const FORM_LETTERS = \`${(await packedLetters([FORM_FONT_FILE])).trim()}\`
`
	await expect(list).toMatchFileSnapshot('covered-letters.ts')
})

test('a missing letter is named with the text around it, wherever it is', () => {
	const data = {
		greeting: 'Dear Mr Ömer Şahin and Ms Tenzin ཀ,',
		travellers: { names: ['Mr Ömer Şahin', 'Ms Tenzin ཀ'] },
		price: null,
		n: 1,
	}
	expect(missingLetter(data)).toEqual({ letter: 'ཀ', text: 'Ms Tenzin ཀ' })
	expect(missingLetter([`${'a '.repeat(40)}\u{10ffff}${' b'.repeat(40)}`])).toEqual({
		letter: '\u{10ffff}',
		text: `…${'a '.repeat(12)}\u{10ffff}${' b'.repeat(12).slice(0, 23).trimEnd()}…`,
	})
	expect(missingLetter('Ευφροσύνη \u2068ok\u2069', 'form')).toBeNull()
	expect(missingLetter('\u2068محمد\u2069', 'form')).toEqual({ letter: 'م', text: '\u2068محمد\u2069' })
	expect(missingLetter('Olivia\n\tHartley\u200B \u{1F468}\u200D\u{1F469}\uFE0F')).toBeNull()
})
