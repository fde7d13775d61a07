import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { emailAddress } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type Caller, freshOnly, post, type Route } from '#server/http/routes.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { notifyAddressChanged } from './account-notices.ts'
import { takenName, USER_FIELDS, shownUser } from './accounts.ts'
import { indexCustomer } from './customer-search.ts'
import { addressTakenMail, codeToNewAddressMail, codeToOldAddressMail } from './links/address-mails.ts'
import { hashOfSecret, newSecret } from './links/link-token.ts'
import type { LinkSender } from './links/send-link.ts'
import { voidLinks } from './links/void-links.ts'
import { endOtherSessions } from './sessions.ts'

/** 40 bits: enough for five attempts within an hour, and short enough to be typed. */
const CODE_LENGTH = 8
const MAX_WRONG = 5

const asked = z.strictObject({ email: z.string('Enter an e-mail address').pipe(emailAddress) })
const code = z.string('Enter the code').min(1, 'Enter the code').max(100)
const confirmation = z.strictObject({ oldCode: code, newCode: code })

/**
 * A change of one's own e-mail address: both mailboxes get a code, and the session that asked enters them (API-83). Whoever has only one
 * of session, old mailbox and new mailbox changes nothing. Who lost the old mailbox asks staff.
 */
export function emailRoutes(deps: LinkSender & { db: Db }): Route[] {
	const { db } = deps
	return [
		freshOnly(
			post('/api/auth/email', 'self', async (c, user) => {
				const { email } = check(asked, await readObject(c))
				if (email.toLowerCase() === user.email.toLowerCase())
					throw new Refusal(422, 'invalid', 'This is your address already', {
						fields: { email: 'This is your address already' },
					})
				await consumeRateLimit(db, `email change:${user.id}`, 3, 24 * 60 * 60)
				await transaction(db, async (tx) => {
					await ask(tx, user, email)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'address change requested', user.id)
				})
				return c.json({}, 202)
			}),
		),

		post('/api/auth/email/confirm', 'self', async (c, user) => {
			const given = check(confirmation, await readObject(c))
			const actor = { id: user.id, ip: c.var.ip }
			const result = await transaction(db, async (tx) => {
				const wrong = await wrongCodes(tx, user.id, given)
				if (wrong) return { wrong }
				const changed = await apply(tx, user)
				await audit(tx, actor, 'address changed', user.id)
				return { user: changed }
			}).catch((error: unknown) => {
				throw takenName(error) ?? error
			})
			// Outside the transaction, so that the attempt is counted.
			if (result.wrong) throw new Refusal(422, 'wrong_code', 'That code is not right', { fields: result.wrong })
			return c.json({ user: result.user })
		}),
	]

	/**
	 * Nobody learns whether another account has the new address: the answer and the mail to the old address are the same. Only the new
	 * mailbox is told, and gets no code.
	 */
	async function ask(tx: Tx, user: Caller, newEmail: string) {
		const { sealer, agency } = deps
		const isTaken = await tx
			.selectFrom('users')
			.select('id')
			.where((x) => x(x.fn('lower', ['email']), '=', x.fn('lower', [x.val(newEmail)])))
			.executeTakeFirst()
		const [oldCode, newCode] = [newSecret(CODE_LENGTH), newSecret(CODE_LENGTH)]
		const values = {
			newEmail,
			oldCodeHash: hashOfSecret(oldCode, user.id),
			newCodeHash: hashOfSecret(newCode, user.id),
			wrong: 0,
			expiresAt: sql<Date>`now() + interval '60 minutes'`,
		}
		const { expiresAt } = await tx
			.insertInto('addressChanges')
			.values({ ...values, userId: user.id })
			.onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
			.returning('expiresAt')
			.executeTakeFirstOrThrow()
		await queueMail(tx, deps, codeToOldAddressMail(agency, user, newEmail), { sealer, text: oldCode, expiresAt })
		if (isTaken) await queueMail(tx, deps, addressTakenMail(agency, newEmail))
		else await queueMail(tx, deps, codeToNewAddressMail(agency, newEmail), { sealer, text: newCode, expiresAt })
	}

	/** The codes that are wrong, by field; null when both are right. Five wrong attempts end the change. */
	async function wrongCodes(tx: Tx, userId: string, given: z.infer<typeof confirmation>) {
		const change = await tx
			.selectFrom('addressChanges')
			.select(['oldCodeHash', 'newCodeHash', 'wrong'])
			.where('userId', '=', userId)
			.where('expiresAt', '>', sql<Date>`now()`)
			.forUpdate()
			.executeTakeFirst()
		if (!change) throw new Refusal(410, 'change_ended', 'These codes no longer work. Please ask for new ones')
		const isRight = (typed: string, hash: Buffer) => timingSafeEqual(hashOfSecret(typed, userId), hash)
		const message = 'That code is not right'
		const fields = {
			...(isRight(given.oldCode, change.oldCodeHash) ? {} : { oldCode: message }),
			...(isRight(given.newCode, change.newCodeHash) ? {} : { newCode: message }),
		}
		if (Object.keys(fields).length === 0) return null
		const wrong = change.wrong + 1
		if (wrong >= MAX_WRONG) await tx.deleteFrom('addressChanges').where('userId', '=', userId).execute()
		else await tx.updateTable('addressChanges').set({ wrong }).where('userId', '=', userId).execute()
		return fields
	}

	async function apply(tx: Tx, user: Caller) {
		const { newEmail } = await tx
			.selectFrom('addressChanges')
			.select('newEmail')
			.where('userId', '=', user.id)
			.executeTakeFirstOrThrow()
		const row = await tx
			.updateTable('users')
			.set({ email: newEmail, version: sql`version + 1`, updatedAt: sql<Date>`now()` })
			.where('id', '=', user.id)
			.returning(USER_FIELDS)
			.executeTakeFirstOrThrow()
		if (user.role === 'customer') indexCustomer(tx, user.id)
		await voidLinks(tx, user.id)
		await endOtherSessions(tx, user)
		await notifyAddressChanged(tx, deps, shownUser(row), user.email)
		return shownUser(row)
	}
}
