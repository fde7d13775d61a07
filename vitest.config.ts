import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { catalogue } from './scripts/vite/catalogue.ts'

// The tests start dozens of processes of the product and its scripts. Compiling their code takes a quarter to half of each start.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

const BROWSER = 'tests/browser/**/*.test.ts'

/** Scenarios first, which take longest: the last one to run would run alone. Vitest's own order is by the size of a file. */
class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const isScenario = ({ moduleId }: TestSpecification) => moduleId.startsWith(resolve('tests'))
		const sorted = await super.sort(files)
		return [...sorted.filter(isScenario), ...sorted.filter((file) => !isScenario(file))]
	}
}

export default defineConfig({
	plugins: [react(), catalogue()],
	test: {
		// One PostgreSQL for the whole run, in which every test that needs one gets a separate database.
		globalSetup: 'tests/harness/global-setup.ts',
		setupFiles: 'tests/harness/setup.ts',
		// Loading the product's modules again for each file took about a second of CPU per file. In exchange, a test file must undo what it
		// changes in a module or a global.
		isolate: false,
		sequence: process.argv.includes('--sequence.shuffle') ? {} : { sequencer: LongFirst },
		// Vitest's default on two cores is one worker, but tests spend much of their time waiting, for the database or for pages.
		maxWorkers: Math.max(3, availableParallelism() - 1),
		// Polling ends as soon as its condition holds. The limits are for busy machines.
		expect: { poll: { timeout: 20_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: 'node',
					environment: 'node',
					include: ['{server,shared,web,tests,scripts,catalogue,booking-reader,illustrations}/**/*.test.{ts,tsx}'],
					exclude: [BROWSER],
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
			{
				extends: true,
				test: {
					name: 'browser',
					environment: 'node',
					include: [BROWSER],
					// Each file starts a separate product, and each worker one browser (tests/harness/served-product.ts).
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
})
