import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { extractorCounts } from './kitinerary.ts'
import { readCase, readCases } from './read-case.ts'
import { type CaseScore, isFalselyCertain, scoreCase } from './score-case.ts'

/**
 * Measures how well bookings are read: `npm run bench:import -- [--corpus DIR] [--kind a,b] [--verbose]`. DIR is any
 * folder laid out like booking-reader/corpus; without it, that folder and those in it are read. Prints one line per
 * case, a total per kind next to the results of kitinerary-extractor if it is installed, and what is certain and wrong.
 */
const { values } = parseArgs({
	options: {
		corpus: { type: 'string' },
		kind: { type: 'string' },
		verbose: { type: 'boolean', default: false },
	},
})

const OWN = ['../corpus', '../corpus/first-sight'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
const kinds = values.kind?.split(',')
type Line = { kind: string; score: CaseScore; cpuMs: number; kitinerary: boolean | null }
const lines: Line[] = []

console.log(
	'case                                               kind            values  wrong invented  counts  elements   CPU ms  kitinerary',
)
for (const corpus of values.corpus ? [values.corpus] : OWN)
	for (const one of readCases(corpus)) {
		if (kinds && !kinds.includes(one.kind)) continue
		const reading = await readCase(corpus, one)
		const score = scoreCase(corpus, one, reading)
		const kitinerary = extractorCounts(corpus, one)
		lines.push({
			kind: corpus.endsWith('first-sight') ? 'first-sight' : one.kind,
			score,
			cpuMs: reading.cpuMs,
			kitinerary,
		})
		console.log(
			[
				one.id.slice(0, 50).padEnd(51),
				one.kind.padEnd(15),
				`${score.hits}/${score.expected}`.padStart(8),
				String(score.wrong).padStart(7),
				String(score.inventedValues.length).padStart(9),
				verdict(score.countsRight).padStart(8),
				(score.invented > 0 ? `${score.invented} extra` : '').padStart(10),
				reading.cpuMs.toFixed(1).padStart(9),
				verdict(kitinerary).padStart(12),
				isFalselyCertain(score) ? '  CERTAIN AND WRONG' : '',
			].join(''),
		)
		if (values.verbose)
			for (const missed of [...score.missed, ...score.inventedValues.map((value) => `${value} is invented`)])
				console.log(`      ${missed}`)
	}

console.log(
	'\nkind              cases  right        values             wrong  invented   counts  extra elements  most CPU ms  kitinerary',
)
for (const [kind, all] of Map.groupBy(lines, (line) => line.kind)) {
	const sum = (of: (line: Line) => number) => all.reduce((total, line) => total + of(line), 0)
	const [hits, expected] = [sum(({ score }) => score.hits), sum(({ score }) => score.expected)]
	console.log(
		[
			kind.padEnd(18),
			String(all.length).padStart(5),
			String(sum(({ score }) => Number(score.hits === score.expected && score.countsRight !== false))).padStart(7),
			`${hits}/${expected}`.padStart(14),
			(expected ? `${((100 * hits) / expected).toFixed(1)} %` : '').padStart(9),
			String(sum(({ score }) => score.wrong)).padStart(9),
			String(sum(({ score }) => score.inventedValues.length)).padStart(10),
			`${sum(({ score }) => Number(score.countsRight === true))}/${sum(({ score }) => Number(score.countsRight !== null))}`.padStart(
				9,
			),
			String(sum(({ score }) => score.invented)).padStart(16),
			Math.max(...all.map(({ cpuMs }) => cpuMs))
				.toFixed(1)
				.padStart(13),
			`${sum(({ kitinerary }) => Number(kitinerary === true))}/${sum(({ kitinerary }) => Number(kitinerary !== null))}`.padStart(
				12,
			),
		].join(''),
	)
}

const certain = lines.filter(({ score }) => score.isCertain).length
const undoubted = lines.reduce((total, { score }) => total + score.wrongAndCertain, 0)
console.log(
	`\nCertain and wrong: ${lines.filter(({ score }) => isFalselyCertain(score)).length} of ${certain} certain documents; ${undoubted} wrong values that nothing puts in doubt`,
)

function verdict(isRight: boolean | null) {
	return isRight === null ? '-' : isRight ? 'right' : 'wrong'
}
