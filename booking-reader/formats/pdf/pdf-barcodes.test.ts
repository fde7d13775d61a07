import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { readDocument } from '#booking-reader/read-document.ts'

const PASS = 'M1DOE/JANE MRS        EX7QK2L LHRNCEBA 0342 140J003A0027 100'

/** A PDF of one page with lines of text and a QR code, `scale` pixels for each of its modules. */
async function pdfWith(lines: readonly string[], code: string, scale = 4): Promise<Uint8Array> {
	const { data, size } = encode(code, { border: 0 })
	const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
	const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
		.resize(size * scale, size * scale, { kernel: 'nearest' })
		.png()
		.toBuffer()
	const pdf = await PDFDocument.create()
	const page = pdf.addPage()
	for (const [index, line] of lines.entries()) page.drawText(line, { x: 40, y: 780 - 20 * index, size: 10 })
	page.drawImage(await pdf.embedPng(png), { x: 400, y: 600, width: 120, height: 120 })
	return pdf.save()
}
const read = async (bytes: Uint8Array) => {
	const receivedAt = new Date('2027-05-01T12:00:00Z')
	return (await readDocument({ bytes, contentType: 'application/pdf', url: null, receivedAt })).draft
}
const plain = (fields: Record<string, { value: string | number }> = {}) =>
	Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

test('a boarding pass has its flight in the barcode and its times in print (IMPORT-63)', async () => {
	const lines = ['From: London Heathrow', 'To: Nice', 'Flight: BA 342', 'Boarding Time: 06:40', 'Departure Time: 07:25']
	const draft = await read(await pdfWith([...lines, 'Arrival Time: 10:25', 'Passenger: Doe, Mrs. Jane'], PASS))
	expect(draft.guests.map(({ fields }) => plain(fields))).toEqual([{ title: 'Mrs', fullName: 'Jane Doe' }])
	expect(draft.flights.map(({ fields }) => plain(fields))).toMatchObject([
		{ flightNumber: 'BA342', pnr: 'X7QK2L', departureTime: '2027-05-20T07:25', arrivalTime: '2027-05-20T10:25' },
	])
	expect(draft.issues.map(({ code }) => code)).not.toContain('TIME_MISSING')
})

test('without times in print, staff add them', async () => {
	const draft = await read(await pdfWith(['Have a good flight'], PASS))
	expect(draft.flights.map(({ fields }) => fields.departureTime?.value)).toEqual(['2027-05-20'])
	expect(draft.issues.map(({ code }) => code)).toContain('TIME_MISSING')
})

test('other barcodes say nothing, and images as large as photographs are not searched', async () => {
	expect((await read(await pdfWith(['Thank you'], 'https://example.com/review'))).flights).toEqual([])
	expect((await read(await pdfWith(['Thank you'], PASS, 45))).flights).toEqual([])
})
