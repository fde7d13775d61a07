import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import { CANVAS } from '../drawing/shapes.ts'
import { allPictures, renderFrame, type SourcePicture } from '../all-pictures.ts'
import { TRIP_PICTURE_FOLDERS } from '../trip-pictures.ts'

/**
 * `npm run pictures` builds the served files of every picture. Files that are up to date are left unchanged, and unused ones are removed.
 * File names contain the picture's hash, so that browsers may cache them for ever. The drawings for trips are written to the folders
 * that use them.
 */
const BUILT = fileURLToPath(new URL('../../catalogue/built/', import.meta.url))
const LIST = join(BUILT, 'pictures.json')
/** A drawing is served as SVG up to this compressed size. Above it, raster formats are smaller. */
const SVG_BYTES = 15_000
/** The widths of raster files with the maximum size of each. Cards use the first, page-wide pictures the last. */
const WIDTHS = [
	[480, 15_000],
	[960, 28_000],
	[1600, 40_000],
] as const
const QUALITIES = [52, 44, 36, 28, 20]

type Pictures = Record<string, ServedPicture>

const existing: Pictures = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
const sources = await allPictures()
const coverNames = new Set(firstOfEach(sources.map(({ name }) => name)))
const pictures: Pictures = {}
let builtCount = 0
for (const original of sources) {
	const { name, hash } = original
	const previous = existing[name]
	const isUpToDate =
		previous?.sources[0]?.src.includes(`.${hash}.`) && coverNames.has(name) === (previous.social !== null)
	pictures[name] = previous && isUpToDate ? previous : await build(original)
	if (isUpToDate) continue
	builtCount += 1
	console.log(name)
}
await writeFile(LIST, `${JSON.stringify(pictures, null, '\t')}\n`)
for (const [folder, scenes] of Object.entries(TRIP_PICTURE_FOLDERS))
	for (const scene of scenes)
		await writeFile(fileURLToPath(new URL(`../../${folder}/${scene.name}.svg`, import.meta.url)), renderFrame(scene, 0))
const removedCount = await removeUnused()
console.log(
	`${sources.length} pictures: ${builtCount} built, the others up to date; ${removedCount} unused files removed`,
)

/** The first picture of every folder is at the top of its page and represents the property elsewhere. */
function firstOfEach(names: readonly string[]) {
	return new Map(names.toReversed().map((name) => [name.split('/')[0], name])).values()
}

async function build({ name, hash, bytes, isDrawing }: SourcePicture): Promise<ServedPicture> {
	const upright = sharp(bytes).autoOrient()
	const { dominant } = await upright.clone().stats()
	const { info } = await upright.clone().toBuffer({ resolveWithObject: true })
	const { width, height } = isDrawing ? CANVAS : info
	const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
	const asSvg = isDrawing && (await promisify(brotliCompress)(bytes)).length <= SVG_BYTES
	const isCover = coverNames.has(name)
	return {
		width,
		height,
		color: `#${hex}`,
		sources: asSvg
			? [{ type: 'image/svg+xml', width, src: await writeAsset(`${name}.${hash}.svg`, bytes) }]
			: await rasterSources({ name, hash, bytes, isDrawing }),
		social: isCover ? await writeAsset(`${name}.${hash}.social.jpg`, await jpeg(upright, 1200, 630)) : null,
		jpeg: isCover ? await writeAsset(`${name}.${hash}.jpg`, await jpeg(upright, CANVAS.width, CANVAS.height)) : null,
	}
}

async function rasterSources({ name, hash, bytes, isDrawing }: SourcePicture): Promise<ServedPicture['sources']> {
	const sources: ServedPicture['sources'][number][] = []
	for (const [width, maxBytes] of WIDTHS) {
		const sharpness = isDrawing ? { density: (72 * width) / CANVAS.width } : {}
		const picture = sharp(bytes, sharpness).autoOrient().resize({ width })
		// Drawings have flat colours with hard edges: with chroma subsampling, edges between reds and greens would blur.
		const chromaSubsampling = isDrawing ? '4:4:4' : '4:2:0'
		const avif = await encodeWithin(maxBytes, (quality) =>
			picture.clone().avif({ quality, effort: 6, chromaSubsampling }),
		)
		const webp = await encodeWithin(maxBytes, (quality) => picture.clone().webp({ quality: quality + 14, effort: 6 }))
		sources.push(
			{ type: 'image/avif', width, src: await writeAsset(`${name}.${hash}.${width}.avif`, avif) },
			{ type: 'image/webp', width, src: await writeAsset(`${name}.${hash}.${width}.webp`, webp) },
		)
	}
	return sources.sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width)
}

/** Encodes with the best quality within the size limit, or the lowest quality if none fits. */
async function encodeWithin(maxBytes: number, encoded: (quality: number) => Sharp) {
	let best = Buffer.alloc(0)
	for (const quality of QUALITIES) {
		best = await encoded(quality).toBuffer()
		if (best.length <= maxBytes) break
	}
	return best
}

function jpeg(picture: Sharp, width: number, height: number) {
	return picture.clone().resize(width, height, { fit: 'cover' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

/** Writes a file of a picture and returns the path at which it is served. */
async function writeAsset(name: string, bytes: Buffer) {
	const src = `/assets/pictures/${name}`
	await mkdir(dirname(join(BUILT, src)), { recursive: true })
	await writeFile(join(BUILT, src), bytes)
	return src
}

async function removeUnused() {
	const used = new Set(
		Object.values(pictures).flatMap(({ sources, social, jpeg }) => [...sources.map(({ src }) => src), social, jpeg]),
	)
	const files = await readdir(join(BUILT, 'assets/pictures'), { recursive: true, withFileTypes: true })
	const unused = files
		.filter((file) => file.isFile())
		.map((file) => join(file.parentPath, file.name))
		.filter((path) => !used.has(`/${path.slice(BUILT.length).replaceAll('\\', '/')}`))
	await Promise.all(unused.map((path) => rm(path)))
	return unused.length
}
