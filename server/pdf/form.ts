import { readFile } from 'node:fs/promises'
import { layoutMultilineText, PDFDocument, PDFName, PDFTextField, degrees, rgb, type PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { FillJob, FormField } from './pdf-job.ts'

const LARGEST = 10
const SMALLEST = 5.5
const STEP = 0.25
/** What a field's frame and padding take of its width and height, in points. */
const FRAME = 4

/** Text fields in the order in which the form has them. Throws what a reader of the log understands when it is no readable form. */
export async function readForm(bytes: Uint8Array): Promise<FormField[]> {
	const form = (await open(bytes)).getForm()
	return form
		.getFields()
		.flatMap((field) =>
			field instanceof PDFTextField ? [{ name: field.getName(), isMultiline: field.isMultiline() }] : [],
		)
}

/**
 * The form with its fields filled and made part of the page. The letters get smaller until a text fits; 'too many lines' when the smallest
 * does not, 'no letters for …' for a script that the font lacks. The same bytes for the same job.
 */
export async function fillForm({ form: bytes, title, texts, mark }: FillJob, fontFile: string): Promise<Uint8Array> {
	const document = await open(bytes)
	document.registerFontkit(fontkit)
	// Letters put together from pieces (ccmp) would be copied and read out as other ones: 'i' as 'ị', once a name has that.
	const features = { ccmp: false, liga: false }
	const font = await document.embedFont(await readFile(fontFile), { subset: true, features })
	const form = document.getForm()
	form.deleteXFA()
	for (const [name, text] of Object.entries(texts)) write(form.getTextField(name), text, font)
	form.updateFieldAppearances(font)
	form.flatten()
	if (mark)
		for (const page of document.getPages())
			page.drawText(mark, {
				font,
				size: 100,
				rotate: degrees(52),
				x: 130,
				y: 200,
				color: rgb(0.8, 0, 0),
				opacity: 0.25,
			})
	await document.flush()
	return pagesOnly(document, title)
}

/** Only what is seen goes over: scripts, attachments and locks stay behind. */
async function pagesOnly(document: PDFDocument, title: string): Promise<Uint8Array> {
	const clean = await PDFDocument.create({ updateMetadata: false })
	for (const page of await clean.copyPages(document, document.getPageIndices())) {
		for (const entry of ['AA', 'Annots']) page.node.delete(PDFName.of(entry))
		clean.addPage(page)
	}
	clean.setTitle(title, { showInWindowTitleBar: true })
	clean.setLanguage('en-GB')
	return clean.save({ updateFieldAppearances: false })
}

/** The CAA's forms may be locked against changes with no password to open them: then an empty one does. */
const open = (bytes: Uint8Array) => PDFDocument.load(bytes, { password: '', updateMetadata: false })

function write(field: PDFTextField, text: string, font: PDFFont) {
	const letters = new Set(font.getCharacterSet())
	const foreign = Array.from(text).find((letter) => letter !== '\n' && !letters.has(letter.codePointAt(0) ?? 0))
	if (foreign !== undefined) throw new Error(`no letters for ${foreign}`)
	if (field.isRichFormatted()) field.disableRichFormatting()
	if (field.isCombed()) field.disableCombing()
	field.removeMaxLength()
	field.setText(text)
	field.setFontSize(sizeFor(field, text, font))
}

/** The largest size at which the text fits into every place that shows the field. */
function sizeFor(field: PDFTextField, text: string, font: PDFFont): number {
	const places = field.acroField.getWidgets().map((widget) => widget.getRectangle())
	for (let size = LARGEST; size >= SMALLEST; size -= STEP)
		if (places.every((place) => fits(field, text, font, size, place))) return size
	throw new Error('too many lines for the form')
}

function fits(
	field: PDFTextField,
	text: string,
	font: PDFFont,
	fontSize: number,
	place: { width: number; height: number },
): boolean {
	const bounds = { x: 0, y: 0, width: place.width - FRAME, height: place.height - FRAME }
	if (!field.isMultiline())
		return font.widthOfTextAtSize(text, fontSize) <= bounds.width && font.heightAtSize(fontSize) <= place.height
	const { lines, lineHeight } = layoutMultilineText(text, { alignment: field.getAlignment(), fontSize, font, bounds })
	return lines.length * lineHeight <= bounds.height && lines.every(({ width }) => width <= bounds.width)
}
