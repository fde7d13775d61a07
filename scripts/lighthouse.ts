import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './bench/cpu.ts'

/**
 * Lighthouse, as on a mobile phone, over five public pages of a running product, medians of three runs: npm run lighthouse -- [ORIGIN].
 * Fetches the pinned Lighthouse by npx, so that nobody else has to carry it; CHROME_PATH names the browser. Ends with 1 when a score is
 * below its budget. A busy machine costs points: wait until it is quiet.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = ['/', '/villas', '/hotels', '/villas/1', '/hotels/3']
const RUNS = 3
const AT_LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

type Report = { categories: Record<keyof typeof AT_LEAST, { score: number }> }

const origin = process.argv[2] ?? 'http://localhost:3000'
for (const page of PAGES) {
	const runs: Report[] = []
	// One after the other: two at once would slow each other down.
	for (let run = 0; run < RUNS; run++) runs.push(await look(origin + page))
	const scores = Object.entries(AT_LEAST).map(([name, least]) => {
		const score = median(runs.map(({ categories }) => categories[name as keyof typeof AT_LEAST].score)) * 100
		if (score < least) process.exitCode = 1
		return `${name} ${score.toFixed(0)}${score < least ? ` (at least ${least})` : ''}`
	})
	console.log(`${page.padEnd(10)} ${scores.join(' · ')}`)
}

async function look(url: string) {
	const { stdout } = await promisify(execFile)(
		'npx',
		[
			'--yes',
			LIGHTHOUSE,
			url,
			'--output=json',
			'--quiet',
			`--only-categories=${Object.keys(AT_LEAST).join(',')}`,
			'--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
		],
		{
			maxBuffer: 64 * 1024 * 1024,
			env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
		},
	)
	return JSON.parse(stdout) as Report
}
