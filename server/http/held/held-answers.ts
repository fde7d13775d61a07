import type { MiddlewareHandler } from 'hono'
import type { Db } from '#server/db/connect.ts'
import { readSnapshot, snapshotsTellCommits } from '#server/db/snapshot.ts'
import { heldBriefly } from './held-briefly.ts'
import { answerJson } from '#server/http/json-text.ts'
import type { AppContext, AppEnv } from '#server/http/routes.ts'

type Held = { snapshot: string; userId: string; body: Uint8Array<ArrayBuffer> }

/**
 * Middleware for routes that are declared with `whileUnchanged`. It repeats the answer that the same session got from the same address, if
 * nothing at all was committed to the database in between, by anybody: session, rights and rows are what they were (API-290). To ask that
 * costs a tenth of reading a trip. `tokenOf` reads the session's token.
 */
export function heldAnswers(db: Db, tokenOf: (c: AppContext) => string | undefined): MiddlewareHandler<AppEnv> {
	const held = heldBriefly<Held>()
	let usable: Promise<boolean> | undefined
	async function isUsable() {
		usable ??= snapshotsTellCommits(db)
		try {
			return await usable
		} catch {
			// Asked again with the next request. This one finds out itself that the database is away.
			usable = undefined
			return false
		}
	}

	return async (c, next) => {
		const token = tokenOf(c)
		if (token === undefined || !(await isUsable())) return next()
		const key = `${token} ${c.req.url}`
		const known = held.get(key)
		if (known && (await readSnapshot(db)) === known.snapshot) {
			c.set('userId', known.userId)
			return answerJson(c, known.body)
		}
		c.set('notesSnapshot', true)
		await next()
		const { snapshot, userId, answered } = c.var
		// The snapshot was taken before the rows were read. If they are newer, no later request sees it again.
		if (snapshot && userId && answered && c.res.status === 200)
			held.set(key, { snapshot, userId, body: answered }, answered.length)
	}
}
