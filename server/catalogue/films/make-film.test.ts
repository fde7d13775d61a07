import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueFilm } from '#shared/catalogue/film.ts'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { RetryLater } from '#server/jobs/jobs.ts'
import { type CatalogueProduct, startCatalogueProduct } from '#tests/harness/catalogue-product.ts'
import { convertFilm } from './convert-film.ts'
import { makeFilm } from './make-film.ts'
import { sweepFilms } from './sweep-films.ts'

const FILMS = '/api/admin/catalogue/films'
const ITEMS = '/api/admin/catalogue/items'
const sample = resolve('server/catalogue/films/samples/small.mp4')
/** The machine's own program, whose tests are skipped where it is missing. */
const REAL = spawnSync('/bin/sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).stdout.trim()

let product: CatalogueProduct
let folder: string
let ffmpegPath: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'go-privilege-films-'))
	ffmpegPath = join(folder, 'stand-in')
	await writeFile(ffmpegPath, '')
	await chmod(ffmpegPath, 0o700)
	product = await startCatalogueProduct({ ffmpegPath })
})
afterAll(async () => {
	await product.stop()
	await rm(folder, { recursive: true })
})

/** What the program does when it is asked for a film at `$target`. Asked what a film is, it ends as ffmpeg does. */
const programDoes = (work: string) =>
	writeFile(
		ffmpegPath,
		`#!/bin/sh\nfor target in "$@"; do :; done\ncase "$*" in *libx264*) ${work};; *) exit 1;; esac\n`,
	)
let uploads = 0
/** A film as phones make it; no two are the same file. */
const upload = (
	bytes = Buffer.from(`\0\0\0\x14ftypqt  ${uploads++}`),
	name = 'IMG_7.MOV',
	type = 'video/quicktime',
) => {
	const body = new FormData()
	body.set('film', new File([bytes], name, { type }))
	return product.staff.post(FILMS, body)
}
const uploaded = async (): Promise<CatalogueFilm> => (await upload()).body.film
const make = (id: string, program = ffmpegPath, signal?: AbortSignal) => {
	const { db, storage } = product.services
	return makeFilm({ db, storage, log: pino({ level: 'silent' }), ffmpegPath: program }, id, signal)
}
const read = async (id: string): Promise<CatalogueFilm> => (await product.staff.get(`${FILMS}/${id}`)).body.film
const staffCookie = async () => {
	const from = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }
	const { token } = await transaction(product.db, (tx) => openSession(tx, product.staff.user!, from))
	return `__Host-session=${token}`
}
const storedFiles = async () => (await Array.fromAsync(product.services.storage.list('films/'))).length

test('a film of a phone is stored, converted in the background, and then like any other (CRM-409)', async () => {
	await programDoes(`cp ${sample} "$target"`)
	const before = await storedFiles()
	const bytes = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  '), Buffer.alloc(6_000_000)])
	const added = await upload(bytes)
	const film: CatalogueFilm = added.body.film
	expect([added.status, film]).toMatchObject([201, { state: 'waiting', fileName: 'IMG_7.MOV', served: null }])
	expect([await read(film.id), (await upload(bytes)).body.film]).toEqual([film, film])
	expect((await product.staff.get('/api/admin/catalogue/drawings')).body.convertsFilms).toBe(true)

	// A draft names it at once, and is not published before it is there.
	const id = await product.itemId('villa/3')
	const { version, content } = (await product.staff.get(`${ITEMS}/${id}`)).body.item
	const draft = (
		await product.staff.put(`${ITEMS}/${id}/draft`, { version, content: { ...content, videoHero: film.name } })
	).body.item
	expect(draft.findings).toContainEqual({ path: 'videoHero', level: 'error', sentence: 'This film is not ready' })
	const listed = async () =>
		(await product.staff.get(`${ITEMS}?kind=villa`)).body.items.find((item: { id: string }) => item.id === id).errors
	expect(await listed()).toBe(1)

	await Promise.all([make(film.id), make(film.id)])
	await make(film.id)
	expect(await read(film.id)).toMatchObject({
		...{ name: film.name, fileName: 'IMG_7.MOV', state: 'made', failure: null },
		served: { mp4: `/films/${film.id}/film.mp4`, width: 320, seconds: 2 },
	})
	expect([await listed(), await storedFiles()]).toEqual([0, before + 1])
	const again = await upload(bytes)
	expect([again.status, again.body.film.state]).toEqual([200, 'made'])
})

