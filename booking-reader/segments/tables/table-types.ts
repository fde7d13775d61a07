import { foldLabel, meaningOf } from '../dictionaries.ts'
import { SECTION_TYPES, type SectionType, sectionTypeOf } from '../section-types.ts'

/** Whether a column's label means something there. */
export const means = (text: string, type: SectionType | null) =>
	text.length <= 45 &&
	SECTION_TYPES.some(
		(one) => one !== 'aside' && (one === type || type === null || type === 'trip') && meaningOf(one, foldLabel(text)),
	)

/** The type most of whose labels these are, those that mean nothing else counting double. */
export function typeOfLabels(labels: readonly string[]): SectionType | null {
	const scores = SECTION_TYPES.filter((type) => type !== 'aside' && type !== 'trip').map((type) => {
		const meanings = labels.map((label) => meaningOf(type, foldLabel(label)))
		return {
			type,
			score: meanings.reduce((sum, meaning) => sum + (meaning ? (meaning.own ? 3 : 1) : 0), 0),
			own: meanings.some((meaning) => meaning?.own),
		}
	})
	const [best] = scores.filter(({ own }) => own).toSorted((a, b) => b.score - a.score)
	return best?.type ?? sectionTypeOf(labels.join(' ')) ?? null
}
