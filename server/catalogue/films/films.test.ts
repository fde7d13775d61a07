import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueFilm } from '#shared/catalogue/film.ts'
import type { User } from '#shared/customers/user.ts'
import { openSession } from '#server/auth/sessions.ts'
import { staffSession } from '#server/auth/staff-session.ts'
import { transaction } from '#server/db/transaction.ts'
import { type CatalogueProduct, startCatalogueProduct } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'
import { previewPages } from '../previews/preview-pages.ts'
import { checkFilm } from './check-film.ts'
import { publicFilms } from './serve-film.ts'
import { sweepFilms } from './sweep-films.ts'

const FILMS = '/api/admin/catalogue/films'
const ITEMS = '/api/admin/catalogue/items'
const sample = (name: string) => readFile(new URL(`samples/${name}`, import.meta.url))
/** Two seconds of 320 by 180 pixels. They say 'CANARY' and where and when they were taken. */
const [mp4, webm] = await Promise.all([sample('small.mp4'), sample('small.webm')])
const TOLD = /CANARY|\+51\.5|2026-01-02/

let product: CatalogueProduct
let consultant: Client
let site: ReturnType<typeof publicFilms>
beforeAll(async () => {
	product = await startCatalogueProduct()
	consultant = await product.colleague('consultant')
	site = publicFilms({ ...product.services, isStaff: staffSession(product.services) }, {})
})
afterAll(() => product.stop())

const form = (bytes: Uint8Array, name = 'pool.mp4', type = 'video/mp4') => {
	const body = new FormData()
	body.set('film', new File([new Uint8Array(bytes)], name, { type }))
	return body
}
async function ask(path: string, headers: Record<string, string> = {}, client?: Client) {
	const cookie = client?.user && `__Host-session=${await sessionOf(client.user)}`
	const request = new Request(`http://localhost${path}`, { headers: { ...headers, ...(cookie && { cookie }) } })
	return (await site(request, path)) ?? new Response(null, { status: 599 })
}
const sessionOf = async (user: User) => {
	const from = { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }
	return (await transaction(product.db, (tx) => openSession(tx, user, from))).token
}
const read = async (id: string) => (await consultant.get(`${ITEMS}/${id}`)).body.item
const setFilm = async (id: string, videoHero: string | null) => {
	const { version, content } = await read(id)
	return (await consultant.put(`${ITEMS}/${id}/draft`, { version, content: { ...content, videoHero } })).body.item
}
const publish = async (id: string) => consultant.post(`${ITEMS}/${id}/publish`, { version: (await read(id)).version })

