import { SIGNING_OUT_COOKIE } from '#shared/customers/signing-out.ts'
import type { Bindings } from '#server/http/serving/serve.ts'

/** The API's answers that a page contains, by path. */
export type EmbeddedAnswers = Record<string, unknown>

const IS_SIGNING_OUT = new RegExp(`(?:^|;\\s*)${SIGNING_OUT_COOKIE}=`)

type Api = (request: Request, bindings?: Bindings) => Response | Promise<Response>

/** How long a page waits for its answers. Without them the page asks for them itself, and says what is wrong. */
const PATIENCE_MS = 3000

/** What the API needs to know who calls. Conditional headers must not reach it. */
const PASSED_ON = ['cookie', 'x-forwarded-for', 'user-agent'] as const

/**
 * Reads what a signed-in page shows first, as the API would answer its calls (PORTAL-73): with the same access rules, audit and log. A call
 * that fails or is late is left out. Null for a request that is no navigation: the service worker stores the page without anybody's data,
 * and fetches it as a subresource. Null also for a device on which its traveller has signed out (PORTAL-162).
 */
export function readAnswers(api: Api, request: Request, paths: readonly string[], bindings?: Bindings) {
	if (request.method !== 'GET' || request.headers.get('sec-fetch-mode') !== 'navigate') return null
	const cookies = request.headers.get('cookie')
	if (paths.length === 0 || cookies === null || IS_SIGNING_OUT.test(cookies)) return null
	const headers: Record<string, string> = {}
	for (const name of PASSED_ON) {
		const value = request.headers.get(name)
		if (value !== null) headers[name] = value
	}
	const read = async (path: string) => {
		const answer = await api(new Request(new URL(path, request.url), { headers }), bindings)
		return answer.status === 200 ? ([path, await answer.json()] as const) : null
	}
	return Promise.all(paths.map((path) => withinPatience(read(path)))).then(
		(answers): EmbeddedAnswers => Object.fromEntries(answers.filter((answer) => answer !== null)),
	)
}

async function withinPatience<T>(work: Promise<T>): Promise<T | null> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<null>((done) => {
		timer = setTimeout(done, PATIENCE_MS, null)
	})
	const first = await Promise.race([work.catch(() => null), tooLate])
	clearTimeout(timer)
	return first
}
