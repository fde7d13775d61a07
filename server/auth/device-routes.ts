import type { Account } from '#shared/customers/account.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { notFound } from '#server/http/refusal.ts'
import { del, freshOnly, get, type Route } from '#server/http/routes.ts'
import { passkeysOf } from './passkeys/passkeys.ts'
import { endOtherSessions, endSession, isSecondStepRequired, liveSessions, secondStepFrom } from './sessions.ts'

/** One's own account: how it is secured, and where it is signed in (API-137). */
export function deviceRoutes({ db }: { db: Db }): Route[] {
	return [
		get('/api/auth/account', 'self', async (c, user) => {
			const step = await db
				.selectFrom('secondSteps')
				.select('activeAt')
				.where('userId', '=', user.id)
				.where('activeAt', 'is not', null)
				.executeTakeFirst()
			const { left } = await db
				.selectFrom('recoveryCodes')
				.select((x) => x.fn.countAll<number>().as('left'))
				.where('userId', '=', user.id)
				.executeTakeFirstOrThrow()
			const { passwordHash } = await db
				.selectFrom('users')
				.select('passwordHash')
				.where('id', '=', user.id)
				.executeTakeFirstOrThrow()
			const passkeys = await passkeysOf(db, user.id)
			const { username, email, role, staffRole } = user
			const account: Account = {
				username,
				email,
				role,
				staffRole,
				ways: [
					...(passwordHash ? (['password'] as const) : []),
					...(passkeys.length > 0 ? (['passkey'] as const) : []),
				],
				passkeys,
				secondStep: {
					activeAt: step?.activeAt?.toISOString() ?? null,
					recoveryCodesLeft: step ? left : 0,
					requiredFrom: role === 'admin' ? await secondStepFrom(db) : null,
					isRequired: await isSecondStepRequired(db, user),
				},
				devices: await liveSessions(db, user.id, user.sessionId),
			}
			return c.json({ account })
		}),

		freshOnly(
			del('/api/auth/devices/:id', 'self', async (c, user) => {
				const id = c.req.param('id')
				await transaction(db, async (tx) => {
					if (!isId(id) || !(await endSession(tx, user.id, id))) throw notFound('Device')
					await audit(tx, { id: user.id, ip: c.var.ip }, 'device signed out', user.id)
				})
				return c.body(null, 204)
			}),
		),

		freshOnly(
			del('/api/auth/devices', 'self', async (c, user) => {
				await transaction(db, async (tx) => {
					await endOtherSessions(tx, user)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'other devices signed out', user.id)
				})
				return c.body(null, 204)
			}),
		),
	]
}
