import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from './connect.ts'
import { isCollision, isStaleStatement } from './faults.ts'

const TRIES = 5

/**
 * Runs `work` in one transaction: all of it is kept or nothing. When it collided with another one it runs again, so `work` touches
 * nothing but the database. Never wait for mail, files or another service in it: everyone else waits too.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			// One after the other is the point of trying again.
			return await db.transaction().execute(work)
		} catch (error) {
			if (attempt === TRIES || !(isCollision(error) || isStaleStatement(error))) throw error
			await pause(Math.random() * 20 * attempt)
		}
	}
}
