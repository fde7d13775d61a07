import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { indexRows, isMatch, type SearchIndex } from '#server/search/search-index.ts'
import { ENQUIRY_COLUMNS, toEnquiry } from './stored-enquiry.ts'

/** Enquiries are found by their sender's name and addresses, and by the property. They never change in these. */
export const enquirySearch: SearchIndex = {
	table: 'enquirySearch',
	id: 'enquiryId',
	async readValues(tx, ids) {
		const rows = await tx
			.selectFrom('enquiries')
			.select(['id', 'name', 'email', 'phone', 'propertyName'])
			.where('id', 'in', ids)
			.execute()
		return rows.map(({ id, ...values }) => ({ id, values: Object.values(values) }))
	},
	staleIds: `select e.id from enquiries e left join "enquirySearch" s on s."enquiryId" = e.id
		where e.id > $1 and s."enquiryId" is null`,
}

export const indexEnquiry = (tx: Tx, id: string): Promise<void> => indexRows(tx, enquirySearch, [id])

/** The newest enquiries that match. */
export async function findEnquiries(db: Db, search: string, limit: number): Promise<Enquiry[]> {
	const rows = await db
		.selectFrom('enquiries')
		.select(ENQUIRY_COLUMNS)
		.where(isMatch(enquirySearch, search))
		.orderBy('id', 'desc')
		.limit(limit)
		.execute()
	return rows.map(toEnquiry)
}
