import type { Field, Fields, ValuesOf } from './fields.ts'
import { isObject } from './stored-shape.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/
const LINES_OF_TEXT: readonly Field['kind'][] = ['text', 'longText', 'email']

/**
 * The values of declared fields in stored JSON. A field that is missing, or holds what it cannot hold today, gets its default: one of
 * `defaults`, what a new record starts with, or null. Null when a required field has none of these, and is not text: nothing honest can
 * be shown in its place.
 */
export function readValues<F extends Fields>(
	fields: F,
	stored: unknown,
	defaults: Readonly<Record<string, unknown>> = {},
): ValuesOf<F> | null {
	if (!isObject(stored)) return null
	const values = Object.entries(fields).map(([name, field]) => {
		const value = stored[name]
		return [name, fits(field, value) ? value : (defaults[name] ?? defaultOf(field))] as const
	})
	if (values.some(([, value]) => value === undefined)) return null
	return Object.fromEntries(values) as ValuesOf<F>
}

/** What takes the place of a missing value; undefined when nothing can. */
function defaultOf({ initial, required, kind }: Field) {
	if (initial !== undefined) return initial
	if (!required) return null
	return LINES_OF_TEXT.includes(kind) ? '' : undefined
}

function fits({ kind, options, required }: Field, value: unknown): boolean {
	if (value === null) return !required
	if (kind === 'guests') return Array.isArray(value) && value.every((id) => typeof id === 'string')
	if (kind === 'number' || kind === 'wholeNumber') return Number.isFinite(value)
	if (typeof value !== 'string') return false
	if (kind === 'date') return DAY.test(value)
	if (kind === 'dateTime') return LOCAL_TIME.test(value)
	return kind !== 'choice' || (options?.includes(value) ?? true)
}
