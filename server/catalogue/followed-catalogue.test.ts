import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import builtIn from 'virtual:built-in-catalogue'
import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import { publicCatalogueOf } from '#shared/catalogue/public-catalogue.ts'
import { tablesInOrder } from '#server/backup/tables.ts'
import { transaction } from '#server/db/transaction.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { followCatalogue } from './followed-catalogue.ts'
import { importBuiltIn } from './import-built-in.ts'
import { lockHead, publishContent, withdraw } from './publish.ts'

let database: FreshDatabase
beforeEach(async () => {
	database = await freshDatabase()
})
afterEach(() => database.drop())

const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
const instance = () => followCatalogue(database.db, builtIn, log)
const KEYS = ['home', 'villas', 'hotels', 'welcome', ...['1', '2', '3', '4', '5', '6'].map((id) => `villas/${id}`)]
const shown = (catalogue: ReturnType<typeof publicCatalogueOf>) => KEYS.map((key) => catalogue.content(key))

const itemIdOf = async (key: string) =>
	(await database.db.selectFrom('catalogueItems').select('id').where('builtInKey', '=', key).executeTakeFirstOrThrow())
		.id
const villa = (id: string) => {
	const { id: _, ...content } = builtIn.villas.find((one) => one.id === id)!
	return content
}
/** Publishes villa `id` with another name, as staff do. */
const rename = (id: string, name: string) =>
	transaction(database.db, async (tx) => {
		await lockHead(tx)
		const item = { kind: 'villa' as const, content: { ...villa(id), name } }
		return publishContent(tx, { itemId: await itemIdOf(`villa/${id}`), item, source: 'staff', publishedBy: null })
	})
const withdrawVilla = (id: string) =>
	transaction(database.db, async (tx) => {
		await lockHead(tx)
		await withdraw(tx, await itemIdOf(`villa/${id}`))
	})
const versions = async () =>
	Number(
		(
			await database.db
				.selectFrom('catalogueVersions')
				.select(({ fn }) => fn.countAll().as('n'))
				.executeTakeFirst()
		)?.n,
	)

test('imports the built-in catalogue once, whatever the number of instances that start at once, and shows exactly it', async () => {
	await Promise.all([importBuiltIn(database.db, builtIn), importBuiltIn(database.db, builtIn)])
	await importBuiltIn(database.db, builtIn)
	expect(await versions()).toBe(6 + 12 + 1)
	const { current } = await instance()
	expect(shown(current())).toEqual(shown(publicCatalogueOf(builtIn)))
	expect(current().hotels).toEqual(publicCatalogueOf(builtIn).hotels)
})

test('shows a publication on every instance, with the same objects for nothing new', async () => {
	await importBuiltIn(database.db, builtIn)
	const [first, second] = [await instance(), await instance()]
	const before = second.current()
	await second.refresh()
	expect(second.current()).toBe(before)
	expect(await rename('3', 'Villa Motu')).toBe(true)
	await Promise.all([first.refresh(), second.refresh()])
	for (const { current } of [first, second]) {
		expect(current().villa('3')?.property.name).toBe('Villa Motu')
		expect(current().villas.find(({ id }) => id === '3')?.name).toBe('Villa Motu')
		expect(current().content('villas/4')).toEqual(before.content('villas/4'))
	}
	expect(await rename('3', 'Villa Motu')).toBe(false)
	expect(await versions()).toBe(20)
})

test('never gives a public number twice, and shows another villa in place of a withdrawn one', async () => {
	await importBuiltIn(database.db, builtIn)
	const followed = await instance()
	await withdrawVilla('6')
	await followed.refresh()
	expect(followed.current().villas.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5'])
	expect(followed.current().content('villas/6')).toBeNull()
	expect(followed.current().villa('6')?.property.id).toBe('1')
	const seventh = { ...villa('6'), name: 'Villa Nova' }
	await importBuiltIn(database.db, { ...builtIn, villas: [...builtIn.villas, { id: '7', ...seventh }] })
	await followed.refresh()
	// The agency has withdrawn a villa: new ones are offered to it, not published.
	expect(followed.current().villas).toHaveLength(5)
	await transaction(database.db, async (tx) => {
		await lockHead(tx)
		const item = { kind: 'villa' as const, content: seventh }
		await publishContent(tx, { itemId: await itemIdOf('villa/7'), item, source: 'staff', publishedBy: null })
	})
	expect(await rename('6', 'Villa Rocha Again')).toBe(true)
	await followed.refresh()
	expect(
		followed
			.current()
			.villas.map(({ id, name }) => `${id} ${name}`)
			.slice(-2),
	).toEqual(['6 Villa Rocha Again', '7 Villa Nova'])
})

test('a later release changes what the agency has left as it was, and offers the rest (SITE-172)', async () => {
	await importBuiltIn(database.db, builtIn)
	await rename('3', 'Villa Motu')
	await withdrawVilla('2')
	const renamed = builtIn.villas.map((one) => ({ ...one, name: `${one.name} II` })).filter(({ id }) => id !== '5')
	const later: Catalogue = { ...builtIn, villas: renamed }
	await importBuiltIn(database.db, later)
	const { current } = await instance()
	expect(current().villas.map(({ id, name }) => `${id} ${name}`)).toEqual([
		`1 ${villa('1').name} II`,
		'3 Villa Motu',
		`4 ${villa('4').name} II`,
		'6 Villa Rocha II',
	])
	const offers = await database.db
		.selectFrom('catalogueItems')
		.select(['number', 'builtInOffer'])
		.where('builtInOffer', 'is not', null)
		.orderBy('number')
		.execute()
	expect(offers.map(({ number, builtInOffer }) => [number, (builtInOffer as { name: string }).name])).toEqual([
		[2, `${villa('2').name} II`],
		[3, `${villa('3').name} II`],
	])
})

test('content that cannot be read stays as the process showed it, and is left out by one that starts', async () => {
	await importBuiltIn(database.db, builtIn)
	const running = await instance()
	await rename('3', 'Villa Motu')
	await database.db
		.updateTable('catalogueVersions')
		.set({ content: JSON.stringify({ name: 5 }) })
		.where('no', '=', 2)
		.execute()
	await running.refresh()
	expect(running.current().villa('3')?.property.name).toBe(villa('3').name)
	expect(lines.join()).toContain(await itemIdOf('villa/3'))
	expect((await instance()).current().villas).toHaveLength(5)
})

test('content of a later release may have members that this one does not know', async () => {
	await importBuiltIn(database.db, builtIn)
	const content = JSON.stringify({ ...villa('3'), name: 'Villa Motu', moat: 'deep', schemaVersion: 2 })
	await rename('3', 'Villa Motu')
	await database.db.updateTable('catalogueVersions').set({ content }).where('no', '=', 2).execute()
	const bundle = (await instance()).current().villa('3')
	expect(bundle?.property).toEqual({ ...publicCatalogueOf(builtIn).villa('3')?.property, name: 'Villa Motu' })
})

test('is part of every backup', async () => {
	const tables = await tablesInOrder(database.db)
	for (const name of ['catalogueHead', 'catalogueItems', 'catalogueVersions']) expect(tables).toContain(name)
})
