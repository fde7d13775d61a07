import { z } from 'zod'
import { deviceName } from '#shared/customers/device-name.ts'
import { relyingPartyOf } from '#shared/customers/relying-party.ts'
import { displayName } from '#shared/customers/user.ts'
import { line } from '#shared/schemas.ts'
import type { Agency } from '#shared/settings.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, notFound, Refusal } from '#server/http/refusal.ts'
import { del, freshOnly, patch, post, type Route } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { ceremonyCookie } from '../cookie.ts'
import { startCeremony, takeCeremony } from './ceremonies.ts'
import { passkeyMail } from './passkey-mails.ts'
import { addPasskey, passkeyHandle, refuseInsteadOfPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { registrationOptions, registrationSchema, verifyRegistration } from './webauthn.ts'

type Deps = { db: Db; publicUrl: string; jobs: Jobs; mailer: Mailer; agency: Agency }

const nothing = z.strictObject({})
const added = z.strictObject({ passkey: registrationSchema })
const renamed = z.strictObject({ name: z.string('Enter a name').pipe(line(60).min(1, 'Enter a name')) })

/** The passkeys of one's own account: add, rename, remove (API-150 to API-153). */
export function ownPasskeyRoutes(deps: Deps): Route[] {
	const { db, agency } = deps
	const rp = relyingPartyOf(deps.publicUrl)
	const cookie = ceremonyCookie(deps.publicUrl)
	return [
		freshOnly(
			post('/api/auth/passkeys/options', 'self', async (c, user) => {
				if (!rp) throw noPasskeys()
				check(nothing, await readObject(c))
				await refuseInsteadOfPasskey(db, user)
				const existing = await db
					.selectFrom('passkeys')
					.select(['credentialId', 'transports'])
					.where('userId', '=', user.id)
					.execute()
				const options = await registrationOptions(rp, {
					agencyName: agency.name,
					username: user.username,
					displayName: displayName(user),
					handle: new Uint8Array(await passkeyHandle(db, user.id)),
					existing,
				})
				await startCeremony(db, c, cookie, { purpose: 'add', challenge: options.challenge, userId: user.id })
				return c.json({ options })
			}),
		),

		freshOnly(
			post('/api/auth/passkeys', 'self', async (c, user) => {
				if (!rp) throw noPasskeys()
				const { passkey } = check(added, await readObject(c))
				await refuseInsteadOfPasskey(db, user)
				const challenge = await takeCeremony(db, c, cookie, { purpose: 'add', userId: user.id })
				const key = challenge === null ? null : await verifyRegistration(rp, challenge, passkey)
				const actor = { id: user.id, ip: c.var.ip }
				if (!key) {
					await audit(db, actor, 'passkey added', user.id, { outcome: 'refused' })
					throw new Refusal(422, 'passkey_refused', 'The passkey could not be checked. Please try again')
				}
				const name = deviceName(c.req.header('user-agent') ?? null)
				const id = await transaction(db, async (tx) => {
					const made = await addPasskey(tx, user.id, { ...key, rpId: rp.id, name })
					await audit(tx, actor, 'passkey added', user.id, { detail: { passkey: made } })
					await queueMail(tx, deps, passkeyMail(user, agency, 'added', name))
					return made
				})
				return c.json({ id }, 201)
			}),
		),

		freshOnly(
			patch('/api/auth/passkeys/:id', 'self', async (c, user) => {
				const { name } = check(renamed, await readObject(c))
				const id = idOf(c.req.param('id'))
				await transaction(db, (tx) => renamePasskey(tx, user.id, id, name))
				return c.body(null, 204)
			}),
		),

		// Answers what the browser needs to make the authenticator forget the key.
		freshOnly(
			del('/api/auth/passkeys/:id', 'self', async (c, user) => {
				const id = idOf(c.req.param('id'))
				const { credentialId, rpId } = await transaction(db, async (tx) => {
					const removed = await removePasskey(tx, user, id)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'passkey removed', user.id, { detail: { passkey: id } })
					await queueMail(tx, deps, passkeyMail(user, agency, 'removed', removed.name))
					return removed
				})
				return c.json({ credentialId, rpId })
			}),
		),
	]
}

function idOf(given: string): string {
	if (!isId(given)) throw notFound('Passkey')
	return given
}

/** The site's public address is one for which browsers make no passkeys. */
export const noPasskeys = () => new Refusal(404, 'no_passkeys', 'Passkeys are not available here')
