import { z } from 'zod'
import type { Field, Fields, ValuesOf } from './fields.ts'

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

// The fields of a record are only known where it is declared; a mechanism that serves them all takes any.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTripRecord = TripRecord<any>
export type Values<R extends AnyTripRecord> = ValuesOf<R['fields']>
/** What every record carries besides its own fields. `version` grows with each change (API-5). */
export type Kept = { id: string; tripId: string; version: number; createdAt: string; updatedAt: string }
export type Saved<R extends AnyTripRecord> = Values<R> & Kept

export function tripRecord<const F extends Fields>(record: TripRecord<F>): TripRecord<F> {
	return record
}

/** Blank text, null and a missing key all mean that there is no value. */
export const isBlank = (value: unknown) =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Accepts one whole set of values as a form or a request gives it. Refuses unknown names; messages by field. */
export function schemaOfFields<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
	const shape = Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])
	return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<ValuesOf<F>>
}

export function schemaOf<F extends Fields>(record: TripRecord<F>): z.ZodType<ValuesOf<F>> {
	return schemaOfFields(record.fields).superRefine((values, ctx) => {
		for (const [field, message] of Object.entries(record.check?.(values) ?? {}))
			ctx.addIssue({ code: 'custom', path: [field], message: String(message) })
	})
}

/** 'x is required' has to come before the type check, or people read 'expected string, received null'. */
function schemaOfField(field: Field) {
	const given = z
		.unknown()
		.optional()
		.transform((value) => (isBlank(value) ? null : value))
	if (field.required)
		return given.refine((value) => value !== null, `${inSentence(field.label)} is required`).pipe(field.schema)
	return given.pipe(field.schema.nullable())
}

/** 'Full Name' as 'Full name' (CRM-52); 'VAT' stays. */
const inSentence = (label: string) => label.replaceAll(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** Only the values a person may edit: leaves out id, tripId and what the server keeps. */
export function valuesOf<R extends AnyTripRecord>(record: R, saved: Record<string, unknown>): Values<R> {
	return Object.fromEntries(Object.keys(record.fields).map((name) => [name, saved[name] ?? null])) as Values<R>
}

/** A new record's values: what was given, and where nothing was, what the field starts with. For new ones only, never for edits. */
export function withInitials(fields: Fields, given: Record<string, unknown>): Record<string, unknown> {
	const initials = Object.entries(fields).flatMap(([name, field]) =>
		field.initial !== undefined && isBlank(given[name]) ? [[name, field.initial]] : [],
	)
	return { ...given, ...Object.fromEntries(initials) }
}
