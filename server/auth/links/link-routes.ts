import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { LinkFacts, LinkPurpose } from '#shared/customers/link.ts'
import { displayName, type User } from '#shared/customers/user.ts'
import { password } from '#shared/fields.ts'
import { line, valueSchema } from '#shared/schemas.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { consumeRateLimit, networkOf, resetRateLimit } from '#server/http/limits/rate-limit.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type AppContext, post, type Route } from '#server/http/routes.ts'
import { notifyPasswordChanged } from '../account-notices.ts'
import { shownUser } from '../accounts.ts'
import type { SecureCookie } from '../cookie.ts'
import { DEVICE_MAX_AGE, rememberDevice } from '../devices.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { endSignIns, openSession } from '../sessions.ts'
import { findLink, spendLink } from './account-links.ts'
import { answerForgotten } from './forgotten.ts'
import type { LinkSender } from './send-link.ts'

type Deps = LinkSender & {
	db: Db
	cookie: SecureCookie
	deviceCookie: SecureCookie
	/** What else happens in the transaction in which somebody accepts an invitation. */
	onAccepted?: (tx: Tx, user: User, actor: Actor) => Promise<unknown>
}

const token = z.string('Enter the code from the mail').min(1, 'Enter the code from the mail').max(200)
const asked = z.strictObject({
	name: z.string('Enter your e-mail address').pipe(line(254).min(1, 'Enter your e-mail address or your account name')),
})
const lookedAt = z.strictObject({ purpose: z.enum(['invitation', 'password']), token })
const spent = z.strictObject({ token, password: valueSchema(password('Password')) })

/** The calls that a mail's link leads to, open to anybody who has its token, and the one that asks for such a mail (API-77 to API-80). */
export function linkRoutes(deps: Deps): Route[] {
	const { db, agency, cookie, deviceCookie } = deps
	return [
		post('/api/auth/forgotten', 'public', async (c) => {
			const { name } = check(asked, await readObject(c))
			await consumeRateLimit(db, `forgotten:${networkOf(c.var.ip)}`, 10, 60 * 60)
			// Accounts are not read here. A second request for the same name while the first waits is one mail.
			const key = createHash('sha256').update(name.toLowerCase()).digest('hex')
			await transaction(db, (tx) => deps.jobs.send(tx, answerForgotten, key, { name, ip: c.var.ip }))
			return c.json({}, 202)
		}),

		// Spends nothing: a scanner that runs the page's scripts does no harm.
		post('/api/auth/links/look', 'public', async (c) => {
			const { purpose, token } = check(lookedAt, await readObject(c))
			await limitTokens(c)
			const link = await findLink(db, purpose, token)
			if (!link) throw linkEnded()
			const { username, role, expiresAt } = link
			const facts: LinkFacts = {
				username,
				name: displayName(link),
				role,
				agency: agency.name,
				expiresAt: expiresAt.toISOString(),
				asks: ['password'],
			}
			return c.json(facts)
		}),

		post('/api/auth/invitation', 'public', async (c) => {
			const { user, session, device } = await spend(c, 'invitation', async (tx, user) => {
				const actor = { id: user.id, ip: c.var.ip }
				await audit(tx, actor, 'invitation accepted', user.id)
				await deps.onAccepted?.(tx, user, actor)
				const from = { ip: c.var.ip, userAgent: c.req.header('user-agent'), oldToken: cookie.read(c) }
				return { user, session: await openSession(tx, user, from), device: await rememberDevice(tx, user.id, null) }
			})
			cookie.write(c, session.token, session.maxAge)
			deviceCookie.write(c, device, DEVICE_MAX_AGE)
			return c.json({ user })
		}),

		// Signs nobody in: the mailbox alone opens no account that has a second step (OWASP ASVS 6.4.3).
		post('/api/auth/new-password', 'public', async (c) => {
			await spend(c, 'password', async (tx, user) => {
				await audit(tx, { id: user.id, ip: c.var.ip }, 'password changed', user.id, { detail: { by: 'link' } })
				await notifyPasswordChanged(tx, deps, user)
				// Somebody who forgot a password has often used up their attempts to sign in.
				await resetRateLimit(tx, `login:pair:${user.id}:${networkOf(c.var.ip)}`)
			})
			return c.body(null, 204)
		}),
	]

	function limitTokens(c: AppContext) {
		return consumeRateLimit(db, `links:${networkOf(c.var.ip)}`, 60, 10 * 60)
	}

	/** Sets the password of a link's account, ends its sessions, and does the rest in the same transaction. */
	async function spend<T>(
		c: AppContext,
		purpose: LinkPurpose,
		rest: (tx: Tx, user: ReturnType<typeof shownUser>) => Promise<T>,
	): Promise<T> {
		const { token, password } = check(spent, await readObject(c))
		await limitTokens(c)
		// Before the hash, which is expensive.
		const link = await findLink(db, purpose, token)
		if (!link) throw linkEnded()
		refuseWeakPassword(password, [link.username, link.email, link.fullName])
		const passwordHash = await hashPassword(password)
		return transaction(db, async (tx) => {
			const userId = await spendLink(tx, purpose, token)
			if (userId === null) throw linkEnded()
			await tx.updateTable('users').set({ passwordHash, passwordSetBy: 'self' }).where('id', '=', userId).execute()
			await endSignIns(tx, userId)
			return rest(tx, shownUser(link))
		})
	}
}

/** The same for a link that was spent, that is too old, and that never existed. */
const linkEnded = () =>
	new Refusal(410, 'link_ended', 'This link no longer works. It was already used, or its time has passed')
