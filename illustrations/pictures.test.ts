import { readdir, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ServedFilm, ServedPicture } from '#shared/catalogue/property.ts'
import { allPictures, allScenes, filmHash, renderFrame } from './all-pictures.ts'
import { destinations, services } from '../catalogue/destinations.ts'
import { films } from './films.ts'
import { heroPictures } from '../catalogue/hero-pictures.ts'
import { TRIP_PICTURE_FOLDERS, tripPictures } from './trip-pictures.ts'

const built = new URL('../catalogue/built/', import.meta.url)
const read = async <Listed>(name: string): Promise<Record<string, Listed>> =>
	JSON.parse(await readFile(new URL(name, built), 'utf8'))
const bytes = (src: string) => readFile(new URL(`.${src}`, built))
const size = async (src: string) => (await stat(new URL(`.${src}`, built))).size
const compressedSize = async (text: Buffer, quality: number) =>
	(await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length
/** Whether the transferred size is within the limit. SVG is sent compressed: try the fast levels first, which are mostly small enough. */
async function isWithin(src: string, maxBytes: number) {
	if (!src.endsWith('.svg')) return (await size(src)) <= maxBytes
	const text = await bytes(src)
	return (
		text.length <= maxBytes ||
		(await compressedSize(text, 5)) <= maxBytes ||
		(await compressedSize(text, 11)) <= maxBytes
	)
}

const originals = await allPictures()
const pictures = await read<ServedPicture>('pictures.json')

describe('the built pictures', () => {
	test('match the declared pictures and are up to date (otherwise run `npm run pictures`)', () => {
		expect(Object.keys(pictures).sort()).toEqual(originals.map(({ name }) => name).sort())
		const outdated = originals.filter(({ name, hash }) => !pictures[name]?.sources[0]?.src.includes(`.${hash}.`))
		expect(outdated.map(({ name }) => name)).toEqual([])
	})
	test('include every tile and every hero picture', () => {
		const wanted = [...destinations, ...services, ...Object.values(heroPictures)].map(({ picture }) => picture.name)
		expect(wanted.filter((name) => !pictures[name]?.social)).toEqual([])
	})
	test('all exist as files', async () => {
		for (const { sources, social, jpeg } of Object.values(pictures))
			for (const src of [...sources.map(({ src }) => src), social, jpeg])
				if (src) expect(await size(src)).toBeGreaterThan(0)
	})
	test('are deterministic, and no two are the same', async () => {
		const hashes = originals.map(({ hash }) => hash)
		expect((await allPictures()).map(({ hash }) => hash)).toEqual(hashes)
		expect(new Set(hashes).size).toBe(hashes.length)
	})
	test('contain only valid numbers', () => {
		const broken = originals.filter(
			({ isDrawing, bytes }) => isDrawing && /NaN|undefined|Infinity/.test(bytes.toString()),
		)
		expect(broken.map(({ name }) => name)).toEqual([])
	})
	test('are at most 15 kB for a card, 40 kB across a page at 1280 px and 120 kB for a social preview', async () => {
		const tooLarge: string[] = []
		for (const [name, { sources, social }] of Object.entries(pictures)) {
			const best = sources.filter(({ type }) => type === sources[0]?.type)
			const card = best.find(({ width }) => width >= 480)
			const wide = best.find(({ width }) => width >= 1280) ?? best.at(-1)
			if (!(await isWithin(card?.src ?? '', 15_000))) tooLarge.push(`${name} as a card`)
			if (!(await isWithin(wide?.src ?? '', 40_000))) tooLarge.push(`${name} over the page`)
			if (social && !(await isWithin(social, 120_000))) tooLarge.push(`${name} as a social preview`)
		}
		expect(tooLarge).toEqual([])
	})
})

test('the pictures for trips are up to date in both folders, and small enough for the offline store', async () => {
	for (const [folder, scenes] of Object.entries(TRIP_PICTURE_FOLDERS)) {
		const files = await readdir(new URL(`../${folder}/`, import.meta.url))
		expect(files.sort()).toEqual(scenes.map(({ name }) => `${name}.svg`).sort())
		for (const scene of scenes) {
			const file = await readFile(new URL(`../${folder}/${scene.name}.svg`, import.meta.url), 'utf8')
			expect(file === renderFrame(scene, 0), `${folder}/${scene.name}.svg: run npm run pictures`).toBe(true)
			// The portal stores its own for offline use; the others are only read by the typesetter.
			expect(file.length).toBeLessThanOrEqual(tripPictures.includes(scene) ? 15_000 : 90_000)
		}
	}
})

describe('the built films', () => {
	test('match the declared films, are up to date (otherwise run `npm run films`) and small', async () => {
		const listed = await read<ServedFilm>('films.json')
		const scenes = await allScenes()
		expect(Object.keys(listed).sort()).toEqual(films.map(({ name }) => name).sort())
		for (const { name, scene: wanted, seconds } of films) {
			const scene = scenes.find(({ name }) => name === wanted)
			expect(scene && listed[name]?.webm).toContain(`.${scene && filmHash(scene, seconds)}.`)
			for (const src of [listed[name]?.webm, listed[name]?.mp4, listed[name]?.poster]) {
				expect(await size(src ?? '')).toBeGreaterThan(0)
				expect(await size(src ?? '')).toBeLessThanOrEqual(600_000)
			}
			expect(await size(listed[name]?.poster ?? '')).toBeLessThanOrEqual(40_000)
		}
	})
	test('end with their first frame and move in between', async () => {
		for (const scene of await allScenes())
			if (films.some((film) => film.scene === scene.name)) {
				expect(renderFrame(scene, 1)).toBe(renderFrame(scene, 0))
				expect(filmHash(scene, 8)).not.toBe(filmHash({ ...scene, draw: () => scene.draw(0) }, 8))
			}
	})
})
