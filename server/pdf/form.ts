import { readFile } from 'node:fs/promises'
import {
	layoutMultilineText,
	PDFDocument,
	PDFName,
	PDFTextField,
	degrees,
	rgb,
	type PDFFont,
	type PDFForm,
} from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { FillJob, FormField, FormText, TypesetJob } from './pdf-job.ts'

const LARGEST = 10
/** Smaller type is hard to read (DOC-71). */
const SMALLEST = 8
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

type Typeset = (job: TypesetJob) => Uint8Array

/**
 * Fills the form's fields and flattens them into the page. Reduces the type size until a text fits. A list that doesn't fit at the smallest
 * size continues in the job's continuation. Throws 'no room for …' for any other text, and 'no letters for …' for a script that the font
 * lacks. The same job gives the same bytes.
 */
export async function fillForm(job: FillJob, fontFile: string, typeset: Typeset): Promise<Uint8Array> {
	const document = await open(job.form)
	document.registerFontkit(fontkit)
	// With ccmp, composed letters are extracted wrongly: every 'i' reads as 'ị' once a name contains that.
	const features = { ccmp: false, liga: false }
	const font = await document.embedFont(await readFile(fontFile), { subset: true, features })
	const form = document.getForm()
	form.deleteXFA()
	const texts = job.texts.map((text) => ({ text, count: linesThatFit(form, text, font) }))
	const further = await continuationOf(job, texts, document.getPageCount(), typeset)
	for (const { text, count } of texts) write(form, text, count, font, further)
	form.updateFieldAppearances(font)
	form.flatten()
	if (job.mark)
		for (const page of document.getPages())
			page.drawText(job.mark, {
				font,
				size: 100,
				rotate: degrees(52),
				x: 130,
				y: 200,
				color: rgb(0.8, 0, 0),
				opacity: 0.25,
			})
	await document.flush()
	return pagesOnly(document, further?.document ?? null, job.title)
}

/** Where the lists of a form continue: 'page 2 of 3'. */
type Continuation = { document: PDFDocument; place: string }

async function continuationOf(
	{ continuation }: FillJob,
	texts: { text: FormText; count: number }[],
	pagesBefore: number,
	typeset: Typeset,
): Promise<Continuation | null> {
	const isWhole = texts.every(({ text, count }) => count === text.lines.length)
	if (isWhole || !continuation) return null
	const from: Record<string, number> = {}
	for (const { text, count } of texts)
		if (text.continuesAs) from[text.continuesAs] = Math.min(count, from[text.continuesAs] ?? count)
	const data = { ...continuation.data, from, pagesBefore }
	const document = await open(typeset({ template: continuation.template, data, pictures: {} }))
	return { document, place: `page ${pagesBefore + 1} of ${pagesBefore + document.getPageCount()}` }
}

/** Copies the visible pages only, without scripts, attachments and restrictions. */
async function pagesOnly(form: PDFDocument, further: PDFDocument | null, title: string): Promise<Uint8Array> {
	const clean = await PDFDocument.create({ updateMetadata: false })
	for (const document of further ? [form, further] : [form])
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

/** How many of the lines the form shows: all, or as many as leave room for the line that says where they continue. */
function linesThatFit(form: PDFForm, text: FormText, font: PDFFont): number {
	const letters = new Set(font.getCharacterSet())
	const foreign = Array.from(text.lines.join('')).find((letter) => !letters.has(letter.codePointAt(0) ?? 0))
	if (foreign !== undefined) throw new Error(`no letters for ${foreign}`)
	const hasRoom = (count: number) =>
		textsIn(text, count, 'page 99 of 99')?.every(([name, words]) =>
			fits(form.getTextField(name), words, font, SMALLEST),
		) ?? false
	if (hasRoom(text.lines.length)) return text.lines.length
	if (!text.continuesAs || text.lines.length === 0 || !hasRoom(0)) throw new Error(`no room for ${text.label}`)
	let [count, tooMany] = [0, text.lines.length]
	while (tooMany - count > 1) {
		const middle = (count + tooMany) >> 1
		if (hasRoom(middle)) count = middle
		else tooMany = middle
	}
	return count
}

/** The words of each field. Null when there are more lines than fields. */
function textsIn(
	{ fields, lines, separator }: FormText,
	count: number,
	place: string,
): [field: string, words: string][] | null {
	const left = lines.length - count
	const shown = left > 0 ? [...lines.slice(0, count), `${left} more, continued on ${place}`] : lines
	if (fields.length === 1) return [[fields[0] ?? '', shown.join(separator)]]
	return shown.length > fields.length ? null : fields.map((field, index) => [field, shown[index] ?? ''])
}

function write(form: PDFForm, text: FormText, count: number, font: PDFFont, further: Continuation | null) {
	for (const [name, words] of textsIn(text, count, further?.place ?? '') ?? []) {
		const field = form.getTextField(name)
		if (field.isRichFormatted()) field.disableRichFormatting()
		if (field.isCombed()) field.disableCombing()
		field.removeMaxLength()
		field.setText(words)
		field.setFontSize(sizeFor(field, words, font))
	}
}

/** The largest type size at which the text fits. */
function sizeFor(field: PDFTextField, text: string, font: PDFFont): number {
	let size = LARGEST
	while (size > SMALLEST && !fits(field, text, font, size)) size -= STEP
	return size
}

/** Whether a text of this size fits every widget of the field. */
function fits(field: PDFTextField, text: string, font: PDFFont, fontSize: number): boolean {
	return field.acroField.getWidgets().every((widget) => {
		const place = widget.getRectangle()
		const bounds = { x: 0, y: 0, width: place.width - FRAME, height: place.height - FRAME }
		if (!field.isMultiline())
			return font.widthOfTextAtSize(text, fontSize) <= bounds.width && font.heightAtSize(fontSize) <= place.height
		const { lines, lineHeight } = layoutMultilineText(text, { alignment: field.getAlignment(), fontSize, font, bounds })
		return lines.length * lineHeight <= bounds.height && lines.every(({ width }) => width <= bounds.width)
	})
}
