import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { FillJob, FormField, PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

/** Two at most, and one processor is left to everybody else. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))
const WAITING = 20
/** Shorter than a connection may be silent (server/http/serve.ts): or nobody would hear that it took too long. */
const DEADLINE_MS = 25_000
/** A thread that nobody needs gives its fonts' memory back. One that is needed stays: a new one in its place takes as much again. */
const IDLE_MS = 60_000

/** Makes PDFs in threads of its own: the rest of the product goes on meanwhile. */
export type PdfMaker = {
	/**
	 * A tagged PDF (PDF/UA-1), its pages as a picture, or a filled form; the same bytes for the same job. Throws a PdfFault when the template does not take the
	 * data or the form the texts. Refuses with 503 when too many wait, and when one takes too long.
	 */
	make(job: TypesetJob | FillJob): Promise<Uint8Array>
	/** The text fields of a form; a PdfFault for what is no readable one. */
	readForm(bytes: Uint8Array): Promise<FormField[]>
	close(): Promise<void>
}

/** The compiler's own words about what it could not set: ours to know, nobody else's. */
export class PdfFault extends Error {}

type Thread = { worker: Worker; idle?: NodeJS.Timeout }

export function pdfMaker(script = resolve('server/pdf/render-worker.ts')): PdfMaker {
	const inTurn = limitConcurrency({ running: THREADS, waiting: WAITING })
	const threads = new Set<Thread>()
	const free: Thread[] = []

	function start(): Thread {
		const worker = new Worker(script)
		// A thread alone keeps no process alive.
		worker.unref()
		// One that ends by itself is reported to whoever waits for it; an idle one just goes.
		worker.on('error', () => {})
		const thread: Thread = { worker }
		worker.once('exit', () => forget(thread))
		threads.add(thread)
		return thread
	}

	function forget(thread: Thread) {
		clearTimeout(thread.idle)
		threads.delete(thread)
		const place = free.indexOf(thread)
		if (place >= 0) free.splice(place, 1)
	}

	function end(thread: Thread) {
		forget(thread)
		return thread.worker.terminate()
	}

	function rest(thread: Thread) {
		thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref()
		free.push(thread)
	}

	/** Has it done by a free thread, else by a new one. */
	const ask = (job: PdfJob) =>
		inTurn(async () => {
			const thread = free.pop() ?? start()
			clearTimeout(thread.idle)
			try {
				const answer = await answerOf(thread.worker, job)
				rest(thread)
				return answer
			} catch (error) {
				await end(thread)
				throw error
			}
		})

	return {
		make: async (job) => {
			const answer = await ask(job)
			if ('bytes' in answer) return answer.bytes
			throw new PdfFault('fault' in answer ? answer.fault : 'no document')
		},
		readForm: async (bytes) => {
			const answer = await ask({ formToRead: bytes })
			if ('fields' in answer) return answer.fields
			throw new PdfFault('fault' in answer ? answer.fault : 'no fields')
		},
		close: async () => {
			await Promise.all(Array.from(threads, end))
		},
	}
}

function answerOf(worker: Worker, job: PdfJob) {
	return new Promise<PdfAnswer>((done, broken) => {
		const deadline = setTimeout(
			() => settle(() => broken(new Refusal(503, 'too_slow', 'Making the document took too long. Please try again'))),
			DEADLINE_MS,
		)
		const onMessage = (answer: PdfAnswer) => settle(() => done(answer))
		const onError = (error: Error) => settle(() => broken(error))
		const onExit = () => settle(() => broken(new Error('The thread that makes documents ended')))
		function settle(tell: () => void) {
			clearTimeout(deadline)
			worker.off('message', onMessage).off('error', onError).off('exit', onExit)
			tell()
		}
		worker.on('message', onMessage).on('error', onError).on('exit', onExit)
		worker.postMessage(job)
	})
}
