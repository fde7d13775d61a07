import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#server/http/refusal.ts'
import type { AppEnv } from '#server/http/routes.ts'
import { documentUpload, imageUpload } from '#shared/uploads.ts'
import { folderStorage } from './folder-storage.ts'
import { requestStream } from './request-stream.ts'
import { type Received, receiveUpload } from './receive-upload.ts'
import { newKey, type Storage } from './storage.ts'

let dir: string
let storage: Storage
let server: ServerType
let port: number
let target: Storage
let last: Received | undefined
const app = new Hono<AppEnv>()

app.post('/:kind', async (c) => {
	const rules = c.req.param('kind') === 'image' ? imageUpload : documentUpload
	last = undefined
	const received = await receiveUpload(requestStream(c), { ...rules, dir: target.uploadDir })
	last = received
	try {
		if (c.req.query('store')) await target.put(newKey('documents', 'pdf'), received.file, 'application/pdf')
		return c.json({ fields: received.fields, ...received.file, path: undefined })
	} finally {
		await received.discard()
	}
})
app.onError((error, c) =>
	error instanceof Refusal
		? c.json({ error: error.message, code: error.code }, error.status)
		: c.json({ error: String(error) }, 500),
)

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), 'upload-'))
	storage = target = folderStorage(join(dir, 'files'))
	server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
	await new Promise((done) => server.once('listening', done))
	port = (server.address() as AddressInfo).port
})
afterEach(async () => {
	expect(await readdir(storage.uploadDir)).toEqual([])
})
afterAll(async () => {
	await new Promise((done) => server.close(done))
	await rm(dir, { recursive: true })
})