test('an uploaded film loses what it tells, and is public with its page, in ranges (CRM-403, SITE-210)', async () => {
	expect([TOLD.test(mp4.toString('latin1')), TOLD.test(webm.toString('latin1'))]).toEqual([true, true])
	const added = await consultant.post(FILMS, form(mp4))
	const film: CatalogueFilm = added.body.film
	const src = film.served!.mp4!
	expect([added.status, film]).toMatchObject([
		201,
		{ fileName: 'pool.mp4', served: { webm: null, width: 320, height: 180, seconds: 2, poster: null } },
	])
	const again = await product.staff.post(FILMS, form(mp4, 'other.mp4'))
	expect([again.status, again.body.film.id]).toEqual([200, film.id])
	expect((await consultant.get(`${FILMS}/${film.id}`)).body.film).toEqual(film)

	const id = await product.itemId('villa/3')
	expect((await setFilm(id, film.name)).errors).toBe(0)
	// A draft's film is for staff, and below a preview link of that draft.
	expect((await ask(src)).status).toBe(404)
	const staffs = await ask(src, {}, consultant)
	expect([staffs.status, staffs.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')])
	const { url } = (await consultant.post(`${ITEMS}/${id}/previews`, { days: 1 })).body
	const { pathname } = new URL(url)
	const previews = previewPages(product.services, () => new Response('page'), {})
	const previewed = async (path: string) =>
		(await previews(new Request(`http://localhost${path}`), { pathname: path, search: '' }))?.status
	expect(await previewed(pathname + src)).toBe(200)
	expect(await previewed(`${pathname}/films/${id}/film.mp4`)).toBe(404)

	expect((await publish(id)).status).toBe(200)
	const { current } = product.services.catalogue
	expect(current().villa('3')?.film).toEqual(film.served)
	const whole = await ask(src)
	const bytes = Buffer.from(await whole.arrayBuffer())
	expect([whole.status, whole.headers.get('content-type'), bytes.length]).toEqual([200, 'video/mp4', mp4.length])
	expect(whole.headers.get('cache-control')).toContain('public')
	expect(TOLD.test(bytes.toString('latin1'))).toBe(false)
	const etag = whole.headers.get('etag')!
	const part = await ask(src, { range: 'bytes=100-199' })
	expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${mp4.length}`])
	expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
	const statusOf = async (headers: Record<string, string>) => (await ask(src, headers)).status
	expect(await statusOf({ range: 'bytes=0-9', 'if-range': etag })).toBe(206)
	expect(await statusOf({ range: 'bytes=0-9', 'if-range': '"other"' })).toBe(200)
	expect(await statusOf({ range: `bytes=${mp4.length}-` })).toBe(416)
	expect(await statusOf({ 'if-none-match': etag })).toBe(304)
	for (const path of [`/films/${film.id}/film.webm`, `/films/${film.id}/film.exe`, '/films/x/film.mp4'])
		expect((await ask(path)).status).toBe(404)

	// Pages that are open go on showing it for a day.
	await setFilm(id, null)
	await publish(id)
	expect([current().villa('3')?.film, (await ask(src)).status]).toEqual([null, 200])
	const ago = new Date(0)
	await product.db.updateTable('catalogueFilms').set({ publicUntil: ago }).execute()
	expect((await ask(src)).status).toBe(404)
})

test('films that nobody can use are refused with a sentence, and nothing of them is stored (CRM-403)', async () => {
	const stored = async () => (await Array.fromAsync(product.services.storage.list('films/'))).length
	const before = await stored()
	const sentence = async (bytes: Uint8Array, name?: string, type?: string) => {
		const { status, body } = await consultant.post(FILMS, form(bytes, name, type))
		return [status, body.error]
	}
	const damaged = 'The film is damaged and cannot be read'
	const changed = (change: (bytes: Buffer) => void, from = mp4) => {
		const bytes = Buffer.from(from)
		change(bytes)
		return bytes
	}
	const replace = (wanted: string, by: string) =>
		changed((bytes) => void bytes.write(by, bytes.indexOf(wanted), 'latin1'))
	expect(await sentence(Buffer.from('<html>'))).toMatchObject([415, expect.stringContaining('MP4 and WebM')])
	expect(await sentence(mp4, 'film.mov', 'video/quicktime')).toMatchObject([415, expect.anything()])
	expect(await sentence(Buffer.concat([mp4, Buffer.alloc(6_000_000)]))).toMatchObject([413, expect.anything()])
	expect(await sentence(mp4.subarray(0, 400))).toEqual([422, damaged])
	expect(await sentence(webm.subarray(0, 200), 'a.webm', 'video/webm')).toEqual([422, damaged])
	// HEVC, which few browsers play, a track that says where it was taken, and an hour.
	expect((await sentence(replace('avc1\0\0\0\0', 'hvc1')))[1]).toContain('H.264')
	expect((await sentence(replace('soun', 'meta')))[1]).toContain('taken')
	const hour = changed((bytes) => void bytes.writeUInt32BE(3_600_000, bytes.indexOf('mvhd') + 20))
	expect((await sentence(hour))[1]).toContain('1 to 30 seconds')
	const wide = changed((bytes) => void bytes.writeUInt16BE(7680, bytes.indexOf('avc1\0\0\0\0') + 28))
	expect((await sentence(wide))[1]).toContain('7680 × 180')
	expect(await stored()).toBe(before)

	// Whatever is changed or cut off, the readers answer soon and stay within the file.
	const began = performance.now()
	for (const film of [mp4, webm])
		for (let at = 0; at < 1500; at++) {
			const hostile = changed((bytes) => void bytes.writeUInt32BE([0, 1, 0x7fffffff, 0xffffffff][at % 4]!, at), film)
			checkFilm(hostile)
			checkFilm(film.subarray(0, at * 4))
		}
	const boxes = Buffer.concat([mp4.subarray(0, 32), Buffer.alloc(400_000, '\0\0\0\x08free', 'latin1')])
	expect(checkFilm(boxes)).toEqual({ refused: damaged })
	expect(performance.now() - began).toBeLessThan(5000)
})

test('a film that nothing has named for a week is deleted with its file (CRM-212)', async () => {
	const { film } = (await consultant.post(FILMS, form(webm, 'a.webm', 'video/webm'))).body
	expect(film.served).toMatchObject({ mp4: null, webm: `/films/${film.id}/film.webm` })
	const id = await product.itemId('villa/4')
	await setFilm(id, film.name)
	await product.db
		.updateTable('catalogueFilms')
		.set({ unusedSince: new Date(0) })
		.where('id', '=', film.id)
		.execute()
	await sweepFilms(product.services)
	expect((await consultant.get(`${FILMS}/${film.id}`)).status).toBe(200)
	await setFilm(id, null)
	await sweepFilms(product.services)
	await product.db
		.updateTable('catalogueFilms')
		.set({ unusedSince: new Date(0) })
		.where('id', '=', film.id)
		.execute()
	expect(await sweepFilms(product.services)).toBe(1)
	expect((await consultant.get(`${FILMS}/${film.id}`)).status).toBe(404)
	expect((await setFilm(id, film.name)).findings).toContainEqual(expect.objectContaining({ path: 'videoHero' }))
})
