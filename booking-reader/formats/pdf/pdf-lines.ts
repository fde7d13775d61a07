import { MAX_PIXELS, readPdfBarcodes } from './pdf-barcodes.ts'

const MAX_PAGES = 40
/** In characters. */
const MAX_COLUMNS = 300

type TextRun = { text: string; x: number; y: number; width: number; height: number }

/**
 * The text of a PDF as lines from top to bottom, with columns separated by blanks, and the texts of its barcodes. Both
 * are empty if the PDF is encrypted or broken.
 */
export async function openPdf(bytes: Uint8Array): Promise<{ text: string; barcodes: string[] }> {
	// Loaded on demand: 2 MB that most documents do not need.
	const { getDocumentProxy } = await import('unpdf')
	// The library detaches the buffer that it gets, so it gets a copy.
	const pdf = await getDocumentProxy(new Uint8Array(bytes), {
		disableFontFace: true,
		maxImageSize: MAX_PIXELS,
		verbosity: 0,
	}).catch(() => null)
	if (!pdf) return { text: '', barcodes: [] }
	const pages: string[] = []
	for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
		const { items } = await (await pdf.getPage(number)).getTextContent()
		const runs = items.flatMap((item) =>
			'str' in item && item.str.trim() !== ''
				? [
						{
							text: item.str,
							x: Number(item.transform[4]),
							y: Number(item.transform[5]),
							width: item.width,
							height: item.height || 10,
						},
					]
				: [],
		)
		pages.push(groupIntoLines(runs).join('\n'))
	}
	const barcodes = await readPdfBarcodes(pdf).catch(() => [])
	await pdf.loadingTask.destroy()
	return { text: pages.join('\n\n'), barcodes }
}

function groupIntoLines(runs: TextRun[]): string[] {
	const lines: TextRun[][] = []
	for (const run of runs.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
		const line = lines.at(-1)
		const [first] = line ?? []
		if (line && first && Math.abs(first.y - run.y) < Math.max(2, first.height * 0.4)) line.push(run)
		else lines.push([run])
	}
	const widths = runs.map(({ text, width }) => width / Math.max(1, text.length)).toSorted((a, b) => a - b)
	const unit = Math.max(1, widths[Math.floor(widths.length / 2)] ?? 5)
	const left = runs.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
	return lines.flatMap((line, index) => {
		const above = lines[index - 1]?.[0]
		const isApart = above && line[0] && above.y - line[0].y > 2.2 * above.height
		return [
			...(isApart ? [''] : []),
			layOutLine(
				line.toSorted((a, b) => a.x - b.x),
				unit,
				left,
			),
		]
	})
}

/**
 * A gap wider than a space starts a column, which begins at its position on the page. `left` is the left edge of the
 * text, `unit` the width of a character.
 */
function layOutLine(line: TextRun[], unit: number, left: number): string {
	let text = ''
	let end = left
	for (const [index, run] of line.entries()) {
		const space = run.width / Math.max(1, run.text.length)
		const gap = run.x - end
		const isColumn = gap > 2.5 * space
		if (isColumn) text = text.padEnd(Math.min(MAX_COLUMNS, Math.round((run.x - left) / unit)))
		if (index > 0) text += isColumn && !text.endsWith('    ') ? '    ' : !isColumn && gap > 0.2 * space ? ' ' : ''
		text += run.text
		end = run.x + run.width
	}
	return text
}
