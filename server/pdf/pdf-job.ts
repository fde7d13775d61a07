/** One document to set. Data is data, never markup: it reaches the template as JSON. */
export type TypesetJob = {
	/** The template's path under server/, such as 'atol/certificate.typ'. */
	template: string
	data: unknown
	/** JPEG or PNG files that the template finds as '/pictures/<name>'. */
	pictures: Record<string, Uint8Array>
	/** The pages under each other as one SVG picture in the place of the PDF: to be looked at while it is written. */
	as?: 'svg'
}

/** A form to fill, by the names of its text fields; afterwards it is a document like any other. */
export type FillJob = {
	form: Uint8Array
	title: string
	texts: Record<string, string>
	/** A word across each page, or none. */
	mark: string | null
}

/** A form to look into. */
type ReadJob = { formToRead: Uint8Array }

export type PdfJob = TypesetJob | FillJob | ReadJob

export type FormField = { name: string; isMultiline: boolean }
export type PdfAnswer = { bytes: Uint8Array } | { fields: FormField[] } | { fault: string }
