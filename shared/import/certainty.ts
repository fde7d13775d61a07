import { countGuesses, type Draft, type DraftIssue } from './draft.ts'

/**
 * An issue with a value, or an error. Warnings about the whole document do not count, nor do missing values, which the
 * trip may have.
 */
export const isDoubt = ({ severity, code, path }: DraftIssue): boolean =>
	code !== 'MISSING' && (severity === 'error' || path !== '')

/** Whether anything in a draft is in doubt, disputed between readers, or a guess (IMPORT-14). */
export const hasDoubts = (draft: Draft): boolean => draft.issues.some(isDoubt) || countGuesses(draft) > 0
