import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF in reading order. All white space becomes a single space. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
	return (await pagesOfPdf(bytes)).join('\n')
}

/** The text of each page, without the zero-width spaces that let long words wrap. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
	// A copy, because the reader takes ownership of the bytes.
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
		mergePages: false,
	})
	return text.map((page) => page.replaceAll(/\u200B\s*/g, '').replaceAll(/[\s\u00A0]+/g, ' '))
}
