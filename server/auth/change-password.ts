import { z } from 'zod'
import { password } from '#shared/fields.ts'
import { valueSchema } from '#shared/schemas.ts'
import type { Agency } from '#shared/settings.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { resetRateLimit, consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { notifyPasswordChanged } from './account-notices.ts'
import type { SecureCookie } from './cookie.ts'
import { hashPassword, refuseWeakPassword, verifyPassword } from './passwords.ts'
import { userOf } from './accounts.ts'
import { DEVICE_MAX_AGE, rememberDevice } from './devices.ts'
import { endSignIns, openSession } from './sessions.ts'

type Deps = {
	db: Db
	sealer: Sealer
	publicUrl: string
	cookie: SecureCookie
	deviceCookie: SecureCookie
	jobs: Jobs
	mailer: Mailer
	agency: Agency
}

const passwordChange = z.strictObject({
	// No rules: it may be older than today's rules.
	currentPassword: z.string('Enter your current password').min(1, 'Enter your current password').max(256),
	newPassword: valueSchema(password('New Password')),
})

/**
 * Changes the caller's own password, given the current one. Ends every session of the account, opens a new one for this browser, and
 * notifies the account's e-mail address in case it wasn't the owner (OWASP ASVS 6.3.7, 7.4.3).
 */
export const changePasswordRoute = (deps: Deps): Route =>
	post('/api/auth/password', 'self', async (c, user) => {
		const { db, cookie, deviceCookie } = deps
		const { currentPassword, newPassword } = check(passwordChange, await readObject(c))
		const attempts = `password:${user.id}`
		await consumeRateLimit(db, attempts, 5, 15 * 60)
		const { passwordHash: before } = await db
			.selectFrom('users')
			.select('passwordHash')
			.where('id', '=', user.id)
			.executeTakeFirstOrThrow()
		if (!(await verifyPassword(before, currentPassword))) throw wrong()
		refuseWeakPassword(newPassword, [user.username, user.email, user.fullName], 'newPassword')
		const passwordHash = await hashPassword(newPassword)

		const { token, maxAge, device } = await transaction(db, async (tx) => {
			// A concurrent change has already ended this session.
			const changed = await tx
				.updateTable('users')
				.set({ passwordHash, passwordSetBy: 'self' })
				.where('id', '=', user.id)
				.where('passwordHash', '=', before)
				.returning('id')
				.executeTakeFirst()
			if (!changed) throw wrong()
			await endSignIns(tx, user.id)
			await resetRateLimit(tx, attempts)
			await audit(tx, { id: user.id, ip: c.var.ip }, 'password changed', user.id)
			await notifyPasswordChanged(tx, deps, user)
			const from = {
				ip: c.var.ip,
				userAgent: c.req.header('user-agent'),
				oldToken: undefined,
				hasBothFactors: user.hasBothFactors,
			}
			return { ...(await openSession(tx, user, from)), device: await rememberDevice(tx, user.id, null) }
		})
		cookie.write(c, token, maxAge)
		deviceCookie.write(c, device, DEVICE_MAX_AGE)
		return c.json({ user: { ...userOf(user), accessSetBy: 'self' } })
	})

const wrong = () =>
	new Refusal(422, 'wrong_password', 'That is not your current password', {
		fields: { currentPassword: 'That is not your current password' },
	})
