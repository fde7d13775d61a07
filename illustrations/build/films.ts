import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { ServedFilm } from '#shared/catalogue/property.ts'
import { films } from '../films.ts'
import { everyScene, filmMark, frame } from '../every-picture.ts'

/**
 * Makes the silent films that open a page, from the scenes of illustrations/films.ts: `npm run films`. Every frame is the scene at its
 * moment, and the last one leads back to the first. It needs ffmpeg on this machine; the films made are committed, so nobody else does.
 */
const BUILT = fileURLToPath(new URL('../../catalogue/built/', import.meta.url))
const LIST = join(BUILT, 'films.json')
const [WIDTH, HEIGHT, RATE] = [1280, 720, 24]
const MOST_BYTES = 600_000
const MOST_POSTER_BYTES = 40_000

const known: Record<string, ServedFilm> = await readFile(LIST, 'utf8').then(JSON.parse, () => ({}))
const scenes = await everyScene()
const made: Record<string, ServedFilm> = {}
await mkdir(join(BUILT, 'assets/films'), { recursive: true })
for (const { name, scene: wanted, seconds } of films) {
	const scene = scenes.find(({ name }) => name === wanted)
	if (!scene) throw new Error(`There is no scene ${wanted} for the film ${name}`)
	const mark = filmMark(scene, seconds)
	const [webm, mp4, poster] = ['webm', 'mp4', 'webp'].map((end) => `/assets/films/${name}.${mark}.${end}`) as [
		string,
		string,
		string,
	]
	const before = known[name]
	if (before?.webm !== webm) await film(scene, seconds, { webm, mp4, poster })
	made[name] = { webm, mp4, width: WIDTH, height: HEIGHT, seconds, poster }
}
await writeFile(LIST, `${JSON.stringify(made, null, '\t')}\n`)
const wanted = new Set(Object.values(made).flatMap(({ webm, mp4, poster }) => [webm, mp4, poster]))
for (const file of await readdir(join(BUILT, 'assets/films')))
	if (!wanted.has(`/assets/films/${file}`)) await rm(join(BUILT, 'assets/films', file))
console.log(`${films.length} films are up to date`)

type Files = { webm: string; mp4: string; poster: string }

async function film(scene: (typeof scenes)[number], seconds: number, files: Files) {
	const count = seconds * RATE
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
		const picture = sharp(Buffer.from(frame(scene, i / count)), { density: 78 }).resize(WIDTH, HEIGHT, { fit: 'cover' })
		if (i === 0) await writeFile(join(BUILT, files.poster), await poster(picture.clone()))
		const pixels = await picture.flatten().removeAlpha().raw().toBuffer()
		for (const { stdin } of encoders) if (!stdin.write(pixels)) await once(stdin, 'drain')
	}
	for (const encoder of encoders) {
		encoder.stdin.end()
		const [code] = await once(encoder, 'exit')
		if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
	}
	for (const path of [files.webm, files.mp4]) {
		const { size } = await stat(join(BUILT, path))
		console.log(`${path} ${size} bytes${size > MOST_BYTES ? ': too many, calm the scene or shorten the film' : ''}`)
	}
}

/** What opens a page is at most 40 kB, and as good as that allows. */
async function poster(picture: Sharp): Promise<Buffer> {
	for (const quality of [70, 64, 58, 52]) {
		const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
		if (bytes.length <= MOST_POSTER_BYTES) return bytes
	}
	throw new Error('The first frame is too busy for a poster of 40 kB')
}

/** Takes raw frames and writes one file. */
function ffmpeg(...how: string[]) {
	const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', '-']
	const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-an', ...how], {
		stdio: ['pipe', 'inherit', 'inherit'],
	})
	encoder.on('error', () => {
		console.error(
			'Films need ffmpeg on this machine (Debian: apt-get install ffmpeg). The committed films stay as they are.',
		)
		process.exit(1)
	})
	return encoder
}