const BOUNDARY = 'a-boundary'
const pdf = Buffer.from('%PDF-1.7 and the rest of it')
const file = (bytes: Uint8Array | string, { name = 'document', fileName = 'x.pdf', type = 'application/pdf' } = {}) =>
	Buffer.concat([
		Buffer.from(
			`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
		),
		Buffer.from(bytes as Uint8Array),
		Buffer.from('\r\n'),
	])
const field = (name: string, value: string) =>
	Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const end = Buffer.from(`--${BOUNDARY}--\r\n`)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, end])

/** What has to have happened before the next piece is sent. */
type Before = () => Promise<unknown>
type Sending = {
	path?: string
	type?: string
	length?: number | null
	pieces?: Buffer[]
	before?: Before
	agent?: Agent
}
const formType = `multipart/form-data; boundary=${BOUNDARY}`

/** The server, in this same process, reads its sockets between two turns. */
const aTurn: Before = async () => {
	await turn()
	await turn()
}

/** Sends over a real socket, each piece in a separate segment; without a Content-Length when `length` is null. */
async function send(
	body: Buffer,
	{ path = '/document', type = formType, length = body.length, pieces = [body], agent, before = aTurn }: Sending = {},
) {
	const headers = { 'content-type': type, ...(length === null ? {} : { 'content-length': length }) }
	const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent })
	const answered = new Promise<IncomingMessage>((done, failed) => call.once('response', done).once('error', failed))
	for (const [at, piece] of pieces.entries()) {
		if (at > 0) await before()
		const sent = new Promise((done) => call.write(piece, done))
		// A refused body may never be sent to its end.
		if (at < pieces.length - 1) await Promise.race([sent, answered])
	}
	call.end()
	const answer = await answered
	return {
		status: answer.statusCode,
		...(JSON.parse(await text(answer)) as { code?: string; [more: string]: unknown }),
	}
}

/** Sends without a socket, as tests of the routes do. */
async function sendInMemory(body: Buffer, type = formType) {
	const answer = await app.request('/document', {
		method: 'POST',
		body: new Uint8Array(body),
		headers: { 'content-type': type },
	})
	return { status: answer.status, ...((await answer.json()) as { code?: string }) }
}

const LONG_BOUNDARY = 'b'.repeat(252)
const longForm = Buffer.from(String(form(file(pdf))).replaceAll(BOUNDARY, LONG_BOUNDARY))
const over = Buffer.alloc(documentUpload.maxBytes + 1, '%PDF-')
const farOver = Buffer.concat([over, Buffer.alloc(70_000)])
const elf = Buffer.from('\x7fELF\x02\x01\x01 and so on until there are enough', 'latin1')
const png = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1')

const refused: [name: string, status: number, code: string, body: Buffer, sending?: Sending][] = [
	['HTML called .pdf', 415, 'media_type', form(file('<html><script>alert(1)</script></html>'))],
	['a PNG called .pdf', 415, 'media_type', form(file(png))],
	['a program called .pdf', 415, 'media_type', form(file(elf))],
	['HTML before the PDF', 415, 'media_type', form(file('<html>%PDF-1.7'))],
	['a blank before the PDF', 415, 'media_type', form(file(' %PDF-1.7'))],
	['less than a signature', 415, 'media_type', form(file('%PD'))],
	['PDF bytes declared as HTML', 415, 'media_type', form(file(pdf, { type: 'text/html' }))],
	['PDF bytes declared as anything', 415, 'media_type', form(file(pdf, { type: 'application/octet-stream' }))],
	[
		'a PDF among the images',
		415,
		'media_type',
		form(file(pdf, { name: 'image', type: 'image/png' })),
		{ path: '/image' },
	],
	[
		'an SVG among the images',
		415,
		'media_type',
		form(file('<svg/>', { name: 'image', type: 'image/svg+xml' })),
		{ path: '/image' },
	],
	['an empty file', 400, 'empty_file', form(file(''))],
	['no file', 400, 'no_file', form(field('label', 'Tickets'))],
	['no part at all', 400, 'no_file', end],
	['nothing at all', 400, 'malformed', Buffer.alloc(0)],
	['the file under another name', 400, 'no_file', form(file(pdf, { name: 'other' }))],
	['the document as a field', 400, 'no_file', form(field('document', '%PDF-1.7'))],
	['two files', 400, 'malformed', form(file(pdf), file(pdf))],
	['200 fields', 400, 'malformed', form(...Array.from({ length: 200 }, (_, i) => field('f', `${i}`)), file(pdf))],
	[
		'200 fields after the file',
		400,
		'malformed',
		form(file(pdf), ...Array.from({ length: 200 }, (_, i) => field('f', `${i}`))),
	],
	['too long a field', 413, 'too_large', form(field('label', 'x'.repeat(70_000)), file(pdf))],
	['a file over the limit', 413, 'too_large', form(file(over))],
	['a file over the limit, its length not declared', 413, 'too_large', form(file(over)), { length: null }],
	['an endless file in another field', 413, 'too_large', form(file(farOver, { name: 'other' })), { length: null }],
	['an endless preamble', 413, 'too_large', Buffer.concat([farOver, form(file(pdf))]), { length: null }],
	['an endless epilogue', 413, 'too_large', Buffer.concat([form(file(pdf)), farOver]), { length: null }],
	['no boundary', 400, 'malformed', form(file(pdf)), { type: 'multipart/form-data' }],
	['an empty boundary', 400, 'malformed', form(file(pdf)), { type: 'multipart/form-data; boundary=' }],
	['a 252-byte boundary', 400, 'malformed', longForm, { type: `multipart/form-data; boundary=${LONG_BOUNDARY}` }],
	['another boundary', 400, 'malformed', form(file(pdf)), { type: 'multipart/form-data; boundary=another' }],
	['a body cut off', 400, 'malformed', form(file(pdf)).subarray(0, -end.length - 8)],
	['a head cut off', 400, 'malformed', file(pdf).subarray(0, 60)],
	['JSON', 415, 'media_type', Buffer.from('{}'), { type: 'application/json' }],
	['a plain form', 415, 'media_type', Buffer.from('document=x'), { type: 'application/x-www-form-urlencoded' }],
]

test.each(refused)('refuses %s with %i %s', async (_name, status, code, body, sending) => {
	expect(await send(body, sending)).toMatchObject({ status, code, error: expect.stringMatching(/^[A-Z]/) })
	if (sending?.path !== '/image') expect(await sendInMemory(body, sending?.type)).toMatchObject({ status, code })
})

test('refuses an enormous declared length without reading the body', async () => {
	const call = request({
		port,
		host: '127.0.0.1',
		path: '/document',
		method: 'POST',
		headers: { 'content-type': formType, 'content-length': 1e12 },
	})
	call.on('error', () => {}).write(file(pdf))
	const [answer] = await new Promise<[IncomingMessage]>((done) => call.once('response', (...got) => done(got)))
	expect(answer.statusCode).toBe(413)
	call.destroy()
})

describe('the same connection serves the next upload', () => {
	let agent: Agent
	let connections: number
	const count = () => connections++
	beforeEach(() => {
		connections = 0
		server.on('connection', count)
		agent = new Agent({ keepAlive: true, maxSockets: 1 })
	})
	afterEach(async () => {
		expect(await send(form(file(pdf)), { agent })).toMatchObject({ status: 200 })
		expect(connections).toBe(1)
		server.off('connection', count)
		agent.destroy()
	})

	test('after refusals', async () => {
		for (const body of [form(file(over)), form(file('<html>')), form(file(pdf), file(pdf))])
			expect((await send(body, { agent })).status).toBeGreaterThanOrEqual(400)
	})

	test('after a refusal that arrives while a slow sender is still sending', async () => {
		const body = form(file(Buffer.alloc(3_000_000, '<html>')))
		const pieces = [body.subarray(0, 100_000), body.subarray(100_000)]
		// Nothing outside the server shows that it has decided: it answers when the rest has come.
		expect(await send(body, { agent, pieces, before: () => pause(700) })).toMatchObject({ status: 415 })
	})

	test('after a form with a late epilogue', async () => {
		const fileWritten = () =>
			expect
				.poll(async () => {
					const names = await readdir(storage.uploadDir)
					return Promise.all(names.map(async (name) => (await stat(join(storage.uploadDir, name))).size))
				})
				.toEqual([pdf.length])
		const pieces = [form(file(pdf)), Buffer.from('an epilogue, as the standard allows')]
		expect(await send(Buffer.concat(pieces), { agent, pieces, before: fileWritten })).toMatchObject({ status: 200 })
	})
})

test('returns size, checksum, declared type and fields, whatever their order', async () => {
	const expected = {
		status: 200,
		size: pdf.length,
		sha256: createHash('sha256').update(pdf).digest('hex'),
		type: 'application/pdf',
		fields: { displayName: 'Boarding pass – Zoë', label: '' },
	}
	const around = [field('displayName', 'Boarding pass – Zoë'), file(pdf), field('label', ''), field('__proto__', 'x')]
	expect(await send(form(...around))).toMatchObject(expected)
	expect(await send(form(...around), { length: null })).toMatchObject(expected)
	expect(await sendInMemory(form(...around))).toMatchObject(expected)
	expect(last && Object.keys(last.fields)).toEqual(['displayName', 'label'])
})

test('accepts a file of exactly the limit, and one whose signature arrives in pieces', async () => {
	const full = Buffer.alloc(documentUpload.maxBytes, '%PDF-')
	expect(await send(form(file(full)))).toMatchObject({ status: 200, size: documentUpload.maxBytes })
	const body = form(file(pdf))
	const at = body.indexOf('%PDF-')
	const pieces = [
		body.subarray(0, at + 1),
		body.subarray(at + 1, at + 2),
		body.subarray(at + 2, at + 4),
		body.subarray(at + 4),
	]
	expect(await send(body, { pieces })).toMatchObject({ status: 200, type: 'application/pdf' })
})

test.each([
	['../../etc/x.pdf', 'x.pdf'],
	['C:\\Users\\me\\x.pdf', 'x.pdf'],
	['a\0b\u0007.pdf', 'ab.pdf'],
	['ticket 🎫 تذكرة.pdf', 'ticket 🎫 تذكرة.pdf'],
	['', ''],
	['x\r\nX-Evil: 1', 'x'],
	[`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
])('displays the file name %j as %j', async (fileName, clientName) => {
	expect(await send(form(file(pdf, { fileName })))).toMatchObject({ status: 200, clientName })
})

test('ten concurrent uploads of 20 MB are stored whole; aborted and truncated ones leave no file', async () => {
	const bytes = Buffer.concat([Buffer.from('%PDF-'), randomBytes(20 * 1024 * 1024)])
	const sha256 = createHash('sha256').update(bytes).digest('hex')
	const body = form(file(bytes))
	const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, { path: '/document?store=1' })))
	for (const answer of answers) expect(answer).toMatchObject({ status: 200, size: bytes.length, sha256 })
	const stored = await Array.fromAsync(storage.list(), ({ key }) => key)
	expect(stored).toHaveLength(10)
	for (const key of stored) expect((await stat(join(dir, 'files', key))).size).toBe(bytes.length)

	const headers = { 'content-type': formType, 'content-length': body.length }
	await Promise.all(
		Array.from({ length: 5 }, async () => {
			const call = request({ port, host: '127.0.0.1', path: '/document?store=1', method: 'POST', headers })
			call.on('error', () => {})
			await new Promise((done) => call.write(body.subarray(0, body.length / 2), done))
			call.destroy()
		}),
	)
	await expect.poll(() => readdir(storage.uploadDir)).toEqual([])
	const cut = body.subarray(0, 1_000_000)
	expect(await send(cut, { path: '/document?store=1' })).toMatchObject({ status: 400, code: 'malformed' })
	expect(await Array.fromAsync(storage.list(), ({ key }) => key)).toHaveLength(10)
	expect(await send(form(file(pdf)))).toMatchObject({ status: 200 })
})

