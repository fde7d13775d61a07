import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfAnswer, PdfJob } from './pdf-job.ts'

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

const { resolve } = createRequire(import.meta.url)
const fontPaths = Object.entries(FONTS).flatMap(([family, weights]) =>
	weights.map((weight) => join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight)),
)
const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths }] })

parentPort?.on('message', (job: PdfJob) => {
	const answer = render(job)
	// The compiler's memory is let go of on turns of the event loop only.
	setImmediate(() => parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []))
})

function render({ template, data, pictures }: PdfJob): PdfAnswer {
	try {
		for (const [name, bytes] of Object.entries(pictures))
			compiler.mapShadow(join(WORKSPACE, 'pictures', name), Buffer.from(bytes))
		const native = compiler.pdf(
			{ mainFilePath: join(WORKSPACE, template), inputs: { data: JSON.stringify(data) } },
			// Without a moment of its own, what is printed of the same data has the same bytes.
			{ pdfStandard: 'ua-1', creationTimestamp: 0 },
		)
		// A buffer of the compiler's own must not cross into another thread.
		const bytes = new Uint8Array(native.length)
		bytes.set(native)
		return { bytes }
	} catch (error) {
		// The compiler says what is wrong in `code`.
		const { message, code } = error as { message?: string; code?: string }
		return { fault: message || code || 'unknown' }
	} finally {
		compiler.resetShadow()
		compiler.evictCache(0)
	}
}
