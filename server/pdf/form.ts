import { readFile } from 'node:fs/promises'
import { layoutMultilineText, PDFDocument, PDFName, PDFTextField, degrees, rgb, type PDFFont } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { FillJob, FormField } from './pdf-job.ts'

const LARGEST = 10
const SMALLEST = 5.5
const STEP = 0.25
/** The frame and padding of a field, in points, on each axis. */
const FRAME = 4

/** The text fields in form order. Throws a message for the log when the file is not a readable form. */
export async function readForm(bytes: Uint8Array): Promise<FormField[]> {
	const form = (await open(bytes)).getForm()
	return form
		.getFields()
		.flatMap((field) =>
			field instanceof PDFTextField ? [{ name: field.getName(), isMultiline: field.isMultiline() }] : [],
		)
}

/**
 * Fills the form's fields and flattens them into the page. Shrinks the type until a text fits; throws 'too many lines' when the smallest
 * size doesn't fit, and 'no letters for …' for a script that the font lacks. The same job gives the same bytes.
 */
export async function fillForm({ form: bytes, title, texts, mark }: FillJob, fontFile: string): Promise<Uint8Array> {
	const document = await open(bytes)
	document.registerFontkit(fontkit)
	// With ccmp, composed letters are extracted wrongly: every 'i' reads as 'ị' once a name contains that.
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

/** Copies the visible pages only, without scripts, attachments and restrictions. */
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

/** The CAA's forms may be protected against changes without an open password; the empty password opens those. */
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

/** The largest type size at which the text fits every widget of the field. */
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
