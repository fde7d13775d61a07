import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, emptyDatabase } from '#tests/harness/database.ts'
import { migrate } from './migrate.ts'

const PROGRAM = resolve('tests/harness/releases/migrating-process.ts')
let empty: FreshDatabase
let folder: string
beforeEach(async () => {
	empty = await emptyDatabase()
	folder = mkdtempSync(join(tmpdir(), 'go-privilege-migrations-'))
})
afterEach(async () => {
	await empty.drop()
	rmSync(folder, { recursive: true })
})

const write = (name: string, statements: string) => writeFileSync(join(folder, `${name}.sql`), statements)
const applied = async () =>
	(await sql<{ name: string }>`select name from "schemaMigrations" order by "appliedAt"`.execute(empty.db)).rows.map(
		({ name }) => name,
	)

test('applies each migration once, in order, and nothing at a second start', async () => {
	write('001_one', 'create table made (name text); insert into made values (1)')
	write('002_two', 'alter table made add column two text; insert into made values (2)')
	await migrate(empty.db, folder)
	await migrate(empty.db, folder)
	expect(await applied()).toEqual(['001_one', '002_two'])
	expect((await sql`select name from made order by name`.execute(empty.db)).rows).toEqual([
		{ name: '1' },
		{ name: '2' },
	])
})

test('six concurrent processes, some of them killed, apply each migration exactly once', async () => {
	write('001_table', 'create table made (name text)')
	for (let i = 2; i <= 9; i++)
		write(`00${i}_row`, `insert into made values ('${i}'); select pg_sleep(0.02); create table t${i} (id integer)`)
	const run = async (killAfter?: number) => {
		const child = spawn(process.execPath, [PROGRAM, JSON.stringify(empty.config), folder])
		const exit = once(child, 'exit')
		if (killAfter !== undefined) {
			await expect.poll(async () => (await applied()).length).toBeGreaterThanOrEqual(killAfter)
			child.kill('SIGKILL')
		}
		const [code] = await exit
		return killAfter === undefined ? { code, stderr: await text(child.stderr) } : undefined
	}
	const outcomes = await Promise.all([run(), run(1), run(), run(3), run(), run(5)])
	expect(outcomes.filter((outcome) => outcome)).toEqual(Array.from({ length: 3 }, () => ({ code: 0, stderr: '' })))
	const { rows } = await sql<{ name: string }>`select name from made order by name`.execute(empty.db)
	expect(rows.map(({ name }) => name)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
	expect((await applied()).length).toBe(9)
})

test('a failed migration is rolled back completely and stops the ones after it', async () => {
	write('001_one', 'create table made (id integer)')
	write('002_bad', 'create table half (id integer); insert into nowhere values (1)')
	write('003_three', 'create table after (id integer)')
	await expect(migrate(empty.db, folder)).rejects.toThrow('nowhere')
	expect(await applied()).toEqual(['001_one'])
	expect((await sql`select to_regclass('half') as half, to_regclass('after') as after`.execute(empty.db)).rows).toEqual(
		[{ half: null, after: null }],
	)
})

test('rejects a file that was changed after it was applied, except for line endings', async () => {
	write('001_one', 'create table made (\n\tid integer\n)')
	await migrate(empty.db, folder)
	write('001_one', 'create table made (\r\n\tid integer\r\n)')
	await migrate(empty.db, folder)
	write('001_one', 'create table made (id bigint)')
	await expect(migrate(empty.db, folder)).rejects.toThrow('001_one was changed after it was applied')
})

test('rejects a new file older than the newest applied one', async () => {
	write('001_one', 'select 1')
	write('003_three', 'select 3')
	await migrate(empty.db, folder)
	write('002_two', 'select 2')
	await expect(migrate(empty.db, folder)).rejects.toThrow('002_two is older than 003_three, which has been applied')
})

test('rejects duplicate and missing numbers before it applies anything', async () => {
	write('001_one', 'create table made (id integer)')
	write('001_two', 'select 1')
	await expect(migrate(empty.db, folder)).rejects.toThrow('001_two.sql needs a unique number')
	rmSync(join(folder, '001_two.sql'))
	write('more', 'select 1')
	await expect(migrate(empty.db, folder)).rejects.toThrow('more.sql needs a unique number')
	expect((await sql`select to_regclass('made') as made`.execute(empty.db)).rows).toEqual([{ made: null }])
})

test('an older release accepts a newer database, but not one with a breaking change', async () => {
	write('001_one', 'select 1')
	write('002_two', 'select 2')
	await migrate(empty.db, folder)
	rmSync(join(folder, '002_two.sql'))
	await migrate(empty.db, folder)
	write('002_two', 'select 2')
	write('003_three', '-- breaking: a column goes\nselect 3')
	await migrate(empty.db, folder)
	rmSync(join(folder, '003_three.sql'))
	await expect(migrate(empty.db, folder)).rejects.toThrow('The database is newer than this release: 003_three')
})
