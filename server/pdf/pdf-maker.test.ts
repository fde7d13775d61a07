import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import type { TypesetJob } from './pdf-job.ts'
import { pdfMaker } from './pdf-maker.ts'
import { textOfPdf } from '#tests/harness/pdf-text.ts'

const maker = pdfMaker()
afterAll(() => maker.close())
const proof = (words: string, picture: Uint8Array | null = null): TypesetJob => ({
	template: 'pdf/proof.typ',
	data: { words, picture: picture && 'one.jpg' },
	pictures: picture ? { 'one.jpg': picture } : {},
})

test('names in many scripts are printed and can be extracted again', async () => {
	const names = [
		'Nguyễn Thị Ểm',
		'محمد',
		'דוד כהן',
		'王小明',
		'张伟',
		'鈴木さくら',
		'김민수',
		'Алексей',
		'Γιώργος',
		'🎂',
		'£',
	]
	const pages = await Promise.all(names.map((name) => maker.make(proof(name)).then(textOfPdf)))
	expect(pages.map((text) => text.normalize('NFKC').replaceAll(/\s/g, ''))).toEqual(
		names.map((name) => expect.stringContaining(name.normalize('NFKC').replaceAll(/\s/g, ''))),
	)
})

test('the same data gives the same bytes, different data different ones', async () => {
	const [one, again, other] = await Promise.all(
		[proof('Olivia'), proof('Olivia'), proof('James')].map((job) => maker.make(job)),
	)
	expect(Buffer.compare(one!, again!)).toBe(0)
	expect(Buffer.compare(one!, other!)).not.toBe(0)
	expect(Buffer.from(one!).toString('latin1')).toMatch(/^%PDF-1\.7/)
})

test('typed text is printed literally, never as markup', async () => {
	const evil = '#sys.version $x$ *b* <script> [#let a=1] ) Tj ET \\u{41} // no'
	expect(await textOfPdf(await maker.make(proof(evil)))).toContain(evil)
})

test('a script without a font loses its letters, not the document', async () => {
	const words = await textOfPdf(await maker.make(proof('Olivia ཀ \u{10ffff} \ue000 Hartley')))
	expect(words).toMatch(/Olivia .*Hartley/)
})

test('an error is reported, and the process stays usable', async () => {
	await expect(maker.make({ template: 'pdf/proof.typ', data: {}, pictures: {} })).rejects.toThrow(
		'does not contain key',
	)
	await expect(maker.make(proof('x', new TextEncoder().encode('no picture')))).rejects.toThrow('failed to decode image')
	expect(await textOfPdf(await maker.make(proof('still here')))).toContain('still here')
})

test('refuses beyond twenty waiting jobs, and never blocks the event loop', async () => {
	const noise = await sharp({
		create: {
			width: 2000,
			height: 2000,
			channels: 3,
			background: 'red',
			noise: { type: 'gaussian', mean: 99, sigma: 60 },
		},
	})
		.jpeg()
		.toBuffer()
	const delays: number[] = []
	let before = performance.now()
	const ticking = setInterval(() => {
		delays.push(performance.now() - before)
		before = performance.now()
	}, 5)
	const all = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => maker.make(proof(String(i), noise))))
	clearInterval(ticking)
	const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as { code: string })
	expect([8, 9]).toContain(refused.length)
	expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['busy']))
	expect(delays.length).toBeGreaterThan(5)
})
