import { type CsvError, parse } from 'csv-parse/sync'
import { MAX_IMPORT_ROWS } from '#shared/customers/customer-import.ts'
import { Refusal } from '#server/http/refusal.ts'

const DELIMITERS = [',', ';', '\t']
const MAX_COLUMNS = 100
const MAX_CELL = 10_000

export type CsvFile = {
	headings: string[]
	/** The cells of each row that is not blank, with its number as a spreadsheet counts. */
	rows: { row: number; cells: string[] }[]
}

/** Our own exports put an apostrophe before what a spreadsheet would run (server/http/lists/csv.ts). */
const PROTECTED = /^'(?=[=+\-@\t\r])/

/**
 * Reads a CSV file (RFC 4180) with headings, separated by commas, semicolons or tabs, whichever divides the headings into the most columns.
 * Text that looks like a formula stays text. Refuses with 422 what is no such file or too large.
 */
export function readCsv(text: string): CsvFile {
	const divided = DELIMITERS.map((delimiter) => ({ delimiter, columns: records(text, delimiter, 1)[0]?.length ?? 0 }))
	const { delimiter } = divided.reduce((best, one) => (one.columns > best.columns ? one : best))
	const [headings, ...all] = records(text, delimiter, MAX_IMPORT_ROWS + 2)
	if (!headings || headings.every((heading) => heading === '')) throw refused('The first row must have the headings')
	if (headings.length > MAX_COLUMNS) throw refused(`A file can have ${MAX_COLUMNS} columns`)
	const rows = all.map((cells, at) => ({ row: at + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''))
	if (rows.length === 0) throw refused('There is no row below the headings')
	if (all.length > MAX_IMPORT_ROWS) throw refused(`A file can have ${MAX_IMPORT_ROWS} rows. Divide it into several`)
	return { headings, rows }
}

/** The first records, with the cells trimmed. */
function records(text: string, delimiter: string, to: number): string[][] {
	try {
		const found = parse(text, {
			delimiter,
			to,
			bom: true,
			relax_column_count: true,
			relax_quotes: true,
			max_record_size: MAX_COLUMNS * MAX_CELL,
		})
		return found.map((cells) => cells.map((cell) => cell.trim().replace(PROTECTED, '').slice(0, MAX_CELL)))
	} catch (error) {
		throw isCsvError(error) ? refused(`This is not a CSV file: ${error.message}`) : error
	}
}

const isCsvError = (error: unknown): error is CsvError =>
	error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

const refused = (words: string) => new Refusal(422, 'unreadable_file', words, { fields: { text: words } })
