import { setTimeout as pause } from 'node:timers/promises'
import { runBeforeCommit } from './before-commit.ts'
import type { Db, Tx } from './connect.ts'
import { isSerializationConflict, isStaleStatement } from './errors.ts'

const MAX_ATTEMPTS = 5

/**
 * Runs `work` in one transaction: all of it is committed or nothing. After a conflict with another transaction it runs again, so `work`
 * must have no effect outside the database. Never await mail, files or another service in it: the row locks make others wait too.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction().execute(async (tx) => {
				const result = await work(tx)
				await runBeforeCommit(tx)
				return result
			})
		} catch (error) {
			if (attempt === MAX_ATTEMPTS || !(isSerializationConflict(error) || isStaleStatement(error))) throw error
			await pause(Math.random() * 20 * attempt)
		}
	}
}
