import { sql } from 'kysely'
import { INVITATION_DAYS, obstacleToInvitation } from '#shared/companions/companion.ts'
import { displayName, type User } from '#shared/customers/user.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { insertAccount, shownUser, USER_FIELDS } from '#server/auth/accounts.ts'
import { freeUsername } from '#server/auth/free-username.ts'
import { companionInvitationMail } from '#server/auth/links/link-mails.ts'
import { type LinkSender, sendLink } from '#server/auth/links/send-link.ts'
import { audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import { isDuplicate } from '#server/db/errors.ts'
import { newId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { joinTripMail } from './companion-mails.ts'

type Invitation = {
	trip: { id: string; userId: string }
	guest: Guest
	email: string
	/** Staff know that a guest without a date of birth is an adult. */
	isAdult: boolean
	by: User
	ip: string
}

const OBSTACLES = {
	minor: (name: string) => `${name} is under 18 when the trip starts, so the lead traveller looks after their details`,
	age_unknown: (name: string, by: User) =>
		by.role === 'admin'
			? `We do not know how old ${name} is. Say that they will be an adult, or add the date of birth first`
			: `We do not know how old ${name} is. Please add the date of birth first`,
}

/**
 * Invites a guest of a locked trip to see it with an account of their own (API-185). Whoever has the address already accepts in the
 * portal after signing in; for a new address an account without a password is made, and its link is sent. The answer is the same either
 * way. A newer invitation replaces an older one.
 */
export async function inviteCompanion(tx: Tx, deps: LinkSender, invitation: Invitation): Promise<void> {
	const { trip, guest, email, by, ip, isAdult } = invitation
	const { startDate, tripName, leadEmail, leadName } = await tx
		.selectFrom('trips')
		.innerJoin('users', 'users.id', 'trips.userId')
		.select([
			'trips.startDate',
			'trips.name as tripName',
			'users.email as leadEmail',
			sql<string>`coalesce(users."fullName", users.username)`.as('leadName'),
		])
		.where('trips.id', '=', trip.id)
		.executeTakeFirstOrThrow()
	const obstacle = obstacleToInvitation(guest, startDate, isAdult)
	if (obstacle) throw new Refusal(409, obstacle, OBSTACLES[obstacle](guest.fullName, by))
	if (leadEmail.toLowerCase() === email.toLowerCase())
		throw new Refusal(409, 'lead', 'This is the address of the lead traveller, who sees the whole trip already')
	await endOlderInvitation(tx, guest.id)
	const account = await accountFor(tx, email, guest.fullName)
	await tx
		.insertInto('companions')
		.values({
			id: newId(),
			tripId: trip.id,
			guestId: guest.id,
			userId: account?.id ?? null,
			email,
			invitedBy: by.id,
			invitedUntil: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
		})
		.execute()
		.catch((error: unknown) => {
			if (!isDuplicate(error, 'companionsUser')) throw error
			throw new Refusal(409, 'taken', 'Another guest of this trip has this address')
		})
	const actor = { id: by.id, ip }
	await audit(tx, actor, 'companion invited', guest.id, { detail: { trip: trip.id } })
	if (!account) return
	const letter = { name: guest.fullName, invitedBy: by.role === 'admin' ? leadName : displayName(by), tripName }
	if (account.hasPassword) {
		await queueMail(tx, deps, joinTripMail(deps, { ...letter, to: email }))
		return
	}
	await sendLink(tx, deps, account.user, {
		actor,
		sender: by,
		lifetime: INVITATION_DAYS * 24 * 60 * 60,
		letter: (from, { expiresAt }) => companionInvitationMail(from, { ...letter, to: email, expiresAt }),
	})
}

async function endOlderInvitation(tx: Tx, guestId: string) {
	const open = await tx
		.selectFrom('companions')
		.select(['id', 'openedAt'])
		.where('guestId', '=', guestId)
		.where('endedAt', 'is', null)
		.executeTakeFirst()
	if (open?.openedAt) throw new Refusal(409, 'has_access', 'This guest already has access')
	if (open) await tx.updateTable('companions').set({ endedAt: sql<Date>`now()` }).where('id', '=', open.id).execute()
}

/** The account with an address, or a new one. Null where staff or a disabled account have it: nobody is told, and no mail is sent. */
async function accountFor(tx: Tx, email: string, fullName: string) {
	const existing = await tx
		.selectFrom('users')
		.select([...USER_FIELDS, 'passwordHash', 'disabledAt'])
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.executeTakeFirst()
	if (existing && (existing.role !== 'customer' || existing.disabledAt)) return null
	if (existing) return { id: existing.id, user: shownUser(existing), hasPassword: existing.passwordHash !== null }
	const username = await freeUsername(tx, email)
	const user = await insertAccount(
		tx,
		{ username, email, fullName, phone: null, bookingAgent: null, passwordHash: null },
		'customer',
	)
	await tx.updateTable('users').set({ companionOnly: true }).where('id', '=', user.id).execute()
	return { id: user.id, user, hasPassword: false }
}
