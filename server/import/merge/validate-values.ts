import { importedTripFields, tripFieldsIn } from '#shared/import/imported-records.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import {
	IMPORTED_KINDS,
	type Draft,
	type DraftElement,
	type DraftFields,
	type ImportedKind,
} from '#shared/import/draft.ts'
import type { ImportDecisions, RequiredInput } from '#shared/import/preview.ts'
import { type Fields, isBlank } from '#shared/fields.ts'
import { valueSchema } from '#shared/schemas.ts'
import type { Row } from '#server/trips/records/stored-record.ts'

/**
 * What the document states, and what staff entered instead. Corrections override stated values, and are never
 * remembered as the document's.
 */
export type FieldValues = { stated: Row; corrected: Row }
export type ElementValues = FieldValues & { path: string; sourceId: string | null }
/** The values of a draft in the form that the records' fields accept. */
export type DraftValues = {
	trip: FieldValues
	pricing: FieldValues
	elements: Record<ImportedKind, ElementValues[]>
	invalid: RequiredInput[]
}

/** Of each kind, in one review. */
const MAX_ADDED = 50

/** Validates the values of a draft, each by its own field. Fields that nobody stated are absent. */
export function validateValues(draft: Draft, corrections: ImportDecisions['corrections']): DraftValues {
	const invalid: RequiredInput[] = []

	function valuesAt(prefix: string, fields: Fields, read: DraftFields): FieldValues {
		const values: FieldValues = { stated: {}, corrected: {} }
		for (const [name, field] of Object.entries(fields)) {
			const path = `${prefix}/${name}`
			const isCorrected = Object.hasOwn(corrections, path)
			const given = { stated: read[name]?.value, corrected: corrections[path] }
			for (const kind of ['stated', 'corrected'] as const) {
				const value = given[kind]
				if (isBlank(value)) {
					if (kind === 'corrected' && isCorrected) values.corrected[name] = null
					continue
				}
				const checked = valueSchema(field).safeParse(value)
				if (checked.success) values[kind][name] = checked.data
				else if (kind === 'corrected' || !isCorrected)
					invalid.push({ path, label: field.label, message: checked.error.issues[0]?.message ?? 'Not valid' })
			}
		}
		return values
	}

	/** Elements that staff added behind those of the document (IMPORT-79). */
	function addedTo(list: ImportedKind): DraftElement[] {
		const places = Object.keys(corrections).flatMap((path) => {
			const [part, place = ''] = path.split('/')
			return part === list && /^\d{1,3}$/.test(place) ? [Number(place)] : []
		})
		const last = Math.min(Math.max(-1, ...places), draft[list].length + MAX_ADDED - 1)
		return Array.from({ length: Math.max(0, last + 1 - draft[list].length) }, () => ({ fields: {} }))
	}

	const lists = IMPORTED_KINDS.map((list) => [
		list,
		[...draft[list], ...addedTo(list)].map((element, index) => {
			const path = `${list}/${index}`
			return { path, sourceId: element.id ?? null, ...valuesAt(path, ENTERED_KINDS[list].fields, element.fields) }
		}),
	])
	return {
		trip: valuesAt('trip', importedTripFields, tripFieldsIn(draft)),
		pricing: valuesAt('pricing', MONEY_FIELDS, draft.pricing),
		elements: Object.fromEntries(lists) as DraftValues['elements'],
		invalid,
	}
}
