import type { Fields, ValuesOf } from './fields.ts'

/** A kind of thing that hangs from a trip: a guest, a flight, a hotel stay, a paper. */
type TripRecord<F extends Fields> = {
	/** 'Flight', as in 'Flight added successfully'. */
	name: string
	/** 'flight': the key of one record in answers. */
	singular: string
	/** 'flights': the address segment, the key of a list and the name of the table. */
	plural: string
	fields: F
	/** One line that tells this record from its neighbours. */
	summary: (values: ValuesOf<F>) => string
	/** The fields that put a trip's records in the order in which they happen; without them, in the order they were added. */
	order?: readonly (keyof F & string)[]
	/** Rules that need two fields at once. Returns messages by field name. */
	check?: (values: ValuesOf<F>) => { [K in keyof F]?: string }
}

/** A record of whatever kind. */
export type AnyTripRecord = Omit<TripRecord<Fields>, 'summary' | 'check'> & {
	// The fields of a record are only known where it is declared; a mechanism that serves them all takes any.
	// oxlint-disable-next-line typescript/no-explicit-any
	summary: (values: any) => string
	// oxlint-disable-next-line typescript/no-explicit-any
	check?: (values: any) => Record<string, string | undefined>
}
export type Values<R extends AnyTripRecord> = ValuesOf<R['fields']>
/** What every record carries besides its own fields. `version` grows with each change (API-5). */
export type Kept = { id: string; tripId: string; version: number; createdAt: string; updatedAt: string }
export type Saved<R extends AnyTripRecord> = Values<R> & Kept

export function tripRecord<const F extends Fields>(record: TripRecord<F>): TripRecord<F> {
	return record
}

/** Only the values a person may edit: leaves out id, tripId and what the server keeps. */
export function valuesOf<R extends AnyTripRecord>(record: R, saved: Record<string, unknown>): Values<R> {
	return Object.fromEntries(Object.keys(record.fields).map((name) => [name, saved[name] ?? null])) as Values<R>
}
