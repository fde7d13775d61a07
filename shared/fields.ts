import type { z } from 'zod'

/**
 * A field is one fact about a record: what to call it, how to edit it and what a good value is.
 * The table, the API's checks, the form and the list all read it from here. Data only: `schemas.ts` checks values by it, so a page
 * that shows a field doesn't load the validator.
 */
export type Field = {
	label: string
	kind: 'text' | 'longText' | 'email' | 'password' | 'date' | 'dateTime' | 'number' | 'wholeNumber' | 'choice'
	required?: true
	/** Kept encrypted: identity papers, birth dates, health and faith. Never searched or sorted by. */
	sealed?: true
	/** What the form for a new record starts with. Data only: never a schema default, or a PATCH would reset it. */
	initial?: string
	options?: readonly string[]
	/** Offered beside a text input; anything else may be typed. */
	suggestions?: readonly string[]
	placeholder?: string
	/** Rows of a multi-line input (guests have 3, PORTAL-36). */
	rows?: number
	/** The most characters of a one-line text. */
	max?: number
	/** The least of a whole number. */
	min?: number
	/** What a one-line text has to look like, and the message when it doesn't. */
	pattern?: { matches: RegExp; message: string }
	/** Checks a value instead of what `kind` says. Whether it may be missing is `required`'s job. */
	schema?: z.ZodType
}

export type Fields = Record<string, Field>
/** The type of a value that is there. */
export type ValueOf<F extends Field> = F extends { kind: 'number' | 'wholeNumber' }
	? number
	: F extends { options: readonly (infer Option extends string)[] }
		? Option
		: string
export type ValuesOf<F extends Fields> = {
	[K in keyof F]: F[K] extends { required: true } ? ValueOf<F[K]> : ValueOf<F[K]> | null
}

type Hints = Pick<Field, 'initial' | 'placeholder' | 'rows'>

/** One line of text. */
export function text(label: string, hints: Hints & Pick<Field, 'max' | 'pattern'> = {}) {
	return { kind: 'text', label, ...hints } as const
}

export function longText(label: string, hints: Hints = {}) {
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

/** A clock reading at a place, '2026-05-24T09:40:00', without a zone. */
export function dateTime(label: string, hints: Hints = {}) {
	return { kind: 'dateTime', label, ...hints } as const
}

/** A number of something, as kilograms. */
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

export function required<F extends Field>(field: F) {
	return { ...field, required: true } as const
}

export function sealed<F extends Field>(field: F) {
	return { ...field, sealed: true } as const
}

/** Blank text, null and a missing key all mean that there is no value. */
export const isBlank = (value: unknown) =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A new record's values: what was given, and where nothing was, what the field starts with. For new ones only, never for edits. */
export function withInitials(fields: Fields, given: Record<string, unknown>): Record<string, unknown> {
	const initials = Object.entries(fields).flatMap(([name, field]) =>
		field.initial !== undefined && isBlank(given[name]) ? [[name, field.initial]] : [],
	)
	return { ...given, ...Object.fromEntries(initials) }
}
