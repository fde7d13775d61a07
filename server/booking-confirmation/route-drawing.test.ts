import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { RouteMap } from '#shared/journey/route-map.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { NO_PHOTOGRAPHS } from '#tests/builders/no-photographs.ts'
import { issuedTrip } from '#tests/builders/issued-trip.ts'
import { pagesOfPdf, tagsOfPdf } from '#tests/harness/pdf-text.ts'
import { print } from './confirmation-routes.ts'
import { printedConfirmation } from './printed.ts'
import { printedMap, routeDrawing } from './route-drawing.ts'

const pdf = pdfMaker()
afterAll(() => pdf.close())

const MAP: RouteMap = {
	width: 440,
	height: 275,
	land: 'M0 0l100 0 0 100z',
	lines: [{ d: 'M20 20L200 200', by: 'air', pending: true }],
	dots: [
		{ x: 20, y: 20 },
		{ x: 200, y: 200 },
	],
	labels: [
		{ x: 28, y: 24, text: 'Nice', anchor: 'start' },
		{ x: 192, y: 204, text: 'Bora Bora', anchor: 'end' },
	],
	route: ['Nice', 'Bora Bora'],
}
const printed = printedConfirmation(issuedTrip, NO_CONTENT, buildAgencySettings(), 'package-single')
const documentWith = (map: RouteMap) =>
	print({ storage: folderStorage(tmpdir()), pictureFiles: NO_PHOTOGRAPHS, pdf }, printed, printedMap(map))

test('a confirmation shows its route as a picture with an alternative text, and lists its stops (DOC-123)', async () => {
	const bytes = await documentWith(MAP)
	const text = (await pagesOfPdf(bytes)).join(' ')
	expect(text).toMatch(/Your route/i)
	expect(text).toContain('Bora Bora')
	expect((await tagsOfPdf(bytes)).join(' ')).toContain('Figure')
	expect(Buffer.from(bytes).toString('latin1')).toContain('Map of the route: Nice, Bora Bora')
})

test('one stop, or a place in letters that no font has, gives no map; the document is made all the same', async () => {
	expect(printedMap({ ...MAP, route: ['Nice'] })).toBeNull()
	expect(printedMap({ ...MAP, route: ['Nice', '𒀀'] })).toBeNull()
	const text = (await pagesOfPdf(await documentWith({ ...MAP, route: ['Nice'] }))).join(' ')
	expect(text).not.toMatch(/Your route/i)
	expect(
		await routeDrawing({ ...issuedTrip, flights: [], accommodations: [], transfers: [], activities: [] }),
	).toBeNull()
})
