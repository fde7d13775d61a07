import { fold } from '#shared/fold.ts'

/** Longer words are cut, in the index and in a query alike: nobody types more. */
const MAX_WORD = 60
/** Query words up to this length look up a word of the index that stands for all words beginning with them. */
const SHORT = 2
/** Scripts that write without spaces. A word may begin at any letter of a run. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const PHONE_NUMBER = /^\+?[\d\s().\-/]{6,30}$/
const FEWEST_PHONE_DIGITS = 6
/** Symbols that a query may consist of. Elsewhere they separate words. Quotes and backslashes have a meaning in a tsquery. */
const SYMBOL = /[^\p{L}\p{N}\p{M}\s'\\]/gu

/**
 * The words of the index for a record's values, folded and each once. Besides the words themselves: 'GP-77' and "O'Brien" as one word, the
 * digits of 'EK8' alone, a phone number from its last digit backwards, and the beginnings that short queries look up.
 */
export function searchWords(values: readonly (string | null)[]): string[] {
	const words = new Set<string>()
	for (const value of values) if (value) for (const word of wordsOf(value)) words.add(word.slice(0, MAX_WORD))
	for (const word of [...words])
		if (!word.startsWith('~'))
			for (let length = 1; length <= SHORT; length++) words.add(`^${Array.from(word).slice(0, length).join('')}`)
	for (const value of values) for (const [symbol] of value?.matchAll(SYMBOL) ?? []) words.add(`^${symbol}`)
	return [...words]
}

/**
 * PostgreSQL tsqueries, each of which the words of a record have to match: all words of the text, each as the beginning of a word, in any
 * order. A text of symbols alone matches records that contain them. Empty when the text has nothing to look for.
 */
export function searchTerms(text: string): string[] {
	const chunks = text
		.split(/\s+/)
		.map(partsOf)
		.filter(({ parts }) => parts.length > 0)
	if (chunks.length === 0) return [...new Set(text.match(SYMBOL))].map(beginning)
	const terms = chunks.map(queryOfChunk)
	const phone = PHONE_NUMBER.test(text.trim()) ? backwards(text) : ''
	return phone.length >= FEWEST_PHONE_DIGITS ? [`('~${phone}':*) | (${terms.join(' & ')})`] : terms
}

/** Which of the query's words are the beginning of one of these words, as `searchTerms` would decide. */
export function wordsFound(words: readonly string[], text: string): Set<string> {
	const begins = (word: string) => words.some((one) => one.startsWith(word))
	const found = text.split(/\s+/).filter((chunk) => {
		const { parts, joined } = partsOf(chunk)
		return parts.length > 0 && (begins(joined) || words.includes(canonical(joined)) || parts.every(begins))
	})
	return new Set(found)
}

function* wordsOf(value: string) {
	for (const chunk of value.split(/\s+/)) {
		const { parts, joined } = partsOf(chunk)
		for (const part of [...parts, joined]) {
			if (!part) continue
			yield part
			const number = /^[a-z]{1,3}0*(\d+)$/.exec(part)?.[1]
			if (number) yield number
			if (UNSPACED.test(part))
				for (let start = 1; start < Math.min(part.length, MAX_WORD); start++) yield part.slice(start)
		}
		if (canonical(joined) !== joined) yield canonical(joined)
	}
	// A flight number or a locator written with spaces: 'EK 8'.
	if (value.length <= 12 && /\d/.test(value) && /\s/.test(value.trim()))
		yield canonical(fold(value).replaceAll(' ', ''))
	if (PHONE_NUMBER.test(value.trim()) && backwards(value).length >= FEWEST_PHONE_DIGITS) yield `~${backwards(value)}`
}

function partsOf(chunk: string) {
	const parts = fold(chunk).split(' ').filter(Boolean)
	return { parts, joined: parts.join(''), isReference: /[\d@]/.test(chunk) }
}

/** With punctuation inside, a reference or an e-mail address is one word, and a name is one word or several. */
function queryOfChunk({ parts, joined, isReference }: ReturnType<typeof partsOf>) {
	if (parts.length === 1) {
		const also = canonical(joined)
		return also === joined ? beginning(joined) : `(${beginning(joined)} | '${also.slice(0, MAX_WORD)}')`
	}
	if (isReference) return beginning(joined)
	return `(${beginning(joined)} | (${parts.map(beginning).join(' & ')}))`
}

// Folded words contain letters and digits only, so nothing needs escaping.
const beginning = (word: string) => (Array.from(word).length <= SHORT ? `'^${word}'` : `'${word.slice(0, MAX_WORD)}':*`)

/** A flight number without leading zeros: 'ek008' is 'ek8'. A padded number is complete. */
const canonical = (word: string) => word.replace(/^([a-z]{2}|[a-z]\d|\d[a-z]|)0+(?=\d)/, '$1')

/**
 * The digits of a phone number in reverse, without what differs between its national and its international form at the front: '(0)',
 * leading zeros. '020 7946 4321' is then the beginning of '+44 20 7946 4321'.
 */
const backwards = (phone: string) =>
	phone.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '').split('').toReversed().join('')
