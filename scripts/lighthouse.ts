import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './bench/measure.ts'

/**
 * Lighthouse, as on a mobile phone, over pages of a running product: npm run lighthouse -- [ORIGIN [USERNAME PASSWORD]]. With a customer's
 * name and password it looks at their portal, else at five public pages; medians of three runs. Fetches the pinned Lighthouse by npx, so
 * that nobody else has to carry it; CHROME_PATH names the browser. Ends with 1 when a score is below its budget. A busy machine costs
 * points: wait until it is quiet.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const PUBLIC = {
	pages: ['/', '/villas', '/hotels', '/villas/1', '/hotels/3'],
	atLeast: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
	headers: {},
}
/** No search engine is to see these. */
const SIGNED_IN = { performance: 95, accessibility: 100, 'best-practices': 100 }

type Look = { pages: string[]; atLeast: Record<string, number>; headers: Record<string, string> }
type Report = { categories: Record<string, { score: number }> }

const [origin = 'http://localhost:3000', username, password] = process.argv.slice(2)
const { pages, atLeast, headers }: Look = username ? await portalOf(username, password) : PUBLIC
for (const page of pages) {
	const runs: Report[] = []
	// One after the other: two at once would slow each other down.
	for (let run = 0; run < RUNS; run++) runs.push(await look(origin + page))
	const scores = Object.entries(atLeast).map(([name, least]) => {
		const score = Math.round(median(runs.map(({ categories }) => categories[name]?.score ?? 0)) * 100)
		if (score < least) process.exitCode = 1
		return `${name} ${score}${score < least ? ` (at least ${least})` : ''}`
	})
	console.log(`${page.padEnd(10)} ${scores.join(' · ')}`)
}

async function look(url: string): Promise<Report> {
	const { stdout } = await promisify(execFile)(
		'npx',
		[
			'--yes',
			LIGHTHOUSE,
			url,
			'--output=json',
			'--quiet',
			`--only-categories=${Object.keys(atLeast).join(',')}`,
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
async function portalOf(username: string, password = ''): Promise<Look> {
	const signedIn = await fetch(`${origin}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password }),
	})
	if (!signedIn.ok) throw new Error(await signedIn.text())
	const headers = {
		cookie: signedIn.headers
			.getSetCookie()
			.map((cookie) => cookie.split(';')[0])
			.join('; '),
	}
	const { trips } = (await (await fetch(`${origin}/api/portal/trips`, { headers })).json()) as {
		trips: { id: string }[]
	}
	const trip = `/portal/trips/${trips[0]?.id}`
	return { pages: ['/portal', trip, `${trip}/guests`], atLeast: SIGNED_IN, headers }
}
