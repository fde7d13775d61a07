import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import type { User } from '#shared/customers/user.ts'
import { staffSession } from '#server/auth/staff-session.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { RetryLater } from '#server/jobs/jobs.ts'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'
import { type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'
import { makePicture } from './make-picture.ts'
import { makingProcesses } from './picture-processes.ts'
import { publicPictures } from './public-pictures.ts'
import { sweepPictures } from './sweep-pictures.ts'

const PICTURES = '/api/admin/catalogue/pictures'
const ITEMS = '/api/admin/catalogue/items'

let product: CatalogueProduct
let provider: Provider
let consultant: Client
let site: ReturnType<typeof publicPictures>
beforeAll(async () => {
	provider = await startProvider()
	product = await startCatalogueProduct({ ai: { baseUrl: provider.url, apiKey: null, model: 'sees' } })
	consultant = await product.colleague('consultant')
	site = publicPictures({ ...product.services, isStaff: staffSession(product.services) }, {})
})
afterAll(async () => {
	await makingProcesses.close()
	await product.stop()
	await provider.stop()
})

const log = pino({ level: 'silent' })
const make = (id: string) => makePicture({ ...product.services, log }, id)

/** A photograph from a phone that says where it was taken. No two are the same file. */
let taken = 0
const photograph = (width = 900, height = 600) =>
	sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: (taken += 8) } } })
		.withExif({ IFD0: { Make: 'Canary Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
		.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
		.jpeg()
		.toBuffer()

const form = (bytes: Uint8Array | string, name = 'IMG_2041.jpg', type = 'image/jpeg') => {
	const body = new FormData()
	body.set('picture', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
	return body
}
async function uploaded(bytes?: Uint8Array): Promise<CataloguePicture> {
	const answer = await consultant.post(PICTURES, form(bytes ?? (await photograph())))
	expect(answer.status).toBe(201)
	return answer.body.picture
}
async function made(): Promise<CataloguePicture> {
	const { id } = await uploaded()
	await make(id)
	return (await consultant.get(`${PICTURES}?ids=${id}`)).body.pictures[0]
}

const storedFiles = async () =>
	(await Array.fromAsync(product.services.storage.list('catalogue/'), ({ key }) => key)).toSorted()
const rows = async () =>
	(await product.db.selectFrom('catalogueFiles').select('storageKey').execute())
		.map(({ storageKey }) => storageKey)
		.toSorted()

/** The answer of the site at a path, to somebody who is signed in or not. */
async function ask(path: string, client?: Client, headers: Record<string, string> = {}) {
	const cookie = client?.user && `__Host-session=${await sessionOf(client.user)}`
	const request = new Request(`http://localhost${path}`, { headers: { ...headers, ...(cookie && { cookie }) } })
	const response = await site(request, path)
	return response ?? new Response(null, { status: 599 })
}
const sessionOf = async (user: User) =>
	(
		await transaction(product.db, (tx) =>
			openSession(tx, user, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
		)
	).token

const alt = (n: number) => `The terrace at noon, seen from the pool, picture number ${n}`
const save = async (itemId: string, images: object[]) => {
	const { version, content } = (await consultant.get(`${ITEMS}/${itemId}`)).body.item
	return (await consultant.put(`${ITEMS}/${itemId}/draft`, { version, content: { ...content, images } })).body.item
}
const publish = async (itemId: string, call = 'publish') => {
	const { version } = (await consultant.get(`${ITEMS}/${itemId}`)).body.item
	return consultant.post(`${ITEMS}/${itemId}/${call}`, { version })
}

test('a photograph is stored once, seen by staff at once, and made into files without its place and time (CRM-210, CRM-211)', async () => {
	const bytes = await photograph(1000, 667)
	const picture = await uploaded(bytes)
	expect(picture).toMatchObject({ state: 'waiting', fileName: 'IMG_2041.jpg', width: 1000, height: 667, served: null })
	expect(picture.name).toBe(`photo/${picture.id}`)
	const again = await product.staff.post(PICTURES, form(bytes))
	expect([again.status, again.body.picture.id]).toEqual([200, picture.id])
	expect((await ask(picture.preview, consultant)).status).toBe(200)

	await Promise.all([make(picture.id), make(picture.id)])
	await make(picture.id)
	const [done] = (await product.staff.get(`${PICTURES}?ids=${picture.id}`)).body.pictures as [CataloguePicture]
	expect(done).toMatchObject({ state: 'made', failure: null })
	expect(done.served?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
		...['image/avif 480', 'image/avif 960', 'image/avif 1000', 'image/webp 480', 'image/webp 960', 'image/webp 1000'],
	])
	// The original and what lost the race are gone, and each row has its file.
	expect(await storedFiles()).toEqual(await rows())
	expect(await rows()).toHaveLength(8)
	const addresses = [...(done.served?.sources ?? []).map(({ src }) => src), done.served?.jpeg, done.served?.social]
	for (const address of addresses) {
		const answer = await ask(address ?? '', consultant)
		const file = Buffer.from(await answer.arrayBuffer())
		const { exif, xmp, icc, width, height } = await sharp(file).metadata()
		expect([address, exif, xmp, icc, /canary/i.test(file.toString('latin1'))]).toEqual([
			...[address, undefined, undefined, undefined, false],
		])
		if (address === done.served?.social) expect([width, height]).toEqual([1200, 630])
	}
	expect((await ask(`/pictures/${picture.id}/original`, consultant)).status).toBe(404)
	const audited = product.db.selectFrom('audit').select('action').where('objectId', '=', picture.id)
	expect(await audited.execute()).toEqual([{ action: 'catalogue picture uploaded' }])
})

test('the orientation is applied, transparency becomes white, and nothing is enlarged', async () => {
	const turned = await sharp({
		create: { width: 600, height: 300, channels: 4, background: { r: 0, g: 0, b: 9, alpha: 0 } },
	})
		.png()
		.toBuffer()
	const upright = await sharp(turned).withMetadata({ orientation: 6 }).png().toBuffer()
	const picture = await uploaded(upright)
	expect(picture).toMatchObject({ width: 300, height: 600, color: '#f8f8f8' })
	await make(picture.id)
	const file = await ask(`/pictures/${picture.id}/full.jpg`, consultant)
	const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
	expect([width, height]).toEqual([300, 600])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
/** A file that says it is AVIF but holds what a HEIC holds. */
const disguised = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif\0\0\0\0mif1heic'), Buffer.alloc(64)])

test.each([
	['an SVG', svg, 415],
	['a HEIC', heic, 415],
	['a PDF', '%PDF-1.7\n', 415],
	['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415],
	['a HEIC that claims to be AVIF', disguised, 422],
	['a PNG of 20,000 by 20,000 pixels', bomb(20_000), 422],
	['half a JPEG', null, 422],
	['nothing', '', 400],
])('%s named .jpg is refused with a sentence, and leaves nothing', async (_, bytes, status) => {
	const half = async () => (await photograph(1200, 800)).subarray(0, 3000)
	const before = await storedFiles()
	const answer = await consultant.post(PICTURES, form(bytes ?? (await half())))
	expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(/^[A-Z].{15,}/)])
	expect(await storedFiles()).toEqual(before)
})

/** A PNG of one colour with one bit per pixel: tiny as a file, enormous when decompressed. */
function bomb(side: number) {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data])
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
		length.writeUInt32BE(data.length)
		sum.writeUInt32BE(crc32(body))
		return Buffer.concat([length, body, sum])
	}
	const header = Buffer.alloc(13)
	header.writeUInt32BE(side, 0)
	header.writeUInt32BE(side, 4)
	header[8] = 1
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	const pixels = deflateSync(Buffer.alloc((1 + side / 8) * side))
	return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test('a process that is killed while it makes a photograph costs nothing; three times say why (CRM-211)', async () => {
	const bytes = await photograph()
	const { id } = await uploaded(bytes)
	/** How making it ends while every process that begins is killed. */
	const killed = async () => {
		let outcome: unknown
		make(id).then(
			() => (outcome = 'made'),
			(error: unknown) => (outcome = error),
		)
		const kill = () => {
			for (const pid of makingProcesses.pids()) process.kill(pid, 'SIGKILL')
			return outcome
		}
		await expect.poll(kill, { timeout: 5_000 }).toBeDefined()
		return outcome
	}
	expect(await killed()).toBeInstanceOf(RetryLater)
	expect(await storedFiles()).toEqual(await rows())
	expect((await consultant.get(`${PICTURES}?ids=${id}`)).body.pictures[0].state).toBe('waiting')
	expect(await killed()).toBeInstanceOf(RetryLater)
	expect(await killed()).toBeInstanceOf(RetryLater)
	await make(id)
	const [failed] = (await consultant.get(`${PICTURES}?ids=${id}`)).body.pictures
	expect([failed.state, failed.failure]).toEqual(['failed', expect.stringContaining('smaller JPEG')])
	// Uploading it again tries again.
	const again = await consultant.post(PICTURES, form(bytes))
	expect([again.status, again.body.picture]).toMatchObject([200, { id, state: 'waiting', failure: null }])
	await make(id)
	expect((await consultant.get(`${PICTURES}?ids=${id}`)).body.pictures[0].state).toBe('made')
})

test('a draft’s photograph is nobody’s but staff’s; a public one is everybody’s, and cached for ever (SITE-175)', async () => {
	const [first, second] = [await made(), await made()]
	const { src } = first.served!.sources[0]!
	const missing = `/pictures/${product.olivia.user!.id}/480.avif`
	const bodyOf = async (path: string, client?: Client) => {
		const answer = await ask(path, client)
		return [answer.status, answer.headers.get('cache-control'), (await answer.text()).length]
	}
	const itemId = await product.itemId('villa/3')
	const content = villaContent('3')
	const drafted = await save(itemId, [
		{ name: first.name, alt: alt(1), focal: [20, 80] },
		...content.images.slice(1),
		{ name: second.name, alt: alt(2) },
	])
	expect(drafted.errors).toBe(0)
	const closed = await bodyOf(missing)
	expect(closed.slice(0, 2)).toEqual([404, 'no-store'])
	for (const path of [src, first.preview, first.served!.jpeg!, first.served!.social!])
		for (const client of [undefined, product.olivia, product.james]) expect(await bodyOf(path, client)).toEqual(closed)
	for (const client of [consultant, product.staff, await product.colleague('viewer')]) {
		const answer = await ask(src, client)
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable'])
	}

	expect((await publish(itemId)).status).toBe(200)
	const open = await ask(src)
	expect([open.status, open.headers.get('content-type'), open.headers.get('cache-control')]).toEqual([
		...[200, 'image/avif', 'public, max-age=31536000, immutable'],
	])
	expect((await ask(src, undefined, { 'if-none-match': open.headers.get('etag') ?? '' })).status).toBe(304)
	const shown = product.services.catalogue.current()
	const bundle = shown.villa('3')!
	expect(bundle.pictures[first.name]).toMatchObject({ focal: [20, 80], sources: first.served!.sources })
	expect(bundle.pictures[second.name]).toMatchObject({ social: null })
	expect(bundle.pictures[content.images[1]!.name]?.sources[0]?.type).toBe('image/svg+xml')
	const card = shown.villas.find(({ id }) => id === '3')!.image.served!
	expect(card).toMatchObject({ focal: [20, 80], social: `/pictures/${first.id}/social-20-80.jpg` })
	expect((await ask(card.social!)).status).toBe(200)
	// What no page names is not public: the preview, and crops around other points.
	for (const path of [first.preview, `/pictures/${first.id}/social-50-50.jpg`, `/pictures/${first.id}/original`])
		expect(await bodyOf(path)).toEqual(closed)

	// Pages that are still open show the photographs of what was replaced or withdrawn for a day.
	await save(itemId, content.images as unknown as object[])
	await publish(itemId)
	expect((await ask(src)).status).toBe(200)
	await product.db
		.updateTable('cataloguePictures')
		.set({ publicUntil: new Date(0) })
		.execute()
	expect(await bodyOf(src)).toEqual(closed)
})

test('a photograph that is not made blocks publishing', async () => {
	const picture = await uploaded()
	const itemId = await product.itemId('villa/4')
	const images = [{ name: picture.name, alt: alt(3) }, ...villaContent('4').images.slice(1)]
	await save(itemId, images)
	expect((await publish(itemId)).body.fields).toEqual({ 'images.0.name': 'This photograph is not ready' })
	await make(picture.id)
	expect((await publish(itemId)).status).toBe(200)
	expect((await save(itemId, [{ ...images[0], focal: [101, 0] }])) ?? null).toBeNull()
})

test('the sweep takes what nothing has named for a week, and nothing that a draft or an old version names (CRM-212)', async () => {
	const [unused, drafted] = [await made(), await made()]
	const itemId = await product.itemId('villa/5')
	await save(itemId, [{ name: drafted.name, alt: alt(4) }, ...villaContent('5').images.slice(1)])
	const weekAgo = () =>
		product.db
			.updateTable('cataloguePictures')
			.set({ unusedSince: new Date(Date.now() - 8 * 86_400_000) })
			.where('unusedSince', 'is not', null)
			.execute()
	const published = (await rows()).length
	expect(await sweepPictures(product.services)).toBe(0)
	expect(await rows()).toHaveLength(published)
	await weekAgo()
	const removed = await sweepPictures(product.services)
	expect(removed).toBeGreaterThan(0)
	const left = (await consultant.get(`${PICTURES}?limit=500`)).body.pictures.map(({ id }: CataloguePicture) => id)
	expect(left).toContain(drafted.id)
	expect(left).not.toContain(unused.id)
	expect(await storedFiles()).toEqual(await rows())
	// The photographs of villas 3 and 4 are in versions.
	expect(left.length).toBeGreaterThanOrEqual(4)
})

test('who may upload and look: staff alone, viewers only look; lists refuse what is no id', async () => {
	const viewer = await product.colleague('viewer')
	const bytes = await photograph()
	const { id } = await uploaded()
	const statuses = async (client: Client) => [
		(await client.post(PICTURES, form(bytes))).status,
		(await client.get(PICTURES)).status,
		(await ask(`/pictures/${id}/preview.webp`, client)).status,
	]
	expect(await statuses(product.anonymous)).toEqual([401, 401, 404])
	expect(await statuses(product.olivia)).toEqual([403, 403, 404])
	expect(await statuses(viewer)).toEqual([403, 200, 200])
	expect((await viewer.get(`${PICTURES}?q=img`)).body.total).toBeGreaterThan(0)
	for (const ids of ['', 'x', `${id},x`]) expect((await viewer.get(`${PICTURES}?ids=${ids}`)).status).toBe(400)
	for (const path of ['x/480.avif', `${id}/480.avif`, `${id}/..%2f`, `${id}/`, `${id}/original`])
		expect((await ask(`/pictures/${path}`, viewer)).status).toBe(404)
})

test('AI suggests words for a photograph when staff ask, as plain text, and sees nothing but the photograph (API-208)', async () => {
	const { id } = await uploaded()
	const ask = (client: Client, of = id) => client.post(`${PICTURES}/${of}/ask-ai`)
	const content = `A <b>stone</b> terrace above the sea, seen from the pool ${'at noon '.repeat(60)}`
	provider.reply(respondWith(JSON.stringify({ choices: [{ message: { content } }] })))
	expect(provider.requests).toEqual([])
	const { status, body } = await ask(consultant)
	expect([status, body.text.slice(0, 30)]).toEqual([200, 'A stone terrace above the sea,'])
	expect(body.text.length).toBeLessThanOrEqual(250)
	const { messages } = JSON.parse(provider.requests.at(-1)!.body)
	const [words, { image_url: image }] = messages[1].content
	expect(words).toEqual({ type: 'text', text: 'Describe this photograph.' })
	const sent = Buffer.from(image.url.replace('data:image/jpeg;base64,', ''), 'base64')
	const { format, width, exif } = await sharp(sent).metadata()
	expect([format, width, exif]).toEqual(['jpeg', 480, undefined])
	expect((await ask(await product.colleague('viewer'))).status).toBe(403)
	expect((await ask(consultant, product.olivia.user!.id)).status).toBe(404)
	provider.reply(respondWith('busy', 429))
	expect((await ask(consultant)).status).toBe(503)
})
