import { type Selectable, sql } from 'kysely'
import { type Enquiry, referenceOf } from '#shared/enquiries/enquiry.ts'
import type { Db, Tx } from '#server/db/connect.ts'
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

export type EnquiryRow = Pick<Selectable<Tables['enquiries']>, (typeof ENQUIRY_COLUMNS)[number]>

export const toEnquiry = ({ createdAt, answeredAt, ...row }: EnquiryRow): Enquiry => ({
	...row,
	reference: referenceOf(row.id),
	answeredAt: answeredAt?.toISOString() ?? null,
	createdAt: createdAt.toISOString(),
})

/** Finds an enquiry. Refuses with 404 when there is none. */
export async function findEnquiry(db: Db | Tx, id: string, { lock = false } = {}): Promise<EnquiryRow> {
	const query = db.selectFrom('enquiries').select(ENQUIRY_COLUMNS).where('id', '=', id)
	const row = isId(id) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined
	if (!row) throw notFound('Enquiry')
	return row
}

export const lockEnquiry = (tx: Tx, id: string): Promise<EnquiryRow> => findEnquiry(tx, id, { lock: true })

/** Notes the trip that was made of an enquiry, and settles the enquiry: its answer is no longer due. */
export async function settleEnquiry(tx: Tx, enquiry: Enquiry, tripId: string, staffId: string): Promise<Enquiry> {
	const isAnswered = enquiry.state === 'answered'
	const row = await tx
		.updateTable('enquiries')
		.set({
			tripId,
			version: sql`version + 1`,
			...(isAnswered ? {} : { state: 'answered', answeredAt: new Date(), answeredBy: staffId }),
		})
		.where('id', '=', enquiry.id)
		.returning(ENQUIRY_COLUMNS)
		.executeTakeFirstOrThrow()
	return toEnquiry(row)
}