test('a hundred uploads aborted at the very beginning leave no file, not even a moment later', async () => {
	const cut = file(pdf).subarray(0, -8)
	const answers = await Promise.all(Array.from({ length: 100 }, () => sendInMemory(cut)))
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
	// By the time a later upload's file has come and gone, so has each of theirs.
	expect(await send(form(file(pdf)))).toMatchObject({ status: 200 })
})

test('a missing upload folder is answered with 500 at once', async () => {
	target = { ...storage, uploadDir: join(dir, 'nowhere') }
	expect(await send(form(file(pdf)))).toMatchObject({ status: 500, error: expect.stringContaining('ENOENT') })
	target = storage
})

describe('a full disk', () => {
	let disk: string
	let mounted = false
	beforeAll(async () => {
		disk = join(dir, 'disk')
		await mkdir(disk)
		mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0
		if (mounted) target = folderStorage(disk)
	})
	afterAll(() => {
		target = storage
		if (mounted) spawnSync('umount', [disk])
	})

	test('is answered with 507, leaves no file, and later uploads succeed once there is space', async ({ skip }) => {
		skip(!mounted, 'Mounting a small disk requires Linux and root')
		const body = form(file(Buffer.concat([Buffer.from('%PDF-'), randomBytes(1_500_000)])))
		const fill = () => send(body, { path: '/document?store=1' })
		expect([(await fill()).status, (await fill()).status]).toEqual([200, 200])
		expect(await fill()).toMatchObject({ status: 507, code: 'storage_full' })
		expect(await readdir(target.uploadDir)).toEqual([])
		const keys = await Array.fromAsync(target.list(), ({ key }) => key)
		expect(keys).toHaveLength(2)

		const picture = target.put(newKey('pictures', 'jpg'), randomBytes(2_000_000), 'image/jpeg')
		await expect(picture).rejects.toMatchObject({ status: 507, code: 'storage_full' })
		expect(await readdir(target.uploadDir)).toEqual([])
		expect(await Array.fromAsync(target.list('pictures/'))).toEqual([])

		await target.remove(keys[0] as string)
		expect(await fill()).toMatchObject({ status: 200 })
	})

	test('that is read-only is answered with 507 and a sentence for staff', async ({ skip }) => {
		skip(!mounted, 'Mounting a small disk requires Linux and root')
		const remount = (mode: string) => spawnSync('mount', ['-o', `remount,${mode}`, disk]).status
		expect(remount('ro')).toBe(0)
		const refused = { code: 'storage_read_only', message: expect.stringContaining('cannot be written to') }
		expect(await send(form(file(pdf)))).toMatchObject({ status: 507, code: 'storage_read_only' })
		const picture = target.put(newKey('pictures', 'jpg'), randomBytes(2000), 'image/jpeg')
		await expect(picture).rejects.toMatchObject({ status: 507, ...refused })
		expect(remount('rw')).toBe(0)
		expect(await send(form(file(pdf)))).toMatchObject({ status: 200 })
	})
})
