import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { catalogue } from './scripts/vite/catalogue.ts'

const BROWSER = 'tests/browser/**/*.test.ts'

export default defineConfig({
	plugins: [react(), catalogue()],
	test: {
		// Once for the whole run: one PostgreSQL, of which every test that asks gets a database of its own.
		globalSetup: 'tests/harness/global-setup.ts',
		setupFiles: 'tests/harness/setup.ts',
		// On two cores it would take one by itself; much of a test is waiting for the database.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		// Waits end as soon as what they wait for is there; these are for machines that are busy with other things.
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
					// Each file serves a product and opens a browser of its own (tests/harness/served-product.ts).
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
})
