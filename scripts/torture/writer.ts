import { newId } from '#server/db/id.ts'
import { isUnavailable } from '#server/db/errors.ts'
import { openDatabase } from '#server/db/open.ts'
import { transaction } from '#server/db/transaction.ts'

// The program to be killed: writes two rows per transaction, prints the id after the commit, and retries when the database is unavailable.
const WRITERS = 4
const opened = await openDatabase({
	databaseUrl: undefined,
	dataDir: process.argv[2] ?? '',
	log: { info: () => {}, warn: console.error },
})

async function write() {
	const id = newId()
	await transaction(opened.db, async (tx) => {
		await tx
			.insertInto('users')
			.values({ id, username: id, email: `${id}@example.com`, role: 'customer' })
			.execute()
		await tx
			.insertInto('audit')
			.values({ id: newId(), action: 'torture', objectId: id, outcome: 'ok', detail: null })
			.execute()
	})
	process.stdout.write(`${id}\n`)
}

async function writeForEver() {
	for (;;) {
		await write().catch((error: unknown) => {
			if (!isUnavailable(error)) throw error
		})
	}
}

await Promise.all(Array.from({ length: WRITERS }, writeForEver))
