import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/http/limit-concurrency.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { FillJob, FormField, PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

/** At most two, and one core stays free. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))
const WAITING = 20
/** Shorter than the silence limit of server/http/serve.ts; otherwise the connection closes before the refusal is sent. */
const DEADLINE_MS = 25_000
/** An idle thread ends and frees the memory of its fonts. A busy one is reused, because a new one would take as much again. */
const IDLE_MS = 60_000

/** Renders PDFs in its own threads, so that the event loop stays free. */
export type PdfMaker = {
	/**
	 * Renders a tagged PDF (PDF/UA-1), its pages as an image, or a filled form. The same job gives the same bytes. Throws a PdfFault when
	 * the template rejects the data or the form rejects the texts. 503 when too many jobs are queued or one takes too long.
	 */
	make(job: TypesetJob | FillJob): Promise<Uint8Array>
	/** Reads the text fields of a form. Throws a PdfFault for an unreadable file. */
	readForm(bytes: Uint8Array): Promise<FormField[]>
	close(): Promise<void>
}

/** An error of the typesetter. Its message is for the log, never for users. */
export class PdfFault extends Error {}

type Thread = { worker: Worker; idle?: NodeJS.Timeout }

export function pdfMaker(script = resolve('server/pdf/render-worker.ts')): PdfMaker {
	const inTurn = limitConcurrency({ running: THREADS, waiting: WAITING })
	const threads = new Set<Thread>()
	const free: Thread[] = []

	function start(): Thread {
		const worker = new Worker(script)
		// Don't keep the process alive for an idle thread.
		worker.unref()
		// A crash is reported to the waiting job, if any; an idle thread just ends.
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

	function release(thread: Thread) {
		thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref()
		free.push(thread)
	}

	/** Runs a job in a free thread, or in a new one. */
	const runJob = (job: PdfJob) =>
		inTurn(async () => {
			const thread = free.pop() ?? start()
			clearTimeout(thread.idle)
			try {
				const answer = await answerOf(thread.worker, job)
				release(thread)
				return answer
			} catch (error) {
				await end(thread)
				throw error
			}
		})

	return {
		make: async (job) => {
			const answer = await runJob(job)
			if ('bytes' in answer) return answer.bytes
			throw new PdfFault('fault' in answer ? answer.fault : 'no document')
		},
		readForm: async (bytes) => {
			const answer = await runJob({ formToRead: bytes })
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
		const onExit = () => settle(() => broken(new Error('The PDF thread ended')))
		function settle(tell: () => void) {
			clearTimeout(deadline)
			worker.off('message', onMessage).off('error', onError).off('exit', onExit)
			tell()
		}
		worker.on('message', onMessage).on('error', onError).on('exit', onExit)
		worker.postMessage(job)
	})
}
