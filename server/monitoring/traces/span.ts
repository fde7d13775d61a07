/** What a span says about itself: names, counts and codes, never what a person entered or what identifies one (API-280). */
export type Attributes = Readonly<Record<string, string | number>>

/**
 * `call`: of the database or another service. It is recorded within a request or a job only: the queue of jobs asks the database each
 * second, and each question would be a trace.
 */
type Kind = 'request' | 'job' | 'call'

export type Start = {
	kind: Kind
	/** Few in number: a pattern or a name, never an address. */
	name: string
	attributes?: Attributes
	/** The header of a trusted proxy (W3C trace context), which made the request part of its own trace. */
	traceparent?: string
}

export type Span = {
	rename: (name: string) => void
	set: (attributes: Attributes) => void
	/** Marks the work as failed, with a status or a code. Work that throws does this by itself. */
	fail: (type: string) => void
}

export type Tracer = <T>(start: Start, work: (span: Span) => Promise<T>) => Promise<T>

/** Where nothing is recorded. */
export const NO_SPAN: Span = { rename() {}, set() {}, fail() {} }

let tracer: Tracer | null = null

/** Sets what `inSpan` uses, for the whole process. Null: nothing is traced. */
export function setTracer(next: Tracer | null) {
	tracer = next
}

/** Does the work and returns its result. Where traces are on, a span records how long it takes and whether it throws. */
export const inSpan = <T>(start: () => Start, work: (span: Span) => Promise<T>): Promise<T> =>
	tracer === null ? work(NO_SPAN) : tracer(start(), work)
