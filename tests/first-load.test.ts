import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBuiltAssets } from '#server/site/assets.ts'
import { catalogue } from '#tests/catalogue.ts'
import { modulesOf } from '#web/framework/page-modules.ts'
import { routeAt } from '#web/framework/routes.tsx'

const BROTLI_KB = 1000
let folder: string
let assetsOf: Awaited<ReturnType<typeof readBuiltAssets>>

/** `npm test` has just built the product. */
const built = process.env.CLIENT_BUILD

beforeAll(async () => {
	folder = built ?? (await buildClient())
	assetsOf = await readBuiltAssets(folder)
}, 300_000)
afterAll(() => (built ? undefined : rm(folder, { recursive: true })))

async function buildClient() {
	const folder = await mkdtemp(join(tmpdir(), 'first-load-'))
	const client = { build: { outDir: folder, emptyOutDir: true } }
	const { NODE_ENV } = process.env
	const builder = await createBuilder({ logLevel: 'error', environments: { client } })
	await builder.build(builder.environments.client!)
	// Vite has set it to 'production' for all test files of this worker, which have loaded a part of React's development build.
	process.env.NODE_ENV = NODE_ENV
	return folder
}

/** The addresses of all JavaScript in a page's head, without the script that is part of the page. */
const scriptsOf = (...sources: string[]) => {
	const { scripts, modules } = assetsOf(sources)
	return [...scripts, ...modules]
}
/** The same scripts as one text. */
const codeOf = async (...sources: string[]) =>
	(await Promise.all(scriptsOf(...sources).map((address) => readFile(join(folder, address), 'utf8')))).join('\n')
/** Tiny files are not compressed. */
const sizeOf = async (address: string) =>
	(await stat(join(folder, `${address}.br`)).catch(() => stat(join(folder, address)))).size
/** With the script that every page contains. */
const total = async (addresses: readonly string[]) =>
	(await Promise.all(addresses.map(sizeOf))).reduce(
		(sum, size) => sum + size,
		brotliCompressSync(assetsOf([]).themeStart).length,
	)

describe('the first load', () => {
	it.each([
		['/', 72.3],
		['/nowhere', 70],
		['/villas/1', 74.2],
		['/hotels/3', 74.6],
		['/villas', 74.6],
		['/hotels', 74.6],
		['/portal', 113],
		['/portal/trips/7', 98],
		['/portal/trips/7/guests', 113],
		['/admin', 116],
	])('of %s is at most %d kB of JavaScript, brotli (SITE-221, SITE-222)', async (path, budget) => {
		expect((await total(scriptsOf(...modulesOf(routeAt(path).pattern)))) / BROTLI_KB).toBeLessThanOrEqual(budget)
	})

	it.each([
		['/portal', 10],
		['/portal/trips/7', 8],
		['/portal/trips/7/guests', 12],
	])('of %s is at most %i scripts (PORTAL-72)', (path, most) => {
		expect(scriptsOf(...modulesOf(routeAt(path).pattern)).length).toBeLessThanOrEqual(most)
	})

	it('of an event page is a single script of at most 2 kB, without React', async () => {
		const { scripts, modules, styles, fonts } = assetsOf([], 'web/event/entry.ts')
		expect(await total([...scripts, ...modules])).toBeLessThanOrEqual(2 * BROTLI_KB)
		expect([scripts.length, modules.length, styles.length, fonts.length]).toEqual([1, 0, 1, 2])
	})

	it('of the landing page is at most six scripts, one stylesheet and two fonts', () => {
		const { styles, fonts } = assetsOf(['web/site/home/page.tsx'])
		expect(scriptsOf('web/site/home/page.tsx').length).toBeLessThanOrEqual(6)
		expect(styles).toHaveLength(1)
		expect(fonts).toHaveLength(2)
	})

	it('of the landing page contains no code of the CRM, the portal or their data', async () => {
		const code = await codeOf('web/site/home/page.tsx')
		expect(code).toContain('Luxury Travel Services')
		for (const word of ['/api/admin', '/api/portal', 'QueryClient', 'Add Trip', 'ZodError'])
			expect(code).not.toContain(word)
	})

	it('of the CRM contains the dashboard, but no other section, no dialog and no form (SITE-222)', async () => {
		const code = await codeOf(...modulesOf('/admin'))
		expect(code).toContain('Recent Trips')
		for (const word of [
			'Save Changes',
			'Passport Number',
			'ZodError',
			'Import from Booking URL',
			'DialogContent',
			'PopoverContent',
		])
			expect(code).not.toContain(word)
	})
})

it('puts no rates into any script, not even into those of single properties', async () => {
	const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
	expect(names.length).toBeGreaterThan(20)
	for (const name of names)
		expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(/\b(?:price|offSeasonPrice)["`']?:\s*\d/)
})

it('puts nothing of the catalogue into any script (SITE-173)', async () => {
	const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
	const words = [...catalogue.villas, ...catalogue.hotels].flatMap(({ name, image }) => [name, image.alt])
	for (const name of names) {
		const code = await readFile(join(folder, name), 'utf8')
		expect(
			words.filter((word) => code.includes(word)),
			name,
		).toEqual([])
	}
})

it('compresses every text file of the build and names every script by its hash', async () => {
	const addresses = [...scriptsOf('web/admin/app/page.tsx'), ...assetsOf(['web/admin/app/page.tsx']).styles]
	for (const address of addresses) expect(address).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/)
	const styles = assetsOf(['web/site/home/page.tsx']).styles[0] ?? ''
	expect((await stat(join(folder, `${styles}.br`))).size).toBeLessThan((await stat(join(folder, `${styles}.gz`))).size)
})
