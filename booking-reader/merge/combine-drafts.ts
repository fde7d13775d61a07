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
import { checkDraft } from './check-draft.ts'
import { deriveValues } from './derive-values.ts'
import { isSameElement } from './natural-key.ts'

/** More of a kind than any trip has. What comes after is left out before anything weighs it (IMPORT-64). */
export const MAX_ELEMENTS = 100

/**
 * Combines the drafts of all readers. For each field the most trusted value is used and the others fill gaps;
 * disagreements become CONFLICT issues. Derived values and plausibility checks follow. A draft without any element is
 * no booking, unless it is in our own format.
 */
export function combineDrafts(drafts: readonly Draft[]): Draft {
	const combined = emptyDraft()
	const byTrust = drafts.toSorted((a, b) => trustRank(a) - trustRank(b))
	for (const draft of byTrust) {
		/** Null for an element that is left out. */
		const newPaths = new Map<string, string | null>()
		const lengthsBefore = Object.fromEntries(IMPORTED_KINDS.map((list) => [list, combined[list].length]))
		combined.order = { ...draft.order, ...combined.order }
		mergeFields(combined.trip, draft.trip, 'trip', combined.issues)
		mergeFields(combined.pricing, draft.pricing, 'pricing', combined.issues)
		if (!combined.documents && draft.documents) combined.documents = draft.documents
		for (const list of IMPORTED_KINDS) {
			for (const [index, element] of draft[list].entries()) {
				const isCut = index >= MAX_ELEMENTS
				const place = isCut ? null : addElement(combined, list, element, lengthsBefore[list] ?? 0)
				newPaths.set(`${list}/${index}`, place === null ? null : `${list}/${place}`)
			}
			if (draft[list].length > MAX_ELEMENTS) combined.issues.push(TOO_MANY)
		}
		for (const issue of draft.issues) {
			const path = updatePath(issue.path, newPaths)
			if (path !== null) combined.issues.push({ ...issue, path })
		}
	}
	if (!hasBooking(combined)) return { ...emptyDraft(), issues: combined.issues }
	deriveValues(combined)
	checkDraft(combined)
	const isOpen = ({ code, path }: DraftIssue) => code !== 'TIME_MISSING' || !hasTime(combined, path)
	return { ...combined, issues: withoutDuplicates(combined.issues).filter(isOpen) }
}

const TOO_MANY: DraftIssue = {
	severity: 'warning',
	code: 'TOO_MANY',
	path: '',
	message: `The document lists more than ${MAX_ELEMENTS} of a kind. Only the first were read.`,
}

/** A time that another reader found, as in the print next to a barcode. */
function hasTime(draft: Draft, path: string): boolean {
	const [list, index, field = ''] = path.split('/')
	return String(draft[list as ImportedKind][Number(index)]?.fields[field]?.value).includes('T')
}

/** The rank of the most trusted reader with a value in the draft. */
function trustRank(draft: Draft): number {
	const elements = IMPORTED_KINDS.flatMap((list) => draft[list].map(({ fields }) => fields))
	const layers = [draft.trip, ...elements].flatMap((fields) => Object.values(fields).map(({ from }) => from.layer))
	return Math.min(...layers.map((layer) => LAYERS.indexOf(layer)), LAYERS.length)
}

/**
 * Adds an element to its list, or merges it into the matching element of an earlier draft, which is one of the first
 * `known`. Elements of one draft are never merged with each other, except guests, who may appear as customer and as
 * traveller. Returns the index, or null if the list is full.
 */
function addElement(combined: Draft, list: ImportedKind, element: DraftElement, known: number): number | null {
	const place = combined[list].findIndex(
		(other, index) =>
			(index < known || list === 'guests') &&
			((element.id !== undefined && element.id === other.id) || isSameElement(list, other.fields, element.fields)),
	)
	const match = combined[list][place]
	if (!match && combined[list].length >= MAX_ELEMENTS) return null
	if (!match) return combined[list].push({ ...element, fields: { ...element.fields } }) - 1
	if (match.id === undefined && element.id !== undefined) match.id = element.id
	mergeFields(match.fields, element.fields, `${list}/${place}`, combined.issues)
	return place
}

/** Existing values win, except that a derived value yields to a stated one, and a day to a time on it. */
export function mergeFields(into: DraftFields, from: DraftFields, path: string, issues: DraftIssue[]): void {
	for (const [name, value] of Object.entries(from)) {
		const own = into[name]
		const isLess = own?.certainty === 'derived' && value.certainty !== 'derived'
		if (!own || isLess || String(value.value).startsWith(`${own.value}T`)) into[name] = value
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

/** Replaces the index in an issue's path by the element's index in the combined draft. Null if the element is left out. */
function updatePath(path: string, newPaths: ReadonlyMap<string, string | null>): string | null {
	const [list, index, ...rest] = path.split('/')
	const place = newPaths.get(`${list}/${index}`)
	return place ? [place, ...rest].join('/') : place === null ? null : path
}

const withoutDuplicates = (issues: readonly DraftIssue[]) => [
	...new Map(issues.map((issue) => [`${issue.code} ${issue.path} ${issue.message}`, issue])).values(),
]
