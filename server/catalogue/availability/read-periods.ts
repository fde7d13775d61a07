import { sql } from 'kysely'
import type { Period } from '#shared/catalogue/availability/period.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The periods of villas that end after a day, by the id of the villa, in the order of their days. Without ids, of all villas. */
export async function readPeriods(db: Db | Tx, after: string, itemIds?: string[]): Promise<Map<string, Period[]>> {
	const rows = await db
		.selectFrom('villaPeriods as p')
		.select(['p.itemId', 'p.id', 'p.from', 'p.to', 'p.state', 'p.note as label'])
		.select([sql<Period['source']>`'staff'`.as('source'), sql<string | null>`null`.as('tripId')])
		.where('p.to', '>', after)
		.$if(itemIds !== undefined, (query) => query.where('p.itemId', 'in', itemIds ?? []))
		.orderBy('from')
		.orderBy('id')
		.execute()
	const byItem = new Map<string, Period[]>()
	for (const { itemId, ...period } of rows) byItem.set(itemId, [...(byItem.get(itemId) ?? []), period])
	return byItem
}
