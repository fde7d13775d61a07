import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createAdmin, setPassword } from '#server/auth/accounts.ts'
import type { Db } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env/read-env.ts'
import { generatePassword } from '#server/bootstrap.ts'
import { Refusal } from '#server/http/refusal.ts'

const HELP = `npm run admin -- list
npm run admin -- create USERNAME EMAIL
npm run admin -- password USERNAME

Lists the members of staff, adds one, or gives anybody a new password, which signs them out everywhere. Works while the product
runs. The password is asked for, or read from standard input; left empty, one is made up and shown once.
Settings (DATABASE_URL, DATA_DIR) are those of the product.`

const WORK: Record<string, (db: Db, ...names: string[]) => Promise<string>> = {
	async list(db) {
		const staff = await db
			.selectFrom('users')
			.select(['username', 'email', 'createdAt'])
			.where('role', '=', 'admin')
			.orderBy('createdAt')
			.execute()
		return staff
			.map((one) => `${one.username}\t${one.email}\tsince ${one.createdAt.toISOString().slice(0, 10)}`)
			.join('\n')
	},
	async create(db, username = '', email = '') {
		const { password, shown } = await askPassword()
		const admin = await createAdmin(db, { username, email, password })
		return `${admin.username} may sign in as staff${shown}`
	},
	async password(db, username = '') {
		const user = await db
			.selectFrom('users')
			.select(['id', 'username', 'role'])
			.where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
			.executeTakeFirst()
		if (!user) throw new Refusal(404, 'not_found', `Nobody has the username ${username}`)
		const { password, shown } = await askPassword()
		await setPassword(db, user.id, password)
		return `${user.username} (${user.role}) is signed out everywhere and has a new password${shown}`
	},
}
/** How many names each needs. */
const NAMES: Record<string, number> = { list: 0, create: 2, password: 1 }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [task = '', ...names] = positionals
const work = WORK[task]
if (!work || names.length !== NAMES[task] || values.help) {
	console.log(HELP)
	process.exitCode = values.help ? 0 : 1
} else {
	try {
		console.log(await withDatabase((db) => work(db, ...names)))
	} catch (error) {
		console.error(sentence(error))
		process.exitCode = 1
	}
}

async function withDatabase<T>(ask: (db: Db) => Promise<T>): Promise<T> {
	const env = readEnv(process.env)
	const log = { info: () => {}, warn: console.error }
	const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
	try {
		return await ask(database.db)
	} finally {
		await database.stop()
	}
}

/** The password, and what to say of it: nothing to the one who chose it. */
async function askPassword() {
	const given = stdin.isTTY ? await askHidden('Password (empty: one is made up): ') : await text(stdin)
	const chosen = given.replace(/\r?\n$/, '')
	if (chosen) return { password: chosen, shown: '.' }
	const password = generatePassword()
	return { password, shown: `: ${password}\nIt is shown this once.` }
}

/** Asks at the terminal without showing what is typed. */
async function askHidden(question: string) {
	stdout.write(question)
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
	const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
	terminal.on('SIGINT', () => process.exit(130))
	const answer = await terminal.question('')
	terminal.close()
	stdout.write('\n')
	return answer
}

/** What was refused and why, a line for each field. */
function sentence(error: unknown) {
	if (!(error instanceof Refusal) || !error.fields) return error instanceof Error ? error.message : String(error)
	return Object.entries(error.fields)
		.map(([field, why]) => `${field}: ${why}`)
		.join('\n')
}
