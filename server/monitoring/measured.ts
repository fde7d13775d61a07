import type { Fetch } from '#server/http/serving/serve.ts'
import type { Metrics } from './metrics.ts'
import { groupOf } from './request-group.ts'

/** The same handler, which also answers `/metrics` and reports each page and file that it serves (API-225). */
export const measured =
	(site: Fetch, metrics: Metrics): Fetch =>
	(request, bindings) => {
		const { pathname } = new URL(request.url)
		const scraped = pathname === '/metrics' && request.method === 'GET' ? metrics.answer(request) : null
		if (scraped) return scraped
		const began = performance.now()
		const answer = site(request, bindings)
		const route = groupOf(pathname)
		if (route === null) return answer
		const report = (response: Response) => {
			const seconds = (performance.now() - began) / 1000
			metrics.observe({ method: request.method, route, status: response.status, seconds })
			return response
		}
		return answer instanceof Response ? report(answer) : answer.then(report)
	}
