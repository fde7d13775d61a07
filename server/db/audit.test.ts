import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '#tests/harness/database.ts'
import { sweepAudit } from '#server/audit/sweep-audit.ts'
import { audit } from './audit.ts'
import { connect, type Db } from './connect.ts'
import { migrate } from './migrate.ts'

let empty: FreshDatabase
let asApplication: Db
const ROLE = `application_${process.pid}`
beforeAll(async () => {
	empty = await emptyDatabase()
	await sql`create role ${sql.id(ROLE)} login`.execute(empty.db)
	await sql`grant create on database ${sql.id(empty.name)} to ${sql.id(ROLE)}`.execute(empty.db)
	await sql`grant all on schema public to ${sql.id(ROLE)}`.execute(empty.db)
	asApplication = connect({ ...empty.config, user: ROLE })
	await migrate(asApplication)
})
afterAll(async () => {
	await asApplication.destroy()
	await sql`drop owned by ${sql.id(ROLE)} cascade`.execute(empty.db)
	await sql`drop role ${sql.id(ROLE)}`.execute(empty.db).catch(() => {})
	await empty.drop()
})

test('the nightly sweep removes old entries although the role may not, and leaves it without the right', async () => {
	await sql`insert into audit (id, at, action, outcome) values (gen_random_uuid(), now() - interval '3 years', 'login', 'ok')`.execute(
		asApplication,
	)
	await sweepAudit(asApplication, 24)
	const rows = await asApplication.selectFrom('audit').select('action').execute()
	expect(rows).toEqual([{ action: 'audit swept' }])
	await expect(sql`delete from audit`.execute(asApplication)).rejects.toThrow('permission denied for table audit')
	await expect(sql`update audit set ip = null`.execute(asApplication)).rejects.toThrow(
		'permission denied for table audit',
	)
	await sql`delete from audit`.execute(empty.db)
})

test('the role that owns the tables can add to the audit and read it, and change nothing in it', async () => {
	await audit(asApplication, { id: null, ip: '203.0.113.9' }, 'login', null)
	expect(await asApplication.selectFrom('audit').select('action').execute()).toEqual([{ action: 'login' }])
	for (const statement of [sql`update audit set action = 'nothing'`, sql`delete from audit`, sql`truncate audit`])
		await expect(statement.execute(asApplication)).rejects.toThrow('permission denied for table audit')
})
