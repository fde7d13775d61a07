import {
	type Draft,
	type DraftElement,
	type DraftFields,
	emptyDraft,
	IMPORTED_KINDS,
	type ImportedKind,
	type ReadValue,
} from '#shared/import/draft.ts'
import { combineDrafts } from '../merge/combine-drafts.ts'
import { NATURAL_KEYS } from '../merge/natural-key.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { findUnused } from '../sequence/unused-entities.ts'
import type { DayContext } from '../values/days.ts'
import { excerpt } from '../values/text.ts'
import type { Layout } from './layout.ts'
import { type ConfirmedValues, learnLayout, wordsOf } from './learn-layout.ts'
import { readRows, type TaughtElement } from './read-rows.ts'
import { kindsReadWell } from './read-well.ts'
import { type Passage, passagesOf, toRows } from './rows.ts'
import { wordingOf } from './wording.ts'

/** The rows of a document, how it writes dates, and the wording by which its layout is recognised. */
export type Passages = { rows: Passage[]; days: DayContext; wording: string[] }

/** What a layout is learned from and read by (IMPORT-91). */
export function toPassages(lines: readonly SourceLine[], days: DayContext): Passages {
	const rows = passagesOf(lines)
	return { rows, days, wording: wordingOf(rows) }
}

/** What staff confirmed of a document, and the parts of `draft` that they left out. */
export type Lesson = { passages: Passages; values: ConfirmedValues; draft: Draft }
export type Learned = { layout: Layout; wording: string[] }

/** Learns where a document states what staff confirmed (IMPORT-91). */
export function learnFrom({ passages: { rows, days }, values, draft }: Lesson): Learned {
	const learned = learnLayout(toRows(rows), values, days)
	const asRead = kindsReadWell(draft, readRows(toRows(rows), learned, days).elements, values)
	const layout = { ...learned, asRead, rules: learned.rules.filter(({ list }) => !asRead.some((one) => one === list)) }
	const leftOut = IMPORTED_KINDS.filter((list) => draft[list].length > 0 && values[list].length === 0)
	return { layout: { ...layout, leftOut }, wording: wordingOf(rows, wordsOf(values)) }
}

export type TaughtReading = { passages: Passages; draft: Draft; receivedAt: string; layout: Layout }

/** Where fewer of a layout's rules fit, the sender has changed the layout. */
const MIN_FITTING = 0.5

/**
 * Reads a document again by the layout of its sender, which counts more than what the other readers found (IMPORT-92). Those fill gaps in
 * the fields that the sender's documents have. Null if the layout no longer fits.
 */
export function readTaught({ passages, draft, receivedAt, layout }: TaughtReading): Draft | null {
	const { days } = passages
	const { elements: read, fitting } = readRows(toRows(passages.rows), layout, days)
	if (layout.rules.length > 0 && fitting < MIN_FITTING) return null
	const taught = emptyDraft()
	for (const list of IMPORTED_KINDS) {
		if (layout.leftOut.includes(list)) continue
		if (layout.asRead.includes(list)) {
			taught[list] = draft[list]
			continue
		}
		const elements = read[list].map(toElement)
		taught[list] = elements.length > 0 ? elements.map((one) => withGaps(one, draft, list, layout)) : draft[list]
	}
	const { orderId, name } = read.trip[0]?.fields ?? {}
	taught.order = { ...draft.order, ...(orderId ? { id: toValue(orderId) } : {}) }
	taught.pricing = draft.pricing
	const own = Object.entries(draft.trip).filter(([field, { certainty }]) => certainty !== 'derived' && field !== 'name')
	const named = name ? toValue(name) : draft.trip.name
	taught.trip = { ...Object.fromEntries(own), ...(named ? { name: named } : {}) }
	const isGeneral = (path: string) =>
		!(name && path === 'trip/name') &&
		!IMPORTED_KINDS.some((list) => path.startsWith(`${list}/`) && taught[list] !== draft[list])
	taught.issues = draft.issues.filter(({ code, path }) => code !== 'MISSING' && isGeneral(path))
	const combined = combineDrafts([taught])
	const lines = passages.rows.map((row): SourceLine => ({ ...row, standing: 'live' }))
	return { ...combined, unused: findUnused(lines, combined, { days, receivedAt: new Date(receivedAt) }) }
}

const toElement = ({ fields }: TaughtElement): DraftElement => ({
	fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)])),
})

const toValue = ({ value, where, raw }: TaughtElement['fields'][string]): ReadValue => ({
	value,
	from: { layer: 'taught', where, raw: excerpt(raw) },
	certainty: 'read',
})

/** Whether two elements have something in common, and the same wherever both have something. */
function agrees(one: DraftFields, other: DraftFields): boolean {
	const shared = Object.keys(one).filter((name) => name in other)
	return shared.length > 0 && shared.every((name) => one[name]?.value === other[name]?.value)
}

/** An element with what another reader found of it, in the fields that elements of this sender have. */
function withGaps(element: DraftElement, draft: Draft, list: ImportedKind, { known }: Layout): DraftElement {
	const keys = NATURAL_KEYS[list](element.fields)
	// Without its name an element is the one with which it agrees.
	const same = draft[list].find(({ fields }) =>
		keys.every((key) => key === null)
			? agrees(element.fields, fields)
			: NATURAL_KEYS[list](fields).some((key, index) => key !== null && key === keys[index]),
	)
	const gaps: DraftFields = Object.fromEntries(
		Object.entries(same?.fields ?? {}).filter(([name]) => known[list]?.includes(name)),
	)
	return { ...same, fields: { ...gaps, ...element.fields } }
}
