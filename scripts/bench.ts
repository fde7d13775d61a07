import { benchApi } from './bench/api.ts'
import { benchPages } from './bench/pages.ts'
import { benchPapers } from './bench/papers.ts'

/** The budgets that a busy machine makes too noisy for tests: medians of interleaved rounds. Build first (npm run build). */
const measures = [...(await benchApi()), ...(await benchPages()), ...(await benchPapers())]
for (const { what, value, budget, isMet } of measures)
	console.log(`${isMet ? '  ' : '! '}${what.padEnd(56)} ${value.padEnd(36)} ${budget && `at most ${budget}`}`)
process.exitCode = measures.every(({ isMet }) => isMet) ? 0 : 1
