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

async function keep(modified: Date) {
	const key = newKey('documents', 'pdf')
	await storage.put(key, Buffer.from('x'), 'application/pdf')
	await utimes(join(dir, key), modified, modified)
	return key
}
const keysLeft = async () => (await Array.fromAsync(storage.list(), ({ key }) => key)).toSorted()
const rowsOf = (known: string[]) => async (keys: string[]) => new Set(keys.filter((key) => known.includes(key)))

test('files without a row go when they are old; those with a row, and new ones, stay', async () => {
	const known = [await keep(longAgo), await keep(new Date())]
	const arriving = await keep(new Date())
	await keep(longAgo)
	const cut = join(storage.incoming, 'cut-short')
	await writeFile(cut, 'x')
	await utimes(cut, longAgo, longAgo)
	await writeFile(join(storage.incoming, 'arriving'), 'x')

	expect(await sweepFiles(storage, rowsOf(known), hourAgo)).toEqual({ orphans: 1, unfinished: 1 })
	expect(await keysLeft()).toEqual([...known, arriving].toSorted())
	expect(await readdir(storage.incoming)).toEqual(['arriving'])
	expect(await sweepFiles(storage, rowsOf(known), hourAgo)).toEqual({ orphans: 0, unfinished: 0 })
})

test('asks for many in batches', async () => {
	const keys: string[] = []
	for (let i = 0; i < 501; i++) keys.push(await keep(longAgo))
	const batches: number[] = []
	const rows = async (batch: string[]) => {
		batches.push(batch.length)
		return new Set(batch.filter((key) => key !== keys[7]))
	}
	expect(await sweepFiles(storage, rows, hourAgo)).toMatchObject({ orphans: 1 })
	expect(batches).toEqual([500, 1])
	expect(await keysLeft()).toEqual(keys.filter((key) => key !== keys[7]).toSorted())
})

test('a database that knows none of many files is not believed', async () => {
	for (let i = 0; i < 21; i++) await keep(longAgo)
	await expect(sweepFiles(storage, rowsOf([]), hourAgo)).rejects.toThrow('None of 21 stored files')
	expect(await keysLeft()).toHaveLength(21)
})
