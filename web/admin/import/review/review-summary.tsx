import { countGuesses, type Draft, type DraftIssue, IMPORTED_KINDS, type Layer } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { staffDate } from '#web/trips/staff-date.ts'

/** How it was read: 'Read from forms.example.com, using …'. */
const LAYER_TEXTS: Record<Layer, string> = {
	'trip-import': 'our own format',
	taught: 'what you taught',
	structured: 'schema.org mark-up',
	'form-answer': 'form answers',
	'page-state': 'data in the page',
	calendar: 'calendar events',
	'boarding-pass': 'a boarding pass',
	labelled: 'labels',
	link: 'the link itself',
	extractor: 'the document extractor',
	model: 'AI',
}

type Props = { preview: ImportPreview; issues: readonly DraftIssue[] }

/** Where the booking came from, what is left to do, and messages about the whole document. */
export function ReviewSummary({ preview, issues }: Props) {
	const { source, layers, draft, wants: missingFields, match, otherCustomer, customerName, taught } = preview
	const origin = source.host ?? (source.kind === 'file' ? source.title : 'the pasted page')
	const pathsToCheck = new Set([
		...missingFields.map(({ path }) => path),
		...issues.filter(concernsValue).map(({ path }) => path),
	])
	const toDecide = match?.changes.filter(({ kind }) => kind === 'conflict' || kind === 'vanished') ?? []
	const choices = toDecide.length + (otherCustomer ? 1 : 0)
	const guesses = countGuesses(draft)
	const toDo = [
		...(pathsToCheck.size > 0 ? [`${count(pathsToCheck.size, 'value')} to check`] : []),
		...(choices > 0 ? [`${count(choices, 'choice')} to make`] : []),
		...(guesses > 0 ? [`${count(guesses, 'guess')} by AI to check`] : []),
	]
	// A sentence of its own says what staff taught.
	const readers = layers.filter((layer) => layer !== 'taught').map((layer) => LAYER_TEXTS[layer])
	const unused = draft.unused?.length ?? 0
	if (unused > 0) toDo.push(`${count(unused, 'detail')} of the document not used`)
	const general = issues.filter((issue) => !concernsValue(issue))
	return (
		<div className="flex flex-col gap-3">
			{/* Gets the focus when the form appears, so that it is read out first. */}
			<div data-start tabIndex={-1} className="rounded-lg bg-sea-wash px-4 py-3 outline-none md:px-5">
				<p className="font-medium">
					{toDo.length > 0 ? `${capitalised(joinWithAnd(toDo))}.` : nextStep(match, general.length > 0)}
				</p>
				<p className="text-ink-soft">
					For {customerName}. Read from {readers.length > 0 ? `${origin}, using ${joinWithAnd(readers)}` : origin}.
				</p>
				<p className="text-ink-soft">{contents(draft, match === null)}</p>
				{taught?.isUsed ? (
					<p className="text-ink-soft">
						Read as you taught it on {staffDate(taught.taughtAt.slice(0, 10))}, under ‘{taught.name}’.
					</p>
				) : null}
				{layers.includes('trip-import') ? null : (
					<p className="text-ink-soft">What you correct here teaches how the next document of this sender is read.</p>
				)}
			</div>
			{general.length > 0 ? (
				<ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
					{general.map(({ message }) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

function nextStep(match: ImportPreview['match'], hasNotes: boolean): string {
	const found = hasNotes ? 'All values were read. See the notes below.' : 'No issues found.'
	if (!match) return `${found} Review the booking, then import it.`
	if (match.changes.length > 0) return `${found} Review the changes, then update the trip.`
	if (match.importedAt === null) return 'Nothing has changed: the trip has everything in this document.'
	return `Nothing has changed since it was imported on ${staffDate(match.importedAt)}.`
}

/** How much of each kind was found. A new trip has guests even where its document names none. */
function contents(draft: Draft, isNew: boolean): string {
	const found = IMPORTED_KINDS.filter((list) => draft[list].length > 0).map((list) => {
		const { one, many } = ENTERED_KINDS[list].labels
		return draft[list].length === 1 ? `one ${one}` : `${draft[list].length} ${many}`
	})
	const sentences = [
		...(found.length > 0 ? [`Found: ${joinWithAnd(found)}.`] : []),
		...(isNew && draft.guests.length === 0 ? ['No guests were found.'] : []),
	]
	return sentences.join(' ')
}

const concernsValue = ({ path }: DraftIssue) => path.includes('/')
const count = (n: number, noun: string) => (n === 1 ? `one ${noun}` : `${n} ${noun}${noun.endsWith('s') ? 'es' : 's'}`)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const joinWithAnd = (parts: readonly string[]) =>
	parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
