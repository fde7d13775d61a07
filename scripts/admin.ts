import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createAdmin, setPassword } from '#server/auth/accounts.ts'
import { removeSecondStep } from '#server/auth/second-step.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openInstalledDatabase } from '#server/open-database.ts'
import { loadSecretKey } from '#server/secret-key.ts'
import { generatePassword } from '#server/bootstrap.ts'
import { Refusal } from '#server/http/refusal.ts'

const HELP = `npm run admin -- list
npm run admin -- create USERNAME EMAIL
npm run admin -- password USERNAME
npm run admin -- second-step USERNAME

Lists staff accounts, creates an owner's, sets a new password for any user, which signs them out everywhere, or removes the
second step of somebody who has lost their phone and their recovery codes. The product may be running. The password is prompted for or read from standard input. If it is empty, one is generated and shown once.
Uses the product's settings (DATABASE_URL, DATA_DIR).`

const COMMANDS: Record<string, (db: Db, ...names: string[]) => Promise<string>> = {
	async list(db) {
		const staff = await db
			.selectFrom('users')
			.select(['username', 'email', 'createdAt'])
			.where('role', '=', 'admin')
			.orderBy('createdAt')
			.execute()
		return staff
			.map((user) => `${user.username}\t${user.email}\tsince ${user.createdAt.toISOString().slice(0, 10)}`)
			.join('\n')
	},
	async create(db, username = '', email = '') {
		const { password, suffix } = await askPassword()
		const admin = await createAdmin(db, { username, email, password })
		return `${admin.username} can sign in as staff${suffix}`
	},
	async password(db, username = '') {
		const user = await findUser(db, username)
		const { password, suffix } = await askPassword()
		await setPassword(db, user.id, password)
		return `${user.username} (${user.role}) has a new password and is signed out everywhere${suffix}`
	},
	async 'second-step'(db, username = '') {
		const user = await findUser(db, username)
		const wasRemoved = await transaction(db, async (tx) => {
			if (!(await removeSecondStep(tx, user.id))) return false
			await audit(tx, { id: null, ip: null }, 'second step removed', user.id)
			return true
		})
		return wasRemoved
			? `${user.username} signs in with the password alone, and can set up a new second step.`
			: `${user.username} has no second step.`
	},
}
/** The number of arguments of each command. */
const ARGUMENT_COUNTS: Record<string, number> = { list: 0, create: 2, password: 1, 'second-step': 1 }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [command = '', ...names] = positionals
const run = COMMANDS[command]
if (!run || names.length !== ARGUMENT_COUNTS[command] || values.help) {
	console.log(HELP)
	process.exitCode = values.help ? 0 : 1
} else {
	try {
		console.log(await withDatabase((db) => run(db, ...names)))
	} catch (error) {
		console.error(errorText(error))
		process.exitCode = 1
	}
}

async function findUser(db: Db, username: string) {
	const user = await db
		.selectFrom('users')
		.select(['id', 'username', 'role'])
		.where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
		.executeTakeFirst()
	if (!user) throw new Refusal(404, 'not_found', `No account has the username ${username}`)
	return user
}

async function withDatabase<T>(action: (db: Db) => Promise<T>): Promise<T> {
	const env = readEnv(process.env)
	const log = { info: () => {}, warn: console.error }
	const secret = env.secretKey ?? (await loadSecretKey(env.dataDir))
	const database = await openInstalledDatabase(env, secret, log)
	try {
		return await action(database.db)
	} finally {
		await database.stop()
	}
}

/** The password, and the end of the output: a generated password is shown, a chosen one is not. */
async function askPassword() {
	const given = stdin.isTTY ? await askHidden('Password (leave empty to generate one): ') : await text(stdin)
	const chosen = given.replace(/\r?\n$/, '')
	if (chosen) return { password: chosen, suffix: '.' }
	const password = generatePassword()
	return { password, suffix: `: ${password}\nIt is not shown again.` }
}

/** Prompts at the terminal without echoing the input. */
async function askHidden(question: string) {
	stdout.write(question)
	const discard = new Writable({ write: (_chunk, _encoding, done) => done() })
	const terminal = createInterface({ input: stdin, output: discard, terminal: true })
	terminal.on('SIGINT', () => process.exit(130))
	const answer = await terminal.question('')
	terminal.close()
	stdout.write('\n')
	return answer
}

/** The message of an error, or one line per field. */
function errorText(error: unknown) {
	if (!(error instanceof Refusal) || !error.fields) return error instanceof Error ? error.message : String(error)
	return Object.entries(error.fields)
		.map(([field, why]) => `${field}: ${why}`)
		.join('\n')
}
