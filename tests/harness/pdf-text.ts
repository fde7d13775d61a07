import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF in the order in which it is read, page after page; blanks of every kind are one blank. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
	return (await pagesOfPdf(bytes)).join('\n')
}

/** The text of each page. Where a long word may part, it is whole again. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
	// The reader takes the bytes for itself.
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
		mergePages: false,
	})
	return text.map((page) => page.replaceAll(/\u200B\s*/g, '').replaceAll(/[\s\u00A0]+/g, ' '))
}
