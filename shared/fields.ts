import type { z } from 'zod'

/**
 * A field of a record: its label, its input and its valid values. The table's types, the API's validation, the form and the list all use
 * this declaration. It is data only, and `schemas.ts` builds validators from it, so a page that shows a field does not load the
 * validator.
 */
export type Field = {
	label: string
	kind:
		| 'text'
		| 'longText'
		| 'email'
		| 'password'
		| 'date'
		| 'dateTime'
		| 'number'
		| 'wholeNumber'
		| 'choice'
		| 'guests'
		| 'flight'
		| 'catalogueItem'
		| 'catalogueVersion'
	required?: true
	/** Encrypted at rest: passports, birth dates, health and faith. Never used for searching or sorting. */
	sealed?: true
	/** The initial value in the form for a new record. Not a schema default, which would reset the field on a PATCH. */
	initial?: string
	options?: readonly string[]
	/** Suggested values of a text input, which accepts any other text too. */
	suggestions?: readonly string[]
	placeholder?: string
	/** Rows of a multi-line input (guests have 3, PORTAL-36). */
	rows?: number
	/** The maximum length of a text. */
	max?: number
	/** The minimum of a whole number. */
	min?: number
	/** The required format of a one-line text, and the message for any other. */
	pattern?: { matches: RegExp; message: string }
	/** What travellers are told when it changes (PORTAL-80); without it, nothing. */
	tells?: Tells
	/** Of a field for guests: no value means all of them, and an empty list none. */
	blankMeansAll?: true
	/**
	 * Offers names while staff type: stays and experiences of the catalogue, of which choosing one fills the fields that it names (CRM-227,
	 * CRM-401), or airports and airlines (CRM-336).
	 */
	offers?: 'stays' | 'experiences' | 'airports' | 'airlines'
	/** Says where the value of this other field was taken from: it becomes empty when only that one changes. */
	originOf?: string
	/** Validates a value instead of the schema of `kind`. `required` decides whether it may be missing. */
	schema?: z.ZodType
}

/** When it takes place, where, any other fact, or whether it takes place at all. */
export type Tells = 'time' | 'place' | 'fact' | 'exists'

export type Fields = Record<string, Field>
/** The type of a value that is not missing. */
export type ValueOf<F extends Field> = F extends { kind: 'number' | 'wholeNumber' }
	? number
	: F extends { kind: 'guests' }
		? string[]
		: F extends { options: readonly (infer Option extends string)[] }
			? Option
			: string
export type ValuesOf<F extends Fields> = {
	[K in keyof F]: F[K] extends { required: true } ? ValueOf<F[K]> : ValueOf<F[K]> | null
}

type Hints = Pick<Field, 'initial' | 'placeholder' | 'rows' | 'tells'>

/** One line of text. */
export function text(label: string, hints: Hints & Pick<Field, 'max' | 'pattern' | 'offers'> = {}) {
	return { kind: 'text', label, ...hints } as const
}

export function longText(label: string, hints: Hints & Pick<Field, 'max'> = {}) {
	return { kind: 'longText', label, ...hints } as const
}

export function email(label: string, hints: Hints = {}) {
	return { kind: 'email', label, ...hints } as const
}

export function password(label: string) {
	return { kind: 'password', label } as const
}

/** A calendar day, '1990-04-21', without a zone. */
export function date(label: string, hints: Hints = {}) {
	return { kind: 'date', label, ...hints } as const
}

/** A local time at a place, '2026-05-24T09:40:00', without a zone. */
export function dateTime(label: string, hints: Hints = {}) {
	return { kind: 'dateTime', label, ...hints } as const
}

/** A number that may have decimals, such as kilograms. */
export function number(label: string, hints: Hints = {}) {
	return { kind: 'number', label, ...hints } as const
}

export function wholeNumber(label: string, hints: Hints & Pick<Field, 'min'> = {}) {
	return { kind: 'wholeNumber', label, ...hints } as const
}

export function choice<const Options extends readonly [string, ...string[]]>(
	label: string,
	options: Options,
	hints: Hints = {},
) {
	return { kind: 'choice', label, options, ...hints } as const
}

/** Guests of the record's trip, by their ids. */
export function guestsOfTrip(label: string, hints: Pick<Field, 'blankMeansAll'> = {}) {
	return { kind: 'guests', label, ...hints } as const
}

/** A flight of the record's trip, by its id. */
export function flightOfTrip(label: string) {
	return { kind: 'flight', label } as const
}

/** The catalogue item from which staff took the field `originOf`, and what was published of it then, each by its id. */
export function catalogueItem(originOf: string) {
	return { kind: 'catalogueItem', label: 'Catalogue item', originOf } as const
}
export function catalogueVersion(originOf: string) {
	return { kind: 'catalogueVersion', label: 'Catalogue version', originOf } as const
}

export function required<F extends Field>(field: F) {
	return { ...field, required: true } as const
}

export function sealed<F extends Field>(field: F) {
	return { ...field, sealed: true } as const
}

/** Blank text, null and a missing key all mean that there is no value. */
export const isBlank = (value: unknown) =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
