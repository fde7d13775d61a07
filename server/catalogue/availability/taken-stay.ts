import { sql } from 'kysely'
import { isStayTaken } from '#shared/catalogue/availability/availability.ts'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { readAvailability } from './public-availability.ts'

/** Whether visitors could see that some night of a stay is taken, in the public villa of that name (SITE-180). */
export async function isStayTakenAt(db: Db | Tx, villaName: string, stay: Nights): Promise<boolean> {
	const villa = await db
		.selectFrom('catalogueItems as i')
		.innerJoin('catalogueVersions as v', 'v.id', 'i.publishedVersionId')
		.select('i.id')
		.where('i.kind', '=', 'villa')
		.where(sql<string>`v.content ->> 'name'`, '=', villaName)
		.executeTakeFirst()
	const availability = villa ? await readAvailability(db, villa.id) : null
	return availability !== null && isStayTaken(availability, stay)
}
