import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '@opentelemetry/api'
import type { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { NO_SPAN, setTracer, type Span, type Start } from './span.ts'

export type TraceSettings = {
	/** The base address of a collector that takes OTLP over HTTP. */
	endpoint: string
	headers: Record<string, string>
	serviceName: string
	/** The part of the requests and jobs that is recorded, from 0 to 1. A proxy's decision about a request comes first. */
	ratio: number
}

type Limits = { sendMs?: number; closeMs?: number }

/**
 * Sends traces of requests and jobs to a collector (API-280), from now until the returned function is called. Nobody waits for the
 * collector: spans are sent in the background, and dropped when 2,048 of them wait. The libraries are loaded only here.
 */
export async function openTraces(
	{ endpoint, headers, serviceName, ratio }: TraceSettings,
	version: string,
	log: Pick<Logger, 'info' | 'warn'>,
	{ sendMs = 10_000, closeMs = 1_000 }: Limits = {},
): Promise<() => Promise<void>> {
	const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
		import('@opentelemetry/api'),
		import('@opentelemetry/core'),
		import('@opentelemetry/resources'),
		import('@opentelemetry/sdk-trace'),
		import('@opentelemetry/exporter-trace-otlp-http'),
	])
	const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
	const exporter = logOutages(
		new OTLPTraceExporter({ url, headers, timeoutMillis: sendMs }),
		core.ExportResultCode.FAILED,
		log,
	)
	const provider = new sdk.TracerProvider({
		resource: resources.resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
		sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs })],
	})
	const tracer = provider.getTracer('go-privilege')
	const active = new AsyncLocalStorage<Context>()

	/** A request may be part of its proxy's trace. */
	function outside({ traceparent }: Start): Context {
		const remote = traceparent === undefined ? null : core.parseTraceParent(traceparent)
		return remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...remote, isRemote: true }) : api.ROOT_CONTEXT
	}
	const kindOf = ({ kind }: Start, isInner: boolean) => {
		if (kind === 'call') return api.SpanKind.CLIENT
		if (kind === 'job') return api.SpanKind.CONSUMER
		return isInner ? api.SpanKind.INTERNAL : api.SpanKind.SERVER
	}

	setTracer(async (start, work) => {
		const outer = active.getStore()
		if (!outer && start.kind === 'call') return work(NO_SPAN)
		const { name, attributes } = start
		const parent = outer ?? outside(start)
		const span = tracer.startSpan(name, { kind: kindOf(start, outer !== undefined), attributes }, parent)
		const fail = (type: string) =>
			void span.setStatus({ code: api.SpanStatusCode.ERROR }).setAttribute('error.type', type)
		const handle: Span = {
			rename: (to) => void span.updateName(to),
			set: (more) => void span.setAttributes(more),
			fail,
		}
		try {
			return await active.run(api.trace.setSpan(parent, span), () => work(handle))
		} catch (error) {
			fail(typeOf(error))
			throw error
		} finally {
			span.end()
		}
	})
	return async () => {
		setTracer(null)
		await Promise.race([provider.shutdown().catch(() => {}), delay(closeMs, undefined, { ref: false })])
	}
}

/** A code or the class of an error. Its message may quote what a person entered. */
function typeOf(error: unknown): string {
	if (!(error instanceof Error)) return 'error'
	return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name
}

/** Logs once that the collector takes no spans, and once that it does again. */
function logOutages(
	exporter: SpanExporter,
	failure: ExportResultCode,
	log: Pick<Logger, 'info' | 'warn'>,
): SpanExporter {
	let isOut = false
	return {
		export(spans, done) {
			exporter.export(spans, (result) => {
				const failed = result.code === failure
				if (failed && !isOut) log.warn({ reason: result.error?.message }, 'Traces could not be sent')
				if (!failed && isOut) log.info('Traces are sent again')
				isOut = failed
				done(result)
			})
		},
		shutdown: () => exporter.shutdown(),
		forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
	}
}
