import type { Row } from '#server/trips/records/stored-record.ts'
import type { FieldValues } from './validate-values.ts'

export type Difference = { name: string; before: unknown; after: unknown }
export type Merged = { changed: Difference[]; conflicts: Difference[] }

/**
 * Merges what an order says now into a record, field by field. `base` is what it said last time, null where the record did not come of
 * it: what stands here then was written by staff. Nobody touched it since: the order's new value is taken. Both changed: what stands
 * here stays, and it is a conflict. What the order does not mention is left alone. What staff correct goes before all of it.
 */
export function mergeValues(base: Row | null, current: Row, { stated, corrected }: FieldValues): Merged {
	const merged: Merged = { changed: [], conflicts: [] }
	for (const [name, after] of Object.entries({ ...stated, ...corrected })) {
		const before = current[name] ?? null
		if (Object.hasOwn(corrected, name)) {
			if (after !== before) merged.changed.push({ name, before, after })
			continue
		}
		const known = base?.[name] ?? null
		if (after === before || (base && after === known)) continue
		const isUntouched = before === known
		;(isUntouched ? merged.changed : merged.conflicts).push({ name, before, after })
	}
	return merged
}
