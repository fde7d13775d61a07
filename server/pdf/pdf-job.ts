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

/** A form to fill, keyed by the names of its text fields. */
export type FillJob = {
	form: Uint8Array
	title: string
	texts: Record<string, string>
	/** A word printed across each page, or null. */
	mark: string | null
}

/** A form whose fields to read. */
type ReadJob = { formToRead: Uint8Array }

export type PdfJob = TypesetJob | FillJob | ReadJob

export type FormField = { name: string; isMultiline: boolean }
export type PdfAnswer = { bytes: Uint8Array } | { fields: FormField[] } | { fault: string }
