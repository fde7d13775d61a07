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

/** A run of text on a page. Lengths are in points, from the lower left corner. */
type PdfRun = { text: string; x: number; y: number; size: number }

/** The runs of text of each page, as they are placed. */
export async function runsOfPdf(bytes: Uint8Array): Promise<PdfRun[][]> {
	return eachPage(bytes, async (page) =>
		(await page.getTextContent()).items.flatMap((item) => {
			if (!('str' in item) || item.str.trim() === '') return []
			const [, , shear = 0, scale = 0, x = 0, y = 0] = item.transform as number[]
			return [{ text: item.str, x, y, size: Math.hypot(shear, scale) }]
		}),
	)
}

/** The roles of the structure tree of each page, such as 'L(LI(LBody))'. Runs of text are left out. */
export async function tagsOfPdf(bytes: Uint8Array): Promise<string[]> {
	return eachPage(bytes, async (page) => tagOf(await page.getStructTree()))
}

type Tag = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>

function tagOf(node: Tag | Tag['children'][number] | null): string {
	if (!node || !('role' in node)) return ''
	const inside = node.children.map(tagOf).filter(Boolean).join(' ')
	return inside ? `${node.role}(${inside})` : node.role
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function eachPage<T>(bytes: Uint8Array, read: (page: PdfPage) => Promise<T>): Promise<T[]> {
	const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
	return Promise.all(
		Array.from({ length: document.numPages }, async (_, index) => read(await document.getPage(index + 1))),
	)
}

/** A line of text on a page: its height above the lower edge of the paper and its type size, in points. */
type PlacedText = { text: string; y: number; size: number }

/** The texts of each page with their places, from the top of the page to its bottom. */
export async function placedTextOfPdf(bytes: Uint8Array): Promise<PlacedText[][]> {
	const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
	return Promise.all(
		Array.from({ length: document.numPages }, async (_, n) => {
			const { items } = await (await document.getPage(n + 1)).getTextContent()
			return items
				.flatMap((item) =>
					'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5], size: item.height }] : [],
				)
				.toSorted((a, b) => b.y - a.y)
		}),
	)
}
