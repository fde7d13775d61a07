import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { buildBindings } from '#tests/builders/bindings.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'
import { publishAssets, publishedAssets, sweepReleases } from './published-assets.ts'
import { createSite } from './site.ts'
import { type BuiltFiles, serveBuiltFiles } from './static-files.ts'

const security = { 'X-Content-Type-Options': 'nosniff' }
let database: FreshDatabase
beforeAll(async () => {
	database = await freshDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
	await sql`delete from releases`.execute(database.db)
	await sql`delete from assets`.execute(database.db)
})

/** A build with these files; scripts are compressed as the real build compresses them. */
const buildOf = (contents: Record<string, string>): BuiltFiles =>
	new Map(
		Object.entries(contents).map(([path, text]) => {
			const identity = Uint8Array.from(Buffer.from(text))
			const packed = path.endsWith('.js') && {
				br: Uint8Array.from(brotliCompressSync(identity)),
				gzip: Uint8Array.from(gzipSync(identity)),
			}
			return [path, { etag: `"${hash('sha256', text, 'base64url').slice(0, 22)}"`, encodings: { identity, ...packed } }]
		}),
	)

const script = (name: string) => `console.log('${name}');`.repeat(200)
/** Releases share what did not change. */
const releaseOf = (name: string) =>
	buildOf({
		[`/assets/start-${name}.js`]: script(name),
		'/assets/pictures/bay.1a2b.avif': 'the bay',
		'/assets/films/bay.3c4d.webm': '0123456789',
		'/favicon.ico': name,
	})

/** An instance that runs this build. */
function instanceOf(files: BuiltFiles, db = database.db) {
	const site = createSite({
		api: () => new Response(),
		files: serveBuiltFiles(files, security),
		otherAssets: publishedAssets(db, security),
		availability: () => null,
		pages: () => new Response('no such page', { status: 404 }),

		legalPages: () => null,
		sharedPages: () => null,
		previewPages: () => null,
		pictures: () => null,
		signedInPages: () => null,
		security,
		contact: '',
	})
	return async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		site(new Request(`http://localhost${path}`, { method, headers }), buildBindings())
}

it('an instance answers an asset that only another release has, exactly as that release would (API-91)', async () => {
	const [a, b] = [releaseOf('a'), releaseOf('b')]
	await publishAssets(database.db, a)
	await publishAssets(database.db, b)
	const [first, second] = [instanceOf(a), instanceOf(b)]
	for (const [path, own, other] of [
		['/assets/start-a.js', first, second],
		['/assets/start-b.js', second, first],
	] as const)
		for (const encodings of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity']) {
			const [expected, found] = await Promise.all(
				[own, other].map((one) => one(path, { 'accept-encoding': encodings })),
			)
			expect(Object.fromEntries(found!.headers)).toEqual(Object.fromEntries(expected!.headers))
			expect(Buffer.from(await found!.arrayBuffer())).toEqual(Buffer.from(await expected!.arrayBuffer()))
		}
	const compressed = await second('/assets/start-a.js', { 'accept-encoding': 'br, gzip' })
	expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect(compressed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
	expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(script('a'))
	const zipped = await second('/assets/start-a.js', { 'accept-encoding': 'gzip' })
	expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script('a'))
	const etag = compressed.headers.get('etag') ?? ''
	expect((await second('/assets/start-a.js', { 'if-none-match': etag })).status).toBe(304)
})

it('answers a range of a film of another release', async () => {
	await publishAssets(database.db, releaseOf('a'))
	const range = await instanceOf(new Map())('/assets/films/bay.3c4d.webm', { range: 'bytes=7-' })
	expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([206, 'bytes 7-9/10', '789'])
})

