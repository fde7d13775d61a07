import type { Fetch } from '#server/http/serve.ts'
import { isAsset } from '#server/site/static-files.ts'
import type { Answered, Metrics } from './metrics.ts'

/** The API and the health checks measure themselves (server/app.ts), because only they know the pattern of an address. */
const IS_MEASURED = /^\/(?:api(?:\/|$)|healthz$|readyz$)/

/** The same handler, which also answers `/metrics` and reports each page and file that it serves (API-225). */
export const measured =
	(site: Fetch, metrics: Metrics): Fetch =>
	(request, bindings) => {
		const { pathname } = new URL(request.url)
		const scraped = pathname === '/metrics' && request.method === 'GET' ? metrics.answer(request) : null
		if (scraped) return scraped
		const began = performance.now()
		const answer = site(request, bindings)
		if (IS_MEASURED.test(pathname)) return answer
		const report = (response: Response) => {
			const seconds = (performance.now() - began) / 1000
			metrics.observe({ method: request.method, route: groupOf(pathname), status: response.status, seconds })
			return response
		}
		return answer instanceof Response ? report(answer) : answer.then(report)
	}

/** Addresses outside the API are grouped, because they are as many as there are villas and files. */
const groupOf = (pathname: string): Answered['route'] => {
	if (isAsset(pathname)) return 'asset'
	if (pathname.startsWith('/catalogue/')) return 'catalogue'
	return 'page'
}
