import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { catalogue } from './scripts/vite/catalogue.ts'

const BROWSER = 'tests/browser/**/*.test.ts'

export default defineConfig({
	plugins: [react(), catalogue()],
	test: {
		// One PostgreSQL for the whole run, in which every test that needs one gets a separate database.
		globalSetup: 'tests/harness/global-setup.ts',
		setupFiles: 'tests/harness/setup.ts',
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
					// Each file starts a separate product and browser (tests/harness/served-product.ts).
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
})
