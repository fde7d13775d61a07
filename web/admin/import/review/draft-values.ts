import { formatPence, penceOf, readMoney } from '#shared/booking-confirmation/money.ts'
import { isBlank } from '#shared/fields.ts'
import { type Draft, IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ImportDecisions, ImportPreview } from '#shared/import/preview.ts'
import { fieldAt, readValueAt } from '#shared/import/imported-records.ts'
import { readForm } from '#web/trips/forms/read-form.ts'
import { formatFieldValue } from '#web/trips/format-field-value.ts'

/** The draft's value at a path, as text. */
export function draftText(draft: Draft, path: string): string | undefined {
	const value = readValueAt(draft, path)?.value
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

/**
 * The values that staff changed, by path. `shown` are those that the form shows instead of the draft's. The control for
 * times shows no seconds, so they are ignored.
 */
export function correctionsIn(
	form: HTMLFormElement,
	{ draft }: ImportPreview,
	shown: ImportDecisions['corrections'] = {},
): ImportDecisions['corrections'] {
	const given = Object.entries(readForm(form)).filter(([path]) => path.includes('/') && !path.startsWith('choice '))
	return Object.fromEntries(
		given.flatMap(([path, value]) => {
			const text = typeof value === 'string' ? value : ''
			const was = Object.hasOwn(shown, path) ? String(shown[path] ?? '') : draftText(draft, path)
			const isSame = isBlank(text) ? isBlank(was) : text === was || text === was?.slice(0, 16)
			return isSame ? [] : [[path, text]]
		}),
	)
}

/** The corrections once AI has added to the draft: what staff added themselves moves behind it. */
export const movedBehind = (
	corrections: ImportDecisions['corrections'],
	before: Draft,
	after: Draft,
): ImportDecisions['corrections'] =>
	Object.fromEntries(
		Object.entries(corrections).map(([path, value]) => {
			const [part, place = '', ...rest] = path.split('/')
			const list = IMPORTED_KINDS.find((kind) => kind === part)
			if (!list || Number(place) < before[list].length) return [path, value]
			const moved = Number(place) + after[list].length - before[list].length
			return [[list, moved, ...rest].join('/'), value]
		}),
	)
