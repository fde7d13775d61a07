import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BookingDocument } from '#booking-reader/documents/drafts.ts'
import type { ReadDocument } from '#booking-reader/read-document.ts'
import type { Learned, Lesson, TaughtReading } from '#booking-reader/taught/taught.ts'
import type { Draft } from '#shared/import/draft.ts'
import { JobFailed, ProcessFailed, processPool } from '#server/processes/process-pool.ts'

/** The document could not be read: it took too long or too much memory, or the reader failed. */
export class UnreadableDocument extends Error {
	readonly reason: 'slow' | 'large' | 'broken'

	constructor(reason: UnreadableDocument['reason'], detail?: string) {
		super(detail ?? reason)
		this.reason = reason
	}
}

/** What a reader's process does: read a document, read it again by a layout, or learn a layout. */
export type ReaderJob = BookingDocument | TaughtReading | Lesson

/** In production the bundle next to this file, otherwise the source. */
const isBundled = import.meta.url.endsWith('.js')
const READER_SCRIPT = fileURLToPath(new URL(isBundled ? './read-worker.js' : './read-worker.ts', import.meta.url))

/** Processor time, so that a busy machine refuses no document that a quiet one reads (IMPORT-32). */
const MAX_CPU_MS = 5_000
/** Together with the fetch it stays below the thirty seconds after which the server closes a connection. */
const DEADLINE_MS = 15_000

/**
 * The processes that read booking documents, within five seconds of processor time and a third of a gigabyte each. A process is replaced after a
 * document it failed on, so that nothing a hostile document leaves behind reaches the next one. Throws UnreadableDocument.
 */
export function documentReader(script = READER_SCRIPT, { maxCpuMs = MAX_CPU_MS, deadlineMs = DEADLINE_MS } = {}) {
	const pool = processPool<ReaderJob, unknown>({
		script,
		running: 2,
		waiting: 20,
		deadlineMs,
		maxCpuMs,
		idleMs: 300_000,
		maxJobs: 200,
		maxMemoryMb: 300,
		replaceAfterFailure: true,
		// The young generation starts at 16 MB, which most documents never fill: growing it from 1 MB cost a tenth of a page's time. It
		// stays at 16 MB: with more, a page of 1 MB takes the process over its memory limit, and the next page waits for a cold one.
		nodeOptions: [
			'--max-old-space-size=320',
			'--min-semi-space-size=16',
			'--max-semi-space-size=16',
			'--stack-size=3900',
		],
		// Caching the compiled bundle saves an eighth of a process's start. Sources change too often.
		env: isBundled ? { NODE_COMPILE_CACHE: join(dirname(script), 'compiled') } : {},
	})
	const run = <Answer>(job: ReaderJob): Promise<Answer> =>
		pool.run(job).then(
			(answer) => answer as Answer,
			(error: unknown) => {
				throw toUnreadable(error)
			},
		)
	return {
		...pool,
		read: (document: BookingDocument) => run<ReadDocument>(document),
		readTaught: (reading: TaughtReading) => run<Draft | null>(reading),
		learn: (lesson: Lesson) => run<Learned>(lesson),
	}
}

export type DocumentReader = ReturnType<typeof documentReader>

function toUnreadable(error: unknown) {
	if (error instanceof JobFailed) return new UnreadableDocument('broken', error.message)
	if (!(error instanceof ProcessFailed)) return error
	return new UnreadableDocument(REASONS[error.reason], error.message)
}

const REASONS = { slow: 'slow', memory: 'large', crashed: 'broken' } as const

const reader = documentReader()

/** Read and learn in a warm process of its own. Throw UnreadableDocument. */
export const { read: readInProcess, readTaught: readTaughtInProcess, learn: learnInProcess } = reader
