/** One document to make. Data is data, never markup: it reaches the template as JSON. */
export type PdfJob = {
	/** The template's path under server/, such as 'atol/certificate.typ'. */
	template: string
	data: unknown
	/** JPEG or PNG files that the template finds as '/pictures/<name>'. */
	pictures: Record<string, Uint8Array>
}

export type PdfAnswer = { bytes: Uint8Array } | { fault: string }
