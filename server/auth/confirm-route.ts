import { z } from 'zod'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit, resetRateLimit } from '#server/http/limits/rate-limit.ts'
import { post, type Route } from '#server/http/routes.ts'
import type { SecureCookie } from './cookie.ts'
import { verifyPassword } from './passwords.ts'
import { countCodeAttempt, hasSecondStep, spendCode, wrongCode } from './second-step.ts'
import { codeSchema } from './second-step-routes.ts'
import { confirmSession } from './sessions.ts'

const confirmation = z.strictObject({
	password: z.string('Enter your password').min(1, 'Enter your password').max(256),
	/** Needed where the account has a second step. */
	code: codeSchema.optional(),
})

/**
 * Confirms that the caller is still the person who signed in, so that dangerous calls work for ten minutes (API-134). Gives the session a
 * new token (OWASP ASVS 7.2.4).
 */
export const confirmRoute = ({ db, sealer, cookie }: { db: Db; sealer: Sealer; cookie: SecureCookie }): Route =>
	post('/api/auth/confirm', 'self', async (c, user) => {
		const { password, code } = check(confirmation, await readObject(c))
		// The same count as a change of the password: both guess the password from an unlocked screen.
		const attempts = `password:${user.id}`
		await consumeRateLimit(db, attempts, 5, 15 * 60)
		const { passwordHash } = await db
			.selectFrom('users')
			.select('passwordHash')
			.where('id', '=', user.id)
			.executeTakeFirstOrThrow()
		const actor = { id: user.id, ip: c.var.ip }
		if (!(await verifyPassword(passwordHash, password))) {
			await audit(db, actor, 'identity confirmed', user.id, { outcome: 'refused' })
			throw wrong()
		}
		const needsCode = await hasSecondStep(db, user.id)
		if (needsCode && !code)
			throw new Refusal(422, 'code_required', 'Enter the code of your authenticator app', {
				fields: { code: 'Enter the code of your authenticator app' },
			})
		if (needsCode) await countCodeAttempt(db, user.id)
		const renewed = await transaction(db, async (tx) => {
			if (needsCode && code && !(await spendCode(tx, sealer, user.id, code))) throw wrongCode(422)
			await resetRateLimit(tx, attempts)
			await audit(tx, actor, 'identity confirmed', user.id)
			return confirmSession(tx, user)
		})
		cookie.write(c, renewed.token, renewed.maxAge)
		return c.body(null, 204)
	})

const wrong = () =>
	new Refusal(422, 'wrong_password', 'That is not your password', {
		fields: { password: 'That is not your password' },
	})
