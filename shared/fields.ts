import { z } from 'zod'
import { MONTHS } from './dates.ts'

/**
 * A field is one fact about a record: what to call it, how to edit it and what a good value is.
 * The table, the API's checks, the form and the list all read it from here.
 */
export type Field = {
	label: string
	kind: 'text' | 'longText' | 'email' | 'password' | 'date' | 'dateTime' | 'number' | 'wholeNumber' | 'choice'
	/** Checks a value that is there. Whether it may be missing is `required`'s job. */
	// A pipe of z.unknown() into it needs the input side open.
	// oxlint-disable-next-line typescript/no-explicit-any
	schema: z.ZodType<unknown, any>
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
}

export type Fields = Record<string, Field>
type ValueOf<F extends Field> = F extends { required: true } ? z.output<F['schema']> : z.output<F['schema']> | null
export type ValuesOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }

type Hints = Pick<Field, 'initial' | 'placeholder' | 'rows'>

// The first control characters would end a C string in the database or start a header; lone surrogates are no text at all.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
// oxlint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const readable = (control: RegExp) => (value: string) => !control.test(value) && value.isWellFormed()
const UNREADABLE = 'Contains characters that are not text'

/** One line of readable text, trimmed, at most `max` characters. */
export const line = (max = 200) =>
	z.string('Enter text').trim().max(max, `At most ${max} characters`).refine(readable(CONTROL), UNREADABLE)
/** Readable text that may run over several lines. */
export const lines = (max = 5000) =>
	z.string('Enter text').trim().max(max, `At most ${max} characters`).refine(readable(CONTROL_BUT_LINES), UNREADABLE)

/** '21/4/1990', '21.04.1990', '21 April 1990': the day first, as travellers and their passports have it. */
const TYPED_DAY = /^(\d{1,2})\s?[/.\s-]\s?(\d{1,2}|[a-z]{3,9})\.?\s?[/.\s-]\s?(\d{4})$/i

function isoOfTyped(_: string, day: string, month: string, year: string): string {
	const named = MONTHS.findIndex((name) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
	const number = named || Number(month) || 0
	return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

export const emailAddress = z.email('Enter an e-mail address').max(254).refine(readable(CONTROL), UNREADABLE)

/**
 * A calendar day, '1990-04-21', without a zone. A client may send a whole date value ('1990-04-21T00:00:00.000Z'): its digits
 * count (API-17); another offset is refused. Travellers type dd/mm/yyyy (PORTAL-37), or the same with a month's name.
 */
export const calendarDay = z
	.string('Enter a date')
	.transform((value) => value.trim().replace(TYPED_DAY, isoOfTyped))
	.pipe(z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z?)?$/, 'Enter a date, such as 21/04/1990'))
	.transform((value) => value.slice(0, 10))
	.pipe(z.iso.date('Enter a date'))
	.refine((value) => value >= '1000-01-01', 'Enter a date')

/** The clock on the wall where it happens, '2026-05-24T09:40:00', without a zone. A trailing Z or fractions are dropped. */
const wallClock = z
	.string('Enter a date and time')
	.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z?$/, 'Enter a date and time, without an offset')
	.transform((value) => `${value.slice(0, 10)}T${value.slice(11, 16)}:${value.slice(17, 19) || '00'}`)
	.pipe(z.iso.datetime({ local: true, error: 'Enter a date and time' }))
	.refine((value) => value >= '1000-01-01', 'Enter a date and time')

export function text(label: string, hints: Hints & { max?: number } = {}) {
	const { max, ...rest } = hints
	return { kind: 'text', label, schema: line(max), ...rest } as const
}

export function longText(label: string, hints: Hints = {}) {
	return { kind: 'longText', label, schema: lines(), ...hints } as const
}

export function email(label: string, hints: Hints = {}) {
	return { kind: 'email', label, schema: emailAddress, ...hints } as const
}

/** 8 to 256 characters of any kind, none trimmed. Common ones are refused by the server (security of accounts: NIST 800-63B). */
export function password(label: string) {
	const schema = z
		.string('Enter a password')
		.min(8, 'At least 8 characters')
		.max(256, 'At most 256 characters')
		.refine((value) => value.isWellFormed(), UNREADABLE)
	return { kind: 'password', label, schema } as const
}

export function date(label: string, hints: Hints = {}) {
	return { kind: 'date', label, schema: calendarDay, ...hints } as const
}

export function dateTime(label: string, hints: Hints = {}) {
	return { kind: 'dateTime', label, schema: wallClock, ...hints } as const
}

/** A number of something, as kilograms; a form's digits count as one, with a point or a comma. */
export function number(label: string, hints: Hints = {}) {
	const digits = z
		.string()
		.regex(/^\s*\d{1,6}(?:[.,]\d{1,3})?\s*$/, 'Enter a number')
		.transform((text) => Number(text.replace(',', '.')))
	const schema = z
		.union([z.number('Enter a number'), digits], 'Enter a number')
		.pipe(z.number().min(0, 'At least 0').max(999_999, 'Too large'))
	return { kind: 'number', label, schema, ...hints } as const
}

/** A whole number; a form's digits count as one. At most what an SQL integer holds. */
export function wholeNumber(label: string, hints: Hints & { min?: number } = {}) {
	const { min = 0, ...rest } = hints
	const digits = z
		.string()
		.regex(/^\s*[+-]?\d{1,10}\s*$/, 'Enter a whole number')
		.transform(Number)
	const schema = z
		.union([z.number('Enter a whole number'), digits], 'Enter a whole number')
		.pipe(z.int('Enter a whole number').min(min, `At least ${min}`).max(2_147_483_647, 'Too large'))
	return { kind: 'wholeNumber', label, schema, ...rest } as const
}

export function choice<const Options extends readonly [string, ...string[]]>(
	label: string,
	options: Options,
	hints: Hints = {},
) {
	return {
		kind: 'choice',
		label,
		options,
		schema: z.enum(options, `Choose one of: ${options.join(', ')}`),
		...hints,
	} as const
}

export function required<F extends Field>(field: F) {
	return { ...field, required: true } as const
}

export function sealed<F extends Field>(field: F) {
	return { ...field, sealed: true } as const
}
