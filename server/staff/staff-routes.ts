import { sql } from 'kysely'
import { z } from 'zod'
import { newColleagueFields } from '#shared/customers/colleague.ts'
import { displayName, STAFF_ROLES, type User } from '#shared/customers/user.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { secondStepMail, staffRoleMail } from '#server/auth/account-mails.ts'
import { insertAccount, shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import { limitLinksByStaff, type LinkSender, sendLink } from '#server/auth/links/send-link.ts'
import { removeSecondStep } from '#server/auth/second-step.ts'
import { voidLinks } from '#server/auth/links/void-links.ts'
import { endAllAccess } from '#server/auth/sessions.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type Caller, del, freshOnly, get, patch, post, type Route } from '#server/http/routes.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { findColleague, lastOwner, listColleagues, lockColleague } from './colleagues.ts'

const invitation = schemaOfFields(newColleagueFields)
const change = z.strictObject({ staffRole: z.enum(STAFF_ROLES).optional(), isDisabled: z.boolean().optional() })
const nothing = z.strictObject({})

/** The people of the agency, for owners only (CRM-130, CRM-131). */
export function staffRoutes(deps: LinkSender & { db: Db }): Route[] {
	const { db, agency } = deps
	return [
		get('/api/admin/staff', 'owner', async (c) => c.json({ colleagues: await listColleagues(db) })),

		freshOnly(
			post('/api/admin/staff', 'owner', async (c, user) => {
				const body = await readObject(c)
				const { staffRole, ...account } = check(invitation, body)
				const actor = { id: user.id, ip: c.var.ip }
				return idempotent(c, db, { scope: `colleague ${user.id}`, body }, async (tx) => {
					const values = { ...account, phone: null, bookingAgent: null, passwordHash: null }
					const created = await insertAccount(tx, values, 'admin', staffRole)
					await audit(tx, actor, 'colleague invited', created.id, { detail: { staffRole } })
					await sendLink(tx, deps, created, { actor, sender: user, position: withArticle(staffRole) })
					return { status: 201, body: { colleague: await findColleague(tx, created.id) } }
				})
			}),
		),

		// A changed role counts from the colleague's next request on; a disabled account is signed out at once.
		freshOnly(
			patch('/api/admin/staff/:id', 'owner', async (c, user) => {
				const id = c.req.param('id')
				const { staffRole, isDisabled } = check(change, await readObject(c))
				const actor = { id: user.id, ip: c.var.ip }
				await transaction(db, async (tx) => {
					const before = await lockColleague(tx, id)
					refuseOneself(user, id)
					const isOwner = (role: string, disabledAt: unknown) => role === 'owner' && !disabledAt
					const becomes = {
						staffRole: staffRole ?? before.staffRole,
						isDisabled: isDisabled ?? before.disabledAt !== null,
					}
					const losesOwner =
						isOwner(before.staffRole, before.disabledAt) && !isOwner(becomes.staffRole, becomes.isDisabled)
					if (losesOwner && before.owners <= 1) throw lastOwner()
					await tx
						.updateTable('users')
						.set({
							staffRole: becomes.staffRole,
							disabledAt: becomes.isDisabled ? (before.disabledAt ?? new Date()) : null,
							version: sql`version + 1`,
							updatedAt: sql<Date>`now()`,
						})
						.where('id', '=', id)
						.execute()
					const colleague = await accountOf(tx, id)
					if (becomes.staffRole !== before.staffRole) {
						await voidLinks(tx, id)
						await audit(tx, actor, 'role changed', id, { detail: { from: before.staffRole, to: becomes.staffRole } })
						await queueMail(tx, deps, staffRoleMail(colleague, agency, becomes.staffRole, displayName(user)))
					}
					if (becomes.isDisabled !== (before.disabledAt !== null)) {
						if (becomes.isDisabled) await endAllAccess(tx, id)
						await audit(tx, actor, becomes.isDisabled ? 'colleague disabled' : 'colleague enabled', id)
					}
				})
				return c.json({ colleague: await findColleague(db, id) })
			}),
		),

		// An invitation again, or a link for a new password.
		freshOnly(
			post('/api/admin/staff/:id/invitation', 'owner', async (c, user) => {
				check(nothing, await readObject(c))
				const { id, staffRole } = await findColleague(db, c.req.param('id'))
				await limitLinksByStaff(db, id)
				const sent = await transaction(db, async (tx) =>
					sendLink(tx, deps, await accountOf(tx, id), {
						actor: { id: user.id, ip: c.var.ip },
						sender: user,
						position: withArticle(staffRole),
					}),
				)
				return c.json({ sent })
			}),
		),

		// For a lost phone, with its passkeys. The colleague signs in with the password, and sets up a new second step.
		freshOnly(
			del('/api/admin/staff/:id/second-step', 'owner', async (c, user) => {
				const { id } = await findColleague(db, c.req.param('id'))
				refuseOneself(user, id)
				await transaction(db, async (tx) => {
					const colleague = await accountOf(tx, id)
					const hadStep = await removeSecondStep(tx, id)
					const { numDeletedRows } = await tx.deleteFrom('passkeys').where('userId', '=', id).executeTakeFirst()
					if (!hadStep && numDeletedRows === 0n) return
					await audit(tx, { id: user.id, ip: c.var.ip }, 'second step removed', id)
					await queueMail(tx, deps, secondStepMail(colleague, agency, 'reset', displayName(user)))
				})
				return c.body(null, 204)
			}),
		),

		freshOnly(
			del('/api/admin/staff/:id/devices', 'owner', async (c, user) => {
				const { id } = await findColleague(db, c.req.param('id'))
				refuseOneself(user, id)
				await transaction(db, async (tx) => {
					await tx.deleteFrom('sessions').where('userId', '=', id).execute()
					await audit(tx, { id: user.id, ip: c.var.ip }, 'other devices signed out', id)
				})
				return c.body(null, 204)
			}),
		),
	]
}

/** One's own account is changed in 'Your account', and nobody changes their own role. */
function refuseOneself(user: Caller, id: string) {
	if (user.id === id) throw new Refusal(409, 'own_account', 'Another owner has to change your account')
}

async function accountOf(tx: Tx, id: string): Promise<User> {
	return shownUser(await tx.selectFrom('users').select(USER_FIELDS).where('id', '=', id).executeTakeFirstOrThrow())
}

const withArticle = (role: string) => (role === 'owner' ? 'an owner' : `a ${role}`)
