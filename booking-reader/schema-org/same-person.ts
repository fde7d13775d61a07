import { fold } from '#shared/fold.ts'

/** Whether two spellings are one person's: the same names in any order, one without middle names, or one with an initial. */
export function isSamePerson(a: string, b: string): boolean {
	const [fewer = [], more = []] = [a, b].map((name) => fold(name).split(' ')).toSorted((x, y) => x.length - y.length)
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
