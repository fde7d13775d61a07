import { formatPence, penceOf, readMoney } from '#shared/booking-confirmation/money.ts'
import { type Field, type Fields, isBlank } from '#shared/fields.ts'
import { type Draft, type DraftFields, IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { importedTripFields, tripFieldsIn } from '#shared/import/imported-records.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'
import { readForm } from '#web/trips/read-form.ts'
import { formatFieldValue } from '#web/trips/format-field-value.ts'

/** The field at a path such as 'trip/name' or 'flights/0/pnr'. */
function fieldAt(path: string): Field | undefined {
	const [part = '', ...rest] = path.split('/')
	const list = IMPORTED_KINDS.find((kind) => kind === part)
	const fields: Fields =
		part === 'trip' ? importedTripFields : part === 'pricing' ? MONEY_FIELDS : list ? ENTERED_KINDS[list].fields : {}
	return fields[rest.at(-1) ?? '']
}

/** The draft's value at a path, as text. */
export function draftText(draft: Draft, path: string): string | undefined {
	const [part = '', ...rest] = path.split('/')
	const fields: DraftFields | undefined =
		part === 'trip'
			? tripFieldsIn(draft)
			: part === 'pricing'
				? draft.pricing
				: draft[part as ImportedKind][Number(rest[0])]?.fields
	const value = fields?.[rest.at(-1) ?? '']?.value
	return value === undefined ? undefined : String(value)
}

/** A value as staff read it, with dates, times and prices formatted. */
export function displayValue(path: string, value: string | number): string {
	const text = String(value)
	if (path === 'pricing/vatRate') return `${text}%`
	const money = path.startsWith('pricing/') ? readMoney(text) : null
	if (money) return formatPence(penceOf(money))
	return formatFieldValue(fieldAt(path), value)
}

export const displayValueOrNothing = (path: string, value: string | number | null) =>
	value === null ? 'nothing' : displayValue(path, value)

/** The values that staff changed, by path. The control for times shows no seconds, so they are ignored. */
export function correctionsIn(form: HTMLFormElement, { draft }: ImportPreview): ImportDecisions['corrections'] {
	const given = Object.entries(readForm(form)).filter(([path]) => path.includes('/') && !path.startsWith('choice '))
	return Object.fromEntries(
		given.flatMap(([path, value]) => {
			const text = typeof value === 'string' ? value : ''
			const was = draftText(draft, path)
			const isSame = isBlank(text) ? was === undefined : text === was || text === was?.slice(0, 16)
			return isSame ? [] : [[path, text]]
		}),
	)
}
