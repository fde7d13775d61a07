import { z } from 'zod'
import { relyingPartyOf } from '#shared/customers/relying-party.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { USER_FIELDS, userOf } from '../accounts.ts'
import { ceremonyCookie } from '../cookie.ts'
import { DEVICE_MAX_AGE, knownDevice } from '../devices.ts'
import { callerOfToken } from '../sessions.ts'
import { signIn, type SignInDeps } from '../sign-in.ts'
import { startCeremony, takeCeremony } from './ceremonies.ts'
import { noPasskeys } from './own-passkey-routes.ts'
import { passkeyMail } from './passkey-mails.ts'
import { authenticationOptions, authenticationSchema, verifyAuthentication } from './webauthn.ts'

const nothing = z.strictObject({})
const given = z.strictObject({ passkey: authenticationSchema })

/** Signing in with a passkey, which is both factors (API-151). */
export function passkeySignInRoutes(deps: SignInDeps): Route[] {
	const { db, agency, cookie, deviceCookie } = deps
	const rp = relyingPartyOf(deps.publicUrl)
	const ceremonies = ceremonyCookie(deps.publicUrl)
	return [
		// Each opened sign-in dialog asks once, so an office needs more of these than of attempts.
		post('/api/auth/passkey/options', 'public', async (c) => {
			if (!rp) throw noPasskeys()
			check(nothing, await readObject(c))
			await consumeRateLimit(db, `passkey:options:${networkOf(c.var.ip)}`, 600, 5 * 60)
			const options = await authenticationOptions(rp)
			await startCeremony(db, c, ceremonies, { purpose: 'sign in', challenge: options.challenge, userId: null })
			return c.json({ options })
		}),

		post('/api/auth/passkey', 'public', async (c) => {
			if (!rp) throw noPasskeys()
			const { passkey: response } = check(given, await readObject(c))
			await consumeRateLimit(db, `passkey:${networkOf(c.var.ip)}`, 60, 5 * 60)
			const challenge = await takeCeremony(db, c, ceremonies, { purpose: 'sign in', userId: null })
			const passkey = await findPasskey(response.id)
			const refuse = async (reason: string) => {
				await audit(db, { id: null, ip: c.var.ip }, 'login', passkey?.userId ?? null, {
					outcome: 'refused',
					detail: { way: 'passkey', reason },
				})
				return new Refusal(401, 'wrong_passkey', 'This passkey could not be checked. Please try again')
			}
			if (challenge === null) throw await refuse('challenge')
			if (!passkey) {
				await refuse('unknown')
				throw new Refusal(401, 'unknown_passkey', 'This passkey does not open an account here')
			}
			const handle = response.response.userHandle
			if (passkey.disabledAt || !handle || !passkey.passkeyHandle?.equals(Buffer.from(handle, 'base64url')))
				throw await refuse('account')
			const verified = await verifyAuthentication(rp, challenge, response, passkey)
			if (!verified) throw await refuse('signature')
			if (verified.isSynced !== passkey.isSynced) throw await refuse('kind')

			const account = { ...passkey, id: passkey.userId }
			const device = await knownDevice(db, deviceCookie.read(c), account.id)
			const session = await transaction(db, async (tx) => {
				// Devices that share a synced key count each for itself, and some authenticators do not count.
				const counts = !passkey.isSynced && (verified.counter > 0 || passkey.counter > 0)
				// The account first, in the same order as removing a passkey locks.
				const open = await tx
					.selectFrom('users')
					.select('id')
					.where('id', '=', account.id)
					.where('disabledAt', 'is', null)
					.forUpdate()
					.executeTakeFirst()
				const used = await tx
					.updateTable('passkeys')
					.set({ counter: verified.counter, lastUsedAt: new Date() })
					.where('id', '=', passkey.passkeyId)
					.$if(counts, (query) => query.where('counter', '<', verified.counter))
					.returning('id')
					.executeTakeFirst()
				return open && used ? signIn(tx, deps, c, { account, device, way: 'passkey' }) : null
			})
			if (!session) {
				// A copy, unless the passkey or the account went at the same moment.
				await transaction(db, (tx) => queueMail(tx, deps, passkeyMail(account, agency, 'copied', passkey.name)))
				throw await refuse('counter')
			}
			cookie.write(c, session.token, session.maxAge)
			deviceCookie.write(c, session.device, DEVICE_MAX_AGE)
			return c.json({ user: userOf((await callerOfToken(db, session.token))!) })
		}),
	]

	async function findPasskey(credentialId: string) {
		const found = await db
			.selectFrom('passkeys as p')
			.innerJoin('users as u', 'u.id', 'p.userId')
			.select([
				...USER_FIELDS.map((name) => `u.${name}` as const),
				...(['u.disabledAt', 'u.passkeyHandle'] as const),
				...(['p.id as passkeyId', 'p.userId', 'p.name', 'p.credentialId', 'p.publicKey'] as const),
				...(['p.counter', 'p.isSynced'] as const),
			])
			.where('p.credentialId', '=', credentialId)
			.executeTakeFirst()
		return found ?? null
	}
}
