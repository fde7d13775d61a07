import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePage } from '#booking-reader/formats/html/parse-page.ts'
import { extractStructuredData } from '#booking-reader/schema-org/markup/extract-structured-data.ts'
import { IMPORTED_KINDS, type Draft } from '#shared/import/draft.ts'
import { compareCounts } from './compare-counts.ts'
import { compareFacts } from './compare-facts.ts'
import { compareFields } from './compare-fields.ts'
import { compareLeaves, fromExtruct } from './compare-leaves.ts'
import type { Case, CaseReading } from './read-case.ts'

type CaseScore = {
	found: number
	expected: number
	missed: string[]
	countsRight: boolean | null
	invented: number
}

/** Kinds whose raw structured data is compared leaf by leaf. */
const LEAF_KINDS = ['structured', 'structured-sdo', 'jsonld-broken', 'jsonld-sdo', 'microdata-std', 'trip-jsonld']
/** Kinds whose documents contain no booking. */
const NO_BOOKING = ['trip-jsonld', 'structured-sdo']

/** Scores a case by the rules for its kind. */
export function scoreCase(corpus: string, one: Case, { draft }: CaseReading): CaseScore {
	const expected = one.expected ? (JSON.parse(readFileSync(join(corpus, one.expected), 'utf8')) as object) : undefined
	const counts = one.counts ? compareCounts(draft, one.counts, one.countsAreFloor ?? false) : null
	const values = valuesOf(corpus, one, draft, expected)
	return {
		...values,
		missed: [...values.missed, ...(counts?.missed ?? [])],
		countsRight: counts && counts.hits === counts.expected,
		invented: countInvented(one, draft),
	}
}

function valuesOf(corpus: string, { kind, id, input }: Case, draft: Draft, expected: object | undefined) {
	if (!expected || kind === 'validate') return { found: 0, expected: 0, missed: [] }
	if (kind === 'form-page') return compareFields(expected, draft)
	if (!LEAF_KINDS.includes(kind)) return toValues(compareFacts(draft, expected))
	const url = id === 'w3c-microdata.7.1' ? 'http://blog.example.com/progress-report' : null
	const { jsonLd, microdata, rdfa } = extractStructuredData(
		parsePage(readFileSync(join(corpus, input), 'utf8'), { url }),
	)
	const items = [...jsonLd, ...microdata, ...(kind === 'structured-sdo' ? rdfa : [])].map(({ item }) => item)
	return toValues(compareLeaves(items, fromExtruct(expected)))
}

const toValues = ({ hits, expected, missed }: { hits: number; expected: number; missed: string[] }) => ({
	found: hits,
	expected,
	missed,
})

/** Counts elements beyond the expected ones. If the counts are a floor, only documents without any element count. */
function countInvented({ kind, counts, countsAreFloor }: Case, draft: Draft): number {
	const all = IMPORTED_KINDS.reduce((sum, list) => sum + draft[list].length, 0)
	if (NO_BOOKING.includes(kind)) return all
	if (!counts) return 0
	if (countsAreFloor) return IMPORTED_KINDS.every((list) => !counts[list]) ? all : 0
	return IMPORTED_KINDS.reduce((sum, list) => sum + Math.max(0, draft[list].length - (counts[list] ?? 0)), 0)
}
