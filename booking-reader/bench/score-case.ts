import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePage } from '#booking-reader/formats/html/parse-page.ts'
import { extractStructuredData } from '#booking-reader/schema-org/markup/extract-structured-data.ts'
import { isWhollyRead } from '#shared/import/certainty.ts'
import { type Draft, hasBooking, IMPORTED_KINDS } from '#shared/import/draft.ts'
import { compareCounts } from './compare-counts.ts'
import { compareDraft } from './compare-draft.ts'
import { compareFacts } from './compare-facts.ts'
import { compareLeaves, fromExtruct } from './compare-leaves.ts'
import { bytesOf, type Case, type CaseReading } from './read-case.ts'
import { type DraftScore, noScore } from './score.ts'

/** `isCertain`: a booking was found, nothing in the draft is in doubt or reported as missing, and nothing of the document was left over. */
export type CaseScore = DraftScore & { countsRight: boolean | null; isCertain: boolean }

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
		invented: Math.max(values.invented, countInvented(one, draft)),
		isCertain: hasBooking(draft) && isWhollyRead(draft) && !draft.issues.some(({ severity }) => severity === 'error'),
	}
}

/** Whether a draft claims to be certain and is not what the document says. */
export const isFalselyCertain = ({ isCertain, ...score }: CaseScore): boolean =>
	isCertain &&
	(score.hits < score.expected || score.invented > 0 || score.inventedValues.length > 0 || score.countsRight === false)

function valuesOf(corpus: string, one: Case, draft: Draft, expected: object | undefined): DraftScore {
	const { kind, id, input } = one
	if (!expected || kind === 'validate') return noScore()
	if (kind === 'form-page') return compareDraft(expected, draft, one.alternatives)
	const source = new TextDecoder().decode(bytesOf(corpus, one))
	if (!LEAF_KINDS.includes(kind)) return compareFacts(draft, expected, IS_TEXT.test(input) ? source : undefined)
	const url = id === 'w3c-microdata.7.1' ? 'http://blog.example.com/progress-report' : null
	const { jsonLd, microdata, rdfa } = extractStructuredData(parsePage(source, { url }))
	const items = [...jsonLd, ...microdata, ...(kind === 'structured-sdo' ? rdfa : [])].map(({ item }) => item)
	const { hits, expected: total, missed } = compareLeaves(items, fromExtruct(expected))
	return { ...noScore(), hits, expected: total, missed }
}

/** Formats whose bytes contain the values as people read them. */
const IS_TEXT = /\.(?:txt|html|json)$/

/** Counts elements beyond the expected ones. If the counts are a floor, only documents without any element count. */
function countInvented({ kind, counts, countsAreFloor }: Case, draft: Draft): number {
	const all = IMPORTED_KINDS.reduce((sum, list) => sum + draft[list].length, 0)
	if (NO_BOOKING.includes(kind)) return all
	if (!counts) return 0
	if (countsAreFloor) return IMPORTED_KINDS.every((list) => !counts[list]) ? all : 0
	return IMPORTED_KINDS.reduce((sum, list) => sum + Math.max(0, draft[list].length - (counts[list] ?? 0)), 0)
}
