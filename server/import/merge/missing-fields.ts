import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { Fields } from '#shared/fields.ts'
import { withInitials } from '#shared/initial-values.ts'
import type { RequiredInput } from '#shared/import/preview.ts'
import { type AnyKind, valuesOf } from '#shared/trips/kinds/record-kind.ts'
import { schemaOf } from '#shared/schemas.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import type { Merged } from './merge-values.ts'
import { changedValues, type ElementPlan, recordsOf, allValues } from './plan-elements.ts'
import type { FieldValues } from './validate-values.ts'

/** The values that staff must enter before the new or updated trip can be saved. */
export function missingTripFields(trip: Merged, read: FieldValues, existing: WholeTrip | null): RequiredInput[] {
	const whole = existing
		? { ...ownFields(tripFields, existing), ...changedValues(trip) }
		: withInitials(tripFields, allValues(read))
	return fieldsToEnter('trip', tripFields, tripSchema.safeParse(whole))
}

/** The values that staff must enter before an element can be saved. */
export function missingElementFields(plan: ElementPlan, trip: WholeTrip | null): RequiredInput[] {
	const { list, action, path, recordId, changed } = plan
	const record: AnyKind = ENTERED_KINDS[list]
	const { fields } = record
	if (action === 'add')
		return fieldsToEnter(path, fields, schemaOf(record).safeParse(withInitials(fields, allValues(plan))))
	if (action !== 'change' || changed.length === 0 || !trip) return []
	const current = recordsOf(trip, list).find(({ id }) => id === recordId) ?? {}
	const after = { ...valuesOf(record, current), ...changedValues(plan) }
	return fieldsToEnter(path, fields, schemaOf(record).safeParse(after))
}

const ownFields = (fields: Fields, row: Row): Row =>
	Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]))

type Validation = { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }

const fieldsToEnter = (elementPath: string, fields: Fields, { error }: Validation): RequiredInput[] =>
	(error?.issues ?? []).map(({ path, message }) => {
		const name = String(path[0] ?? '')
		return { path: `${elementPath}/${name}`, label: fields[name]?.label ?? name, message }
	})
