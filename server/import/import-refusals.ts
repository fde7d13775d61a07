import type { DraftIssue } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { Refusal } from '#server/http/refusal.ts'
import { LOGIN_NEEDED } from './fetch/fetch-refusals.ts'
import type { UnreadableDocument } from './read/read-in-process.ts'

/** The request field that a refusal concerns. */
export type InputField = 'bookingUrl' | 'content' | 'file'
const inputRefusal = (field: InputField, code: string, message: string, cause?: unknown) =>
	new Refusal(422, code, message, { fields: { [field]: message }, cause })

/** The document claims our format but breaks the schema. The people who run the form need to know where. */
export function invalidFormat(field: InputField, issues: readonly DraftIssue[]): Refusal {
	const message = issues.find(({ severity }) => severity === 'error')?.message ?? 'This could not be read'
	return new Refusal(422, 'schema_invalid', message, { fields: { [field]: message }, more: { issues } })
}

export const loginNeeded = (field: InputField) => inputRefusal(field, 'login_needed', LOGIN_NEEDED)

/** A picture, a Word document or an archive. The message says so, because trying again won't help. */
export const unsupportedType = (field: InputField) =>
	inputRefusal(
		field,
		'type_not_supported',
		`${field === 'bookingUrl' ? 'The type of file behind this link' : 'This type of file'} cannot be read. HTML, JSON, ICS, PDF, EML and plain text are supported. Save it as one of those, or add the trip manually`,
	)

/** Staff may enter what the document says in the preview. `previewId` is there where AI may be asked to read it. */
export function nothingFound(field: InputField, preview: ImportPreview | null, hasText: boolean): Refusal {
	const message =
		field === 'bookingUrl'
			? 'No booking was found on this page. Open the link to check it, paste the page instead, or add the trip manually'
			: hasText
				? 'No booking was found. Check that this is the right page or file, or add the trip manually'
				: 'This file has no text, perhaps because it is a scan. Ask for the original file, or add the trip manually'
	const more = preview ? { preview, ...(preview.canAskAi ? { previewId: preview.id } : {}) } : {}
	return new Refusal(422, 'nothing_found', message, { fields: { [field]: message }, more })
}

export const aiFoundNothing = () =>
	new Refusal(422, 'ai_found_nothing', 'AI found no booking either. Add the trip manually')

export function unreadable(field: InputField, error: UnreadableDocument): Refusal {
	const problem = {
		slow: 'Reading this took too long',
		large: 'This is too large to read',
		broken: 'This could not be read',
	}[error.reason]
	return inputRefusal(
		field,
		'unreadable',
		`${problem}. Paste only the part with the booking, or add the trip manually`,
		error,
	)
}

export const notACustomer = () =>
	new Refusal(422, 'invalid', 'Choose a customer', { fields: { userId: 'Choose a customer' } })

/** Staff chose a trip, and the order is another one. */
export const orderOfOtherTrip = ({ id, name, customerName }: { id: string; name: string; customerName: string }) =>
	new Refusal(
		409,
		'order_other_trip',
		`This order was already imported as the trip ‘${name}’ of ${customerName}. Update it there, or delete that trip first`,
		{ more: { tripId: id } },
	)

/** What staff selected in the document is no value of the field. */
export const noSuchValue = (label = 'this field') =>
	new Refusal(422, 'no_such_value', `The selected text has no value for ‘${label}’`)
