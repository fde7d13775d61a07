import { type ReceivedRequest, respondWith, startProvider } from './provider.ts'

type Value = { stringValue?: string; intValue?: number }
export type ReceivedSpan = {
	traceId: string
	spanId: string
	parentSpanId?: string
	name: string
	/** As OTLP numbers them: 1 internal, 2 server, 3 client, 5 consumer. */
	kind: number
	attributes: Record<string, string | number | undefined>
	isFailed: boolean
}
type Sent = Omit<ReceivedSpan, 'attributes'> & {
	status: { code: number }
	attributes: { key: string; value: Value }[]
}
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

/** A collector that takes traces by OTLP over HTTP. */
export async function startCollector() {
	const provider = await startProvider(respondWith('{}'))
	const isOfTraces = ({ path }: ReceivedRequest) => path === '/v1/traces'
	return {
		...provider,
		/** Everything that arrived, as text. */
		text: () => provider.requests.map(({ body }) => body).join('\n'),
		spans: (): ReceivedSpan[] =>
			provider.requests
				.filter(isOfTraces)
				.flatMap(({ body }) => (JSON.parse(body) as Body).resourceSpans)
				.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
				.map(({ attributes, status, ...span }) => ({
					...span,
					isFailed: status.code === 2,
					attributes: Object.fromEntries(
						attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
					),
				})),
	}
}
