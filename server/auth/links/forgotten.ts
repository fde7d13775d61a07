import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { shownUser, USER_FIELDS } from '../accounts.ts'
import { type LinkSender, sendLink } from './send-link.ts'

type Asked = {
	/** A username or an e-mail address. */
	name: string
	/** Where the request came from, for the audit. */
	ip: string | null
}

export const answerForgotten: JobType<Asked> = {
	name: 'answer-forgotten',
	data: z.object({ name: z.string(), ip: z.string().nullable() }),
	concurrency: 1,
}

const HOUR = 60 * 60

/**
 * Mails a link to the account with this username or address, if there is one that may have it: an account that is open or was invited, and
 * is not disabled. This is a job, so that the request is answered without looking for an account, and its answer and its time tell nobody
 * who has one (API-79). Over the limit of an account nothing is sent either, and nobody learns that.
 */
export async function sendForgottenLink(deps: LinkSender & { db: Db }, { name, ip }: Asked): Promise<void> {
	const { db } = deps
	const accounts = await db
		.selectFrom('users')
		.select([...USER_FIELDS])
		.where((x) =>
			x.or([
				x(x.fn('lower', ['username']), '=', x.fn('lower', [x.val(name)])),
				x(x.fn('lower', ['email']), '=', x.fn('lower', [x.val(name)])),
			]),
		)
		.where('disabledAt', 'is', null)
		// An account that staff opened for a trip and never invited waits until they do.
		.where((x) => x.or([x('passwordHash', 'is not', null), x('invitedAt', 'is not', null)]))
		.execute()
	for (const account of accounts) {
		if (!(await isWithinLimits(db, account.id))) continue
		const sent = { actor: { id: null, ip }, sender: null }
		await transaction(db, (tx) => sendLink(tx, deps, shownUser(account), sent)).catch((error: unknown) => {
			// Disabled in the meantime.
			if (!(error instanceof Refusal)) throw error
		})
	}
}

async function isWithinLimits(db: Db, userId: string): Promise<boolean> {
	try {
		await consumeRateLimit(db, `forgotten:hour:${userId}`, 3, HOUR)
		await consumeRateLimit(db, `forgotten:day:${userId}`, 10, 24 * HOUR)
		return true
	} catch (error) {
		if (error instanceof Refusal) return false
		throw error
	}
}
