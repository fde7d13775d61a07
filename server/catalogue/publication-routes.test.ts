import builtIn from 'virtual:built-in-catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FollowedCatalogue } from './followed-catalogue.ts'
import { publishScheduled } from './schedule/publish-scheduled.ts'
import { type CatalogueProduct, startCatalogueProduct, villaContent } from '#tests/harness/catalogue-product.ts'
import type { Client } from '#tests/harness/product.ts'

const ITEMS = '/api/admin/catalogue/items'

let product: CatalogueProduct
let catalogue: FollowedCatalogue
let consultant: Client
beforeAll(async () => {
	product = await startCatalogueProduct()
	catalogue = product.services.catalogue
	consultant = await product.colleague('consultant')
})
afterAll(() => product.stop())

const read = async (id: string) => (await product.staff.get(`${ITEMS}/${id}`)).body.item
const save = async (id: string, content: object) =>
	(await consultant.put(`${ITEMS}/${id}/draft`, { version: (await read(id)).version, content })).body.item
const publish = async (id: string, more: object = {}) =>
	consultant.post(`${ITEMS}/${id}/publish`, { version: (await read(id)).version, ...more })
const audited = async (id: string) =>
	(await product.db.selectFrom('audit').select('action').where('objectId', '=', id).orderBy('id').execute()).map(
		({ action }) => action,
	)
const missing = '019f0000-0000-7000-8000-000000000001'

test('publishing shows the draft at once, says what it changed and ends the draft (CRM-191)', async () => {
	const id = await product.itemId('villa/3')
	const before = villaContent('3')
	const draft = await save(id, { ...before, name: 'Villa Motu' })
	expect(catalogue.current().villa('3')?.property.name).toBe(before.name)
	const answer = await publish(id, { note: 'A new owner' })
	expect(answer).toMatchObject({
		status: 200,
		body: {
			isPublished: true,
			changes: [{ path: 'name', before: before.name, after: 'Villa Motu' }],
			item: { state: 'public', number: 3, changes: [], published: { no: 2, note: 'A new owner', source: 'staff' } },
		},
	})
	expect(answer.body.item.version).toBeGreaterThan(draft.version)
	expect(catalogue.current().villa('3')?.property.name).toBe('Villa Motu')
	expect((await publish(id)).body).toMatchObject({ isPublished: false, item: { published: { no: 2 } } })
	expect(await audited(id)).toEqual(['catalogue draft changed', 'catalogue item published'])
})

test('nothing but what the forms ask for keeps a new villa or hotel from being published (CRM-190, CRM-191)', async () => {
	const { videoHero: _, eventTag: __, eventTags: ___, ...hotel } = builtIn.hotels[0]!
	const written = { villa: { ...villaContent('1'), sizeText: undefined, videoHero: undefined }, hotel }
	for (const kind of ['villa', 'hotel'] as const) {
		const { id: _id, ...content } = { id: '', ...written[kind] }
		const name = `Untouched ${kind}`
		const { id } = (await consultant.post(ITEMS, { kind, content: { name } })).body.item
		const images = content.images.map((image, n) => ({
			...image,
			alt: `A new ${kind} at noon from the sea, picture ${n}`,
		}))
		const { errors, findings } = await save(id, { ...content, name, images })
		expect([errors, findings.length > 0]).toEqual([0, true])
		expect((await consultant.delete(`${ITEMS}/${id}`)).status).toBe(204)
	}
})

test('errors block publishing with their findings; advice does not (CRM-191)', async () => {
	const id = await product.itemId('villa/4')
	const content = villaContent('4')
	await save(id, { ...content, images: [{ ...content.images[0], alt: 'Pool' }, ...content.images.slice(1)] })
	const refused = await publish(id)
	expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['images.0.alt']])
	expect(refused.body.findings).toMatchObject([{ path: 'images.0.alt', level: 'error' }])
	await save(id, { ...content, name: builtIn.villas[0]!.name })
	expect(Object.keys((await publish(id)).body.fields)).toEqual(['name'])
	await save(id, {
		...content,
		images: [{ ...content.images[0], name: 'no-such/picture' }, ...content.images.slice(1)],
	})
	expect(Object.keys((await publish(id)).body.fields)).toEqual(['images.0.name'])
	expect(catalogue.current().villa('4')?.property.name).toBe(content.name)
	const advised = await save(id, { ...content, description: 'A house by the sea.' })
	expect([advised.errors, advised.advice]).toEqual([0, 1])
	expect((await publish(id)).status).toBe(200)
})

