import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '#server/processes/answer-jobs.ts'
import { FONT_FILES, FORM_FONT_FILE } from './fonts.ts'
import type { PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

// Runs in its own process, from source: the Typst compiler is native and synchronous.

const WORKSPACE = join(import.meta.dirname, '..')
const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: FONT_FILES }] })

answerJobs((job: PdfJob) => answerTo(job).catch(asFault).then(afterTurn))

/** The compiler frees its memory only when the event loop turns. */
const afterTurn = (answer: PdfAnswer) => new Promise<PdfAnswer>((resolve) => setImmediate(resolve, answer))

async function answerTo(job: PdfJob): Promise<PdfAnswer> {
	if ('template' in job) return { bytes: typeset(job) }
	// Most agencies never fill a form, so its code is loaded on first use.
	const { fillForm, readForm } = await import('./form.ts')
	if ('formToRead' in job) return { fields: await readForm(job.formToRead) }
	return { bytes: await fillForm(job, FORM_FONT_FILE, typeset) }
}

function typeset({ template, data, pictures, as }: TypesetJob): Uint8Array {
	try {
		for (const [name, bytes] of Object.entries(pictures))
			compiler.mapShadow(
				join(WORKSPACE, 'pictures', name),
				Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
			)
		const document = { mainFilePath: join(WORKSPACE, template), inputs: { data: JSON.stringify(data, printable) } }
		if (as === 'svg') return Buffer.from(compiler.svg(document))
		// PDF/UA-1 rejects letters that none of our fonts has. Without a timestamp, the same data gives the same bytes.
		return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 })
	} finally {
		compiler.resetShadow()
		compiler.evictCache(0)
	}
}

/** Typst rejects these everywhere in a PDF/UA-1 document, and they say nothing. */
// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g

const printable = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll(UNWANTED, '') : value)

const asFault = (error: unknown): PdfAnswer => ({ fault: faultOf(error) })

/** The compiler puts its message into `code`. */
function faultOf(error: unknown) {
	const { message, code } = error as { message?: string; code?: string }
	return message || code || 'unknown'
}
