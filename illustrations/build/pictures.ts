import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import { PAPER } from '../drawing/marks.ts'
import { everyPicture, frame, type Original } from '../every-picture.ts'
import { TRIP_PICTURE_FOLDERS, tripPictures } from '../trip-pictures.ts'

/**
 * Makes what pages serve of every picture: `npm run pictures`. What is up to date is left alone; what no picture needs any more is
 * removed. Files carry the mark of their picture in their name, so that browsers may keep them for ever. The six drawings for trips go
 * to those who show them, under names of their own.
 */
const BUILT = fileURLToPath(new URL('../../catalogue/built/', import.meta.url))
const LIST = join(BUILT, 'pictures.json')
/** A drawing is sent as SVG while it is this small on its way to the browser; else pixels are smaller. */
const SVG_BYTES = 15_000
/** The widths of pixels, and what each may weigh: a card is shown from the first, a page-wide picture from the last. */
const WIDTHS = [
	[480, 15_000],
	[960, 28_000],
	[1600, 40_000],
] as const
const QUALITIES = [52, 44, 36, 28, 20]

type Pictures = Record<string, ServedPicture>

const known: Pictures = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
const originals = await everyPicture()
const firsts = new Set(firstOfEach(originals.map(({ name }) => name)))
const pictures: Pictures = {}
let made = 0
for (const original of originals) {
	const { name, mark } = original
	const before = known[name]
	const fresh = before?.sources[0]?.src.includes(`.${mark}.`) && firsts.has(name) === (before.social !== null)
	pictures[name] = before && fresh ? before : await make(original)
	if (fresh) continue
	made += 1
	console.log(name)
}
await writeFile(LIST, `${JSON.stringify(pictures, null, '\t')}\n`)
for (const folder of TRIP_PICTURE_FOLDERS)
	for (const scene of tripPictures)
		await writeFile(fileURLToPath(new URL(`../../${folder}/${scene.name}.svg`, import.meta.url)), frame(scene, 0))
const removed = await sweep()
console.log(`${originals.length} pictures: ${made} made, the others up to date; ${removed} old files removed`)

/** The first picture of every folder opens its page and stands for it elsewhere. */
function firstOfEach(names: readonly string[]) {
	return new Map(names.toReversed().map((name) => [name.split('/')[0], name])).values()
}

async function make({ name, mark, bytes, drawn }: Original): Promise<ServedPicture> {
	const upright = sharp(bytes).autoOrient()
	const { dominant } = await upright.clone().stats()
	const { info } = await upright.clone().toBuffer({ resolveWithObject: true })
	const { width, height } = drawn ? PAPER : info
	const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
	const small = drawn && (await promisify(brotliCompress)(bytes)).length <= SVG_BYTES
	const papers = firsts.has(name)
	return {
		width,
		height,
		color: `#${hex}`,
		sources: small
			? [{ type: 'image/svg+xml', width, src: await write(`${name}.${mark}.svg`, bytes) }]
			: await pixels({ name, mark, bytes, drawn }),
		social: papers ? await write(`${name}.${mark}.social.jpg`, await jpeg(upright, 1200, 630)) : null,
		jpeg: papers ? await write(`${name}.${mark}.jpg`, await jpeg(upright, PAPER.width, PAPER.height)) : null,
	}
}

async function pixels({ name, mark, bytes, drawn }: Original): Promise<ServedPicture['sources']> {
	const sources: ServedPicture['sources'][number][] = []
	for (const [width, most] of WIDTHS) {
		const sharpness = drawn ? { density: (72 * width) / PAPER.width } : {}
		const picture = sharp(bytes, sharpness).autoOrient().resize({ width })
		// Flat colours with hard edges: every pixel keeps its own colour, or edges between reds and greens fray.
		const chromaSubsampling = drawn ? '4:4:4' : '4:2:0'
		const avif = await fitted(most, (quality) => picture.clone().avif({ quality, effort: 6, chromaSubsampling }))
		const webp = await fitted(most, (quality) => picture.clone().webp({ quality: quality + 14, effort: 6 }))
		sources.push(
			{ type: 'image/avif', width, src: await write(`${name}.${mark}.${width}.avif`, avif) },
			{ type: 'image/webp', width, src: await write(`${name}.${mark}.${width}.webp`, webp) },
		)
	}
	return sources.sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width)
}

/** The best quality that weighs no more than it may; the least if none does. */
async function fitted(most: number, encoded: (quality: number) => Sharp) {
	let best = Buffer.alloc(0)
	for (const quality of QUALITIES) {
		best = await encoded(quality).toBuffer()
		if (best.length <= most) break
	}
	return best
}

function jpeg(picture: Sharp, width: number, height: number) {
	return picture.clone().resize(width, height, { fit: 'cover' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

/** Writes a file of a picture and says under which address it will be served. */
async function write(name: string, bytes: Buffer) {
	const src = `/assets/pictures/${name}`
	await mkdir(dirname(join(BUILT, src)), { recursive: true })
	await writeFile(join(BUILT, src), bytes)
	return src
}

async function sweep() {
	const wanted = new Set(
		Object.values(pictures).flatMap(({ sources, social, jpeg }) => [...sources.map(({ src }) => src), social, jpeg]),
	)
	const files = await readdir(join(BUILT, 'assets/pictures'), { recursive: true, withFileTypes: true })
	const old = files
		.filter((file) => file.isFile())
		.map((file) => join(file.parentPath, file.name))
		.filter((path) => !wanted.has(`/${path.slice(BUILT.length).replaceAll('\\', '/')}`))
	await Promise.all(old.map((path) => rm(path)))
	return old.length
}
