import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'
import type { BookingDocument, ReadDocument } from '#booking-reader/read-document.ts'

/** The document could not be read: it takes too long, too much memory, or trips the reader. */
export class UnreadableDocument extends Error {
	readonly reason: 'slow' | 'large' | 'broken'

	constructor(reason: UnreadableDocument['reason'], detail?: string) {
		super(detail ?? reason)
		this.reason = reason
	}
}

/** From when the reader has been loaded: that a busy machine is slow at it is not the document's fault. */
const DEADLINE_MS = 5_000
const LOADING_MS = 20_000
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Bundled next to this file in production; the source in development and in tests. */
const READER_SCRIPT = new URL(
	import.meta.url.endsWith('.ts') ? '../../../booking-reader/read-worker.ts' : './read-worker.js',
	import.meta.url,
)
/**
 * Each thread begins with a new generation of 16 MB, which most documents never fill: grown from one megabyte, collecting it was a
 * tenth of what a page costs. V8 takes this for the whole process alone, whose main thread has begun with its own already.
 */
setFlagsFromString('--min-semi-space-size=16')
const limitReading = limitConcurrency({ running: 2, waiting: 20 })

/**
 * What Node made of the bundle is kept beside it, where that may be written, and taken by the next thread: an eighth less CPU. Sources
 * change too often to be kept.
 */
const compileCacheSetting = (script: URL) =>
	script.pathname.endsWith('.js') ? { NODE_COMPILE_CACHE: fileURLToPath(new URL('compiled', script)) } : {}

/** Reads a document in a thread of its own, within five seconds and a third of a gigabyte. Throws Unreadable. */
export const readInThread = (document: BookingDocument, script = READER_SCRIPT) =>
	limitReading(() => {
		const worker = new Worker(script, {
			workerData: document,
			resourceLimits: RESOURCE_LIMITS,
			// Our keys and passwords are no business of what reads other people's documents.
			env: { PATH: process.env.PATH, ...compileCacheSetting(script) },
			stdout: true,
			stderr: true,
		})
		return new Promise<ReadDocument>((done, failed) => {
			const startTimeout = (ms: number) => setTimeout(() => failed(new UnreadableDocument('slow')), ms)
			let deadline = startTimeout(LOADING_MS)
			worker
				.on('message', (answer: 'ready' | { read: ReadDocument } | { fault: string }) => {
					if (answer === 'ready') {
						clearTimeout(deadline)
						deadline = startTimeout(DEADLINE_MS)
					} else if ('read' in answer) done(answer.read)
					else failed(new UnreadableDocument('broken', answer.fault))
				})
				.on('error', (error: NodeJS.ErrnoException) =>
					failed(new UnreadableDocument(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'large' : 'broken', error.message)),
				)
				.on('exit', () => {
					clearTimeout(deadline)
					failed(new UnreadableDocument('broken', 'The thread ended'))
				})
		}).finally(() => void worker.terminate())
	})
