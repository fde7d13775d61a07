import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { newKey, type Storage } from './storage.ts'

let dir: string
let s3: S3rver
let s3Settings: Parameters<typeof s3Storage>[0]
const stores: Record<string, Storage> = {}

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), 'storage-'))
	s3 = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory: join(dir, 's3'),
		configureBuckets: [{ name: 'agency', configs: [] }],
	})
	const { port } = await s3.run()
	s3Settings = {
		endpoint: `http://127.0.0.1:${port}/`,
		region: 'eu-west-2',
		bucket: 'agency',
		// The only account of the test server.
		accessKeyId: 'S3RVER',
		secretAccessKey: 'S3RVER',
		prefix: 'production/',
		uploadDir: join(dir, 's3-incoming'),
	}
	stores.folder = folderStorage(join(dir, 'folder'))
	stores.s3 = s3Storage(s3Settings)
})
afterAll(async () => {
	await s3.close()
	await rm(dir, { recursive: true })
})

const keysOf = async (store: Storage, prefix?: string) =>
	(await Array.fromAsync(store.list(prefix), ({ key }) => key)).toSorted()
const bytesOf = async (store: Storage, key: string, range?: { start: number; end?: number }) => {
	const found = await store.get(key, range)
	return found && buffer(found.stream)
}

describe.each(['folder', 's3'])('%s', (name) => {
	let store: Storage
	beforeAll(() => {
		store = stores[name]!
	})

	test('stores bytes and returns them whole or in ranges, with the size of the whole', async () => {
		const key = newKey('documents', 'pdf')
		const bytes = randomBytes(200_000)
		await store.put(key, bytes, 'application/pdf')
		expect(await bytesOf(store, key)).toEqual(bytes)
		expect(await store.sizeOf(key)).toBe(200_000)
		const part = await store.get(key, { start: 10, end: 19 })
		expect(part?.size).toBe(200_000)
		expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(10, 20))
		expect(await bytesOf(store, key, { start: 199_990 })).toEqual(bytes.subarray(199_990))
		await store.remove(key)
	})

	test('moves a file given by its path', async () => {
		const key = newKey('documents', 'pdf')
		const bytes = randomBytes(12_000_000)
		const path = join(store.uploadDir, randomUUID())
		await writeFile(path, bytes)
		await store.put(key, { path }, 'application/pdf')
		expect((await bytesOf(store, key))?.equals(bytes)).toBe(true)
		expect(await readdir(store.uploadDir)).toEqual([])
		await store.remove(key)
	})

	test('overwrites an existing file', async () => {
		const key = newKey('pictures', 'jpg')
		await store.put(key, Buffer.from('first, and longer'), 'image/jpeg')
		await store.put(key, Buffer.from('second'), 'image/jpeg')
		expect(String(await bytesOf(store, key))).toBe('second')
		await store.remove(key)
	})

	test('returns null for a missing file, and removing one is no error', async () => {
		const key = newKey('documents', 'pdf')
		expect(await store.get(key)).toBeNull()
		expect(await store.sizeOf(key)).toBeNull()
		await store.remove(key)
	})

	test('lists files by prefix with the time of their last change', async () => {
		const keys = [newKey('documents', 'pdf'), newKey('documents', 'pdf'), newKey('pictures', 'jpg')].toSorted()
		for (const key of keys) await store.put(key, Buffer.from(key), 'application/octet-stream')
		expect(await keysOf(store)).toEqual(keys)
		expect(await keysOf(store, 'documents/')).toEqual(keys.slice(0, 2))
		for await (const { modified } of store.list())
			expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000)
		for (const key of keys) await store.remove(key)
		expect(await keysOf(store)).toEqual([])
	})

	test.each([
		'../../etc/passwd',
		'documents/x.pdf',
		'documents/..%2f',
		'',
		'/etc/passwd',
		'incoming/a\0',
		'Documents/0b5f0000-0000-4000-8000-000000000000.pdf\n',
	])('rejects the key %j', async (key) => {
		await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key')
		await expect(store.get(key)).rejects.toThrow('Not a storage key')
		await expect(store.remove(key)).rejects.toThrow('Not a storage key')
	})

	test('is healthy', () => store.healthy())
})

test('only the owner may read the files in a folder', async () => {
	const store = stores.folder!
	const key = newKey('documents', 'pdf')
	const path = join(store.uploadDir, randomUUID())
	await writeFile(path, 'x', { mode: 0o666 })
	await store.put(key, { path }, 'application/pdf')
	expect((await stat(join(dir, 'folder', key))).mode & 0o777).toBe(0o600)
	expect((await stat(join(dir, 'folder', 'documents'))).mode & 0o777).toBe(0o700)
	await store.remove(key)
})

test('S3 lists more files than fit into one answer', async () => {
	const store = s3Storage({ ...s3Settings, prefix: 'large/' })
	const keys = Array.from({ length: 1001 }, () => newKey('documents', 'pdf')).toSorted()
	for (let at = 0; at < keys.length; at += 50)
		await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, Buffer.from('x'), 'application/pdf')))
	expect(await keysOf(store)).toEqual(keys)
})

test('errors name a wrong secret, a missing bucket and an unreachable service, without the secret', async () => {
	const key = newKey('documents', 'pdf')
	const wrongSecret = s3Storage({ ...s3Settings, secretAccessKey: 'a-wrong-secret' })
	await expect(wrongSecret.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(/403 SignatureDoesNotMatch$/)
	await expect(wrongSecret.healthy()).rejects.toThrow('403')
	const missingBucket = s3Storage({ ...s3Settings, bucket: 'nowhere' })
	await expect(missingBucket.get(key)).rejects.toThrow('NoSuchBucket')
	await expect(missingBucket.healthy()).rejects.toThrow('404')
	const unreachable = s3Storage({ ...s3Settings, endpoint: 'http://127.0.0.1:1' })
	await expect(unreachable.get(key)).rejects.toMatchObject({ status: 503, code: 'storage_away' })
})

test('a request is attempted three times when the service drops connections', async () => {
	let calls = 0
	const { port, hostname } = new URL(s3Settings.endpoint)
	const flaky = createServer((socket) => {
		if (++calls < 3) socket.destroy()
		else socket.pipe(connect(Number(port), hostname)).pipe(socket)
	}).listen(0, '127.0.0.1')
	await new Promise((done) => flaky.once('listening', done))
	const store = s3Storage({ ...s3Settings, endpoint: `http://127.0.0.1:${(flaky.address() as AddressInfo).port}` })
	expect(await store.sizeOf(newKey('documents', 'pdf'))).toBeNull()
	expect(calls).toBe(3)
	flaky.close()
})
