import type { Fields, ValuesOf } from '#shared/fields.ts'

/** What code calls a kind. People never read these: they read the labels. */
export type KindNames = {
	/** The member of an answer that holds one record: 'flight'. */
	one: string
	/** The member of a trip that holds the records: 'flights'. Also the kind's key in the registry. */
	list: string
	/** The database table. */
	table: string
	/** The segment of its API addresses: '/api/admin/flights'. */
	segment: string
	/** Its tab in the CRM's address, and its section on the portal's trip page: '#flights'. */
	section: string
	/** The picture that stands for it; `web/trips/kind-icons.ts` has them all. */
	icon: string
}

export type KindLabels = {
	/** 'Flight', as in 'Flight added successfully'. */
	title: string
	/** 'flight', as in 'Failed to add flight'. */
	one: string
	/** 'flights', as in 'No flights added yet'. */
	many: string
	/** 'flight(s)', as in '3 flight(s)'. */
	counted: string
	/** The heading of its tab and of its section: 'Flights'. */
	section: string
}

/** Declares a kind of record that belongs to a trip. `V` are the values of one record. */
export type RecordKind<F extends Fields, N extends KindNames = KindNames, V = ValuesOf<F>> = {
	names: N
	labels: KindLabels
	fields: F
	/** One line that tells this record from its neighbours. */
	summary: (values: V) => string
	/** The fields that put a trip's records in the order in which they happen; without them, in the order they were added. */
	order?: readonly (keyof F & string)[]
	/** Rules that need two fields at once. Returns messages by field name. */
	check?: (values: V) => { [K in keyof F]?: string }
}

// The fields of a record are only known where its kind is declared; a mechanism that serves all kinds takes any.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyValues = any
export type AnyKind = RecordKind<Fields, KindNames, AnyValues>

export type Values<K extends AnyKind> = ValuesOf<K['fields']>
/** What every record has besides the fields of its kind. `version` grows with each change (API-5). */
type Meta = { id: string; tripId: string; version: number; createdAt: string; updatedAt: string }
export type Saved<K extends AnyKind> = Values<K> & Meta

export function recordKind<const F extends Fields, const N extends KindNames>(
	kind: RecordKind<F, N>,
): RecordKind<F, N> {
	return kind
}

/** The fields of a kind that hold identity data. */
export const identityFields = ({ fields }: AnyKind): string[] =>
	Object.keys(fields).filter((name) => fields[name]?.sealed)

/** A record without its identity data, for somebody who may not see it (API-132). A kind without such fields is left as it is. */
export function withoutIdentityData<R extends object>(kind: AnyKind, record: R): R {
	const names = identityFields(kind)
	if (names.length === 0) return record
	return { ...record, ...Object.fromEntries(names.map((name) => [name, null])), isHidden: true }
}

/** Only the values a person may edit: leaves out id, tripId and what the server adds. */
export function valuesOf<K extends AnyKind>({ fields }: K, saved: Record<string, unknown>): Values<K> {
	return Object.fromEntries(Object.keys(fields).map((name) => [name, saved[name] ?? null])) as Values<K>
}
