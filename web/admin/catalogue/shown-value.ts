import { isObject } from '#shared/stored-shape.ts'
import { asText } from '#shared/catalogue/drafts/content-path.ts'

/** A value of an item's content as text: a list has one entry a line, and an entry its members. */
export function shownValue(value: unknown): string {
	if (value === null || value === undefined || value === '') return 'Nothing'
	if (isFocalPoint(value)) return `${value[0]} % from the left, ${value[1]} % from the top`
	if (Array.isArray(value))
		return value.length === 0 ? 'Nothing' : value.map((entry) => `· ${inLine(entry)}`).join('\n')
	return inLine(value)
}

/** The only numbers in a list are the two of a focal point. */
const isFocalPoint = (value: unknown): value is [number, number] =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

function inLine(value: unknown): string {
	if (Array.isArray(value)) return value.map(inLine).join('; ')
	if (isPicture(value)) return value.alt || 'A picture without a description'
	if (isObject(value)) return Object.values(value).map(inLine).filter(Boolean).join(', ')
	// The id of a photograph says nothing to staff.
	return asText(value).replace(/^photo\/.*/, 'A photograph')
}

/** Staff know a picture by its description. */
const isPicture = (value: unknown): value is { alt: string } =>
	isObject(value) && typeof value.name === 'string' && typeof value.alt === 'string'
