import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCase, readCases } from './read-case.ts'
import { scoreCase } from './score-case.ts'
import { extractorCounts } from './kitinerary.ts'

/**
 * Measures how well bookings are read: `npm run bench:import -- [--corpus DIR] [--kind a,b] [--verbose]`. DIR is any
 * folder laid out like booking-reader/corpus, which is the default. Prints one line per case and a total per kind, next
 * to the results of kitinerary-extractor if it is installed.
 */
const { values } = parseArgs({
	options: {
		corpus: { type: 'string', default: fileURLToPath(new URL('../corpus', import.meta.url)) },
		kind: { type: 'string' },
		verbose: { type: 'boolean', default: false },
	},
})

type Total = {
	cases: number
	exact: number
	found: number
	expected: number
	counts: number
	counted: number
	invented: number
	cpu: number
	kitinerary: number
	compared: number
}
const totals = new Map<string, Total>()
const kinds = values.kind?.split(',')

console.log(
	'case                                               kind            values      counts  invented   CPU ms  kitinerary',
)
for (const one of readCases(values.corpus)) {
	if (kinds && !kinds.includes(one.kind)) continue
	const reading = await readCase(values.corpus, one)
	const score = scoreCase(values.corpus, one, reading)
	const kitinerary = extractorCounts(values.corpus, one)
	const total = totals.get(one.kind) ?? {
		cases: 0,
		exact: 0,
		found: 0,
		expected: 0,
		counts: 0,
		counted: 0,
		invented: 0,
		cpu: 0,
		kitinerary: 0,
		compared: 0,
	}
	totals.set(one.kind, {
		cases: total.cases + 1,
		exact: total.exact + Number(score.found === score.expected && score.countsRight !== false),
		found: total.found + score.found,
		expected: total.expected + score.expected,
		counts: total.counts + Number(score.countsRight === true),
		counted: total.counted + Number(score.countsRight !== null),
		invented: total.invented + score.invented,
		cpu: Math.max(total.cpu, reading.cpuMs),
		kitinerary: total.kitinerary + Number(kitinerary === true),
		compared: total.compared + Number(kitinerary !== null),
	})
	console.log(
		[
			one.id.slice(0, 50).padEnd(51),
			one.kind.padEnd(15),
			`${score.found}/${score.expected}`.padStart(8),
			verdict(score.countsRight).padStart(10),
			String(score.invented).padStart(9),
			reading.cpuMs.toFixed(1).padStart(9),
			verdict(kitinerary).padStart(11),
		].join(''),
	)
	if (values.verbose) for (const missed of score.missed) console.log(`      ${missed}`)
}

console.log('\nkind              cases  right        values            counts   invented  most CPU ms  kitinerary')
for (const [kind, total] of totals)
	console.log(
		[
			kind.padEnd(18),
			String(total.cases).padStart(5),
			String(total.exact).padStart(7),
			`${total.found}/${total.expected}`.padStart(14),
			(total.expected ? `${((100 * total.found) / total.expected).toFixed(1)} %` : '').padStart(9),
			`${total.counts}/${total.counted}`.padStart(9),
			String(total.invented).padStart(9),
			total.cpu.toFixed(1).padStart(13),
			`${total.kitinerary}/${total.compared}`.padStart(12),
		].join(''),
	)

function verdict(isRight: boolean | null) {
	return isRight === null ? '-' : isRight ? 'right' : 'wrong'
}
