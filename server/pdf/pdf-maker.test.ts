import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import type { TypesetJob } from './pdf-job.ts'
import { pdfMaker } from './pdf-maker.ts'
import { textOfPdf } from '#tests/harness/pdf-text.ts'

const maker = pdfMaker()
afterAll(() => maker.close())
const NAMES = {
	vietnamese: 'Nguyễn Thị Ểm',
	arabic: 'محمد',
	hebrew: 'דוד כהן',
	traditional: '王小明 𠮷',
	simplified: '张伟 黄静',
	japanese: '鈴木さくら',
	korean: '김민수',
	cyrillic: 'Алексей',
	greek: 'Γιώργος',
	armenian: 'Արամ Խաչատրյան',
	georgian: 'ნინო',
	devanagari: 'अनुष्का शर्मा',
	bengali: 'অরুণিমা চট্টোপাধ্যায়',
	gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
	gujarati: 'પ્રિયંકા પટેલ',
	tamil: 'தமிழ்ச்செல்வி',
	telugu: 'శ్రీనివాస్ రెడ్డి',
	kannada: 'ಶ್ರೀಕೃಷ್ಣ',
	malayalam: 'ശ്രീലക്ഷ്മി',
	sinhala: 'කුමාරි ජයසූරිය',
	thai: 'สมชาย ใจดี',
	lao: 'ສົມສັກ ພົມມະຈັນ',
	khmer: 'សុខ ស្រីមុំ',
	myanmar: 'အောင်ဆန်းစုကြည်',
	ethiopic: 'ዮሐንስ ኃይሉ',
	emoji: '🎂',
	symbols: '★ ✓ £ €',
}
const proof = (words: string, picture: Uint8Array | null = null): TypesetJob => ({
	template: 'pdf/proof.typ',
	data: { words, picture: picture && 'one.jpg' },
	pictures: picture ? { 'one.jpg': picture } : {},
})

test.each(Object.entries(NAMES))('a %s name is printed without a box, and can be extracted again', async (_, name) => {
	// PDF/UA-1 rejects letters without a glyph.
	const text = await textOfPdf(await maker.make(proof(name)))
	const letters = (words: string) => new Set(words.normalize('NFKC').replaceAll(/\s/g, ''))
	expect(letters(name).difference(letters(text))).toEqual(new Set())
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

test('a letter that no font has is refused by name, and only a picture shows a box for it', async () => {
	const refused = (words: string) => maker.make(proof(words)).catch((error: unknown) => error)
	for (const letter of ['ཀ', '\u{10ffff}', '\ue000'])
		expect(await refused(`Olivia ${letter} Hartley`)).toMatchObject({
			status: 422,
			code: 'missing_letter',
			message: expect.stringMatching(/^We have no font for “.+”/),
		})
	const svg = await maker.make({ ...proof('Olivia ཀ Hartley'), as: 'svg' })
	expect(Buffer.from(svg).toString()).toMatch(/^<svg/)
	expect(await textOfPdf(await maker.make(proof('Olivia\u0007\ufeff Hartley')))).toContain('Olivia Hartley')
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
