import type { Answered } from '#server/monitoring/metrics.ts'
import { inSpan, type Start } from './span.ts'

type Asked = { method: string; requestId?: string; traceparent?: string }

/** Answers a request in a span named after its method and route. */
export const inRequestSpan = <T extends Omit<Answered, 'seconds'>>(
	asked: () => Asked,
	answer: () => Promise<T>,
): Promise<T> =>
	inSpan(
		() => startOf(asked()),
		async (span) => {
			const answered = await answer()
			const { method, route, status } = answered
			span.rename(`${method} ${route}`)
			span.set({ 'http.route': route, 'http.response.status_code': status })
			if (status >= 500) span.fail(String(status))
			return answered
		},
	)

const startOf = ({ method, requestId, traceparent }: Asked): Start => ({
	kind: 'request',
	name: method,
	attributes: { 'http.request.method': method, ...(requestId && { 'request.id': requestId }) },
	traceparent,
})
