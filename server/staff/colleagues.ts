import { CompiledQuery } from 'kysely'
import type { Colleague } from '#shared/customers/colleague.ts'
import type { StaffRole } from '#shared/customers/user.ts'
import { STAFF_ROLE } from '#server/auth/sessions.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'

const COLLEAGUES = `select u.id, u.username, u.email, u."fullName", ${STAFF_ROLE} as "staffRole",
		case when u."disabledAt" is not null then 'disabled' when u."passwordHash" is null then 'invited' else 'active' end as state,
		exists (select from "secondSteps" z where z."userId" = u.id and z."activeAt" is not null) as "hasSecondStep",
		u."lastSignInAt", (select count(*)::int from sessions s where s."userId" = u.id and s."expiresAt" > now()) as devices
	from users u where u.role = 'admin'`

type Row = Omit<Colleague, 'lastSignInAt'> & { lastSignInAt: Date | null }

const shown = ({ lastSignInAt, ...row }: Row): Colleague => ({
	...row,
	lastSignInAt: lastSignInAt?.toISOString() ?? null,
})

/** Everybody on the staff, by name. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(`${COLLEAGUES} order by lower(coalesce(u."fullName", u.username)), u.id`),
	)
	return rows.map(shown)
}

/** Finds a member of staff, or answers 404. Customers are not found here. */
export async function findColleague(db: Db | Tx, id: string): Promise<Colleague> {
	const { rows } = isId(id)
		? await db.executeQuery<Row>(CompiledQuery.raw(`${COLLEAGUES} and u.id = $1`, [id]))
		: { rows: [] }
	if (!rows[0]) throw notFound('Colleague')
	return shown(rows[0])
}

/**
 * Locks a member of staff together with every owner who can sign in, always in the same order. Of two changes that would each leave no
 * owner, the second waits and then sees what the first did.
 */
export async function lockColleague(
	tx: Tx,
	id: string,
): Promise<{ staffRole: StaffRole; disabledAt: Date | null; owners: number }> {
	if (!isId(id)) throw notFound('Colleague')
	const locked = await tx
		.selectFrom('users')
		.select(['id', 'staffRole', 'disabledAt', 'passwordHash'])
		.where('role', '=', 'admin')
		.where((x) => x.or([x('id', '=', id), x('staffRole', '=', 'owner'), x('staffRole', 'is', null)]))
		.orderBy('id')
		.forUpdate()
		.execute()
	const found = locked.find((row) => row.id === id)
	if (!found) throw notFound('Colleague')
	const isOwner = ({ staffRole }: { staffRole: StaffRole | null }) => staffRole === null || staffRole === 'owner'
	// An owner who was invited and never came could not let anybody in again.
	const owners = locked.filter((row) => isOwner(row) && !row.disabledAt && row.passwordHash !== null).length
	return { staffRole: found.staffRole ?? 'owner', disabledAt: found.disabledAt, owners }
}

export const lastOwner = () =>
	new Refusal(409, 'last_owner', 'The agency needs an owner who can sign in. Make somebody else an owner first')
