import { isObject } from '#shared/stored-shape.ts'
import { asText } from '#shared/catalogue/drafts/content-path.ts'

/** A value of an item's content as text: a list has one entry a line, and an entry its members. */
export function shownValue(value: unknown): string {
	if (value === null || value === undefined || value === '') return 'Nothing'
	if (Array.isArray(value))
		return value.length === 0 ? 'Nothing' : value.map((entry) => `· ${inLine(entry)}`).join('\n')
	return isObject(value) ? inLine(value) : asText(value)
}

function inLine(value: unknown): string {
	if (Array.isArray(value)) return value.map(inLine).join('; ')
	if (isObject(value)) return Object.values(value).map(inLine).filter(Boolean).join(', ')
	return asText(value)
}
