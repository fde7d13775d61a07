import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#server/http/refusal.ts'
import type { AppEnv } from '#server/http/routes.ts'
import { folderStorage } from './folder-storage.ts'
import { type ServedFile, sendFile } from './serve-file.ts'
import { newKey, type Storage } from './storage.ts'

const key = newKey('documents', 'pdf')
const bytes = randomBytes(3_000_000)
const document: ServedFile = { key, contentType: 'application/pdf', disposition: 'attachment', name: 'Ticket' }

let dir: string
let folder: Storage
let storage: Storage
let server: ServerType
let served: ServedFile
const app = new Hono<AppEnv>()
app.get('/file', (c) => sendFile(c, storage, served))
app.onError((error, c) => c.json({ error: error.message }, error instanceof Refusal ? error.status : 500))

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), 'serve-'))
	folder = folderStorage(dir)
	await folder.put(key, bytes, 'application/pdf')
	server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
	await new Promise((done) => server.once('listening', done))
})
beforeEach(() => {
	served = document
	storage = { ...folder }
})
afterAll(async () => {
	await new Promise((done) => server.close(done))
	await rm(dir, { recursive: true })
})

/** Collects the streams that the storage opens from now on in this test. */
function watchOpened() {
	const opened: Readable[] = []
	storage.get = async (...asked) => {
		const found = await folder.get(...asked)
		if (found) opened.push(found.stream)
		return found
	}
	return opened
}

async function ask({ method = 'GET', ...headers }: Record<string, string> = {}) {
	const { port } = server.address() as AddressInfo
	const call = request({ port, host: '127.0.0.1', path: '/file', method, headers, agent: false }).end()
	return new Promise<IncomingMessage>((done, failed) => call.once('response', done).once('error', failed))
}

test('a document is an attachment in a sandbox and is never cached', async () => {
	const answer = await ask()
	expect(answer.statusCode).toBe(200)
	expect(answer.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-length': '3000000',
		'content-disposition': `attachment; filename="Ticket.pdf"; filename*=UTF-8''Ticket.pdf`,
		'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
		'x-content-type-options': 'nosniff',
		'cache-control': 'private, no-store',
		'accept-ranges': 'bytes',
	})
	expect((await buffer(answer)).equals(bytes)).toBe(true)
})

test('a picture is shown inline and may be cached', async () => {
	served = { key, contentType: 'image/jpeg', disposition: 'inline', name: 'Header', maxAge: 3600 }
	const { headers, body } = await app.request('/file')
	await body?.cancel()
	expect(headers.get('content-disposition')).toMatch(/^inline; filename="Header.jpg"/)
	expect(headers.get('cache-control')).toBe('private, max-age=3600, immutable')
})

test.each([
	['bytes=0-0', 0, 0],
	['bytes=10-19', 10, 19],
	['bytes=2999990-', 2_999_990, 2_999_999],
	['bytes=2999990-9999999', 2_999_990, 2_999_999],
	['bytes=-10', 2_999_990, 2_999_999],
	['bytes=-9999999', 0, 2_999_999],
])('%s is answered with that range', async (range, first, last) => {
	const answer = await ask({ range })
	expect(answer.statusCode).toBe(206)
	expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/3000000`)
	expect(answer.headers['content-length']).toBe(String(last - first + 1))
	expect((await buffer(answer)).equals(bytes.subarray(first, last + 1))).toBe(true)
})

test.each(['bytes=3000000-', 'bytes=9999999-99999999', 'bytes=-0'])('%s is outside the file: 416', async (range) => {
	const answer = await ask({ range })
	expect(answer.statusCode).toBe(416)
	expect(answer.headers['content-range']).toBe('bytes */3000000')
	expect(await buffer(answer)).toHaveLength(0)
})

test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,3-4', 'bytes=99999999999999999999-'])(
	'%s is answered with the whole file',
	async (range) => {
		const answer = await ask({ range })
		expect(answer.statusCode).toBe(200)
		expect(await buffer(answer)).toHaveLength(bytes.length)
	},
)

test('a range with If-Range is answered with the whole file', async () => {
	const answer = await ask({ range: 'bytes=0-9', 'if-range': '"abc"' })
	expect(answer.statusCode).toBe(200)
	expect(await buffer(answer)).toHaveLength(bytes.length)
})

test('HEAD returns the same headers without opening the file', async () => {
	const opened = watchOpened()
	const answer = await ask({ method: 'HEAD', range: 'bytes=0-9' })
	expect(answer.statusCode).toBe(206)
	expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-type': 'application/pdf' })
	expect(opened).toEqual([])
})

test('a missing file is answered with 404', async () => {
	served = { ...document, key: newKey('documents', 'pdf') }
	expect((await ask()).statusCode).toBe(404)
})

test('a disk error while reading aborts the response, and the server keeps running', async () => {
	storage.get = async (...asked) => {
		const found = await folder.get(...asked)
		async function* failing() {
			for await (const chunk of found?.stream ?? []) {
				yield chunk
				throw new Error('EIO')
			}
		}
		return { stream: Readable.from(failing(), { objectMode: false }), size: bytes.length }
	}
	await expect(ask().then(buffer)).rejects.toThrow('aborted')
	storage = folder

	const short = newKey('documents', 'pdf')
	await storage.put(short, bytes, 'application/pdf')
	served = { ...document, key: short }
	const answer = await ask()
	await truncate(join(dir, short), 100)
	await expect(buffer(answer)).rejects.toThrow('aborted')
	served = document
	expect((await buffer(await ask())).length).toBe(bytes.length)
})

test('clients that disconnect while reading leave no file open', async () => {
	const opened = watchOpened()
	for (let i = 0; i < 5; i++) {
		const answer = await ask()
		answer.on('error', () => {}).once('data', () => answer.destroy())
		await new Promise((done) => answer.once('close', done))
	}
	expect(opened).toHaveLength(5)
	await expect.poll(() => opened.every(({ closed }) => closed)).toBe(true)
})

test('a client that disconnects before the answer leaves no file open', async () => {
	const opened = watchOpened()
	const { promise: asked, resolve: arrived } = Promise.withResolvers<void>()
	const { promise: left, resolve: leave } = Promise.withResolvers<void>()
	storage.sizeOf = async (wanted) => {
		arrived()
		await left
		return folder.sizeOf(wanted)
	}
	const { port } = server.address() as AddressInfo
	const connected = once(server, 'connection')
	const call = request({ port, host: '127.0.0.1', path: '/file', agent: false }).end()
	call.on('error', () => {})
	await asked
	const [socket] = (await connected) as [Socket]
	call.destroy()
	await once(socket, 'close')
	leave()
	// What the first request still opens, it opens before this one has its whole answer.
	storage.sizeOf = (wanted) => folder.sizeOf(wanted)
	expect(await buffer(await ask())).toHaveLength(bytes.length)
	await expect.poll(() => opened.filter(({ closed }) => !closed)).toEqual([])
})
