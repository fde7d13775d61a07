import { timeOf } from '#shared/dates.ts'
import { type Field, isBlank } from '#shared/fields.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { staffDate } from './staff-date.ts'

/** Formats a field's value for staff. */
export function formatFieldValue(field: Field | undefined, value: unknown): string {
	if (isBlank(value)) return 'Not set'
	if (Array.isArray(value)) return counted(value.length, 'guest')
	if (field?.kind === 'flight') return 'Another flight of the trip'
	if (field?.kind === 'catalogueItem') return 'Another entry of the catalogue'
	if (field?.kind === 'catalogueVersion') return 'Other words of the catalogue'
	const text = String(value)
	if (field?.kind === 'date') return staffDate(text)
	if (field?.kind === 'dateTime') return `${staffDate(text)} ${timeOf(text)}`
	return field?.kind === 'choice' ? choiceLabel(text) : text
}
