import { sql } from 'kysely'
import { ITEM_STATES, type ItemState } from '#shared/catalogue/catalogue-item.ts'
import { ITEM_KINDS, type ItemKind } from '#shared/catalogue/content.ts'
import type { Db } from '#server/db/connect.ts'
import { page, type Paging } from '#server/http/lists/paging.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { haveWords } from './catalogue-search.ts'
import { IS_DECLINED, itemRows, STATE } from './stored-item.ts'

export type ItemFilter = { kind: ItemKind | null; state: ItemState | null }

/** The filters `kind` and `state` of the list. Refuses unknown values with 400. */
export const readFilter = (c: AppContext): ItemFilter => ({
	kind: oneOf(c, 'kind', ITEM_KINDS),
	state: oneOf(c, 'state', ITEM_STATES),
})

function oneOf<T extends string>(c: AppContext, name: string, options: readonly T[]): T | null {
	const given = c.req.query(name)
	if (!given) return null
	const known = options.find((option) => option === given)
	if (!known) throw new Refusal(400, 'malformed', `${name} must be one of: ${options.join(', ')}`)
	return known
}

/** A page of the items, newest first, and how many match. The words are those of the name, the place and the country (`catalogueSearch`). */
export async function listItems(db: Db, { kind, state }: ItemFilter, { limit, cursor, search }: Paging) {
	const matching = db
		.selectFrom('catalogueItems as i')
		.where(sql<boolean>`not ${IS_DECLINED}`)
		.$if(kind !== null, (query) => query.where('i.kind', '=', kind))
		.$if(state !== null, (query) => query.where(STATE, '=', state))
		.$if(Boolean(search), (query) =>
			query.where('i.id', 'in', (eb) =>
				eb
					.selectFrom('catalogueSearch as f')
					.select('f.itemId')
					.where(haveWords(search ?? '')),
			),
		)
	const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
	// Their contents are long: they are read of this page alone.
	const ids = matching
		.select('i.id')
		.$if(cursor !== null, (query) => query.where('i.id', '<', cursor?.id ?? ''))
		.orderBy('i.id', 'desc')
		.limit(limit + 1)
	const rows = await itemRows(db).where('i.id', 'in', ids).orderBy('i.id', 'desc').execute()
	return { ...page(rows, limit), total }
}
