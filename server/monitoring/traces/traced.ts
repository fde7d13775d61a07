import type { Fetch } from '#server/http/serving/serve.ts'
import { callerTrace } from '#server/http/caller.ts'
import { groupOf } from '#server/monitoring/request-group.ts'
import { inRequestSpan } from './request-span.ts'

/** The same handler, in a span for each page and file that it serves (API-280). */
export function traced(site: Fetch, trustProxy: readonly string[]): Fetch {
	const traceOf = callerTrace(trustProxy)
	return async (request, bindings) => {
		const { method } = request
		const route = groupOf(new URL(request.url).pathname)
		if (route === null) return site(request, bindings)
		const header = (name: string) => request.headers.get(name) ?? undefined
		const asked = () => ({ method, traceparent: traceOf({ env: bindings, req: { header } }) })
		const { response } = await inRequestSpan(asked, async () => {
			const response = await site(request, bindings)
			return { method, route, status: response.status, response }
		})
		return response
	}
}
