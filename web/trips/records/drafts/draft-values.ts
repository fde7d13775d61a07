import type { Field, Fields } from '#shared/fields.ts'
import type { FormDraft } from '#shared/trips/form-draft.ts'

/** A draft's values as a form takes them. Fields that the form does not have are left out. */
export const draftValues = (fields: Fields, { values }: Pick<FormDraft, 'values'>): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, text]) => {
			const field = fields[name]
			return field ? [[name, fromControl(field, text)]] : []
		}),
	)

/** What web/trips/guests/guests-input.tsx writes into its control. */
function fromControl({ kind, blankMeansAll }: Field, text: string): unknown {
	if (kind !== 'guests') return text
	if (text === '') return blankMeansAll ? null : []
	return text === 'nobody' ? [] : text.split(',')
}
