import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './bench/measure.ts'

/**
 * Runs Lighthouse with its mobile settings on a running product: npm run lighthouse -- [ORIGIN [USERNAME PASSWORD]]. With a customer's
 * username and password it tests their portal, otherwise five public pages; scores are medians of three runs. npx fetches the pinned
 * version, so that it is not a dependency. CHROME_PATH names the browser. The exit code is 1 when a score is below its budget. A busy
 * machine lowers the scores, so run it on an idle one.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const PUBLIC = {
	pages: ['/', '/villas', '/hotels', '/villas/1', '/hotels/3'],
	minScores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
	headers: {},
}
/** Without SEO, since search engines must not index these pages. */
const SIGNED_IN = { performance: 95, accessibility: 100, 'best-practices': 100 }

type Target = { pages: string[]; minScores: Record<string, number>; headers: Record<string, string> }
type Report = { categories: Record<string, { score: number }> }

const [origin = 'http://localhost:3000', username, password] = process.argv.slice(2)
const { pages, minScores, headers }: Target = username ? await portalTarget(username, password) : PUBLIC
for (const page of pages) {
	const runs: Report[] = []
	// Sequentially, because parallel runs would slow each other down.
	for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(origin + page))
	const scores = Object.entries(minScores).map(([name, min]) => {
		const score = Math.round(median(runs.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
		if (score < min) process.exitCode = 1
		return `${name} ${score}${score < min ? ` (at least ${min})` : ''}`
	})
	console.log(`${page.padEnd(10)} ${scores.join(' · ')}`)
}

async function runLighthouse(url: string): Promise<Report> {
	const { stdout } = await promisify(execFile)(
		'npx',
		[
			'--yes',
			LIGHTHOUSE,
			url,
			'--output=json',
			'--quiet',
			`--only-categories=${Object.keys(minScores).join(',')}`,
			`--extra-headers=${JSON.stringify(headers)}`,
			'--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
		],
		{
			maxBuffer: 64 * 1024 * 1024,
			env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
		},
	)
	return JSON.parse(stdout) as Report
}

/** The dashboard, the first of the customer's trips and its guests. */
async function portalTarget(username: string, password = ''): Promise<Target> {
	const login = await fetch(`${origin}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password }),
	})
	if (!login.ok) throw new Error(await login.text())
	const headers = {
		cookie: login.headers
			.getSetCookie()
			.map((cookie) => cookie.split(';')[0])
			.join('; '),
	}
	const { trips } = (await (await fetch(`${origin}/api/portal/trips`, { headers })).json()) as {
		trips: { id: string }[]
	}
	const trip = `/portal/trips/${trips[0]?.id}`
	return { pages: ['/portal', trip, `${trip}/guests`], minScores: SIGNED_IN, headers }
}
