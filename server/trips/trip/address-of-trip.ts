import type { Agency } from '#shared/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** Where mail to staff about a trip goes: to its consultant, or to the agency where nobody looks after it or the consultant has left. */
export async function addressOfTrip(
	db: Db | Tx,
	{ consultantId }: { consultantId: string | null },
	agency: Pick<Agency, 'email'>,
): Promise<string> {
	if (consultantId === null) return agency.email
	const consultant = await db
		.selectFrom('users')
		.select('email')
		.where('id', '=', consultantId)
		.where('role', '=', 'admin')
		.where('disabledAt', 'is', null)
		.executeTakeFirst()
	return consultant?.email ?? agency.email
}
