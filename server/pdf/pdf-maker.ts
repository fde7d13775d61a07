import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Refusal } from '#server/http/refusal.ts'
import { JobFailed, ProcessFailed, processPool } from '#server/processes/process-pool.ts'
import { missingLetter } from './letters.ts'
import type { FillJob, FormField, PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

/** At most two, and one core stays free. */
const PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Renders PDFs in processes of its own: the compiler is native code, and synchronous. */
export type PdfMaker = {
	/**
	 * Renders a tagged PDF (PDF/UA-1), its pages as an image, or a filled form. The same job gives the same bytes. Refuses a PDF with a
	 * letter that no font has (422, DOC-73); an image shows a box in its place. Throws a PdfFault when the template rejects the data or
	 * the form rejects the texts. 503 when too many jobs are queued, one takes too long, or its process ends.
	 */
	make(job: TypesetJob | FillJob): Promise<Uint8Array>
	/** Reads the text fields of a form. Throws a PdfFault for an unreadable file. */
	readForm(bytes: Uint8Array): Promise<FormField[]>
	/** The ids of the live processes. */
	pids: () => number[]
	close: () => Promise<void>
}

/** An error of the typesetter. Its message is for the log, never for users. */
export class PdfFault extends Error {}

/** Refuses data with a character that cannot be printed, naming it and the text that contains it (DOC-73). */
export function requireLetters(data: unknown): void {
	const missing = missingLetter(data)
	if (missing) throw letterRefusal(missing.letter, ` in “${missing.text}”`)
}

export function pdfMaker(script = resolve('server/pdf/render-worker.ts')): PdfMaker {
	const pool = processPool<PdfJob, PdfAnswer>({
		script,
		running: PROCESSES,
		waiting: 20,
		// Shorter than the silence limit of server/http/serving/serve.ts; otherwise the connection closes before the refusal is sent.
		deadlineMs: 25_000,
		// An idle process frees the memory of its fonts. A busy one is reused, because a new one would take as much again.
		idleMs: 60_000,
		maxJobs: 200,
		maxMemoryMb: 600,
		replaceAfterFailure: true,
	})
	const run = (job: PdfJob) =>
		pool.run(job).catch((error: unknown) => {
			throw toRefusal(error)
		})
	return {
		make: async (job) => {
			const answer = await run(job)
			if ('bytes' in answer) return answer.bytes
			const fault = 'fault' in answer ? answer.fault : 'no document'
			throw lettersRefused(fault) ?? new PdfFault(fault)
		},
		readForm: async (bytes) => {
			const answer = await run({ formToRead: bytes })
			if ('fields' in answer) return answer.fields
			throw new PdfFault('fault' in answer ? answer.fault : 'no fields')
		},
		pids: pool.pids,
		close: pool.close,
	}
}

/** Marks and letters may be in our fonts one by one and yet not together: then only the typesetter notices. */
function lettersRefused(fault: string): Refusal | null {
	const text = /the text `\\?"(.+?)\\?"` could not be displayed/.exec(fault)?.[1]
	return text === undefined ? null : letterRefusal(text, '')
}

const letterRefusal = (letter: string, where: string) =>
	new Refusal(
		422,
		'missing_letter',
		`We have no font for “${letter}”${where}. Write it in Latin letters, as in the passport`,
	)

function toRefusal(error: unknown) {
	if (error instanceof JobFailed) return new PdfFault(error.message)
	if (!(error instanceof ProcessFailed)) return error
	return error.reason === 'slow'
		? new Refusal(503, 'too_slow', 'Making the document took too long. Please try again', { cause: error })
		: new Refusal(503, 'crashed', 'The document could not be made. Please try again', { cause: error })
}
