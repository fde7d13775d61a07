import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import { everyScene, still } from '../catalogue/every-scene.ts'
import { PAPER } from '../catalogue/drawing/marks.ts'

/**
 * Makes what pages serve of every scene: `npm run pictures`. What is up to date is left alone; what no scene asks for any more is
 * removed. Files carry the mark of their scene in their name, so that browsers may keep them for ever.
 */
const BUILT = fileURLToPath(new URL('../catalogue/built/', import.meta.url))
const LIST = join(BUILT, 'pictures.json')
/** An SVG is sent as it is while it is this small on its way to the browser; else pixels are smaller. */
const SVG_BYTES = 15_000
const WIDTHS = [480, 960, 1600]

type Pictures = Record<string, ServedPicture>

const known: Pictures = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
const scenes = await everyScene()
const firsts = new Set(firstOfEach(scenes.map(({ name }) => name)))
const pictures: Pictures = {}
let made = 0
for (const scene of scenes) {
	const { text, mark } = still(scene)
	const before = known[scene.name]
	const fresh = before?.sources[0]?.src.includes(`.${mark}.`) && firsts.has(scene.name) === (before.social !== null)
	pictures[scene.name] = before && fresh ? before : await make(scene.name, text, mark)
	if (fresh) continue
	made += 1
	console.log(scene.name)
}
await writeFile(LIST, `${JSON.stringify(pictures, null, '\t')}\n`)
const removed = await sweep()
console.log(`${scenes.length} pictures: ${made} made, ${scenes.length - made} up to date, ${removed} old files removed`)

/** The first picture of every folder opens its page and stands for it elsewhere. */
function firstOfEach(names: readonly string[]) {
	return new Map(names.toReversed().map((name) => [name.split('/')[0], name])).values()
}

async function make(name: string, text: string, mark: string): Promise<ServedPicture> {
	const drawn = Buffer.from(text)
	const small = (await promisify(brotliCompress)(drawn)).length <= SVG_BYTES
	const { dominant } = await sharp(drawn).stats()
	const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')
	const papers = firsts.has(name)
	return {
		...PAPER,
		color: `#${hex}`,
		sources: small
			? [{ type: 'image/svg+xml', width: PAPER.width, src: await write(`${name}.${mark}.svg`, drawn) }]
			: await pixels(drawn, name, mark),
		social: papers ? await write(`${name}.${mark}.social.jpg`, await jpeg(drawn, 1200, 630)) : null,
		jpeg: papers ? await write(`${name}.${mark}.jpg`, await jpeg(drawn, PAPER.width, PAPER.height)) : null,
	}
}

async function pixels(drawn: Buffer, name: string, mark: string): Promise<ServedPicture['sources']> {
	const sources: ServedPicture['sources'][number][] = []
	for (const width of WIDTHS) {
		const picture = sharp(drawn, { density: (72 * width) / PAPER.width }).resize({ width })
		// Flat colours with hard edges: every pixel keeps its own colour, or edges between reds and greens fray.
		const avif = await picture.clone().avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
		const webp = await picture.clone().webp({ quality: 68, effort: 6, smartSubsample: true }).toBuffer()
		sources.push(
			{ type: 'image/avif', width, src: await write(`${name}.${mark}.${width}.avif`, avif) },
			{ type: 'image/webp', width, src: await write(`${name}.${mark}.${width}.webp`, webp) },
		)
	}
	return sources.sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width)
}

function jpeg(drawn: Buffer, width: number, height: number) {
	return sharp(drawn).resize(width, height, { fit: 'cover' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
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
		.filter((path) => !wanted.has(`/${path.slice(BUILT.length)}`))
	await Promise.all(old.map((path) => rm(path)))
	return old.length
}
