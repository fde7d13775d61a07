import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBuiltFiles, serveBuiltFiles, type StaticFiles } from './static-files.ts'

let folder: string
let files: StaticFiles
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'static-'))
	await mkdir(join(folder, 'assets'))
	await mkdir(join(folder, '.vite'))
	const written = {
		'assets/app-1a2b.js': 'plain',
		'assets/app-1a2b.js.br': 'as brotli',
		'assets/app-1a2b.js.gz': 'as gzip',
		'assets/app-1a2b.js.map': '{}',
		'assets/picture-3c4d.avif': 'picture',
		'assets/film-5e6f.webm': '0123456789',
		'favicon.ico': 'icon',
		'.env': 'SECRET=1',
		'.vite/manifest.json': '{}',
		'package.json': '{}',
	}
	await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)))
	files = serveBuiltFiles(await readBuiltFiles(folder), { 'X-Content-Type-Options': 'nosniff' })
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
	files(new Request(`http://localhost${path}`, { headers }), path)

it('caches a hashed file for ever and a named one for an hour', () => {
	const asset = get('/assets/app-1a2b.js')
	expect(asset?.status).toBe(200)
	expect(asset?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect(asset?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
	expect(asset?.headers.get('x-content-type-options')).toBe('nosniff')
	expect(get('/favicon.ico')?.headers.get('cache-control')).toBe('public, max-age=3600')
})

it('answers in the best encoding that the browser accepts', async () => {
	const encoded = async (accepted: string) => {
		const answer = get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
		return [answer?.headers.get('content-encoding'), await answer?.text()]
	}
	expect(await encoded('gzip, deflate, br')).toEqual(['br', 'as brotli'])
	expect(await encoded('gzip')).toEqual(['gzip', 'as gzip'])
	expect(await encoded('gzip, br;q=0')).toEqual(['gzip', 'as gzip'])
	expect(await encoded('identity')).toEqual([null, 'plain'])
	expect(get('/assets/picture-3c4d.avif', { 'accept-encoding': 'br' })?.headers.get('content-encoding')).toBeNull()
})

it('answers 304 to a client that has the file', async () => {
	const etag = get('/favicon.ico')?.headers.get('etag') ?? ''
	const again = get('/favicon.ico', { 'if-none-match': etag })
	expect(again?.status).toBe(304)
	expect(await again?.text()).toBe('')
})

it('accepts its ETag after a proxy has weakened it', () => {
	const etag = get('/assets/app-1a2b.js')?.headers.get('etag') ?? ''
	expect(get('/assets/app-1a2b.js', { 'if-none-match': `W/${etag}` })?.status).toBe(304)
	expect(get('/assets/app-1a2b.js', { 'if-none-match': `"other", ${etag}` })?.status).toBe(304)
	expect(get('/assets/app-1a2b.js', { 'if-none-match': '"other"' })?.status).toBe(200)
})

it('answers range requests for a film', async () => {
	const ask = async (range?: string) => {
		const answer = get('/assets/film-5e6f.webm', { ...(range && { range }), 'accept-encoding': 'br' })
		return [answer?.status, answer?.headers.get('content-range'), await answer?.text()]
	}
	expect(await ask('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01'])
	expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
	expect(await ask('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
	expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', ''])
	expect(await ask()).toEqual([200, null, '0123456789'])
	expect(get('/assets/film-5e6f.webm')?.headers.get('accept-ranges')).toBe('bytes')
})

it('serves no source maps, no dot-files, no manifest and nothing outside its folder', () => {
	const paths = [
		'/assets/app-1a2b.js.map',
		'/assets/app-1a2b.js.br',
		'/.env',
		'/.vite/manifest.json',
		'/package.json',
		'/assets/../.env',
		'/../package.json',
		'/assets',
		'/',
	]
	expect(paths.filter((path) => get(path))).toEqual([])
})
