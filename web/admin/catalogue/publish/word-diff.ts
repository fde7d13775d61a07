/** A run of words that both texts have, or only one of them. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer texts are compared as a whole. */
const MOST_WORDS = 1500

/** The words that were removed and added between two texts, in their order: the longest common subsequence stays. */
export const wordDiff = (before: string, after: string): Run[] => diffOf(before, after, wordsOf)

/** The same by whole lines, for lists: an entry that moved is not to be read out of the words of others. */
export const lineDiff = (before: string, after: string): Run[] => diffOf(before, after, linesOf)

function diffOf(before: string, after: string, partsOf: (text: string) => string[]): Run[] {
	const [old, now] = [partsOf(before), partsOf(after)]
	if (old.length > MOST_WORDS || now.length > MOST_WORDS)
		return joined([
			{ kind: 'removed', text: before },
			{ kind: 'added', text: after },
		])
	const common = commonLengths(old, now)
	const runs: Run[] = []
	let [i, j] = [0, 0]
	while (i < old.length || j < now.length) {
		const isSame = i < old.length && j < now.length && isSameWord(old[i]!, now[j]!)
		if (isSame) runs.push({ kind: 'same', text: old[i]!.length > now[j]!.length ? old[i]! : now[j]! })
		const isRemoval = !isSame && i < old.length && (j >= now.length || common[i + 1]![j]! >= common[i]![j + 1]!)
		if (isRemoval) runs.push({ kind: 'removed', text: old[i]! })
		if (!isSame && !isRemoval) runs.push({ kind: 'added', text: now[j]! })
		if (isSame || isRemoval) i++
		if (!isRemoval) j++
	}
	return joined(runs)
}

/** Words with the blanks after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** Lines with their ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? []

/** The last word or line of a text has no blank after it. */
const isSameWord = (a: string, b: string): boolean => a === b || a === b.trimEnd() || a.trimEnd() === b

/** The length of the longest common subsequence from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
	const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
	for (let i = old.length - 1; i >= 0; i--)
		for (let j = now.length - 1; j >= 0; j--)
			lengths[i]![j] = isSameWord(old[i]!, now[j]!)
				? lengths[i + 1]![j + 1]! + 1
				: Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
	return lengths
}

const joined = (runs: readonly Run[]): Run[] =>
	runs.reduce<Run[]>((all, run) => {
		const last = all.at(-1)
		if (last?.kind === run.kind) return [...all.slice(0, -1), { ...last, text: last.text + run.text }]
		return run.text === '' ? all : [...all, run]
	}, [])
