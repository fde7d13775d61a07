/** More texts than the trips of a busy day have. */
const MOST = 5000

/** A function of texts with its latest results: the same hotels and airports are looked up with every trip that is read. */
export function remembered<A extends (string | boolean)[], T>(compute: (...given: A) => T): (...given: A) => T {
	const results = new Map<string, T>()
	return (...given) => {
		const key = given.join('\n')
		if (results.has(key)) return results.get(key) as T
		if (results.size >= MOST) results.clear()
		const result = compute(...given)
		results.set(key, result)
		return result
	}
}
