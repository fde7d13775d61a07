import { z } from 'zod'
import { relyingPartyOf } from '#shared/customers/relying-party.ts'
import { audit } from '#server/db/audit.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { post, type Route } from '#server/http/routes.ts'
import { ceremonyCookie } from '../cookie.ts'
import { confirmSession } from '../sessions.ts'
import type { SignInDeps } from '../sign-in.ts'
import { startCeremony, takeCeremony } from './ceremonies.ts'
import { noPasskeys } from './own-passkey-routes.ts'
import { authenticationOptions, authenticationSchema, verifyAuthentication } from './webauthn.ts'

const nothing = z.strictObject({})
const given = z.strictObject({ passkey: authenticationSchema })

/** Confirming who one is with a passkey of one's own account, which is both factors (API-166). */
export function passkeyConfirmRoutes({ db, cookie, publicUrl }: SignInDeps): Route[] {
	const rp = relyingPartyOf(publicUrl)
	const ceremonies = ceremonyCookie(publicUrl)
	const passkeysOf = (userId: string) =>
		db
			.selectFrom('passkeys')
			.select(['id', 'credentialId', 'publicKey', 'counter', 'isSynced', 'transports'])
			.where('userId', '=', userId)
			.execute()
	return [
		post('/api/auth/confirm/passkey/options', 'self', async (c, user) => {
			if (!rp) throw noPasskeys()
			check(nothing, await readObject(c))
			const own = await passkeysOf(user.id)
			if (own.length === 0) throw new Refusal(409, 'no_passkey', 'Your account has no passkey')
			const options = await authenticationOptions(rp, own)
			await startCeremony(db, c, ceremonies, { purpose: 'confirm', challenge: options.challenge, userId: user.id })
			return c.json({ options })
		}),

		post('/api/auth/confirm/passkey', 'self', async (c, user) => {
			if (!rp) throw noPasskeys()
			const { passkey: response } = check(given, await readObject(c))
			await consumeRateLimit(db, `passkey confirm:${user.id}`, 20, 15 * 60)
			const challenge = await takeCeremony(db, c, ceremonies, { purpose: 'confirm', userId: user.id })
			const own = (await passkeysOf(user.id)).find(({ credentialId }) => credentialId === response.id)
			const verified = challenge && own ? await verifyAuthentication(rp, challenge, response, own) : null
			const actor = { id: user.id, ip: c.var.ip }
			const renewed =
				own && verified && verified.isSynced === own.isSynced
					? await transaction(db, async (tx) => {
							// As in a sign-in, a count that did not rise comes from a copy of the key.
							const counts = !own.isSynced && (verified.counter > 0 || own.counter > 0)
							const used = await tx
								.updateTable('passkeys')
								.set({ counter: verified.counter, lastUsedAt: new Date() })
								.where('id', '=', own.id)
								.$if(counts, (query) => query.where('counter', '<', verified.counter))
								.returning('id')
								.executeTakeFirst()
							if (!used) return null
							await audit(tx, actor, 'identity confirmed', user.id, { detail: { way: 'passkey' } })
							return confirmSession(tx, user)
						})
					: null
			if (!renewed) {
				await audit(db, actor, 'identity confirmed', user.id, { outcome: 'refused', detail: { way: 'passkey' } })
				throw new Refusal(422, 'wrong_passkey', 'This passkey could not be checked. Please try again')
			}
			cookie.write(c, renewed.token, renewed.maxAge)
			return c.body(null, 204)
		}),
	]
}
