import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { voidLinks } from '#server/auth/links/void-links.ts'
import { cancelNotices } from '#server/trips/companions/companion-rows.ts'
import { reopenApproval } from '#server/trips/approvals/approval.ts'

type Ended = { id: string; guestId: string; userId: string | null; openedAt: Date | null }
type Trip = Parameters<typeof reopenApproval>[1]

/**
 * Ends a guest's access to a locked trip at once, or withdraws the invitation. Their details are the lead's again, and wait for an approval:
 * whoever approved them is not the one who answers for them now.
 */
export async function endCompanion(tx: Tx, trip: Trip, { id, guestId, userId, openedAt }: Ended): Promise<void> {
	await tx.updateTable('companions').set({ endedAt: sql<Date>`now()` }).where('id', '=', id).execute()
	if (openedAt) {
		await cancelNotices(tx, trip.id, guestId)
		await tx
			.updateTable('guests')
			.set({ approvalStatus: 'pending', version: sql`version + 1`, updatedAt: sql<Date>`now()` })
			.where('id', '=', guestId)
			.execute()
		await reopenApproval(tx, trip)
	}
	if (userId) await endUnusedLink(tx, userId)
}

/** The link of an account that was only made for invitations ends with the last of them. */
async function endUnusedLink(tx: Tx, userId: string) {
	const account = await tx
		.selectFrom('users')
		.select('id')
		.where('id', '=', userId)
		.where('companionOnly', '=', true)
		.where('passwordHash', 'is', null)
		.where(sql<boolean>`not exists (select from companions c where c."userId" = users.id and c."endedAt" is null)`)
		.executeTakeFirst()
	if (account) await voidLinks(tx, userId)
}
