import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { indexRows, type SearchIndex } from '#server/search/search-index.ts'
import { searchQuery } from '#server/search/search-words.ts'

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

/** The condition that an enquiry matches the search. */
export function isFound(search: string) {
	const query = searchQuery(search)
	return query === null
		? sql<boolean>`false`
		: sql<boolean>`id in (select "enquiryId" from "enquirySearch" where words @@ ${query}::tsquery)`
}
