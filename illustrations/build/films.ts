import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import { films } from '../films.ts'
import { allScenes, filmHash, renderFrame } from '../all-pictures.ts'

/**
 * `npm run films` builds the silent films at the top of properties' pages from the scenes in illustrations/films.ts. Every frame is the
 * scene at its progress, and the last one leads back to the first. This needs ffmpeg; other machines do not, because the films are
 * committed.
 */
const BUILT = fileURLToPath(new URL('../../catalogue/built/', import.meta.url))
const LIST = join(BUILT, 'films.json')
const [WIDTH, HEIGHT, FRAME_RATE] = [1280, 720, 24]
const MAX_BYTES = 600_000
const MAX_POSTER_BYTES = 40_000

const existing: Record<string, ServedFilm> = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
const scenes = await allScenes()
const built: Record<string, ServedFilm> = {}
await mkdir(join(BUILT, 'assets/films'), { recursive: true })
for (const { name, scene: sceneName, seconds } of films) {
	const scene = scenes.find(({ name }) => name === sceneName)
	if (!scene) throw new Error(`There is no scene ${sceneName} for the film ${name}`)
	const hash = filmHash(scene, seconds)
	const [webm, mp4, poster] = ['webm', 'mp4', 'webp'].map((end) => `/assets/films/${name}.${hash}.${end}`) as [
		string,
		string,
		string,
	]
	const previous = existing[name]
	if (previous?.webm !== webm) await encodeFilm(scene, seconds, { webm, mp4, poster })
	built[name] = { webm, mp4, width: WIDTH, height: HEIGHT, seconds, poster }
}
await writeFile(LIST, `${JSON.stringify(built, null, '\t')}\n`)
const sceneName = new Set(Object.values(built).flatMap(({ webm, mp4, poster }) => [webm, mp4, poster]))
for (const file of await readdir(join(BUILT, 'assets/films')))
	if (!sceneName.has(`/assets/films/${file}`)) await rm(join(BUILT, 'assets/films', file))
console.log(`${films.length} films are up to date`)

type Files = { webm: string; mp4: string; poster: string }

async function encodeFilm(scene: (typeof scenes)[number], seconds: number, files: Files) {
	const count = seconds * FRAME_RATE
	const encoders = [
		ffmpeg(
			'-c:v',
			'libvpx-vp9',
			'-b:v',
			'0',
			'-crf',
			'30',
			'-row-mt',
			'1',
			'-deadline',
			'good',
			'-cpu-used',
			'2',
			'-pix_fmt',
			'yuv420p',
			join(BUILT, files.webm),
		),
		ffmpeg(
			'-c:v',
			'libx264',
			'-crf',
			'21',
			'-preset',
			'slow',
			'-tune',
			'animation',
			'-pix_fmt',
			'yuv420p',
			'-movflags',
			'+faststart',
			join(BUILT, files.mp4),
		),
	]
	for (let i = 0; i < count; i += 1) {
		const picture = sharp(Buffer.from(renderFrame(scene, i / count)), { density: 78 }).resize(WIDTH, HEIGHT, {
			fit: 'cover',
		})
		if (i === 0) await writeFile(join(BUILT, files.poster), await poster(picture.clone()))
		const pixels = await picture.flatten().removeAlpha().raw().toBuffer()
		for (const { stdin } of encoders) if (!stdin.write(pixels)) await once(stdin, 'drain')
	}
	for (const encoder of encoders) {
		encoder.stdin.end()
		const [code] = await once(encoder, 'exit')
		if (code !== 0) throw new Error(`ffmpeg exited with ${code}`)
	}
	for (const path of [files.webm, files.mp4]) {
		const { size } = await stat(join(BUILT, path))
		console.log(`${path} ${size} bytes${size > MAX_BYTES ? ': too large, simplify the scene or shorten the film' : ''}`)
	}
}

/** Encodes the first frame with the best quality that fits into 40 kB. */
async function poster(picture: Sharp): Promise<Buffer> {
	for (const quality of [70, 64, 58, 52]) {
		const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
		if (bytes.length <= MAX_POSTER_BYTES) return bytes
	}
	throw new Error('The first frame is too detailed for a poster of 40 kB')
}

/** Starts an encoder that reads raw frames and writes one file. */
function ffmpeg(...options: string[]) {
	const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAME_RATE), '-i', '-']
	const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-an', ...options], {
		stdio: ['pipe', 'inherit', 'inherit'],
	})
	encoder.on('error', () => {
		console.error(
			'Building films requires ffmpeg (Debian: apt-get install ffmpeg). The committed films were not changed.',
		)
		process.exit(1)
	})
	return encoder
}
