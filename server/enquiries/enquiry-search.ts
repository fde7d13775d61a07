import type { Tx } from '#server/db/connect.ts'
import { indexRows, type SearchIndex } from '#server/search/search-index.ts'

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
