import { normaliseLabel, lookUpLabel } from '../labels/dictionaries.ts'
import { SECTION_TYPES, type SectionType, sectionTypeOf } from '../section-types.ts'

/** Whether a text is a known column label in that type. */
export const isColumnLabel = (text: string, type: SectionType | null) =>
	text.length <= 45 &&
	SECTION_TYPES.some(
		(one) =>
			one !== 'aside' && (one === type || type === null || type === 'trip') && lookUpLabel(one, normaliseLabel(text)),
	)

/** The type that most labels belong to. Unambiguous labels count three times. */
export function typeFromLabels(labels: readonly string[]): SectionType | null {
	const scores = SECTION_TYPES.filter((type) => type !== 'aside' && type !== 'trip').map((type) => {
		const meanings = labels.map((label) => lookUpLabel(type, normaliseLabel(label)))
		return {
			type,
			score: meanings.reduce((sum, meaning) => sum + (meaning ? (meaning.isUnambiguous ? 3 : 1) : 0), 0),
			own: meanings.some((meaning) => meaning?.isUnambiguous),
		}
	})
	const [best] = scores.filter(({ own }) => own).toSorted((a, b) => b.score - a.score)
	return best?.type ?? sectionTypeOf(labels.join(' ')) ?? null
}