it('answers 404 for a name that never existed, and serves nothing but assets', async () => {
	await publishAssets(database.db, releaseOf('a'))
	await sql`insert into assets values ('/assets/.env', 'identity', '""', ''), ('/assets/x.map', 'identity', '""', ''),
		('/secret.js', 'identity', '""', '')`.execute(database.db)
	const get = instanceOf(releaseOf('b'))
	for (const path of [
		'/assets/start-c.js',
		'/assets/start-A.js',
		'/assets/start-a.js/',
		'/assets/%00.js',
		"/assets/'.js",
		'/assets/',
		'/assets/.env',
		'/assets/x.map',
		'/secret.js',
		'/assets/../secret.js',
		'/assets/%2e%2e/secret.js',
	])
		expect([path, (await get(path)).status]).toEqual([path, 404])
	expect((await get('/assets/start-a.js', {}, 'POST')).status).toBe(405)
	// Only what is under /assets/ is published: the other files have the same names in every release.
	expect(await (await instanceOf(new Map())('/favicon.ico')).text()).toBe('no such page')
})

it('publishing again stores nothing twice, and instances that start together do not disturb each other', async () => {
	const stored = () => database.db.selectFrom('assets').select(['path', 'encoding', 'bytes']).execute()
	await publishAssets(database.db, releaseOf('a'))
	const before = await stored()
	await Promise.all([1, 2, 3].map(() => publishAssets(database.db, releaseOf('a'))))
	expect(await stored()).toEqual(before)
	await Promise.all([...Array(4).keys()].map((n) => publishAssets(database.db, releaseOf(String(n)))))
	expect(new Set((await stored()).map(({ path }) => path)).size).toBe(2 + 5)
})

it('removes the assets of a release two weeks after it was superseded, but never of the newest two', async () => {
	const ids = ['a', 'b', 'c']
	const pass = (days: number) =>
		sql`update releases set "startedAt" = "startedAt" - ${days} * interval '1 day',
			"supersededAt" = "supersededAt" - ${days} * interval '1 day'`.execute(database.db)
	const available = async () => {
		await sweepReleases(database.db)
		const get = instanceOf(new Map())
		const statuses = await Promise.all(ids.map(async (id) => (await get(`/assets/start-${id}.js`)).status))
		return ids.filter((_, i) => statuses[i] === 200).join('')
	}
	// A release that ran for a year is superseded only when the next one starts.
	await publishAssets(database.db, releaseOf('a'))
	await pass(365)
	await publishAssets(database.db, releaseOf('b'))
	await publishAssets(database.db, releaseOf('c'))
	expect(await available()).toBe('abc')
	await pass(13)
	expect(await available()).toBe('abc')
	await pass(2)
	expect(await available()).toBe('bc')
	await pass(365)
	expect(await available()).toBe('bc')
	// A release that is started again, after going back to it, is not superseded.
	await publishAssets(database.db, releaseOf('b'))
	await publishAssets(database.db, releaseOf('a'))
	await pass(20)
	expect(await available()).toBe('ab')
	const shared = await instanceOf(new Map())('/assets/pictures/bay.1a2b.avif')
	expect(await shared.text()).toBe('the bay')
})

it('keeps at most twenty releases', async () => {
	for (let n = 0; n < 25; n++) await publishAssets(database.db, releaseOf(`build-${n}`))
	await sweepReleases(database.db)
	const left = await database.db.selectFrom('assets').select('path').distinct().execute()
	expect(left.filter(({ path }) => path.startsWith('/assets/start-')).length).toBe(20)
})

it('answers 503 while the database is away, because 404 would say that there is no such asset', async () => {
	const away = connect({ connectionString: 'postgres://nobody@localhost:1/none' })
	const get = instanceOf(releaseOf('b'), away)
	const unknown = await get('/assets/start-a.js')
	expect([unknown.status, unknown.headers.get('retry-after'), unknown.headers.get('cache-control')]).toEqual([
		503,
		'2',
		'no-store',
	])
	expect((await get('/assets/start-b.js')).status).toBe(200)
	await away.destroy()
})
