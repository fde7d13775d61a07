import type { TaughtRule, TaughtSlot } from './layout.ts'
import { isClosed, kindOf } from './value-kinds.ts'

/** Rules of rows that look alike become one, with what they have in common around their values. */
export function mergeRules(rules: readonly TaughtRule[]): TaughtRule[] {
	const merged: TaughtRule[] = []
	for (const rule of rules) {
		const place = merged.findIndex((one) => merge(one, rule) !== null)
		const both = merged[place] && merge(merged[place], rule)
		if (both) merged[place] = both
		else merged.push(rule)
	}
	return merged
}

function merge(a: TaughtRule, b: TaughtRule): TaughtRule | null {
	if (a.list !== b.list || isShared(a) !== isShared(b)) return null
	const slots = mergeSlots(a.slots, b.slots)
	if (!slots) return null
	const isNext = b.above === '~' && a.scope === 'element'
	const above = a.above === b.above || isNext ? a.above : a.above === '~' && a.scope === 'element' ? b.above : null
	// Rows without a word in common are alike only if they have the same place in their elements.
	if (!slots.some(hasWord) && above === null && slots.length === 1 && a.step !== b.step && a.scope !== 'following')
		return null
	const repeats = a.repeats || b.repeats || (b.above === '~' && a.above !== '~')
	return {
		...a,
		slots,
		above,
		repeats,
		at: a.at === b.at ? a.at : null,
		step: Math.min(a.step, b.step),
		scope: a.scope === 'all' ? b.scope : a.scope,
	}
}

/** The slots of both rows, which have the same fields in the same order. */
function mergeSlots(a: readonly TaughtSlot[], b: readonly TaughtSlot[]): TaughtSlot[] | null {
	const merged = a.flatMap((slot, index) => (b[index] && mergeSlot(slot, b[index])) ?? [])
	return merged.length === a.length && a.length === b.length ? merged : null
}

const isShared = ({ scope }: TaughtRule) => scope !== 'element'
export const hasWord = ({ before, after }: TaughtSlot) => [...before, ...after].some((key) => /^\p{L}/u.test(key))

function mergeSlot(a: TaughtSlot, b: TaughtSlot): TaughtSlot | null {
	if (a.fields.join() !== b.fields.join()) return null
	const before = commonEnd(a.before, b.before)
	const after = commonStart(a.after, b.after)
	const [field = ''] = a.fields
	// An open value must begin somewhere.
	if (!isClosed(kindOf(field)) && !before.some((key) => key !== '*')) return null
	const ends = [...new Set([...a.ends, ...b.ends])]
	return { ...a, before, after, ends }
}

/** What two rows have in common from here on. Where they have different words, any word fits. */
function commonStart(a: readonly string[], b: readonly string[]): string[] {
	const at = a.findIndex((key, index) => key !== b[index] && !(isWordKey(key) && isWordKey(b[index])))
	const common = a.slice(0, at < 0 ? a.length : at).map((key, index) => (key === b[index] ? key : '*'))
	return common.slice(0, common.findLastIndex((key) => key !== '*') + 1)
}
const commonEnd = (a: readonly string[], b: readonly string[]) =>
	commonStart(a.toReversed(), b.toReversed()).toReversed()
const isWordKey = (key = '') => key === '*' || /^\p{L}/u.test(key)
