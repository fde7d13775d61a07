/** HTML that many pages contain. The same HTML is always the same object, so that the server compresses it once. */
export type SharedHtml = { readonly html: string }

/** The HTML of a page: whole, or in parts, in their order. */
export type PageHtml = string | readonly (string | SharedHtml)[]

export const wholeHtml = (page: PageHtml): string =>
	typeof page === 'string' ? page : page.map((part) => (typeof part === 'string' ? part : part.html)).join('')
