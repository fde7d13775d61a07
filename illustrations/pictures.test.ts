import { readdir, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ServedFilm, ServedPicture } from '#shared/catalogue/property.ts'
import { everyPicture, everyScene, filmMark, frame } from './every-picture.ts'
import { destinations, services } from '../catalogue/destinations.ts'
import { films } from './films.ts'
import { heroPictures } from '../catalogue/hero-pictures.ts'
import { TRIP_PICTURE_FOLDERS, tripPictures } from './trip-pictures.ts'

const built = new URL('../catalogue/built/', import.meta.url)
const read = async <Listed>(name: string): Promise<Record<string, Listed>> =>
	JSON.parse(await readFile(new URL(name, built), 'utf8'))
const bytes = (src: string) => readFile(new URL(`.${src}`, built))
const size = async (src: string) => (await stat(new URL(`.${src}`, built))).size
const packed = async (text: Buffer, quality: number) =>
	(await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length
/** What a browser is sent: SVG goes compressed. Packed quickly it is larger than what is sent, and mostly small enough. */
async function atMost(src: string, most: number) {
	if (!src.endsWith('.svg')) return (await size(src)) <= most
	const text = await bytes(src)
	return text.length <= most || (await packed(text, 5)) <= most || (await packed(text, 11)) <= most
}

const originals = await everyPicture()
const pictures = await read<ServedPicture>('pictures.json')

describe('the built pictures', () => {
	test('are those that are declared, and up to date: run `npm run pictures` when not', () => {
		expect(Object.keys(pictures).sort()).toEqual(originals.map(({ name }) => name).sort())
		const old = originals.filter(({ name, mark }) => !pictures[name]?.sources[0]?.src.includes(`.${mark}.`))
		expect(old.map(({ name }) => name)).toEqual([])
	})
	test('are there for every tile and every opening', () => {
		const wanted = [...destinations, ...services, ...Object.values(heroPictures)].map(({ picture }) => picture.name)
		expect(wanted.filter((name) => !pictures[name]?.social)).toEqual([])
	})
	test('are all there', async () => {
		for (const { sources, social, jpeg } of Object.values(pictures))
			for (const src of [...sources.map(({ src }) => src), social, jpeg])
				if (src) expect(await size(src)).toBeGreaterThan(0)
	})
	test('are drawn the same every time, and no two alike', async () => {
		const marks = originals.map(({ mark }) => mark)
		expect((await everyPicture()).map(({ mark }) => mark)).toEqual(marks)
		expect(new Set(marks).size).toBe(marks.length)
	})
	test('hold no number that is none', () => {
		const broken = originals.filter(({ drawn, bytes }) => drawn && /NaN|undefined|Infinity/.test(bytes.toString()))
		expect(broken.map(({ name }) => name)).toEqual([])
	})
	test('are small: a card at most 15 kB, a page-wide one 40 kB at 1280 px, a social preview 120 kB', async () => {
		const heavy: string[] = []
		for (const [name, { sources, social }] of Object.entries(pictures)) {
			const best = sources.filter(({ type }) => type === sources[0]?.type)
			const card = best.find(({ width }) => width >= 480)
			const wide = best.find(({ width }) => width >= 1280) ?? best.at(-1)
			if (!(await atMost(card?.src ?? '', 15_000))) heavy.push(`${name} as a card`)
			if (!(await atMost(wide?.src ?? '', 40_000))) heavy.push(`${name} over the page`)
			if (social && !(await atMost(social, 120_000))) heavy.push(`${name} as a social preview`)
		}
		expect(heavy).toEqual([])
	})
})

test('the pictures of trips lie where they are shown, up to date, and small enough to be kept offline', async () => {
	for (const folder of TRIP_PICTURE_FOLDERS) {
		const files = await readdir(new URL(`../${folder}/`, import.meta.url))
		expect(files.sort()).toEqual(tripPictures.map(({ name }) => `${name}.svg`).sort())
		for (const scene of tripPictures) {
			const file = await readFile(new URL(`../${folder}/${scene.name}.svg`, import.meta.url), 'utf8')
			expect(file === frame(scene, 0), `${folder}/${scene.name}.svg: run npm run pictures`).toBe(true)
			expect(file.length).toBeLessThanOrEqual(15_000)
		}
	}
})

describe('the built films', () => {
	test('are those that are declared, up to date and small: run `npm run films` when not', async () => {
		const listed = await read<ServedFilm>('films.json')
		const scenes = await everyScene()
		expect(Object.keys(listed).sort()).toEqual(films.map(({ name }) => name).sort())
		for (const { name, scene: wanted, seconds } of films) {
			const scene = scenes.find(({ name }) => name === wanted)
			expect(scene && listed[name]?.webm).toContain(`.${scene && filmMark(scene, seconds)}.`)
			for (const src of [listed[name]?.webm, listed[name]?.mp4, listed[name]?.poster]) {
				expect(await size(src ?? '')).toBeGreaterThan(0)
				expect(await size(src ?? '')).toBeLessThanOrEqual(600_000)
			}
			expect(await size(listed[name]?.poster ?? '')).toBeLessThanOrEqual(40_000)
		}
	})
	test('end where they begin, and move between', async () => {
		for (const scene of await everyScene())
			if (films.some((film) => film.scene === scene.name)) {
				expect(frame(scene, 1)).toBe(frame(scene, 0))
				expect(filmMark(scene, 8)).not.toBe(filmMark({ ...scene, draw: () => scene.draw(0) }, 8))
			}
	})
})
