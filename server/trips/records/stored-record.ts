import { type AnyKind, identityFields } from '#shared/trips/kinds/record-kind.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import type { Sealer } from '#server/db/seal.ts'

export type Row = Record<string, unknown>

/** How a declared record is stored in its table, and how it leaves the server. */
export type StoredRecord = {
	kind: AnyKind
	/** The columns to read. A column that is not listed never leaves the server. */
	columns: readonly string[]
	/** Whether travellers approve it. A change then sets it and its trip back to pending. */
	isApproved: boolean
	/** Column values for a complete set of field values. `id` is the row that seals are bound to. */
	toRow: (id: string, values: Row) => Row
	/** The record as users see it, from a row read by a select or out of json_agg. Values that do not open are null. */
	shown: (row: Row) => Row
	/** Whether a change may replace the row's sealed values: they open, or the operator has given up those that don't. */
	mayReplaceSealed: (row: Row) => boolean
	/** The fields that may have no value, because the consent for them was withdrawn. */
	withheld: (row: Row) => readonly string[]
}

/** Columns that the server fills: which ones to read, and the values that users see of them but can't edit. */
export type ServerColumns = {
	read: readonly string[]
	show: Record<string, (row: Row) => unknown>
	withheld?: StoredRecord['withheld']
}

export function storedRecord(
	kind: AnyKind,
	sealer: Sealer,
	added: ServerColumns = { read: [], show: {} },
): StoredRecord {
	const names = Object.keys(kind.fields)
	const sealedNames = identityFields(kind)
	const sealedFields = Object.fromEntries(sealedNames.map((name) => [name, kind.fields[name]!]))
	const sealedShape = versioned<Row>({ version: 1, read: (members) => readValues(sealedFields, members) })
	const openNames = names.filter((name) => !sealedNames.includes(name))
	const place = (id: unknown) => `${kind.names.table}:${String(id)}`

	function toRow(id: string, values: Row): Row {
		const row = Object.fromEntries(openNames.map((name) => [name, values[name] ?? null]))
		if (sealedNames.length === 0) return row
		const secrets = Object.fromEntries(
			sealedNames.filter((name) => values[name] != null).map((name) => [name, values[name]]),
		)
		const isEmpty = Object.keys(secrets).length === 0
		return { ...row, sealed: isEmpty ? null : sealer.seal(place(id), sealedShape.toText(secrets)) }
	}

	const readSealed = (id: unknown, sealed: string) => sealedShape.fromText(sealer.unseal(place(id), sealed))

	function unsealed(row: Row): Row {
		if (sealedNames.length === 0 || typeof row.sealed !== 'string') return {}
		return readSealed(row.id, row.sealed) ?? {}
	}

	const mayReplaceSealed = (row: Row) =>
		typeof row.sealed !== 'string' || sealer.givesUpUnreadable || readSealed(row.id, row.sealed) !== null

	function shown(row: Row): Row {
		const secrets = unsealed(row)
		return {
			id: row.id,
			tripId: row.tripId,
			...Object.fromEntries(names.map((name) => [name, row[name] ?? secrets[name] ?? null])),
			...Object.fromEntries(Object.entries(added.show).map(([name, show]) => [name, show(row)])),
			version: row.version,
			createdAt: instant(row.createdAt),
			updatedAt: instant(row.updatedAt),
		}
	}

	const columns = [
		'id',
		'tripId',
		...openNames,
		...(sealedNames.length > 0 ? ['sealed'] : []),
		...added.read,
		'version',
		'createdAt',
		'updatedAt',
	]
	return {
		kind,
		columns,
		isApproved: 'approvalStatus' in added.show,
		toRow,
		shown,
		mayReplaceSealed,
		withheld: added.withheld ?? (() => []),
	}
}

/** An instant in ISO 8601, UTC. json_agg writes an offset, and the driver returns a Date. */
export const instant = (value: unknown): string =>
	(value instanceof Date ? value : new Date(String(value))).toISOString()
