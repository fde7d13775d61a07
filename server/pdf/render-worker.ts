import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { answerJobs } from '#server/processes/answer-jobs.ts'
import type { PdfAnswer, PdfJob, TypesetJob } from './pdf-job.ts'

// Runs in its own process, from source: the Typst compiler is native and synchronous.

const WORKSPACE = join(import.meta.dirname, '..')
/** Complete fonts, text fonts first. The others cover what Jost and Cormorant lack: Vietnamese, Arabic, Hebrew, Han, Hangul, emoji. */
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

const { resolve } = createRequire(import.meta.url)
const fileOf = (family: string, weight: string) =>
	join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight)
const fontPaths = Object.entries(FONTS).flatMap(([family, weights]) => weights.map((weight) => fileOf(family, weight)))
const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] })

answerJobs((job: PdfJob) => answerTo(job).catch(asFault).then(afterTurn))

/** The compiler frees its memory only when the event loop turns. */
const afterTurn = (answer: PdfAnswer) => new Promise<PdfAnswer>((resolve) => setImmediate(resolve, answer))

async function answerTo(job: PdfJob): Promise<PdfAnswer> {
	if ('template' in job) return { bytes: typeset(job) }
	// Most agencies never fill a form, so its code is loaded on first use.
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
		return as === 'svg' ? Buffer.from(compiler.svg(document)) : compile(document)
	} finally {
		compiler.resetShadow()
		compiler.evictCache(0)
	}
}

/**
 * Compiles as PDF/UA-1, which rejects letters that none of our fonts has. Those are then printed as boxes in a document that is still
 * tagged but claims no standard: a rare script must not keep travellers from their documents. Without a timestamp, the same data gives
 * the same bytes.
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

/** The compiler puts its message into `code`. */
function faultOf(error: unknown) {
	const { message, code } = error as { message?: string; code?: string }
	return message || code || 'unknown'
}
