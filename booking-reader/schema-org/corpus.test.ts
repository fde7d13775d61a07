import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORPUS } from '#tests/harness/corpus.ts'
import { compareCounts } from '../bench/compare-counts.ts'
import { compareFacts } from '../bench/compare-facts.ts'
import { compareLeaves, fromExtruct } from '../bench/compare-leaves.ts'
import { type Case, readCases } from '../bench/read-case.ts'
import type { Score } from '../bench/score.ts'
import { readBoardingPass } from '../formats/boarding-pass/read-boarding-pass.ts'
import { readCalendar } from '../formats/calendar/read-calendar.ts'
import { parsePage } from '../formats/html/parse-page.ts'
import { extractStructuredData } from './markup/extract-structured-data.ts'
import { readReservations, readStructured } from './read-structured.ts'

const RAW = ['structured', 'structured-sdo', 'jsonld-broken', 'jsonld-sdo', 'microdata-std', 'trip-jsonld']
const READ = [
	'jsonld',
	'jsonld-sdo',
	'jsonld-gmail',
	'jsonld-in',
	'trip-jsonld',
	'normalise',
	'merge',
	'validate',
	'bcbp',
	'ics',
	'ics-kde',
	'page',
]

const text = (path: string) => readFileSync(join(CORPUS, path), 'utf8')
const json = (path: string): unknown => JSON.parse(text(path))
const cases = CORPUS ? readCases(CORPUS) : []

const report = ({ hits, expected, missed }: Omit<Score, 'found'>) => ({ right: `${hits} of ${expected}`, missed })
const allRight = ({ expected }: Pick<Score, 'expected'>) => ({ right: `${expected} of ${expected}`, missed: [] })

describe.skipIf(cases.length === 0)('the corpus', () => {
	test.each(cases.filter(({ kind }) => RAW.includes(kind)))(
		'$kind $id: structured data',
		({ id, kind, input, expected }) => {
			const url = id === 'w3c-microdata.7.1' ? 'http://blog.example.com/progress-report' : null
			const { jsonLd, microdata, rdfa } = extractStructuredData(parsePage(text(input), { url }))
			const found = [...jsonLd, ...microdata, ...(kind === 'structured-sdo' ? rdfa : [])].map(({ item }) => item)
			const score = compareLeaves(found, fromExtruct(json(expected ?? '')))
			if (kind === 'structured-sdo') expect(score.hits / score.expected).toBeGreaterThan(0.68)
			else expect(report(score)).toEqual(allRight(score))
		},
	)

	test('mark-up examples of schema.org match most of their JSON-LD', () => {
		const scores = cases
			.filter(({ kind }) => kind === 'structured-sdo')
			.map(({ input, expected }) => {
				const { microdata, rdfa } = extractStructuredData(parsePage(text(input)))
				return compareLeaves(
					[...microdata, ...rdfa].map(({ item }) => item),
					json(expected ?? ''),
				)
			})
		const sum = (of: 'hits' | 'expected' | 'found') => scores.reduce((total, score) => total + score[of], 0)
		expect(sum('hits') / sum('expected')).toBeGreaterThan(0.82)
		expect(sum('hits') / sum('found')).toBeGreaterThan(0.91)
	})

	test.each(cases.filter(({ kind }) => READ.includes(kind)))('$kind $id: draft', (one) => {
		const draft = draftOf(one)
		const counts = compareCounts(draft, one.counts ?? {}, one.countsAreFloor ?? false)
		expect(report(counts)).toEqual(allRight(counts))
		const { guests, flights, accommodations, transfers, activities } = draft
		if (one.kind === 'merge')
			expect([guests.length, [flights, accommodations, transfers, activities].flat().length].every((n) => n <= 1)).toBe(
				true,
			)
		if (!one.expected || ['validate', 'trip-jsonld'].includes(one.kind)) return
		const facts = compareFacts(draft, json(one.expected))
		expect(report(facts)).toEqual(allRight(facts))
	})
})

function draftOf({ kind, input, extra }: Case) {
	const source = text(input)
	if (kind === 'bcbp') return readBoardingPass(source, { receivedAt: new Date('2018-04-02T00:00:00Z') })
	const context = { receivedAt: new Date('2026-11-20T00:00:00Z') }
	if (input.endsWith('.ics')) return readCalendar(source, context)
	if (input.endsWith('.html')) return readStructured(parsePage(source), context)
	const versions = kind === 'merge' ? (extra ?? []).map(json) : []
	return readReservations([json(input), ...versions].flat(), context)
}
