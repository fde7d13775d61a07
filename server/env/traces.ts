import { z } from 'zod'
import type { TraceSettings } from '#server/monitoring/traces/open-traces.ts'
import { type SettingsReader, text, url } from './reader.ts'

const HEADERS_HINT = 'Enter headers such as api-key=secret, separated by commas'
/** As OpenTelemetry writes them: `name=value` with percent-encoded values. */
const headers = z.string().transform((value, context) => {
	const pairs = value.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([!-~]*?)\s*$/.exec(pair))
	try {
		return Object.fromEntries(pairs.map((pair) => [pair![1]!, decodeURIComponent(pair![2]!)]))
	} catch {
		context.addIssue(HEADERS_HINT)
		return z.NEVER
	}
})
const ratio = z
	.string()
	.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0)?)$/, 'Enter a number from 0 to 1, such as 0.1')
	.transform(Number)

/** The names are those of OpenTelemetry. Null: there are no traces. */
export function readTraces({ read, optional }: SettingsReader): TraceSettings | null {
	const endpoint = optional('OTEL_EXPORTER_OTLP_ENDPOINT', url('http', 'https'))
	const settings = {
		headers: read('OTEL_EXPORTER_OTLP_HEADERS', headers, {}),
		serviceName: read('OTEL_SERVICE_NAME', text, 'go-privilege'),
		ratio: read('OTEL_TRACES_SAMPLER_ARG', ratio, 1),
	}
	return endpoint === null ? null : { endpoint, ...settings }
}
