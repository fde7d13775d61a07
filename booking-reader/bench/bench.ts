import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readCase, readCases } from './read-case.ts'
import { type CaseScore, isFalselyCertain, scoreCase } from './score-case.ts'

/**
 * Measures how well bookings are read: `npm run bench:import -- [--corpus DIR] [--kind a,b] [--verbose]`. DIR is any
 * folder laid out like booking-reader/corpus; without it, that folder and those in it are read. Prints the figures of
 * each case and of each kind, and what is certain and wrong.
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
type Line = CaseScore & { id: string; kind: string; cpuMs: number }
const lines: Line[] = []

for (const corpus of values.corpus ? [values.corpus] : OWN)
	for (const one of readCases(corpus)) {
		if (kinds && !kinds.includes(one.kind)) continue
		const reading = await readCase(corpus, one)
		const score = scoreCase(corpus, one, reading)
		const kind = corpus.endsWith('first-sight') ? 'first-sight' : one.kind
		lines.push({ ...score, id: one.id, kind, cpuMs: reading.cpuMs })
		if (values.verbose)
			for (const missed of [...score.missed, ...score.inventedValues.map((value) => `${value} is invented`)])
				console.log(`${one.id}  ${missed}`)
	}

console.table(Object.fromEntries(lines.map((line) => [line.id, figuresOf([line])])))
const byKind = [...Map.groupBy(lines, ({ kind }) => kind)]
console.table(Object.fromEntries(byKind.map(([kind, all]) => [kind, { cases: all.length, ...figuresOf(all) }])))

const certain = lines.filter(({ isCertain }) => isCertain).length
const undoubted = lines.reduce((total, { wrongAndCertain }) => total + wrongAndCertain, 0)
console.log(
	`Certain and wrong: ${lines.filter(isFalselyCertain).length} of ${certain} certain documents; ${undoubted} wrong values that nothing puts in doubt`,
)

function figuresOf(all: readonly Line[]) {
	const sum = (of: (line: Line) => number) => all.reduce((total, line) => total + of(line), 0)
	const [hits, expected] = [sum((line) => line.hits), sum((line) => line.expected)]
	return {
		right: sum((line) => Number(line.hits === line.expected && line.countsRight !== false)),
		values: `${hits}/${expected}`,
		'%': expected > 0 ? Number(((100 * hits) / expected).toFixed(1)) : null,
		wrong: sum((line) => line.wrong),
		invented: sum((line) => line.inventedValues.length),
		counts: `${sum((line) => Number(line.countsRight === true))}/${sum((line) => Number(line.countsRight !== null))}`,
		'extra elements': sum((line) => line.invented),
		'most CPU ms': Number(Math.max(...all.map(({ cpuMs }) => cpuMs)).toFixed(1)),
	}
}
