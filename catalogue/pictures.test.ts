import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import { everyScene, still } from './every-scene.ts'

const scenes = await everyScene()
const built = new URL('./built/', import.meta.url)
const pictures: Record<string, ServedPicture> = JSON.parse(await readFile(new URL('pictures.json', built), 'utf8'))
const file = (src: string) => new URL(`.${src}`, built)
/** What a browser is sent: SVG goes compressed. */
const sent = async (src: string) =>
	src.endsWith('.svg')
		? (await promisify(brotliCompress)(await readFile(file(src)))).length
		: (await stat(file(src))).size

describe('the built pictures', () => {
	test('are those of the scenes, and up to date: run `npm run pictures` when not', () => {
		expect(Object.keys(pictures).sort()).toEqual(scenes.map(({ name }) => name).sort())
		for (const scene of scenes) expect(pictures[scene.name]?.sources[0]?.src).toContain(`.${still(scene).mark}.`)
	})
	test('are all there', async () => {
		for (const { sources, social, jpeg } of Object.values(pictures))
			for (const src of [...sources.map(({ src }) => src), social, jpeg])
				if (src) expect((await stat(file(src))).size).toBeGreaterThan(0)
	})
	test('are drawn the same every time, and no two alike', () => {
		const marks = scenes.map((scene) => still(scene).mark)
		expect(scenes.map((scene) => still(scene).mark)).toEqual(marks)
		expect(new Set(marks).size).toBe(scenes.length)
	})
	test('hold no number that is none', () => {
		for (const scene of scenes) expect(still(scene).text).not.toMatch(/NaN|undefined|Infinity/)
	})
	test('are small: a card at most 15 kB, a page-wide one 40 kB at 1280 px, a social preview 120 kB', async () => {
		for (const [name, { sources, social }] of Object.entries(pictures)) {
			const best = sources.filter(({ type }) => type === sources[0]?.type)
			const card = best.find(({ width }) => width >= 480)
			const wide = best.find(({ width }) => width >= 1280) ?? best.at(-1)
			expect(await sent(card?.src ?? ''), name).toBeLessThanOrEqual(15_000)
			expect(await sent(wide?.src ?? ''), name).toBeLessThanOrEqual(40_000)
			if (social) expect(await sent(social), name).toBeLessThanOrEqual(120_000)
		}
	})
})
