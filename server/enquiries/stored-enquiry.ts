import type { Selectable } from 'kysely'
import { type Enquiry, referenceOf } from '#shared/enquiries/enquiry.ts'
import type { Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Tables } from '#server/db/tables.ts'
import { notFound } from '#server/http/refusal.ts'

/** The columns of an enquiry that may leave the server. */
export const ENQUIRY_COLUMNS = [
	'id',
	'kind',
	'propertyName',
	'name',
	'email',
	'phone',
	'checkIn',
	'checkOut',
	'nightsTaken',
	'guests',
	'message',
	'state',
	'answeredAt',
	'tripId',
	'version',
	'createdAt',
] as const

type Row = Pick<Selectable<Tables['enquiries']>, (typeof ENQUIRY_COLUMNS)[number]>

export const toEnquiry = ({ createdAt, answeredAt, ...row }: Row): Enquiry => ({
	...row,
	reference: referenceOf(row.id),
	answeredAt: answeredAt?.toISOString() ?? null,
	createdAt: createdAt.toISOString(),
})

/** Finds an enquiry and locks its row. Refuses with 404 when there is none. */
export async function lockEnquiry(tx: Tx, id: string): Promise<Row> {
	const query = tx.selectFrom('enquiries').select(ENQUIRY_COLUMNS).where('id', '=', id).forUpdate()
	const row = isId(id) ? await query.executeTakeFirst() : undefined
	if (!row) throw notFound('Enquiry')
	return row
}