test('a film that cannot be converted says why, and one that is uploaded again is tried again (CRM-409)', async () => {
	const outcome = async (work: string) => {
		await programDoes(work)
		const { id } = await uploaded()
		await make(id)
		const { state, failure } = await read(id)
		return [state, failure]
	}
	const unreadable = ['failed', 'The film cannot be read. Export it as MP4 with H.264, and upload it again']
	expect(await outcome('exit 1')).toEqual(unreadable)
	expect(await outcome('kill -SEGV $$')).toEqual(unreadable)
	expect(await outcome('echo rubbish > "$target"')).toEqual(['failed', 'The film is damaged and cannot be read'])
	expect(await outcome('kill -XCPU $$')).toEqual(['failed', expect.stringContaining('takes too long')])
	expect(await outcome('head -c 6000000 /dev/zero > "$target"')).toEqual(['failed', expect.stringContaining('5 MB')])

	const bytes = Buffer.from('\0\0\0\x14ftypqt  once more')
	const { id } = (await upload(bytes)).body.film
	await make(id)
	expect((await read(id)).state).toBe('failed')
	await programDoes(`cp ${sample} "$target"`)
	expect((await upload(bytes)).body.film).toMatchObject({ id, state: 'waiting', failure: null })
	await make(id)
	expect((await read(id)).state).toBe('made')
	expect((await upload(Buffer.from('\x1a\x45\xdf\xa3 and no film', 'latin1'), 'a.webm', 'video/webm')).status).toBe(422)
})

test('work that was killed is done again three times, and a stop or a missing program is nobody’s fault (CRM-409)', async () => {
	await programDoes(`cp ${sample} "$target"`)
	const attempts = async (id: string) =>
		(await product.db.selectFrom('catalogueFilmSources').select('attempts').where('id', '=', id).executeTakeFirst())
			?.attempts
	const { id } = await uploaded()
	for (let n = 0; n < 4; n++) await expect(make(id, join(folder, 'missing'))).rejects.toThrow(RetryLater)
	await programDoes('sleep 600')
	const stop = new AbortController()
	const running = make(id, ffmpegPath, stop.signal)
	await expect.poll(() => attempts(id)).toBe(1)
	stop.abort(new Error('stopping'))
	await expect(running).rejects.toThrow(RetryLater)
	expect([await attempts(id), (await read(id)).state]).toEqual([0, 'waiting'])
	const headers = { cookie: await staffCookie() }
	const answer = await createApp({ ...product.services, ffmpegPath: null }).request(`${FILMS}/${id}`, { headers })
	expect((await answer.json()).film).toMatchObject({ state: 'failed', failure: expect.stringContaining('Export') })

	// Each time the process died with the program.
	await product.db.updateTable('catalogueFilmSources').set({ attempts: 3 }).where('id', '=', id).execute()
	await make(id)
	expect(await read(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('could not be converted') })

	const before = await storedFiles()
	const unusedSince = new Date(0)
	await product.db.updateTable('catalogueFilmSources').set({ unusedSince }).where('id', '=', id).execute()
	await sweepFilms(product.services)
	expect([(await product.staff.get(`${FILMS}/${id}`)).status, await storedFiles()]).toEqual([404, before - 1])
})

test.skipIf(!REAL)(
	'ffmpeg makes a small silent film in standard range of what a phone filmed, and nothing of anything else',
	async () => {
		const run = (args: string[]) => promisify(execFile)(REAL, ['-hide_banner', '-nostdin', ...args])
		const about = (path: string) => run(['-i', path]).catch(({ stderr }: { stderr: string }) => ({ stderr }))
		const phone = join(folder, 'phone.mov')
		await run([
			...['-f', 'lavfi', '-i', 'testsrc2=size=720x1440:rate=40:duration=1.2', '-f', 'lavfi', '-i', 'sine=duration=1.2'],
			...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1', '-c:a', 'aac'],
			...['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc'],
			...['-metadata', 'title=CANARY', '-metadata', 'location=+51.5+000.1/', '-movflags', 'use_metadata_tags', phone],
		])
		expect((await about(phone)).stderr).toMatch(/CANARY[\s\S]*hevc[\s\S]*arib-std-b67[\s\S]*Audio/)
		const made = await convertFilm({ ffmpeg: REAL, path: phone })
		expect(made).toMatchObject({ kind: 'mp4', width: 640, height: 1280 })
		if ('refused' in made) return
		expect(made.bytes.toString('latin1')).not.toMatch(/CANARY|\+51\.5|udta/)
		const target = join(folder, 'made.mp4')
		await writeFile(target, made.bytes)
		const { stderr } = await about(target)
		expect(stderr).toMatch(/h264 \(High\).* yuv420p\(tv, bt709.*, 30 fps/)
		expect([stderr.includes('Audio'), made.bytes.indexOf('moov') < made.bytes.indexOf('mdat')]).toEqual([false, true])

		const refused = { refused: expect.stringContaining('cannot be read') }
		const hostile = join(folder, 'hostile.mov')
		const playlist = `#EXTM3U\n#EXTINF:1,\n${target}\n#EXT-X-ENDLIST\n`
		const films = [playlist, `ffconcat version 1.0\nfile ${target}\n`, (await readFile(phone)).subarray(0, 20_000)]
		for (const bytes of films) {
			await writeFile(hostile, bytes)
			expect(await convertFilm({ ffmpeg: REAL, path: hostile })).toEqual(refused)
		}
	},
)
