import { type AnyKind, identityFields } from '#shared/trips/kinds/record-kind.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isWithProductKey, type PersonKey, type Sealer } from '#server/db/seal.ts'
import { personKeyFor, personKeysOf } from '../person-keys/person-keys.ts'

export type Row = Record<string, unknown>

/** How a declared record is stored in its table, and how it leaves the server. */
export type StoredRecord = {
	kind: AnyKind
	/** The columns to read. A column that is not listed never leaves the server. */
	columns: readonly string[]
	/** Whether travellers approve it. A change then sets it and its trip back to pending. */
	isApproved: boolean
	/** Whether it has fields that are sealed, with the key of the person it is about. */
	isSealed: boolean
	/** The key of the person whom the record is about, for `toRow`; null where these values need none. */
	keyFor: (tx: Tx, record: { id: string; tripId: string }, values: Row) => Promise<PersonKey | null>
	/** The rows with the keys that open their seals, as `shown` expects them. */
	withKeys: (db: Db | Tx, rows: Row[]) => Promise<Row[]>
	/** Column values for a complete set of field values. `id` is the row that seals are bound to. */
	toRow: (id: string, values: Row, key: PersonKey | null) => Row
	/** The record as users see it, from a row with its `personKey`, read by a select or out of json_agg. Values that do not open are null. */
	shown: (row: Row) => Row
	/**
	 * Whether a change may replace the row's sealed values: they open, or nothing can open them any more, because the person's key is
	 * destroyed or the operator has given up what cannot be decrypted.
	 */
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
	const shownColumns = Object.entries(added.show)
	const openNames = names.filter((name) => !sealedNames.includes(name))
	const place = (id: unknown) => `${kind.names.table}:${String(id)}`

	const filledSecrets = (values: Row) => sealedNames.filter((name) => values[name] != null)

	function toRow(id: string, values: Row, key: PersonKey | null): Row {
		const row = Object.fromEntries(openNames.map((name) => [name, values[name] ?? null]))
		if (sealedNames.length === 0) return row
		const filled = filledSecrets(values)
		if (filled.length === 0) return { ...row, sealed: null }
		const text = sealedShape.toText(Object.fromEntries(filled.map((name) => [name, values[name]])))
		return { ...row, sealed: key ? sealer.sealFor([key], place(id), text) : sealer.seal(place(id), text) }
	}

	async function withKeys(db: Db | Tx, rows: Row[]): Promise<Row[]> {
		if (sealedNames.length === 0) return rows
		const sealed = rows.filter((row) => typeof row.sealed === 'string').map(({ id }) => String(id))
		const keys = new Map((await personKeysOf(db, sealed)).map((key) => [key.id, key.sealed]))
		return rows.map((row) => ({ ...row, personKey: keys.get(String(row.id)) ?? null }))
	}

	function readSealed({ id, sealed, personKey }: Row) {
		const keys = typeof personKey === 'string' ? [{ id: String(id), sealed: personKey }] : []
		return sealedShape.fromText(sealer.unseal(place(id), String(sealed), keys))
	}

	function unsealed(row: Row): Row {
		if (sealedNames.length === 0 || typeof row.sealed !== 'string') return {}
		return readSealed(row) ?? {}
	}

	const isKeyDestroyed = ({ sealed, personKey }: Row) => !isWithProductKey(String(sealed)) && personKey === null

	const mayReplaceSealed = (row: Row) =>
		typeof row.sealed !== 'string' || sealer.givesUpUnreadable || isKeyDestroyed(row) || readSealed(row) !== null

	function shown(row: Row): Row {
		const secrets = unsealed(row)
		const record: Row = { id: row.id, tripId: row.tripId }
		for (const name of names) record[name] = row[name] ?? secrets[name] ?? null
		for (const [name, show] of shownColumns) record[name] = show(row)
		record.version = row.version
		record.createdAt = instant(row.createdAt)
		record.updatedAt = instant(row.updatedAt)
		return record
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
		isSealed: sealedNames.length > 0,
		keyFor: async (tx, record, values) => (filledSecrets(values).length > 0 ? personKeyFor(tx, sealer, record) : null),
		withKeys,
		toRow,
		shown,
		mayReplaceSealed,
		withheld: added.withheld ?? (() => []),
	}
}

/** As PostgreSQL writes an instant in UTC: within JSON, as text, or as a timestamp without a zone. */
const IN_UTC = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00(?::00)?)?$/

/** An instant in ISO 8601, UTC. A Date for each would take a fifth of what reading a list takes: a text in UTC is only cut. */
export function instant(value: unknown): string {
	const [, day, clock, fraction = ''] = (typeof value === 'string' && IN_UTC.exec(value)) || []
	if (day && clock) return `${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
	return (value instanceof Date ? value : new Date(String(value))).toISOString()
}
