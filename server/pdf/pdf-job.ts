/** A document to typeset. The data reaches the template as JSON and is never parsed as markup. */
export type TypesetJob = {
	/** The template's path under server/, such as 'atol/certificate.typ'. */
	template: string
	data: unknown
	/** JPEG or PNG files that the template reads as '/pictures/<name>'. */
	pictures: Record<string, Uint8Array>
	/** Returns the pages below each other as one SVG image instead of a PDF: the preview in the editor. */
	as?: 'svg'
}

/** A list of lines for some text fields of a form: all of them in one field, or one in each of several. */
export type FormText = {
	/** What the lines are, for refusals: 'ATOL holder'. */
	label: string
	fields: string[]
	lines: string[]
	/** What is between the lines in a single field. */
	separator: '\n' | ', '
	/** The member of a continuation's `from` that counts these lines. Null when they must all fit. */
	continuesAs: string | null
}

/** A form to fill. */
export type FillJob = {
	form: Uint8Array
	title: string
	texts: FormText[]
	/** A word printed across each page, or null. */
	mark: string | null
	/**
	 * Pages added for the lines that the form has no room for. Their template gets `from`, the number of lines that the form has of each
	 * list, and `pagesBefore`, the number of its pages.
	 */
	continuation: { template: string; data: Record<string, unknown> } | null
}

/** A form whose fields to read. */
type ReadJob = { formToRead: Uint8Array }

export type PdfJob = TypesetJob | FillJob | ReadJob

export type FormField = { name: string; isMultiline: boolean }
export type PdfAnswer = { bytes: Uint8Array } | { fields: FormField[] } | { fault: string }
