import { benchAgency } from './bench/agency.ts'
import { benchApi } from './bench/api.ts'
import { benchScale } from './bench/scale.ts'
import { benchSockets } from './bench/sockets.ts'
import { benchPages } from './bench/pages.ts'
import { benchDocuments } from './bench/documents.ts'
import { benchHealth } from './bench/health.ts'
import { benchBookingReader } from './bench/booking-reader.ts'
import { whyBusy } from './bench/machine.ts'
import { benchStartup } from './bench/startup.ts'

/**
 * Checks the performance budgets that are too noisy for tests, by medians of interleaved rounds. Build first (npm run build). Names of
 * parts measure only these: `npm run bench -- api pages`. '!' marks a missed budget, '?' one that was missed on a busy machine.
 */
const PARTS = {
	startup: benchStartup,
	api: benchApi,
	agency: benchAgency,
	sockets: benchSockets,
	scale: benchScale,
	pages: benchPages,
	documents: benchDocuments,
	health: benchHealth,
	reader: benchBookingReader,
}
const wanted = process.argv.slice(2)
for (const name of wanted)
	if (!(name in PARTS)) throw new Error(`There is no part ${name}, only ${Object.keys(PARTS).join(', ')}`)

for (const [part, bench] of Object.entries(PARTS)) {
	if (wanted.length > 0 && !wanted.includes(part)) continue
	const before = await whyBusy()
	const measures = await bench()
	const busy = before ?? (await whyBusy())
	for (const { name, value, budget, isMet } of measures) {
		const mark = isMet ? ' ' : busy ? '?' : '!'
		console.log(`${mark} ${name.padEnd(56)} ${value.padEnd(36)} ${budget && `at most ${budget}`}`)
		if (!isMet) process.exitCode = 1
	}
	if (busy) console.log(`  (${part}) ${busy}`)
}