test('nobody publishes, withdraws or restores what they have not read', async () => {
	const id = await product.itemId('villa/5')
	const { version } = await read(id)
	await save(id, { ...villaContent('5'), guests: 9 })
	for (const call of ['publish', 'withdraw', 'versions/1/restore']) {
		const late = await product.staff.post(`${ITEMS}/${id}/${call}`, { version })
		expect([call, late.status, late.body.current.content.guests]).toEqual([call, 412, 9])
		expect((await product.staff.post(`${ITEMS}/${id}/${call}`, {})).status).toBe(422)
		expect((await product.staff.post(`${ITEMS}/${missing}/${call}`, { version })).status).toBe(404)
	}
	expect((await read(id)).published.no).toBe(1)
})

test('a new villa gets its number when it is first published, and two published at once get two (CRM-191)', async () => {
	const added = async (name: string) => {
		const sample = villaContent('6')
		const images = sample.images.map((image) => ({ ...image, alt: `${image.alt} ${name}` }))
		const content = { ...sample, name, images }
		return (await consultant.post(ITEMS, { kind: 'villa', content })).body.item
	}
	const [one, two, three] = [await added('Villa Nova'), await added('Villa Sol'), await added('Villa Luz')]
	expect([one.number, one.errors]).toEqual([null, 0])
	const answers = await Promise.all([publish(three.id), publish(two.id)])
	expect(new Set(answers.map(({ body }) => body.item.number))).toEqual(new Set([7, 8]))
	expect((await publish(one.id)).body.item.number).toBe(9)
	expect(catalogue.current().villa('9')?.property.name).toBe('Villa Nova')
})

test('the history lists every publication, and an old one comes back as a draft (CRM-192)', async () => {
	const id = await product.itemId('villa/1')
	const first = villaContent('1')
	await save(id, { ...first, name: 'Villa Motu Iti' })
	await publish(id)
	const { versions } = (await product.staff.get(`${ITEMS}/${id}/versions`)).body
	expect(versions).toMatchObject([
		{ no: 2, source: 'staff', isPublic: true, publishedBy: expect.any(String) },
		{ no: 1, source: 'built-in', isPublic: false, publishedBy: null },
	])
	const old = (await product.staff.get(`${ITEMS}/${id}/versions/1`)).body.version
	expect(old.content).toEqual(first)
	expect(old.changes).toEqual([{ path: 'name', before: 'Villa Motu Iti', after: first.name }])
	for (const no of ['3', '0', 'x', missing])
		expect((await product.staff.get(`${ITEMS}/${id}/versions/${no}`)).status).toBe(404)
	const { version } = await read(id)
	const restored = await consultant.post(`${ITEMS}/${id}/versions/1/restore`, { version })
	expect(restored.body.item).toMatchObject({ state: 'changed', content: first, published: { no: 2 } })
	expect(catalogue.current().villa('1')?.property.name).toBe('Villa Motu Iti')
	expect((await publish(id)).body.item.published.no).toBe(3)
	expect(catalogue.current().villa('1')?.property.name).toBe(first.name)
})

test('a withdrawn villa leaves the site with its number reserved; the landing page stays (CRM-193)', async () => {
	const id = await product.itemId('villa/2')
	const withdrawItem = async (id: string) =>
		consultant.post(`${ITEMS}/${id}/withdraw`, { version: (await read(id)).version })
	const { body } = await withdrawItem(id)
	expect(body.item).toMatchObject({ state: 'withdrawn', number: 2, published: null, content: villaContent('2') })
	expect(catalogue.current().content('villas/2')).toBeNull()
	expect((await product.staff.get(`${ITEMS}?state=withdrawn`)).body.items).toMatchObject([{ id }])
	expect([(await withdrawItem(id)).status, await audited(id)]).toEqual([409, ['catalogue item withdrawn']])
	expect((await publish(id)).body.item).toMatchObject({ state: 'public', number: 2, published: { no: 2 } })
	expect((await withdrawItem(await product.itemId('landing'))).status).toBe(409)
	const draft = (await consultant.post(ITEMS, { kind: 'hotel' })).body.item
	expect((await withdrawItem(draft.id)).status).toBe(409)
})

