import { fold } from '#shared/fold.ts'
import {
	type Draft,
	type DraftElement,
	type DraftFields,
	type DraftIssue,
	type ImportedKind,
	IMPORTED_KINDS,
	emptyDraft,
	hasBooking,
	LAYERS,
	type ReadValue,
} from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import { checkDraft } from './check-draft.ts'
import { deriveValues } from './derive-values.ts'
import { NATURAL_KEYS } from './natural-key.ts'

/**
 * One draft of those that the readers gave: the most trusted word counts field by field, the others fill its gaps, and where two say
 * different things both are named. What follows from the rest is worked out, and what is missing or odd is said. A draft without any
 * element is no booking, unless it came in our own format.
 */
export function combineDrafts(drafts: readonly Draft[], _context: ReadingContext): Draft {
	const combined = emptyDraft()
	const byTrust = drafts.toSorted((a, b) => trustRank(a) - trustRank(b))
	for (const draft of byTrust) {
		const newPaths = new Map<string, string>()
		const lengthsBefore = Object.fromEntries(IMPORTED_KINDS.map((list) => [list, combined[list].length]))
		combined.order = { ...draft.order, ...combined.order }
		mergeFields(combined.trip, draft.trip, 'trip', combined.issues)
		mergeFields(combined.pricing, draft.pricing, 'pricing', combined.issues)
		if (!combined.documents && draft.documents) combined.documents = draft.documents
		for (const list of IMPORTED_KINDS)
			for (const [index, element] of draft[list].entries())
				newPaths.set(`${list}/${index}`, `${list}/${addElement(combined, list, element, lengthsBefore[list] ?? 0)}`)
		combined.issues.push(...draft.issues.map((issue) => ({ ...issue, path: updatePath(issue.path, newPaths) })))
	}
	if (!hasBooking(combined)) return { ...emptyDraft(), issues: combined.issues }
	deriveValues(combined)
	checkDraft(combined)
	return { ...combined, issues: withoutDuplicates(combined.issues) }
}

/** By the most trusted layer that has a word in it. */
function trustRank(draft: Draft): number {
	const elements = IMPORTED_KINDS.flatMap((list) => draft[list].map(({ fields }) => fields))
	const layers = [draft.trip, ...elements].flatMap((fields) => Object.values(fields).map(({ from }) => from.layer))
	return Math.min(...layers.map((layer) => LAYERS.indexOf(layer)), LAYERS.length)
}

/**
 * Adds an element to its list, or its values to the one of another reader that is the same thing: the first `known`. One reader's own
 * are told apart by it, but people may come twice, as the customer and as a traveller. Returns its place.
 */
function addElement(combined: Draft, list: ImportedKind, element: DraftElement, known: number): number {
	const keys = NATURAL_KEYS[list](element.fields)
	const place = combined[list].findIndex(
		(other, index) =>
			(index < known || list === 'guests') &&
			((element.id !== undefined && element.id === other.id) ||
				NATURAL_KEYS[list](other.fields).some((key, trustRank) => key !== null && key === keys[trustRank])),
	)
	const match = combined[list][place]
	if (!match) return combined[list].push({ ...element, fields: { ...element.fields } }) - 1
	if (match.id === undefined && element.id !== undefined) match.id = element.id
	mergeFields(match.fields, element.fields, `${list}/${place}`, combined.issues)
	return place
}

/** Into `into`, whose own words win. What is only worked out gives way to what stands there. */
function mergeFields(into: DraftFields, from: DraftFields, path: string, issues: DraftIssue[]): void {
	for (const [name, value] of Object.entries(from)) {
		const own = into[name]
		if (!own || (own.certainty === 'derived' && value.certainty !== 'derived')) into[name] = value
		else if (value.certainty !== 'derived' && !agrees(own, value)) issues.push(conflict(`${path}/${name}`, own, value))
	}
}

const agrees = ({ value: a }: ReadValue, { value: b }: ReadValue) => {
	const [one, other] = [fold(String(a)), fold(String(b))]
	return one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)))
}

const conflict = (path: string, own: ReadValue, other: ReadValue): DraftIssue => ({
	severity: 'warning',
	code: 'CONFLICT',
	path,
	message: `The document has both ‘${own.value}’ (${own.from.where}) and ‘${other.value}’ (${other.from.where}). The first was used. Check it.`,
	raw: other.from.raw,
	other: other.value,
})

/** 'flights/0/pnr' of a reader's draft, by the place that flight has now. */
function updatePath(path: string, newPaths: ReadonlyMap<string, string>): string {
	const [list, index, ...rest] = path.split('/')
	const place = newPaths.get(`${list}/${index}`)
	return place ? [place, ...rest].join('/') : path
}

const withoutDuplicates = (issues: readonly DraftIssue[]) => [
	...new Map(issues.map((issue) => [`${issue.code} ${issue.path} ${issue.message}`, issue])).values(),
]
