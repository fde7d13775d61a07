import { z } from 'zod'
import { readCalendarDay } from './calendar-day.ts'
import { type Field, type Fields, isBlank, type ValueOf, type ValuesOf } from './fields.ts'
import type { AnyKind, Values } from '#shared/trips/kinds/record-kind.ts'

// Control characters could end a C string in the database or inject a header. Lone surrogates are not valid text.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
// oxlint-disable-next-line no-control-regex
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const isReadable = (control: RegExp) => (value: string) => !control.test(value) && value.isWellFormed()
const UNREADABLE = 'Contains characters that are not text'

/** One line of text without control characters, trimmed, at most `max` characters. */
export const line = (max = 200) =>
	z.string('Enter text').trim().max(max, `At most ${max} characters`).refine(isReadable(CONTROL), UNREADABLE)
/** Text of one or more lines without other control characters. */
export const lines = (max = 5000) =>
	z.string('Enter text').trim().max(max, `At most ${max} characters`).refine(isReadable(CONTROL_BUT_LINES), UNREADABLE)

export const emailAddress = z.email('Enter an e-mail address').max(254).refine(isReadable(CONTROL), UNREADABLE)

/** A calendar day as `readCalendarDay` reads it. */
export const calendarDay = z.string('Enter a date').transform((value, context) => {
	const read = readCalendarDay(value)
	if ('day' in read) return read.day
	context.addIssue({ code: 'custom', message: read.problem })
	return z.NEVER
})

/** A local time at the place, '2026-05-24T09:40:00', without a zone. A trailing Z and fractions are dropped. */
const localDateTime = z
	.string('Enter a date and time')
	.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z?$/, 'Enter a date and time, without an offset')
	.transform((value) => `${value.slice(0, 10)}T${value.slice(11, 16)}:${value.slice(17, 19) || '00'}`)
	.pipe(z.iso.datetime({ local: true, error: 'Enter a date and time' }))
	.refine((value) => value >= '1000-01-01', 'Enter a date and time')

/** 8 to 256 characters of any kind, not trimmed. The server also refuses common passwords (NIST 800-63B). */
const password = z
	.string('Enter a password')
	.min(8, 'At least 8 characters')
	.max(256, 'At most 256 characters')
	.refine((value) => value.isWellFormed(), UNREADABLE)

/** A number, or digits from a form with a point or a comma. */
const number = z
	.union(
		[
			z.number('Enter a number'),
			z
				.string()
				.regex(/^\s*\d{1,6}(?:[.,]\d{1,3})?\s*$/, 'Enter a number')
				.transform((text) => Number(text.replace(',', '.'))),
		],
		'Enter a number',
	)
	.pipe(z.number().min(0, 'At least 0').max(999_999, 'Too large'))

/** A whole number, or digits from a form, up to the maximum of an SQL integer. */
const wholeNumber = (min: number) =>
	z
		.union(
			[
				z.number('Enter a whole number'),
				z
					.string()
					.regex(/^\s*[+-]?\d{1,10}\s*$/, 'Enter a whole number')
					.transform(Number),
			],
			'Enter a whole number',
		)
		.pipe(z.int('Enter a whole number').min(min, `At least ${min}`).max(2_147_483_647, 'Too large'))

/** Ids of guests, or a form's text of them: 'nobody', or ids with commas between. Whether they are on the trip is the server's to check. */
const guestIds = z
	.union([
		z.array(z.uuid('Choose guests of this trip')),
		z.string().transform((text) => (text === 'nobody' ? [] : text.split(','))),
	])
	.pipe(z.array(z.uuid('Choose guests of this trip')).max(200, 'At most 200 guests'))
	.transform((ids) => [...new Set(ids)].toSorted())

/** The schema of a value that is not missing, by the kind of its field. */
const BY_KIND: Record<Field['kind'], (field: Field) => z.ZodType> = {
	text: ({ max, pattern }) => (pattern ? line(max).regex(pattern.matches, pattern.message) : line(max)),
	longText: ({ max }) => lines(max),
	email: () => emailAddress,
	password: () => password,
	date: () => calendarDay,
	dateTime: () => localDateTime,
	number: () => number,
	wholeNumber: ({ min = 0 }) => wholeNumber(min),
	guests: () => guestIds,
	// Whether it is on the trip is the server's to check.
	flight: () => z.uuid('Choose a flight of this trip'),
	catalogueItem: () => z.uuid('Choose an entry of the catalogue'),
	catalogueVersion: () => z.uuid('Choose an entry of the catalogue'),
	choice: ({ options = [] }) => z.enum(options, `Choose one of: ${options.join(', ')}`),
}

const schemaCache = new WeakMap<Field, z.ZodType>()

/** The schema of a field's value. Whether the value may be missing is decided by the record's schema. */
export function valueSchema<F extends Field>(field: F): z.ZodType<ValueOf<F>> {
	const schema = schemaCache.get(field) ?? field.schema ?? BY_KIND[field.kind](field)
	schemaCache.set(field, schema)
	return schema as z.ZodType<ValueOf<F>>
}

/** Checks 'x is required' before the type, or people would read 'expected string, received null'. */
function schemaOfField(field: Field) {
	const given = z
		.unknown()
		.optional()
		.transform((value) => (isBlank(value) ? null : value))
	// Piping z.unknown() into the schema requires its input type to be any.
	// oxlint-disable-next-line typescript/no-explicit-any
	const value: z.ZodType<unknown, any> = valueSchema(field)
	if (field.required)
		return given.refine((value) => value !== null, `${toSentenceCase(field.label)} is required`).pipe(value)
	return given.pipe(value.nullable())
}

/** 'Full Name' becomes 'Full name' (CRM-52). 'VAT' stays. */
const toSentenceCase = (label: string) => label.replaceAll(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** Validates a complete set of values from a form or a request. Refuses unknown names. Messages are by field. */
export function schemaOfFields<F extends Fields>(fields: F): z.ZodType<ValuesOf<F>> {
	const shape = Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])
	return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<ValuesOf<F>>
}

const kindCache = new WeakMap<AnyKind, z.ZodType>()

/**
 * The schema of a kind of trip record, including its rules across fields. It is built once, which takes longer than
 * checking a hundred records.
 */
export function schemaOf<R extends AnyKind>(record: R): z.ZodType<Values<R>> {
	const schema =
		kindCache.get(record) ??
		schemaOfFields(record.fields as R['fields']).superRefine((values, ctx) => {
			for (const [field, message] of Object.entries(record.check?.(values) ?? {}))
				ctx.addIssue({ code: 'custom', path: [field], message: String(message) })
		})
	kindCache.set(record, schema)
	return schema as z.ZodType<Values<R>>
}
