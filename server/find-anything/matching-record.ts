import { type Kind, KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { searchWords, wordsFound } from '#server/search/search-words.ts'
import { searchedNames } from '#server/trips/list/trip-search.ts'

/** The record that has most of the search words which the trip itself lacks, or null where it lacks none. */
export function matchingRecord(trip: WholeTrip, search: string): { kind: Kind; summary: string } | null {
	const { name, destination, packageName, orderId, bookingAgent, customerName } = trip
	const ofTrip = wordsFound(searchWords([name, destination, packageName, orderId, bookingAgent, customerName]), search)
	const missing = search
		.split(/\s+/)
		.filter((word) => !ofTrip.has(word))
		.join(' ')
	if (!missing) return null
	let best: { kind: Kind; summary: string; found: number } | null = null
	for (const kind of KIND_LIST)
		for (const record of trip[kind]) {
			const values = valuesOf(kind, record)
			const found = wordsFound(searchWords(values), missing).size
			if (found > (best?.found ?? 0)) best = { kind, summary: describe(kind, record, missing), found }
		}
	return best && { kind: best.kind, summary: best.summary }
}

type AnyRecord = WholeTrip[Kind][number]

const valuesOf = (kind: Kind, record: AnyRecord) =>
	searchedNames(KINDS[kind].fields).map((name) => (record as Record<string, unknown>)[name] as string | null)

/** What the record is, and the value with the words where its summary lacks them: 'British Airways BA342 London to Nice, K7QX2M'. */
function describe(kind: Kind, record: AnyRecord, search: string) {
	const { summary } = KINDS[kind] as { summary: (values: AnyRecord) => string }
	const text = summary(record)
	const value = valuesOf(kind, record).find((one) => wordsFound(searchWords([one]), search).size > 0)
	return value && !text.includes(value) ? `${text}, ${value}` : text
}
