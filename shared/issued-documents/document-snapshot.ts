import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { formatDay, timeOf } from '#shared/dates.ts'
import { type Field, type Fields, isBlank } from '#shared/fields.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { type EnteredKind, ENTERED_KIND_LIST, ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { isObject, readList, readTexts, versioned } from '#shared/stored-shape.ts'
import { tripFields } from '#shared/trips/trip.ts'

type Row = Record<string, unknown>

/** Which fields of the trip and of its records a paper prints. */
export type Takes = { trip: readonly string[] } & Record<EnteredKind, readonly string[]>
/** What those fields said when the paper was made; records with their ids. Sealed fields have no place in it. */
export type MadeOf = { trip: Row } & Record<EnteredKind, Row[]>

/**
 * A list that an older snapshot lacks is empty: its kind of record did not exist. Rows are compared by their ids, and by the fields
 * that are printed now, so what else an older or newer one holds does no harm.
 */
export const snapshotShape = versioned<MadeOf>({
	version: 1,
	read({ trip, ...lists }) {
		if (!isObject(trip)) return null
		return {
			trip,
			...Object.fromEntries(ENTERED_KIND_LIST.map((list) => [list, readList(lists[list], rowOf)])),
		} as MadeOf
	},
})

const rowOf = (row: unknown): Row | null => (isObject(row) && typeof row.id === 'string' ? row : null)

/** The fingerprints of a document's parts, by part. */
export const partsShape = versioned<Record<string, string>>({ version: 1, read: readTexts })

export function madeOf(trip: WholeTrip, takes: Takes): MadeOf {
	const pick = (row: Row, names: readonly string[]) =>
		Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
	const picked = ENTERED_KIND_LIST.map((plural) => [
		plural,
		trip[plural].map((row) => pick(row, ['id', ...takes[plural]])),
	])
	return { trip: pick(trip, takes.trip), ...Object.fromEntries(picked) } as MadeOf
}

/** In sentences, one a record, how those of one kind differ from what a paper was made of; of the trip's own facts, one a fact. */
export function changesIn(part: 'trip' | EnteredKind, before: MadeOf, now: MadeOf): string[] {
	if (part === 'trip') return edits(tripFields, before.trip, now.trip)
	const record: AnyKind = ENTERED_KINDS[part]
	const isSame = (one: Row) => (other: Row) => one.id === other.id
	const edited = now[part].flatMap((row) => {
		const was = before[part].find(isSame(row))
		if (!was) return [`${record.summary(row)} was added`]
		const changes = edits(record.fields, was, row)
		return changes.length > 0 ? [`${record.summary(row)}: ${changes.join('; ')}`] : []
	})
	const gone = before[part].filter((row) => !now[part].some(isSame(row)))
	return [...edited, ...gone.map((row) => `${record.summary(row)} was removed`)]
}

function edits(fields: Fields, before: Row, now: Row): string[] {
	return Object.keys(now).flatMap((name) => {
		const field = fields[name]
		if (!field || worded(field, before[name]) === worded(field, now[name])) return []
		if (field.kind === 'longText') return [`${field.label} has changed`]
		return [`${field.label} ${worded(field, before[name])} → ${worded(field, now[name])}`]
	})
}

function worded({ kind }: Field, value: unknown): string {
	if (isBlank(value)) return 'not set'
	const text = String(value)
	if (kind === 'date') return formatDay(text, 'MMM dd, yyyy')
	if (kind === 'dateTime') return `${formatDay(text, 'MMM dd, yyyy')} ${timeOf(text)}`
	return kind === 'choice' ? text.replaceAll('_', ' ') : text
}
