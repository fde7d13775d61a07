import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BookingDocument, ReadDocument } from '#booking-reader/read-document.ts'
import { JobFailed, ProcessFailed, processPool } from '#server/processes/process-pool.ts'

/** The document could not be read: it took too long or too much memory, or the reader failed. */
export class UnreadableDocument extends Error {
	readonly reason: 'slow' | 'large' | 'broken'

	constructor(reason: UnreadableDocument['reason'], detail?: string) {
		super(detail ?? reason)
		this.reason = reason
	}
}

/** In production the bundle next to this file, otherwise the source. */
const isBundled = import.meta.url.endsWith('.js')
const READER_SCRIPT = fileURLToPath(new URL(isBundled ? './read-worker.js' : './read-worker.ts', import.meta.url))

/**
 * The processes that read booking documents, within five seconds and a third of a gigabyte each. A process is replaced after a document
 * it failed on, so that nothing a hostile document leaves behind reaches the next one. Throws UnreadableDocument.
 */
export function documentReader(script = READER_SCRIPT, deadlineMs = 5_000) {
	const pool = processPool<BookingDocument, ReadDocument>({
		script,
		running: 2,
		waiting: 20,
		deadlineMs,
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
	return {
		...pool,
		read: (document: BookingDocument): Promise<ReadDocument> =>
			pool.run(document).catch((error: unknown) => {
				throw toUnreadable(error)
			}),
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

/** Reads a document in a warm process of its own. Throws UnreadableDocument. */
export const readInProcess = reader.read
