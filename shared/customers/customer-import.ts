/** What a column of an imported file can hold, with its name for people. First and last name become one full name. */
export const IMPORT_FIELDS = {
	email: 'Email',
	fullName: 'Full name',
	firstName: 'First name',
	lastName: 'Last name',
	phone: 'Phone',
	bookingAgent: 'Booking agent',
	username: 'Login name',
} as const
export type ImportField = keyof typeof IMPORT_FIELDS
export const IMPORT_FIELD_LIST = Object.keys(IMPORT_FIELDS) as ImportField[]

/** Which column, counted from 0, holds a field. */
export type ImportColumns = Partial<Record<ImportField, number>>

export const MAX_IMPORT_ROWS = 5000
/** Of the text of a file. */
export const MAX_IMPORT_CHARACTERS = 1_000_000

/** What becomes of a row: 'skipped' is there already, 'wrong' cannot be an account. */
export type ImportOutcome = 'created' | 'skipped' | 'wrong'
export type ImportRow = {
	/** As a spreadsheet counts, with the headings as the first row. */
	row: number
	outcome: ImportOutcome
	name: string | null
	email: string | null
	phone: string | null
	/** Why it is not created. */
	why: string | null
}

/** What importing a file would do (CRM-366). */
export type ImportPreview = {
	headings: string[]
	columns: ImportColumns
	rows: ImportRow[]
	counts: Record<ImportOutcome, number>
	/** Identifies what the preview says. An import with another one is refused. */
	fingerprint: string
}
