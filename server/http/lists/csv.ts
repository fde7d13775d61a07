import type { AppContext } from '../routes.ts'

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection). */
const RUNS = /^[=+\-@\t\r]/

/** Rows of one file. */
export const MAX_CSV_ROWS = 100_000

type Cells = readonly (string | null)[]

/** One row (RFC 4180): every cell quoted. Text that a spreadsheet would run gets an apostrophe. */
export const csvRow = (cells: Cells): string =>
	`${cells.map((cell) => `"${(cell ?? '').replace(RUNS, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`

/**
 * Answers with a CSV file of at most `MAX_CSV_ROWS` rows. `parts` reads it part by part: a reader that is slow holds no more than one part
 * in memory.
 */
export function csvAnswer(c: AppContext, fileName: string, header: Cells, parts: AsyncIterable<Cells[]>): Response {
	return c.body(streamOf(linesOf(header, parts)), 200, {
		'Content-Type': 'text/csv; charset=utf-8',
		'Content-Disposition': `attachment; filename="${fileName}"`,
		'X-Content-Type-Options': 'nosniff',
	})
}

async function* linesOf(header: Cells, parts: AsyncIterable<Cells[]>): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK + csvRow(header)
	let left = MAX_CSV_ROWS
	for await (const rows of parts) {
		yield rows.slice(0, left).map(csvRow).join('')
		left -= rows.length
		if (left > 0) continue
		yield csvRow([`Only the first ${MAX_CSV_ROWS} rows are in this file`])
		return
	}
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder()
	return new ReadableStream({
		async pull(controller) {
			const next = await lines.next()
			if (next.done) controller.close()
			else controller.enqueue(encoder.encode(next.value))
		},
		cancel: async () => {
			await lines.return(undefined)
		},
	})
}
