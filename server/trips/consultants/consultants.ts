import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The colleagues who can look after something, by name. Viewers only read, and a disabled account does nothing. */
export async function consultantsOf(db: Db | Tx, id?: string): Promise<{ id: string; name: string }[]> {
	return db
		.selectFrom('users')
		.select(['id', sql<string>`coalesce("fullName", username)`.as('name')])
		.where('role', '=', 'admin')
		.where('disabledAt', 'is', null)
		.where((x) => x(x.fn.coalesce('staffRole', x.val('owner' as const)), '<>', 'viewer'))
		.$if(id !== undefined, (query) => query.where('id', '=', id!))
		.orderBy('name')
		.execute()
}

/** Refuses somebody who cannot look after anything: 422 at the field `name`. Nobody is a choice too. */
export async function refuseNoConsultant(tx: Tx, id: string | null, name: string): Promise<void> {
	if (id === null || (await consultantsOf(tx, id))[0]) return
	throw new Refusal(422, 'invalid', 'Choose a colleague', { fields: { [name]: 'Choose a colleague' } })
}
