import { expect, it } from 'vitest'
import { lineDiff, wordDiff } from './word-diff.ts'

const marked = (before: string, after: string, diff = wordDiff) =>
	diff(before, after)
		.map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${text}]`))
		.join('')

it('marks the words that were removed and added', () => {
	expect(marked('The boat takes eighteen minutes.', 'The small boat takes twenty minutes.')).toBe(
		'The [+small ]boat takes [-eighteen ][+twenty ]minutes.',
	)
	expect([marked('Villa Murta', 'Villa Murta Nova'), marked('Villa Murta Nova', 'Villa Murta')]).toEqual([
		...['Villa Murta [+Nova]', 'Villa Murta [-Nova]'],
	])
	expect([marked('', 'New words'), marked('Old words', ''), marked('Same', 'Same')]).toEqual([
		...['[+New words]', '[-Old words]', 'Same'],
	])
	expect(marked('x '.repeat(2000), 'y')).toMatch(/^\[-x .*\]\[\+y\]$/)
})

it('marks whole entries of a list that were moved', () => {
	expect(marked('· A red door\n· A red gate\n· A pool', '· A pool\n· A red door\n· A red gate', lineDiff)).toBe(
		'[+· A pool\n]· A red door\n· A red gate\n[-· A pool]',
	)
})
