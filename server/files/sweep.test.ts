import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import { newKey, type Storage } from './storage.ts'
import { sweepFiles } from './sweep.ts'

let dir: string
let storage: Storage
const hourAgo = new Date(Date.now() - 3_600_000)
const longAgo = new Date(Date.now() - 7_200_000)

beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'sweep-'))
	storage = folderStorage(dir)
})
afterEach(() => rm(dir, { recursive: true }))

async function store(modified: Date) {
	const key = newKey('documents', 'pdf')
	await storage.put(key, Buffer.from('x'), 'application/pdf')
	await utimes(join(dir, key), modified, modified)
	return key
}
const keysLeft = async () => (await Array.fromAsync(storage.list(), ({ key }) => key)).toSorted()
const rowsOf = (known: string[]) => async (keys: string[]) => new Set(keys.filter((key) => known.includes(key)))

test('removes old files without a row and keeps new ones and those with a row', async () => {
	const known = [await store(longAgo), await store(new Date())]
	const arriving = await store(new Date())
	await store(longAgo)
	const cut = join(storage.uploadDir, 'cut-short')
	await writeFile(cut, 'x')
	await utimes(cut, longAgo, longAgo)
	await writeFile(join(storage.uploadDir, 'arriving'), 'x')

	expect(await sweepFiles(storage, rowsOf(known), hourAgo)).toEqual({ orphans: 1, unfinished: 1 })
	expect(await keysLeft()).toEqual([...known, arriving].toSorted())
	expect(await readdir(storage.uploadDir)).toEqual(['arriving'])
	expect(await sweepFiles(storage, rowsOf(known), hourAgo)).toEqual({ orphans: 0, unfinished: 0 })
})

test('looks up keys in batches', async () => {
	const keys: string[] = []
	for (let i = 0; i < 501; i++) keys.push(await store(longAgo))
	const batches: number[] = []
	const rows = async (batch: string[]) => {
		batches.push(batch.length)
		return new Set(batch.filter((key) => key !== keys[7]))
	}
	expect(await sweepFiles(storage, rows, hourAgo)).toMatchObject({ orphans: 1 })
	expect(batches).toEqual([500, 1])
	expect(await keysLeft()).toEqual(keys.filter((key) => key !== keys[7]).toSorted())
})

test('removes nothing when the database knows none of many files', async () => {
	for (let i = 0; i < 21; i++) await store(longAgo)
	await expect(sweepFiles(storage, rowsOf([]), hourAgo)).rejects.toThrow('None of the 21 stored files')
	expect(await keysLeft()).toHaveLength(21)
})
