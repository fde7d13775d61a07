import { type Draft, type DraftElement, emptyDraft, IMPORTED_KINDS, type ReadValue } from '#shared/import/draft.ts'
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
	const taught = emptyDraft()
	for (const list of IMPORTED_KINDS) {
		if (!layout.leftOut.includes(list))
			taught[list] = mergeReadings(list, fits(list) ? read[list].map(toElement) : [], draft[list], layout)
	}
	// Where no journey was taught, what is read as one at the moment of a taught activity is that activity.
	const isTaught = layout.rules.some(({ list }) => list === 'transfers')
	const taken = new Set(taught.activities.filter(({ fields }) => fields.time?.from.layer === 'taught').map(momentOf))
	if (!isTaught) taught.transfers = taught.transfers.filter((one) => !taken.has(momentOf(one)))
	const moments = new Set(journeyMoments(taught))
	taught.activities = taught.activities.filter((one) => !taken.has(momentOf(one)) || !moments.has(momentOf(one)))
	const readTrip = tripFieldsIn(draft)
	const isAsRead = (field: string) => field in readTrip && layout.fieldsAsRead.trip?.includes(field)
	const taughtTrip = Object.entries(read.trip[0]?.fields ?? {}).filter(([field]) => !isAsRead(field))
	const { orderId, ...ofTrip } = Object.fromEntries(taughtTrip)
	const { name } = ofTrip
	taught.order = { ...draft.order }
	if (layout.refused.trip?.includes('orderId')) delete taught.order.id
	if (orderId) taught.order.id = toValue(orderId)
	taught.pricing = draft.pricing
	const own = Object.entries(draft.trip).filter(([field, { certainty }]) => certainty !== 'derived' || field === 'name')
	taught.trip = { ...Object.fromEntries(own), ...toElement({ fields: ofTrip }).fields }
	const isGeneral = (path: string) =>
		!(name && path === 'trip/name') &&
		!IMPORTED_KINDS.some(
			(list) =>
				path.startsWith(`${list}/`) &&
				(layout.leftOut.includes(list) ||
					(fits(list) && read[list].length > 0) ||
					layout.refused[list]?.includes(path.split('/')[2] ?? '')),
		)
	taught.issues = draft.issues.filter(({ code, path }) => code !== 'MISSING' && isGeneral(path))
	const combined = combineDrafts([taught])
	const lines = passages.rows.map((row): SourceLine => ({ ...row, standing: 'live' }))
	return { ...combined, unused: findUnused(lines, combined, { days, receivedAt: new Date(receivedAt) }) }
}

/** At these an activity would be a second reading of a journey (IMPORT-96). */
const journeyMoments = ({ flights, transfers }: Draft) => [
	...flights.flatMap(({ fields }) => [fields.departureTime?.value, fields.arrivalTime?.value]),
	...transfers.map(momentOf),
]

const toElement = ({ fields }: Pick<TaughtElement, 'fields'>): DraftElement => ({
	fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)])),
})

const toValue = ({ value, where, raw }: TaughtElement['fields'][string]): ReadValue => ({
	value,
	from: { layer: 'taught', where, raw: excerpt(raw) },
	certainty: 'read',
})
