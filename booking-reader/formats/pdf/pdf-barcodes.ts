import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'

/** Boarding passes are a page or two per traveller. */
const [MAX_PAGES, MAX_IMAGES] = [10, 20]
/** Larger images are photographs, which are not unpacked. */
export const MAX_PIXELS = 1_500_000
/** A barcode without the white margin that its symbology asks for is not found. */
const MARGIN = 8

type Raster = { width: number; height: number; data?: Uint8Array; kind?: number }

/** The texts of the barcodes in a PDF that are drawn as images (IMPORT-63). Empty if there is none. */
export async function readPdfBarcodes(pdf: PDFDocumentProxy): Promise<string[]> {
	const images: Raster[] = []
	for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && images.length < MAX_IMAGES; number++)
		images.push(...(await imagesOf(pdf, number)))
	if (images.length === 0) return []
	const { readBarcodes } = await (library ??= loadLibrary())
	const texts: string[] = []
	for (const image of images.slice(0, MAX_IMAGES))
		for (const { text } of await readBarcodes(toImageData(image), {
			formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'],
		}))
			texts.push(text)
	return [...new Set(texts)]
}

let library: ReturnType<typeof loadLibrary> | undefined

/** By default the library downloads its program. */
async function loadLibrary() {
	const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
	const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
	prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer } })
	return { readBarcodes }
}

async function imagesOf(pdf: PDFDocumentProxy, number: number): Promise<Raster[]> {
	const { getResolvedPDFJS } = await import('unpdf')
	const { OPS } = await getResolvedPDFJS()
	const page = await pdf.getPage(number)
	const { fnArray, argsArray } = await page.getOperatorList()
	const images: Raster[] = []
	for (const [index, operator] of fnArray.entries()) {
		if (operator !== OPS.paintImageXObject || images.length >= MAX_IMAGES) continue
		const [name, width, height] = argsArray[index] as [string, number, number]
		// Lines and the banners of a page are no barcodes: those are square, or at most some three times as wide as high.
		if (Math.min(width, height) < 20 || Math.max(width, height) > 6 * Math.min(width, height)) continue
		const image = await new Promise<Raster | null>((resolve) =>
			(name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve),
		)
		if (image?.data) images.push(image)
	}
	return images
}

/** The image in grey levels inside a white margin, as RGBA. `kind` 1 has a bit for each pixel, in rows of whole bytes. */
function toImageData({ width, height, data = new Uint8Array(), kind }: Raster) {
	const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN]
	const rgba = new Uint8ClampedArray(wide * high * 4).fill(255)
	const [row, channels] = [(width + 7) >> 3, Math.round(data.length / (width * height))]
	const levelAt = (x: number, y: number) =>
		kind === 1
			? (data[y * row + (x >> 3)] ?? 0) & (128 >> (x & 7))
				? 255
				: 0
			: (data[(y * width + x) * channels] ?? 0)
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const at = ((y + MARGIN) * wide + x + MARGIN) * 4
			rgba.fill(levelAt(x, y), at, at + 3)
		}
	return { data: rgba, width: wide, height: high, colorSpace: 'srgb' as const }
}
