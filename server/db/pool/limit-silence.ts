import type { Client } from 'pg'
import { DatabaseSilent } from '../errors.ts'
import { giveUpWhen } from './give-up-when.ts'

/**
 * Gives up on `answer` when it has not arrived after `ms`, and closes the connection: the database may still be working on the query, so
 * no other caller may use it. Without `ms` there is no limit.
 */
export async function limitSilence<T>(client: Client, ms: number | undefined, answer: Promise<T>): Promise<T> {
	if (ms === undefined) return answer
	try {
		return await giveUpWhen(answer, (waited) => (waited < ms ? undefined : new DatabaseSilent(waited)))
	} catch (error) {
		if (error instanceof DatabaseSilent) {
			client.connection.stream.destroy(error)
			// The client now marks itself as unusable. Returned to the pool before that, it would serve another caller.
			await answer.catch(() => {})
		}
		throw error
	}
}
