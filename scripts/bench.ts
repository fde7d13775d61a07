import { benchApi } from './bench/api.ts'
import { benchPages } from './bench/pages.ts'
import { benchDocuments } from './bench/documents.ts'
import { benchBookingReader } from './bench/booking-reader.ts'
import { benchStartup } from './bench/startup.ts'

/** Checks the performance budgets that are too noisy for tests, by medians of interleaved rounds. Build first (npm run build). */
const benches = [benchStartup, benchApi, benchPages, benchDocuments, benchBookingReader]
for (const bench of benches)
	for (const { name, value, budget, isMet } of await bench()) {
		console.log(`${isMet ? '  ' : '! '}${name.padEnd(56)} ${value.padEnd(36)} ${budget && `at most ${budget}`}`)
		if (!isMet) process.exitCode = 1
	}
