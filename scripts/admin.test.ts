import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount, prepareAccount } from '#server/auth/accounts.ts'
import { verifyPassword } from '#server/auth/passwords.ts'
import { openSession } from '#server/auth/sessions.ts'
import { transaction } from '#server/db/transaction.ts'
import { olivia } from '#tests/people.ts'
import { type FreshDatabase, freshDatabase } from '#tests/harness/database.ts'

let database: FreshDatabase
beforeAll(async () => {
	database = await freshDatabase()
})
afterAll(() => database.drop())

/** Runs the command in a separate process with `typed` as its standard input. */
async function admin(args: string[], typed = '') {
	const { host, user } = database.config
	const DATABASE_URL = `postgres:///${database.name}?user=${user}&host=${encodeURIComponent(host)}`
	const child = spawn(process.execPath, ['scripts/admin.ts', ...args], { env: { ...process.env, DATABASE_URL } })
	child.stdin.end(typed)
	const [stdout, stderr, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise((resolve) => child.on('close', resolve)),
	])
	return { stdout, stderr, code }
}

async function isPassword(username: string, password: string) {
	const user = await database.db
		.selectFrom('users')
		.select(['passwordHash', 'role'])
		.where('username', '=', username)
		.executeTakeFirstOrThrow()
	return { matches: await verifyPassword(user.passwordHash, password), role: user.role }
}

test('creates a staff account with the typed or a generated password', async () => {
	const typed = await admin(['create', 'ada', 'ada@example.com'], 'a lighthouse at noon\n')
	expect(typed).toEqual({ stdout: 'ada can sign in as staff.\n', stderr: '', code: 0 })
	expect(await isPassword('ada', 'a lighthouse at noon')).toEqual({ matches: true, role: 'admin' })

	const { stdout } = await admin(['create', 'ben', 'ben@example.com'])
	const [, generated = ''] = /^ben can sign in as staff: (\S{20,})\n/.exec(stdout) ?? []
	expect(await isPassword('ben', generated)).toEqual({ matches: true, role: 'admin' })
	expect((await admin(['list'])).stdout).toMatch(/^ada\tada@example\.com\t.*\nben\tben@example\.com\t/)
})

test('sets a new password for any user and ends their sessions', async () => {
	const account = await prepareAccount(olivia)
	const user = await transaction(database.db, (tx) => insertAccount(tx, account, 'customer'))
	await transaction(database.db, (tx) =>
		openSession(tx, user, { ip: '127.0.0.1', userAgent: undefined, oldToken: undefined }),
	)
	const { code } = await admin(['password', user.username.toUpperCase()], 'a lantern by the sea')
	expect(code).toBe(0)
	expect(await isPassword(user.username, 'a lantern by the sea')).toEqual({ matches: true, role: 'customer' })
	expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('removes the second step of somebody who has lost their phone', async () => {
	const account = await prepareAccount({ ...olivia, username: 'nia', email: 'nia@mail.example' })
	const { id } = await transaction(database.db, (tx) => insertAccount(tx, account, 'customer'))
	const values = { id, userId: id, sealed: 'sealed', activeAt: new Date() }
	await database.db.insertInto('secondSteps').values(values).execute()
	expect((await admin(['second-step', 'NIA'])).stdout).toContain('nia signs in with the password alone')
	expect((await admin(['second-step', 'nia'])).stdout).toBe('nia has no second step.\n')
	const rows = await database.db.selectFrom('audit').select(['actorId', 'action', 'objectId']).execute()
	expect(rows).toContainEqual({ actorId: null, action: 'second step removed', objectId: id })
})

test('reports a refusal in one sentence and changes nothing', async () => {
	const before = await database.db.selectFrom('users').selectAll().execute()
	const refusals = [
		await admin(['create', 'cy', 'not an address'], 'a lighthouse at noon'),
		await admin(['create', 'cy', 'cy@example.com'], 'password123'),
		await admin(['password', 'nobody'], 'a lighthouse at noon'),
	]
	expect(refusals).toEqual([
		{ stdout: '', stderr: 'email: Enter an e-mail address\n', code: 1 },
		{ stdout: '', stderr: 'password: This password is too easy to guess\n', code: 1 },
		{ stdout: '', stderr: 'No account has the username nobody\n', code: 1 },
	])
	expect((await admin(['create', 'cy'])).stdout).toContain('npm run admin -- create USERNAME EMAIL')
	expect(await database.db.selectFrom('users').selectAll().execute()).toEqual(before)
})
