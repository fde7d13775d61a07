import { CompiledQuery } from 'kysely'
import type { Complaint } from '#shared/complaints/complaint.ts'
import { referenceOf } from '#shared/enquiries/enquiry.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

type Row = Omit<Complaint, 'reference' | 'createdAt' | 'answeredAt' | 'acknowledgedAt'> & {
	createdAt: Date
	answeredAt: Date | null
	acknowledgedAt: Date | null
}

const COMPLAINTS = `select c.id, c.kind, c.name, c.email, c.phone, c.booking, c.message, c.remedy, c.state, c."dueOn", c."acknowledgedAt",
	c."ownerId", coalesce(u."fullName", u.username) as "ownerName", c.outcome, c."answeredAt", c.version, c."createdAt"
	from complaints c left join users u on u.id = c."ownerId"`

const shown = ({ createdAt, answeredAt, acknowledgedAt, ...row }: Row): Complaint => ({
	...row,
	reference: referenceOf(row.id),
	createdAt: createdAt.toISOString(),
	answeredAt: answeredAt?.toISOString() ?? null,
	acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
})

/** Complaints of one state: open ones oldest first, because their answer is due first, the others newest first. */
export async function listComplaints(
	db: Db,
	state: Complaint['state'],
	limit: number,
	after: string | null,
): Promise<Complaint[]> {
	const isOpen = state === 'waiting' || state === 'in_progress'
	const [order, beyond] = isOpen ? ['asc', '>'] : ['desc', '<']
	const { rows } = await db.executeQuery<Row>(
		CompiledQuery.raw(
			`${COMPLAINTS} where c.state = $1 ${after ? `and c.id ${beyond} $3` : ''} order by c.id ${order} limit $2`,
			after ? [state, limit, after] : [state, limit],
		),
	)
	return rows.map(shown)
}

/** Finds a complaint, or answers 404. */
export async function findComplaint(db: Db | Tx, id: string, { lock = false } = {}): Promise<Complaint> {
	const { rows } = isId(id)
		? await db.executeQuery<Row>(
				CompiledQuery.raw(`${COMPLAINTS} where c.id = $1 ${lock ? 'for update of c' : ''}`, [id]),
			)
		: { rows: [] }
	if (!rows[0]) throw notFound('Complaint')
	return shown(rows[0])
}
