import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '#server/files/folder-storage.ts'
import type { Storage } from '#server/files/storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { NO_PHOTOGRAPHS } from '#tests/builders/no-photographs.ts'
import { pictureName } from '#tests/builders/honeymoon.ts'
import { PRINTABLE_TRIPS } from '#tests/builders/printable-trips.ts'
import { pagesOfPdf, placedTextOfPdf } from '#tests/harness/pdf-text.ts'
import { print } from './confirmation-routes.ts'
import { printedConfirmation } from './printed.ts'

const PICTURES = 30
/** In points: the height of the paper, and what the head and the foot of a page take. */
const PAGE = { height: 842, head: 71, foot: 57 }
/** Names of chapters are set larger than anything else. */
const HEADING_SIZE = 19

const pdf = pdfMaker()
const agency = buildAgencySettings({ atolNumber: '11593', emergencyPhone: '+44 20 7946 0019' })
let folder: string
let storage: Storage
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'go-privilege-layout-'))
	storage = folderStorage(folder)
	const teal = { create: { width: 1200, height: 800, channels: 3, background: 'teal' } } as const
	const picture = new Uint8Array(await sharp(teal).jpeg().toBuffer())
	for (let n = 0; n < PICTURES; n++) await storage.put(`pictures/${pictureName(n)}`, picture, 'image/jpeg')
})
afterAll(async () => {
	await pdf.close()
	await rm(folder, { recursive: true })
})

const printedTrip = ({ trip, content }: (typeof PRINTABLE_TRIPS)[keyof typeof PRINTABLE_TRIPS]) =>
	print({ storage, pictureFiles: NO_PHOTOGRAPHS, pdf }, printedConfirmation(trip, content, agency, 'package-single'))

test.each(Object.entries(PRINTABLE_TRIPS))(
	'%s: pages are filled, headed and numbered, and no heading ends one',
	async (_, printable) => {
		const pages = await placedTextOfPdf(await printedTrip(printable))
		// The cover has no head, and the last page may be short.
		for (const [n, page] of pages.entries()) {
			if (n === 0) continue
			const body = page.filter(({ y }) => y > PAGE.foot && y < PAGE.height - PAGE.head)
			const lowest = body.at(-1)
			const bodyHeight = PAGE.height - PAGE.head - PAGE.foot
			const fill = (PAGE.height - PAGE.head - (lowest?.y ?? PAGE.height)) / bodyHeight
			if (n < pages.length - 1) expect(fill, `page ${n + 1} is filled`).toBeGreaterThan(0.5)
			expect(fill, `page ${n + 1} has nothing below its foot`).toBeLessThan(1.01)
			expect(lowest?.size, `page ${n + 1} ends with a heading: ${lowest?.text}`).toBeLessThan(HEADING_SIZE)
			const head = page.filter(({ y }) => y > PAGE.height - PAGE.head).map(({ text }) => text)
			expect(head.at(-1) ?? '', `page ${n + 1} is numbered`).toBeTruthy()
			expect(head.join(' ')).toContain(String(n + 1))
		}
	},
)

test('a honeymoon with twelve pictures takes nine pages, and its list of contents is right', async () => {
	const pages = await pagesOfPdf(await printedTrip(PRINTABLE_TRIPS.honeymoon))
	expect(pages.length).toBeLessThanOrEqual(9)
	const [, listed = ''] = (pages[1] ?? '').split('Contents ')
	const chapters = [
		'Your days',
		'French Polynesia',
		'Flights',
		'Where you stay',
		'What awaits you',
		'Transfers',
		'The price',
	]
	for (const title of [...chapters, 'Why book with us', 'Important information', 'Your protection', 'At your side']) {
		const page = Number(new RegExp(`${title} (\\d+)`).exec(listed)?.[1])
		expect(pages[page - 1], `${title} is on page ${page}`).toContain(`${page} `)
		expect(pages[page - 1]).toContain(title)
	}
})

test('a short document has no list of contents, and names its few travellers next to the letter', async () => {
	const pages = await pagesOfPdf(await printedTrip(PRINTABLE_TRIPS.villaWeek))
	expect(pages.length).toBeLessThanOrEqual(5)
	expect(pages.join(' ')).not.toContain('Contents')
	expect(pages[1]).toContain('Johan Berg')
	const family = (await pagesOfPdf(await printedTrip(PRINTABLE_TRIPS.family))).join(' ')
	for (const { fullName } of PRINTABLE_TRIPS.family.trip.guests) expect(family).toContain(fullName)
	expect(family).toContain('Dear Hartley family,')
})
