import {
	type Draft,
	type DraftElement,
	type DraftFields,
	emptyDraft,
	IMPORTED_KINDS,
	type ReadValue,
} from '#shared/import/draft.ts'
import { tripFieldsIn } from '#shared/import/imported-records.ts'
import { combineDrafts } from '../merge/combine-drafts.ts'
import { momentOf } from '../sequence/lines.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { findUnused } from '../sequence/unused-entities.ts'
import type { DayContext } from '../values/days.ts'
import { excerpt } from '../values/text.ts'
import { judgeReadings, mergeReadings } from './both-readings.ts'
import type { Layout } from './layout.ts'
import { type ConfirmedValues, learnLayout, wordsOf } from './learn-layout.ts'
import { readRows } from './read-rows.ts'
import { type Passage, passagesOf, toRows } from './rows.ts'
import { type FoundValues, issuesAbout } from './taught-issues.ts'
import type { TaughtElement } from './taught-elements.ts'
import type { TaughtList } from './value-kinds.ts'
import { wordingOf } from './wording.ts'

/** The rows of a document, how it writes dates, and the wording by which its layout is recognised. */
export type Passages = { rows: Passage[]; days: DayContext; wording: string[] }

/** What a layout is learned from and read by (IMPORT-91). */
export function toPassages(lines: readonly SourceLine[], days: DayContext): Passages {
	const rows = passagesOf(lines)
	return { rows, days, wording: wordingOf(rows) }
}

/** What staff confirmed of a document, and what the readers found in it without a layout. */
export type Lesson = { passages: Passages; values: ConfirmedValues; draft: Draft }
export type Learned = { layout: Layout; wording: string[] }

/** Learns where a document states what staff confirmed (IMPORT-91). */
export function learnFrom({ passages: { rows, days }, values, draft }: Lesson): Learned {
	const own = toRows(rows)
	const learned = learnLayout(own, values, days)
	const judged = judgeReadings(draft, readRows(own, learned, days).elements, values)
	const leftOut = IMPORTED_KINDS.filter((list) => draft[list].length > 0 && values[list].length === 0)
	return { layout: { ...learned, ...judged, leftOut }, wording: wordingOf(rows, wordsOf(values)) }
}

export type TaughtReading = { passages: Passages; draft: Draft; receivedAt: string; layout: Layout }

/** A kind of which fewer of the layout's rules fit is read without it (IMPORT-93). */
const MIN_FITTING = 1 / 3

/**
 * Reads a document again by the layout of its sender, which counts more than what the other readers found (IMPORT-92). Those fill gaps.
 * Null if the layout no longer fits.
 */
export function readTaught({ passages, draft, receivedAt, layout }: TaughtReading): Draft | null {
	const { days } = passages
	const { elements: read, fitting } = readRows(toRows(passages.rows), layout, days)
	const fits = (list: TaughtList) => (fitting.get(list) ?? 0) >= MIN_FITTING
	if (layout.rules.length > 0 && !layout.rules.some(({ list }) => fits(list))) return null
	const found: FoundValues = new Map()
	const taught = { ...emptyDraft(), pricing: draft.pricing }
	for (const list of IMPORTED_KINDS) {
		const own = fits(list) ? read[list].map(({ fields }) => ({ fields: toFields(fields, found) })) : []
		if (!layout.leftOut.includes(list)) taught[list] = mergeReadings(list, own, draft[list], layout)
	}
	dropSecondReadings(taught, layout)
	Object.assign(taught, mergeTrip(draft, toFields(read.trip[0]?.fields ?? {}, found), layout))
	const isGeneral = (path: string) =>
		!IMPORTED_KINDS.some(
			(list) => path.startsWith(`${list}/`) && (layout.leftOut.includes(list) || (fits(list) && read[list].length > 0)),
		)
	taught.issues = issuesAbout(taught, draft, found, isGeneral)
	const combined = combineDrafts([taught])
	const lines = passages.rows.map((row): SourceLine => ({ ...row, standing: 'live' }))
	return { ...combined, unused: findUnused(lines, combined, { days, receivedAt: new Date(receivedAt) }) }
}

/** The values of a draft for what a layout found. Each is noted in `found`. */
const toFields = (fields: TaughtElement['fields'], found: FoundValues): DraftFields =>
	Object.fromEntries(
		Object.entries(fields).map(([name, taught]) => {
			const { value, where, raw } = taught
			const read: ReadValue = { value, from: { layer: 'taught', where, raw: excerpt(raw) }, certainty: 'read' }
			found.set(read, taught)
			return [name, read]
		}),
	)

/** A taught activity and a journey at one moment are one thing: the activity, if no journey was taught, or else the journey (IMPORT-96). */
function dropSecondReadings(taught: Draft, { rules }: Layout): void {
	const taken = new Set(taught.activities.filter(({ fields }) => fields.time?.from.layer === 'taught').map(momentOf))
	const isTaken = (one: DraftElement) => taken.has(momentOf(one))
	if (!rules.some(({ list }) => list === 'transfers'))
		taught.transfers = taught.transfers.filter((one) => !isTaken(one))
	const journeys = new Set<unknown>([
		...taught.flights.flatMap(({ fields }) => [fields.departureTime?.value, fields.arrivalTime?.value]),
		...taught.transfers.map(momentOf),
	])
	taught.activities = taught.activities.filter((one) => !isTaken(one) || !journeys.has(momentOf(one)))
}

/** The trip and its order, where what the layout found counts more than what the readers did, unless they had that right. */
function mergeTrip(
	draft: Draft,
	taught: DraftFields,
	{ fieldsAsRead, refused }: Layout,
): Pick<Draft, 'order' | 'trip'> {
	const read = tripFieldsIn(draft)
	const isBetter = (field: string) => !(field in read && fieldsAsRead.trip?.includes(field))
	const { orderId, ...own } = Object.fromEntries(Object.entries(taught).filter(([field]) => isBetter(field)))
	const { id, ...order } = draft.order
	const number = orderId ?? (refused.trip?.includes('orderId') ? undefined : id)
	const stated = Object.entries(draft.trip).filter(
		([field, { certainty }]) => certainty !== 'derived' || field === 'name',
	)
	return {
		order: number ? { ...order, id: number } : order,
		trip: { ...Object.fromEntries(stated), ...own },
	}
}
