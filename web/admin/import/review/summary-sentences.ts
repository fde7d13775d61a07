import { countGuesses, type Draft, type DraftIssue, IMPORTED_KINDS, type ImportedKind } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { staffDate } from '#web/trips/staff-date.ts'

type Reviewed = Pick<ImportPreview, 'draft' | 'wants' | 'match' | 'otherCustomer'>

/** What is left for staff to do: '2 values to check and one choice to make.' */
export function whatToDo(
	{ draft, wants: missingFields, match, otherCustomer }: Reviewed,
	issues: readonly DraftIssue[],
) {
	const ofValues = issues.filter(concernsValue)
	const toCheck = new Set([...missingFields, ...ofValues].map(({ path }) => path)).size
	const toDecide = match?.changes.filter(({ kind }) => kind === 'conflict' || kind === 'vanished').length ?? 0
	const choices = toDecide + (otherCustomer ? 1 : 0)
	const guesses = countGuesses(draft)
	// Of a document that changes nothing, staff have seen the rest.
	const unused = match?.changes.length === 0 ? 0 : (draft.unused?.length ?? 0)
	const toDo = [
		...(toCheck > 0 ? [`${count(toCheck, 'value')} to check`] : []),
		...(choices > 0 ? [`${count(choices, 'choice')} to make`] : []),
		...(guesses > 0 ? [`${count(guesses, 'guess')} by AI to check`] : []),
		...(unused > 0 ? [`${count(unused, 'detail')} of the document not used`] : []),
	]
	return toDo.length > 0 ? `${capitalised(joinWithAnd(toDo))}.` : nextStep(match, ofValues.length < issues.length)
}

function nextStep(match: ImportPreview['match'], hasNotes: boolean): string {
	const found = hasNotes ? 'See the notes below.' : 'No issues found.'
	if (!match) return `${found} Review the booking, then import it.`
	if (match.changes.length > 0) return `${found} Review the changes, then update the trip.`
	if (match.importedAt === null) return 'Nothing has changed: the trip has everything in this document.'
	return `Nothing has changed since it was imported on ${staffDate(match.importedAt)}.`
}

/** How much of each kind was found. A new trip has guests even where its document names none. */
export function whatWasFound(draft: Pick<Draft, ImportedKind>, isNew: boolean): string {
	const found = countParts(draft)
	const sentences = [
		...(found.length > 0 ? [`Found: ${joinWithAnd(found)}.`] : []),
		...(isNew && draft.guests.length === 0 ? ['No guests were found.'] : []),
	]
	return sentences.join(' ')
}

/** '2 guests', 'one flight' */
export const countParts = (draft: Pick<Draft, ImportedKind>): string[] =>
	IMPORTED_KINDS.filter((list) => draft[list].length > 0).map((list) => {
		const { one, many } = ENTERED_KINDS[list].labels
		return draft[list].length === 1 ? `one ${one}` : `${draft[list].length} ${many}`
	})

/** Whether a message is about a value rather than about the whole document. */
export const concernsValue = ({ path }: DraftIssue) => path.includes('/')

const count = (n: number, noun: string) => (n === 1 ? `one ${noun}` : `${n} ${noun}${noun.endsWith('s') ? 'es' : 's'}`)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const joinWithAnd = (parts: readonly string[]) =>
	parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
