import { isObject, readList, readTexts, versioned } from '#shared/stored-shape.ts'
import { type EnteredKind, ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'

export type Row = Record<string, unknown>

/** The fields of a trip and of its records that a document prints. Sealed fields have no place in it. */
export type DocumentFields = { trip: readonly string[] } & Record<EnteredKind, readonly string[]>
/** The values of these fields when the document was issued, so that staff can be told what has changed since. */
export type DocumentSnapshot = { trip: Row } & Record<EnteredKind, Row[]>

export function snapshotFor(trip: WholeTrip, fields: DocumentFields): DocumentSnapshot {
	const pick = (row: Row, names: readonly string[]) =>
		Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
	const lists = ENTERED_KIND_LIST.map((kind) => [kind, trip[kind].map((row) => pick(row, ['id', ...fields[kind]]))])
	return { trip: pick(trip, fields.trip), ...Object.fromEntries(lists) } as DocumentSnapshot
}

/**
 * A list that an older snapshot lacks is empty: its kind of record did not exist. Rows are compared by their ids and by the fields that
 * are printed now, so other members of a row do no harm.
 */
export const snapshotShape = versioned<DocumentSnapshot>({
	version: 1,
	read({ trip, ...lists }) {
		if (!isObject(trip)) return null
		const rows = ENTERED_KIND_LIST.map((kind) => [kind, readList(lists[kind], rowOf)])
		return { trip, ...Object.fromEntries(rows) } as DocumentSnapshot
	},
})

const rowOf = (row: unknown): Row | null => (isObject(row) && typeof row.id === 'string' ? row : null)

/** A document's fingerprints, by part. */
export const partsShape = versioned<Record<string, string>>({ version: 1, read: readTexts })
