import type { Tx } from '#server/db/connect.ts'
import { beforeCommit } from '#server/db/before-commit.ts'
import { indexRows, type SearchIndex } from '#server/search/search-index.ts'

/** Customers are found by name, username, e-mail address and phone number. */
export const customerSearch: SearchIndex = {
	table: 'customerSearch',
	id: 'userId',
	async readValues(tx, ids) {
		const rows = await tx
			.selectFrom('users')
			.select(['id', 'fullName', 'username', 'email', 'phone'])
			.where('id', 'in', ids)
			.where('role', '=', 'customer')
			.where('companionOnly', '=', false)
			.execute()
		return rows.map(({ id, ...values }) => ({ id, values: Object.values(values) }))
	},
	staleIds: `select u.id from users u left join "customerSearch" s on s."userId" = u.id
		where u.id > $1 and u.role = 'customer' and not u."companionOnly" and (s."userId" is null or u."updatedAt" > s."indexedAt")`,
}

/** Updates a customer's words at the end of the transaction. */
export const indexCustomer = (tx: Tx, userId: string): void =>
	beforeCommit(tx, `words of customer ${userId}`, () => indexRows(tx, customerSearch, [userId]))
