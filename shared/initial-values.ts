import { type Fields, isBlank } from './fields.ts'

/** The values of a new record, with missing ones set to the field's initial value. Never use it for edits. */
export function withInitials(fields: Fields, given: Record<string, unknown>): Record<string, unknown> {
	const initials = Object.entries(fields).flatMap(([name, field]) =>
		field.initial !== undefined && isBlank(given[name]) ? [[name, field.initial]] : [],
	)
	return { ...given, ...Object.fromEntries(initials) }
}