test('a publication is scheduled, survives until its time, and is checked again then (CRM-355, API-259)', async () => {
	const id = await product.itemId('hotel/5')
	const path = `${ITEMS}/${id}/schedule`
	const { content } = await read(id)
	const nameShown = () => catalogue.current().hotel('5')?.property.name
	const inMinutes = (minutes: number) => new Date(Math.ceil(Date.now() / 60_000 + minutes) * 60_000)
	const run = async (at: Date) => {
		await publishScheduled({ ...product.services, catalogue }, at.getTime())
		await catalogue.refresh()
	}
	const later = inMinutes(60)
	const schedule = async (more: object = {}, client = consultant) =>
		client.put(path, { version: (await read(id)).version, publishAt: later.toISOString(), ...more })
	expect((await schedule()).body.code).toBe('nothing_to_publish')
	await save(id, { ...content, name: 'Hotel Nova' })
	for (const publishAt of [
		'2027-05-01T09:00',
		'soon',
		'2020-01-01T00:00:00Z',
		'2099-01-01T00:00:00Z',
		inMinutes(1).getTime(),
	])
		expect(Object.keys((await schedule({ publishAt })).body.fields)).toEqual(['publishAt'])
	expect((await schedule({ version: 0 })).status).toBe(412)
	const viewer = await product.colleague('viewer')
	for (const [client, status] of [
		[product.anonymous, 401],
		[product.olivia, 403],
		[viewer, 403],
	] as const)
		expect([(await schedule({}, client)).status, (await client.delete(path)).status]).toEqual([status, status])
	expect((await consultant.put(path.replace(id, missing), { version: 1 })).status).toBe(404)
	expect((await consultant.delete(path)).status).toBe(404)

	const scheduled = await schedule({ note: 'For spring' })
	expect(scheduled.body.item.schedule).toEqual({
		...{ publishAt: later.toISOString(), isHeldBack: false, note: 'For spring', scheduledBy: expect.any(String) },
	})
	await save(id, { ...content, name: 'Hotel Nova', descriptionTitle: 'Later words' })
	await run(new Date(later.getTime() - 1000))
	expect(nameShown()).toBe(content.name)
	await run(later)
	await run(later)
	expect(nameShown()).toBe('Hotel Nova')
	expect(await read(id)).toMatchObject({
		...{ state: 'changed', schedule: null, published: { no: 2, note: 'For spring' } },
		changes: [{ path: 'descriptionTitle', after: 'Later words' }],
	})

	// The name is taken by its time: held back, with a mail, until it is published by hand.
	await save(id, { ...content, name: 'Hotel Prima' })
	await schedule()
	const other = await product.itemId('hotel/6')
	await save(other, { ...(await read(other)).content, name: 'Hotel Prima' })
	await publish(other)
	await run(later)
	expect([nameShown(), (await read(id)).schedule.isHeldBack]).toEqual(['Hotel Nova', true])
	const mails = product.db.selectFrom('mails').select(['to', 'textBody']).where('subject', 'like', '%as scheduled')
	expect(await mails.execute()).toMatchObject([
		{ to: consultant.user?.email, textBody: expect.stringContaining('name') },
	])
	await run(later)
	expect(await mails.execute()).toHaveLength(1)
	expect((await schedule()).status).toBe(422)
	await save(id, { ...content, name: 'Hotel Secunda' })
	await publish(id)
	expect([nameShown(), (await read(id)).schedule]).toEqual(['Hotel Secunda', null])

	await save(id, { ...content, name: 'Hotel Tertia' })
	await schedule()
	expect((await consultant.delete(path)).body.item.schedule).toBeNull()
	await run(later)
	expect(nameShown()).toBe('Hotel Secunda')
	expect((await audited(id)).filter((action) => /schedule|held/.test(action))).toEqual([
		...['catalogue publication scheduled', 'catalogue publication scheduled', 'catalogue publication held back'],
		...['catalogue publication scheduled', 'catalogue schedule cancelled'],
	])
})
