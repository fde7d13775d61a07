import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { NO_PHOTOGRAPHS } from '#tests/builders/no-photographs.ts'
import { issuedTrip } from '#tests/builders/issued-trip.ts'
import { buildGuest, buildTransfer } from '#tests/builders/records.ts'
import { pagesOfPdf, tagsOfPdf } from '#tests/harness/pdf-text.ts'
import { print } from './confirmation-routes.ts'
import { printedConfirmation } from './printed.ts'

const pdf = pdfMaker()
afterAll(() => pdf.close())

const confirmationFor = (names: string[], more: Partial<typeof issuedTrip> = {}) => {
	const trip = { ...issuedTrip, ...more, guests: names.map((fullName) => buildGuest({ title: null, fullName })) }
	const content = { ...NO_CONTENT, totalPrice: '28450' }
	return print(
		{ storage: folderStorage(tmpdir()), pictureFiles: NO_PHOTOGRAPHS, pdf },
		printedConfirmation(trip, content, buildAgencySettings(), 'package-single'),
	)
}

test('a confirmation marks its lists and tables, with the labels of facts as header cells', async () => {
	const tags = (await tagsOfPdf(await confirmationFor(['Olivia Hartley', 'James Hartley']))).join(' ')
	expect(tags).toMatch(/Table\(THead\(TR\(TH TH TH TH\)\) TBody\(TR\(TD TD TD TD\)\)\)/)
	// The facts at a glance, the two travellers, and the events of the days.
	expect(tags).toMatch(/L\(LI.*L\(LI\(Lbl LBody[^)]*\) LI\(Lbl LBody[^)]*\)\).*H1.*L\(LI/)
})

test('the transfers of a confirmation are one list', async () => {
	const transfers = ['10:00', '14:00', '18:00'].map((time) => buildTransfer({ time }))
	const tags = (await tagsOfPdf(await confirmationFor(['Olivia Hartley'], { transfers }))).join(' ')
	const item = String.raw`LI\(Lbl LBody\(Div\(Div\(Span\) Div\(Span\)\)\)\)`
	expect(tags).toMatch(new RegExp(String.raw`H1\(P\) L\(${item} ${item} ${item}\)`))
})

test('forty travellers and more are listed in full', async () => {
	const names = Array.from({ length: 45 }, (_, n) => `Traveller ${String(n).padStart(2, '0')}`)
	const text = (await pagesOfPdf(await confirmationFor(names))).join(' ')
	for (const name of names) expect(text).toContain(name)
})
