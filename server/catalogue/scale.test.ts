import builtIn from 'virtual:built-in-catalogue'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedItem } from '#shared/catalogue/catalogue-item.ts'
import type { HotelCard } from '#shared/catalogue/card.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import type { ItemContent } from '#shared/catalogue/content.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { type CatalogueProduct, startCatalogueProduct } from '#tests/harness/catalogue-product.ts'
import { refreshSearchIndex } from '#server/search/search-index.ts'
import { catalogueSearch } from './catalogue-search.ts'
import { followCatalogue, type FollowedCatalogue } from './followed-catalogue.ts'
import { refreshAndCompare } from './refresh-and-compare.ts'
import { lockHead, publishContent } from './publish.ts'
import { readContent } from './stored-content.ts'
import { findItem } from './stored-item.ts'

const HOTELS = 2_000
/** The 100 ms of CRM-391, and half as much again: the same work costs more processor time while other programs run. */
const MOST_MS = 150

let product: CatalogueProduct
beforeAll(async () => {
	product = await startCatalogueProduct()
	// Copies of hotel 1 with names, numbers, places and words of their own.
	await sql`
		with made as (
			select gen_random_uuid() as id, gen_random_uuid() as version, n,
				v.content || jsonb_build_object('name', 'Hotel ' || n, 'location', 'Town ' || n % 90,
					'description', 'House ' || n || ' by the sea. ' || (v.content ->> 'description')) as content
			from generate_series(13, ${HOTELS}) n, "catalogueVersions" v join "catalogueItems" i on i.id = v."itemId"
			where i."builtInKey" = 'hotel/1'
		), items as (
			insert into "catalogueItems" (id, kind, number, "publishedVersionId", "publishedRevision", "contentChangedAt")
			select id, 'hotel', n, version, (select revision + 1 from "catalogueHead"), now() from made
		)
		insert into "catalogueVersions" (id, "itemId", no, content, hash, source) select version, id, 1, content, n::text, 'staff' from made`.execute(
		product.db,
	)
	await sql`update "catalogueHead" set revision = revision + 1, "nextHotel" = ${HOTELS + 1}`.execute(product.db)
	await refreshSearchIndex(product.db, catalogueSearch)
})
afterAll(() => product.stop())

/** Processor time of this process in milliseconds, which other work on the machine does not change. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

/** What is held, in MB. */
function heldMb(): number {
	setFlagsFromString('--expose-gc')
	;(runInNewContext('gc') as () => void)()
	return process.memoryUsage().heapUsed / 2 ** 20
}

test('two thousand hotels are read within a second of processor time and 30 MB (SITE-191)', async () => {
	const before = heldMb()
	let catalogue: FollowedCatalogue | null = null
	const ms = await cpuMs(async () => {
		catalogue = await followCatalogue(product.db, builtIn, pino({ level: 'silent' }))
	})
	expect(catalogue!.current().hotels).toHaveLength(HOTELS)
	expect(heldMb() - before).toBeLessThan(30)
	expect(ms).toBeLessThan(1000)
})

/** The most processor time, in milliseconds, for which other requests wait while the work is done. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
	const progress = { longest: 0, isDone: false }
	const watch = async () => {
		while (!progress.isDone) progress.longest = Math.max(progress.longest, await cpuMs(() => nextTurn()))
	}
	await Promise.all([watch(), work().finally(() => (progress.isDone = true))])
	return progress.longest
}

test('staff get a page of two thousand items with its findings quickly, right after a publication too (CRM-391)', async () => {
	const { db, catalogue } = product.services
	await catalogue.refresh()
	const follow = refreshAndCompare(db, catalogue)
	const path = '/api/admin/catalogue/items?limit=50'
	const list = async (query = '') => {
		let items: ListedItem[] = []
		const ms = await cpuMs(async () => {
			;({ items } = (await product.staff.get(path + query)).body)
		})
		expect([query, items.length, Math.round(ms)]).toEqual([query, 50, expect.toSatisfy((ms: number) => ms < MOST_MS)])
		return items
	}
	expect(await longestTurnMs(follow)).toBeLessThan(MOST_MS)
	// Compiles the calls themselves.
	await product.staff.get('/api/admin/catalogue/drawings')
	for (const query of ['', '&kind=hotel', '&q=town', '&state=public']) await list(query)

	const [one, other] = await list('&kind=hotel')
	const errorsAfter = async (name: string) => {
		await rename(db, one!.id, name)
		await follow()
		return (await list('&kind=hotel')).find(({ id }) => id === other!.id)!.errors
	}
	// Only the name is compared: the copies share the descriptions of their pictures.
	expect([await errorsAfter(other!.name), await errorsAfter('Hotel Elsewhere')]).toEqual([
		other!.errors + 1,
		other!.errors,
	])
})

test('of two thousand hotels, trips are offered those whose name begins with the words first (CRM-227)', async () => {
	const offered = async (words: string) => {
		const { entries } = (await product.staff.get(`/api/admin/library/stays?q=${encodeURIComponent(words)}`)).body
		return entries.map(({ name }: { name: string }) => name)
	}
	// What begins with the words comes first, in the order of names.
	expect(await offered('hotel 199')).toEqual(['Hotel 199', ...[0, 1, 2, 3, 4, 5].map((n) => `Hotel 199${n}`)])
})

/** Publishes a hotel under another name. */
const rename = (db: Db, id: string, name: string) =>
	transaction(db, async (tx) => {
		await lockHead(tx)
		const { content } = await findItem(tx, id)
		const item = readContent('hotel', content) as Extract<ItemContent, { kind: 'hotel' }>
		const renamed: ItemContent = { kind: 'hotel', content: { ...item.content, name } }
		await publishContent(tx, { itemId: id, item: renamed, source: 'staff', publishedBy: null })
	})

test('a draft of one of two thousand items has other findings at once (CRM-189)', async () => {
	const [item] = (await product.staff.get('/api/admin/catalogue/items?limit=1&kind=hotel')).body.items
	const { content } = (await product.staff.get(`/api/admin/catalogue/items/${item.id}`)).body.item
	const path = `/api/admin/catalogue/items/${item.id}/draft`
	await product.staff.put(path, { version: item.version, content: { ...content, name: '' } })
	const [changed] = (await product.staff.get('/api/admin/catalogue/items?limit=1&kind=hotel')).body.items
	expect([changed.id, changed.errors > 0]).toEqual([item.id, true])
})

test('a page of two thousand hotels is small and soon found, and its counts are those of the database (SITE-200)', async () => {
	const { catalogue } = product.services
	await catalogue.refresh()
	const pages = catalogue.current().longList('hotels')!
	const content = (query: string) => pages.content(query) as ListContent<HotelCard>
	const [sample] = catalogue.current().hotels
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from "catalogueItems" i
		join "catalogueVersions" v on v.id = i."publishedVersionId" where i.kind = 'hotel'
		and v.content ->> 'country' = ${sample!.country} and v.content ->> 'location' like 'Town%'`.execute(product.db)
	const others = catalogue.current().hotels.filter(({ id, country }) => Number(id) <= 12 && country === sample!.country)
	const query = `?locations=${encodeURIComponent(sample!.country)}&page=2`
	expect(content(query).part).toMatchObject({ total: rows[0]!.count + others.length, page: 2 })
	expect(content(query).cards).toHaveLength(24)
	expect(JSON.stringify(content(query)).length).toBeLessThan(60_000)
	const ms = await cpuMs(async () => {
		for (let n = 0; n < 100; n++) content(`${query}&guests=${n % 3}`)
	})
	expect(ms / 100).toBeLessThan(3)
})
