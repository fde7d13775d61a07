import { allFields, countGuesses, type Draft, type DraftIssue } from './draft.ts'

/**
 * An issue with a value, or an error. Warnings about the whole document do not count, unless they concern how much of it was read
 * (IMPORT-106). Nor do missing values, which the trip may have.
 */
export const isDoubt = ({ severity, code, path }: DraftIssue): boolean =>
	code !== 'MISSING' && (severity === 'error' || path !== '' || code === 'AMENDED' || code === 'PARTLY_READ')

/** Whether every value comes from a document in our own format, where nothing is guessed (IMPORT-54). */
export const isOwnFormat = (draft: Draft): boolean => {
	const values = allFields(draft).flatMap((fields) => Object.values(fields))
	return values.every(({ from, certainty }) => certainty === 'derived' || from.layer === 'trip-import')
}

/**
 * Whether nothing in a draft is in doubt, disputed between readers or a guess, and nothing that the document states was
 * left over (IMPORT-14).
 */
export const isWhollyRead = (draft: Draft): boolean =>
	!draft.issues.some(isDoubt) && countGuesses(draft) === 0 && (isOwnFormat(draft) || draft.unused?.length === 0)

/** Whether a draft may become a trip without a review: only a document in our own format states what it means. */
export const needsNoReview = (draft: Draft): boolean => isOwnFormat(draft) && isWhollyRead(draft)
