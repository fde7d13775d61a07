import { foldName } from '#server/airports/fold-name.ts'

export type PersonName = { title: string | null; fullName: string }

const TITLES = new Map(
	'mr:Mr mrs:Mrs miss:Miss ms:Ms mx:Mx dr:Dr doctor:Dr prof:Prof professor:Prof sir:Sir dame:Dame lord:Lord lady:Lady rev:Rev master:Master mstr:Master mme:Mme mlle:Mlle herr:Herr frau:Frau'
		.split(' ')
		.map((pair) => pair.split(':') as [string, string]),
)
/** 'DOE/JOHN' and 'Doe, John', but not 'John Doe, MD'. */
const FAMILY_FIRST = /^([^,/]+)[,/](?!\s*(?:jr|sr|ii|iii|phd|md|esq)\b)([^,/]+)$/i
/** Barcodes write the title onto the given name: 'JOHNMR'. */
const GLUED = /^(\p{Lu}{3,})(MR|MRS|MISS|MSTR)$/u

/**
 * 'Mr John Doe', 'DOE/JOHN MR', 'DOE/JOHNMR' and 'JOHN DOE' are all John Doe. Names in capitals are written as names; others stay as they
 * are. Null where no name is left.
 */
export function personName(text: string): PersonName | null {
	const [, family = '', given] = FAMILY_FIRST.exec(text) ?? []
	const names = wordsIn(given ?? text)
	const title = takeTitle(names)
	if (given) names.push(...wordsIn(family))
	const isShouted = !/\p{Ll}/u.test(names.join('')) && names.join('').length > 2
	const [, bare, glued] = (isShouted && names.length > 1 && GLUED.exec(names[0] ?? '')) || []
	if (bare) names[0] = bare
	const fullName = (isShouted ? names.map(asName) : names).join(' ')
	return /\p{L}/u.test(fullName) ? { title: title ?? titleOf(glued) ?? null, fullName } : null
}

/** Whether two spellings are one person's: the same names in any order, one without middle names, or one with an initial. */
export function isSamePerson(a: string, b: string): boolean {
	const [fewer = [], more = []] = [a, b]
		.map((name) => foldName(name).split(' '))
		.toSorted((x, y) => x.length - y.length)
	if (fewer.join('') === '') return false
	const left = [...more]
	const unmatched = fewer.filter((word) => {
		const at = left.indexOf(word)
		if (at >= 0) left.splice(at, 1)
		return at < 0
	})
	if (unmatched.length === 0) return fewer.length > 1 || more.length === 1
	const [one = ''] = unmatched
	const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short)
	return unmatched.length === 1 && fewer.length > 1 && left.some((word) => isInitial(one, word) || isInitial(word, one))
}

const wordsIn = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '')
const titleOf = (word: string | undefined) => TITLES.get((word ?? '').toLowerCase().replace(/\.$/, ''))

/** Titles stand before a name, and in reservation systems behind it. */
function takeTitle(names: string[]): string | null {
	for (const at of [0, -1]) {
		const title = names.length > 1 ? titleOf(names.at(at)) : undefined
		if (!title) continue
		names.splice(at, 1)
		return title
	}
	return null
}

const asName = (word: string) =>
	word
		.toLowerCase()
		.replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
