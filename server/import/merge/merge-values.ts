import type { Row } from '#server/trips/records/stored-record.ts'
import type { FieldValues } from './validate-values.ts'

export type Difference = { name: string; before: unknown; after: unknown }
export type Merged = { changed: Difference[]; conflicts: Difference[] }

/**
 * Three-way merge of an order's values into a record, field by field. `base` holds the values of the last import, or is
 * null if the record does not come from this order, so that all its values count as staff's. A field that nobody
 * touched takes the new value. A field that both sides changed keeps its value and becomes a conflict. Fields that the
 * order omits stay. Corrections by staff override everything.
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
