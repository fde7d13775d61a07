import { z } from 'zod'
import { line } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type AppContext, get, post, type Route } from '#server/http/routes.ts'
import { consumeRateLimit, countHit, networkOf, resetRateLimit } from '#server/http/limits/rate-limit.ts'
import { USER_FIELDS, userOf } from './accounts.ts'
import { emailRoutes } from './change-email.ts'
import { changePasswordRoute } from './change-password.ts'
import { linkRoutes } from './links/link-routes.ts'
import { confirmRoute } from './confirm-route.ts'
import { ownPasskeyRoutes } from './passkeys/own-passkey-routes.ts'
import { passkeyConfirmRoutes } from './passkeys/passkey-confirm.ts'
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.ts'
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { codesRefusedMail } from './account-mails.ts'
import { deviceRoutes } from './device-routes.ts'
import { DEVICE_MAX_AGE, knownDevice } from './devices.ts'
import { countCodeAttempt, hasSecondStep, spendCode, wrongCode } from './second-step.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { callerOfToken, closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const login = z.strictObject({
	username: z.string('Username is required').pipe(line(254).min(1, 'Username is required')),
	password: z.string('Password is required').min(1, 'Password is required').max(256, 'Invalid username or password'),
	/** Needed where the account has a second step (API-135). The form of the page sends it blank at first. */
	code: z.string().trim().max(60).optional(),
})

const CODES_BEFORE_MAIL = 5

/** The same answer for every failure, so that it doesn't reveal who has an account. */
const wrong = () => new Refusal(401, 'wrong_credentials', 'Invalid username or password')

export function authRoutes(deps: Parameters<typeof linkRoutes>[0]): Route[] {
	const { db, sealer, cookie, deviceCookie } = deps
	return [
		changePasswordRoute(deps),
		confirmRoute(deps),
		...secondStepRoutes(deps),
		...ownPasskeyRoutes(deps),
		...passkeySignInRoutes(deps),
		...passkeyConfirmRoutes(deps),
		...deviceRoutes(deps),
		...linkRoutes(deps),
		...emailRoutes(deps),
		get('/api/auth/user', 'public', (c, caller) => c.json({ user: caller && userOf(caller) })),

		// Counts attempts rather than failures, and before hashing, against guessing one account and spraying many.
		post('/api/auth/login', 'public', async (c) => {
			const { username, password, code } = check(login, await readObject(c))
			const account = await db
				.selectFrom('users')
				.select([...USER_FIELDS, 'passwordHash', 'passwordSetBy', 'disabledAt'])
				.where((x) => x(x.fn('lower', ['username']), '=', x.fn('lower', [x.val(username)])))
				.executeTakeFirst()
			// Limits count by account id: the database finds 'İris' for 'iris', so spellings must share one limit.
			const who = account?.id ?? username.toLowerCase()
			const device = await knownDevice(db, deviceCookie.read(c), account?.id)
			const network = networkOf(c.var.ip)
			const ownLimit = device ? `login:device:${device}` : `login:pair:${who}:${network}`
			// A device that has signed in before has a limit of its own: other people's attempts never lock it out.
			if (!device) {
				await consumeRateLimit(db, `login:ip:${network}`, 30, 5 * 60)
				await consumeRateLimit(db, `login:user:${who}`, 100, 60 * 60)
			}
			await consumeRateLimit(db, ownLimit, 5, 5 * 60)
			const isRight = await verifyPassword(account?.passwordHash ?? null, password)
			if (!account?.passwordHash || !isRight || account.disabledAt) {
				await audit(db, { id: null, ip: c.var.ip }, 'login', account?.id ?? null, { outcome: 'refused' })
				throw wrong()
			}
			const needsCode = await hasSecondStep(db, account.id)
			if (needsCode && !code)
				throw new Refusal(401, 'code_required', 'Enter the code of your authenticator app, or a recovery code')
			if (needsCode) await countCodeAttempt(db, account.id)
			const rehashed = needsRehash(account.passwordHash) ? await hashPassword(password) : null
			const session = await transaction(db, async (tx) => {
				// If the password was changed during verification, all sessions have ended, so this one must not start.
				const isUnchanged = await tx
					.selectFrom('users')
					.select('id')
					.where('id', '=', account.id)
					.where('passwordHash', '=', account.passwordHash)
					.where('disabledAt', 'is', null)
					.forUpdate()
					.executeTakeFirst()
				if (!isUnchanged) throw wrong()
				const way = needsCode && code ? await spendCode(tx, sealer, account.id, code) : 'password'
				if (!way) throw wrongCode(401)
				if (rehashed)
					await tx.updateTable('users').set({ passwordHash: rehashed }).where('id', '=', account.id).execute()
				await resetRateLimit(tx, ownLimit)
				return signIn(tx, deps, c, { account, device, way })
			}).catch(async (error: unknown) => {
				if (error instanceof Refusal && error.code === 'wrong_code') await noteWrongCode(account, c.var.ip)
				throw error
			})
			cookie.write(c, session.token, session.maxAge)
			deviceCookie.write(c, session.device, DEVICE_MAX_AGE)
			return c.json({ user: userOf((await callerOfToken(db, session.token))!) })
		}),

		// 200 even without a session: the caller is signed out either way.
		post('/api/auth/logout', 'public', async (c) => {
			await endSession(c)
			cookie.clear(c)
			c.header('Clear-Site-Data', '"cache"')
			return c.json({ user: null })
		}),
	]

	/** After the fifth wrong code in a day the account's owner learns that somebody knows the password (OWASP ASVS 6.3.5). */
	async function noteWrongCode(account: { id: string; username: string; email: string }, ip: string) {
		await audit(db, { id: null, ip }, 'login', account.id, { outcome: 'refused', detail: { way: 'code' } })
		const wrongCodes = await countHit(db, `code:wrong:${account.id}`, 24 * 60 * 60)
		if (wrongCodes === CODES_BEFORE_MAIL)
			await transaction(db, (tx) => queueMail(tx, deps, codesRefusedMail(account, deps.agency, wrongCodes)))
	}

	async function endSession(c: AppContext) {
		const token = cookie.read(c)
		const userId = token ? await closeSession(db, token) : null
		if (userId) await audit(db, { id: userId, ip: c.var.ip }, 'logout', userId)
	}
}
