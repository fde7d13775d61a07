import { z } from 'zod'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { del, freshOnly, post, put, type Route } from '#server/http/routes.ts'
import type { Agency } from '#shared/settings.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { countPasskeys, refuseInsteadOfPasskey } from './passkeys/passkeys.ts'
import { secondStepMail } from './account-mails.ts'
import {
	activateSecondStep,
	countCodeAttempt,
	hasSecondStep,
	removeSecondStep,
	replaceRecoveryCodes,
	startSecondStep,
} from './second-step.ts'
import { endOtherSessions, isSecondStepRequired } from './sessions.ts'
import { base32, otpauthAddress } from './totp.ts'

type Deps = { db: Db; sealer: Sealer; jobs: Jobs; mailer: Mailer; agency: Agency }

export const codeSchema = z.string('Enter the code').trim().min(1, 'Enter the code').max(60, 'Enter the code')
const activation = z.strictObject({ code: codeSchema })

/** One's own second step (API-135): a key for an authenticator app, and recovery codes for a lost phone. */
export function secondStepRoutes(deps: Deps): Route[] {
	const { db, sealer, agency } = deps
	return [
		/** The key is answered once, and counts when a code confirms it. */
		freshOnly(
			post('/api/auth/second-step', 'self', async (c, user) => {
				await refuseInsteadOfPasskey(db, user)
				const secret = await transaction(db, (tx) => startSecondStep(tx, sealer, user.id))
				return c.json({ key: base32(secret), address: otpauthAddress(agency.name, user.username, secret) }, 201)
			}),
		),

		freshOnly(
			put('/api/auth/second-step', 'self', async (c, user) => {
				const { code } = check(activation, await readObject(c))
				await countCodeAttempt(db, user.id)
				const codes = await transaction(db, async (tx) => {
					const made = await activateSecondStep(tx, sealer, user.id, code)
					await endOtherSessions(tx, user)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'second step set up', user.id)
					await queueMail(tx, deps, secondStepMail(user, agency, 'on'))
					return made
				})
				return c.json({ codes })
			}),
		),

		freshOnly(
			del('/api/auth/second-step', 'self', async (c, user) => {
				await transaction(db, async (tx) => {
					if ((await isSecondStepRequired(tx, user)) && (await countPasskeys(tx, user.id)) === 0)
						throw new Refusal(409, 'required', 'The agency asks its staff for a second step')
					if (!(await removeSecondStep(tx, user.id))) return
					await audit(tx, { id: user.id, ip: c.var.ip }, 'second step removed', user.id)
					await queueMail(tx, deps, secondStepMail(user, agency, 'off'))
				})
				return c.body(null, 204)
			}),
		),

		freshOnly(
			post('/api/auth/recovery-codes', 'self', async (c, user) => {
				const codes = await transaction(db, async (tx) => {
					if (!(await hasSecondStep(tx, user.id)))
						throw new Refusal(409, 'no_second_step', 'Set up your second step first')
					const made = await replaceRecoveryCodes(tx, user.id)
					await audit(tx, { id: user.id, ip: c.var.ip }, 'recovery codes made', user.id)
					await queueMail(tx, deps, secondStepMail(user, agency, 'codes'))
					return made
				})
				return c.json({ codes }, 201)
			}),
		),
	]
}
