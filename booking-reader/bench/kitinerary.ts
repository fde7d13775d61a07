import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDraft } from '#shared/import/draft.ts'
import { installedExtractor } from '#booking-reader/formats/kitinerary/kitinerary.ts'
import { readReservations } from '#booking-reader/schema-org/read-structured.ts'
import { compareCounts } from './compare-counts.ts'
import type { Case } from './read-case.ts'

const extractor = installedExtractor()

/**
 * Whether kitinerary-extractor finds the right number of elements. Null if it is not installed or the case has no
 * counts.
 */
export function extractorCounts(corpus: string, { input, counts, countsAreFloor, kind }: Case): boolean | null {
	if (!extractor || !counts) return null
	const date = kind === 'bcbp' ? '2018-04-02' : '2026-11-20'
	const home = mkdtempSync(join(tmpdir(), 'kitinerary-'))
	try {
		const answer = execFileSync(extractor, ['-c', date, join(corpus, input)], {
			timeout: 10_000,
			env: { QT_QPA_PLATFORM: 'offscreen', HOME: home, LC_ALL: 'C.UTF-8' },
			stdio: ['ignore', 'pipe', 'ignore'],
		})
		const draft = readReservations(JSON.parse(answer.toString() || '[]'), { receivedAt: new Date(`${date}T12:00:00Z`) })
		const score = compareCounts(draft, counts, countsAreFloor ?? false)
		return score.hits === score.expected
	} catch {
		return compareCounts(emptyDraft(), counts, countsAreFloor ?? false).missed.length === 0
	} finally {
		rmSync(home, { recursive: true, force: true })
	}
}
