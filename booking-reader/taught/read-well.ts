import { fold } from '#shared/fold.ts'
import { type Draft, type DraftElement, IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import type { ConfirmedValues } from './learn-layout.ts'
import type { TaughtElement } from './read-rows.ts'

type Values = Readonly<Record<string, { value: string | number } | undefined>>
type Confirmed = Readonly<Record<string, string | number>>

/**
 * The kinds that the readers know in this layout: what they read was confirmed, and the layout's own rules find less of it. Only what they
 * got wrong is taught (IMPORT-105).
 */
export function kindsReadWell(
	draft: Draft,
	read: Record<ImportedKind, readonly TaughtElement[]>,
	confirmed: ConfirmedValues,
): ImportedKind[] {
	return IMPORTED_KINDS.filter((list) => {
		const elements = draft[list].filter(({ fields }) => fields.status?.value !== 'cancelled')
		if (elements.length !== confirmed[list].length || elements.some(isTaught)) return false
		const [byReaders, byRules] = [elements, read[list]].map((all) => agreeing(all, confirmed[list]))
		return (
			elements.length > 0 &&
			byReaders! > 0 &&
			byReaders! >= byRules! &&
			(byReaders! > byRules! || isWhole(elements, confirmed[list]))
		)
	})
}

const isTaught = ({ fields }: DraftElement) => Object.values(fields).some(({ from }) => from.layer === 'taught')

const isWhole = (elements: readonly { fields: Values }[], confirmed: readonly Confirmed[]) =>
	agreeing(elements, confirmed) === confirmed.reduce((sum, values) => sum + Object.keys(values).length, 0)

/** How many confirmed values the elements have, each compared with the one that it is most like. */
function agreeing(elements: readonly { fields: Values }[], confirmed: readonly Confirmed[]): number {
	const left = new Set(elements)
	return confirmed.reduce((sum, values) => {
		const [best] = [...left]
			.map((element) => ({ element, count: countEqual(element.fields, values) }))
			.toSorted((a, b) => b.count - a.count)
		if (!best || best.count === 0) return sum
		left.delete(best.element)
		return sum + best.count
	}, 0)
}

const countEqual = (fields: Values, values: Confirmed) =>
	Object.entries(values).filter(([name, value]) => fold(String(fields[name]?.value ?? '')) === fold(String(value)))
		.length
