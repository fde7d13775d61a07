import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

// A thread of its own, run from its source: the compiler is synchronous, and nobody else shall wait for it.

const WORKSPACE = join(import.meta.dirname, '..')
/** Whole fonts, those for text first. What Jost and Cormorant lack the others have: Vietnamese, Arabic, Hebrew, Han, Hangul, emoji. */
const FONTS = {
	'cormorant-garamond': ['500Medium', '500Medium_Italic'],
	jost: ['400Regular', '400Regular_Italic', '500Medium'],
	'noto-sans': ['400Regular', '500Medium'],
	'noto-sans-arabic': ['400Regular', '500Medium'],
	'noto-sans-hebrew': ['400Regular', '500Medium'],
	'noto-emoji': ['400Regular'],
	'chocolate-classical-sans': ['400Regular'],
	'gowun-dodum': ['400Regular'],
}

// On Linux a thread has a priority of its own. People who wait for a page come before those who wait for a document, but not by far: with
// 10, other programs that kept the machine busy left documents so little time that they missed their deadline.
if (process.platform === 'linux') setPriority(5)

const { resolve } = createRequire(import.meta.url)
const fileOf = (family: string, weight: string) =>
	join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight)
const fontPaths = Object.entries(FONTS).flatMap(([family, weights]) => weights.map((weight) => fileOf(family, weight)))
const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] })

parentPort?.on('message', (job: PdfJob) => void answerTo(job).catch(asFault).then(send))

function send(answer: PdfAnswer) {
	// The compiler's memory is let go of on turns of the event loop only.
	setImmediate(() => parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []))
}

async function answerTo(job: PdfJob): Promise<PdfAnswer> {
	if ('template' in job) return { bytes: typeset(job) }
	// Most agencies never fill a form: what does it is fetched when it is first needed.
	const { fillForm, readForm } = await import('./form.ts')
	if ('formToRead' in job) return { fields: await readForm(job.formToRead) }
	return { bytes: await fillForm(job, join(fileOf('noto-sans', '400Regular'), 'NotoSans_400Regular.ttf')) }
}

function typeset({ template, data, pictures, as }: TypesetJob): Uint8Array {
	try {
		for (const [name, bytes] of Object.entries(pictures))
			compiler.mapShadow(
				join(WORKSPACE, 'pictures', name),
				Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
			)
		const document = { mainFilePath: join(WORKSPACE, template), inputs: { data: JSON.stringify(data) } }
		const native = as === 'svg' ? Buffer.from(compiler.svg(document)) : compile(document)
		// A buffer of the compiler's own must not cross into another thread.
		const bytes = new Uint8Array(native.length)
		bytes.set(native)
		return bytes
	} finally {
		compiler.resetShadow()
		compiler.evictCache(0)
	}
}

/**
 * As PDF/UA-1, which refuses letters that none of our fonts has. Those are printed as boxes then, in a document that is tagged all the
 * same and claims no standard: a rare script must not keep a traveller from their papers. Without a moment of its own, the same data
 * gives the same bytes.
 */
function compile(document: { mainFilePath: string; inputs: Record<string, string> }): Buffer {
	try {
		return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 })
	} catch (error) {
		if (!faultOf(error).includes('could not be displayed')) throw error
		return compiler.pdf(document, { pdfStandard: '1.7', creationTimestamp: 0 })
	}
}

const asFault = (error: unknown): PdfAnswer => ({ fault: faultOf(error) })

/** The compiler says what is wrong in `code`. */
function faultOf(error: unknown) {
	const { message, code } = error as { message?: string; code?: string }
	return message || code || 'unknown'
}
