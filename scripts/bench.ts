import { benchApi } from './bench/api.ts'
import { benchPages } from './bench/pages.ts'
import { benchPapers } from './bench/papers.ts'
import { benchReadings } from './bench/readings.ts'
import { benchStarts } from './bench/starts.ts'

/** The budgets that a busy machine makes too noisy for tests: medians of interleaved rounds. Build first (npm run build). */
const benches = [benchStarts, benchApi, benchPages, benchPapers, benchReadings]
for (const bench of benches)
	for (const { what, value, budget, isMet } of await bench()) {
		console.log(`${isMet ? '  ' : '! '}${what.padEnd(56)} ${value.padEnd(36)} ${budget && `at most ${budget}`}`)
		if (!isMet) process.exitCode = 1
	}
