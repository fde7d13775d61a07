import { IMPORTED_KINDS, type Draft, type DraftFields } from '#shared/import/draft.ts'

/** How many expected values were found, compared as text. `missed` lists the others. */
export type Score = { found: number; expected: number; missed: string[] }

type Expected = { order?: { id?: string | null }; trip?: Record<string, unknown> } & Partial<
	Record<(typeof IMPORTED_KINDS)[number], Record<string, unknown>[]>
>

/** Compares every member of an expected trip with the draft, element by element in the order of the file. */
export function compareFields(expected: Expected, draft: Draft): Score {
	const score: Score = { found: 0, expected: 0, missed: [] }
	const compare = (path: string, values: Record<string, unknown>, fields: DraftFields) => {
		for (const [name, value] of Object.entries(values)) {
			if (name === 'id' || (typeof value !== 'string' && typeof value !== 'number')) continue
			score.expected++
			if (String(fields[name]?.value ?? '') === `${value}`) score.found++
			else score.missed.push(`${path}/${name}: ‘${String(fields[name]?.value ?? '')}’ for ‘${value}’`)
		}
	}
	if (expected.order?.id)
		compare('order', { orderId: expected.order.id }, draft.order.id ? { orderId: draft.order.id } : {})
	compare('trip', expected.trip ?? {}, draft.trip)
	for (const list of IMPORTED_KINDS)
		for (const [index, values] of (expected[list] ?? []).entries())
			compare(`${list}/${index}`, values, draft[list][index]?.fields ?? {})
	return score
}
