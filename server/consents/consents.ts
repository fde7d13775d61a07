import { sql } from 'kysely'
import { type ConsentRecord, CONSENT_WORDING, type ConsentWay, consentWords } from '#shared/consent/consent.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'

type Given = { how: ConsentWay; note: string | null; by: string }

/** Records the consent of a guest whose trip is locked, with the words that were shown. It takes the place of an earlier one. */
export async function giveConsent(
	tx: Tx,
	guest: { id: string; fullName: string },
	agencyName: string,
	{ how, note, by }: Given,
): Promise<void> {
	await endConsents(tx, guest.id, by)
	await tx
		.insertInto('consents')
		.values({
			id: newId(),
			guestId: guest.id,
			wording: CONSENT_WORDING,
			words: consentWords(guest.fullName, agencyName),
			how,
			note,
			givenBy: by,
		})
		.execute()
	await tx
		.updateTable('guests')
		.set({ consentState: 'given', consentHow: how, consentAt: sql<Date>`now()` })
		.where('id', '=', guest.id)
		.execute()
}

/** Ends the consent of a guest. The caller deletes what it was about, in the same transaction. */
export async function withdrawConsent(tx: Tx, guestId: string, by: string): Promise<void> {
	await endConsents(tx, guestId, by)
	await tx
		.updateTable('guests')
		.set({ consentState: 'withdrawn', consentHow: sql`coalesce("consentHow", 'self')`, consentAt: sql<Date>`now()` })
		.where('id', '=', guestId)
		.execute()
}

async function endConsents(tx: Tx, guestId: string, by: string) {
	await tx
		.updateTable('consents')
		.set({ withdrawnAt: sql<Date>`now()`, withdrawnBy: by })
		.where('guestId', '=', guestId)
		.where('withdrawnAt', 'is', null)
		.execute()
}

const NAME = (column: 'givenBy' | 'withdrawnBy') =>
	sql<string | null>`(select coalesce(u."fullName", u.username) from users u where u.id = ${sql.ref(column)})`

/** A guest's consents, the latest first. */
export async function consentsOf(db: Db | Tx, guestId: string): Promise<ConsentRecord[]> {
	const rows = await db
		.selectFrom('consents')
		.select(['id', 'wording', 'words', 'how', 'note', 'givenAt', 'withdrawnAt'])
		.select([NAME('givenBy').as('givenBy'), NAME('withdrawnBy').as('withdrawnBy')])
		.where('guestId', '=', guestId)
		.orderBy('id', 'desc')
		.execute()
	return rows.map(({ givenAt, withdrawnAt, ...row }) => ({
		...row,
		givenAt: givenAt.toISOString(),
		withdrawnAt: withdrawnAt?.toISOString() ?? null,
	}))
}
