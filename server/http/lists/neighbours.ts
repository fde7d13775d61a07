import { CompiledQuery } from 'kysely'
import type { Neighbour, Neighbours } from '#shared/neighbours.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Bind } from '#server/search/search-index.ts'
import { keyset, type Paging, type SortKey } from './paging.ts'

/** A list as SQL: what it reads from, the columns of the id and the name, its sort keys, and its conditions. */
type List<Name extends string> = {
	from: string
	id: string
	name: string
	keys: Readonly<Record<Name, SortKey>>
	filters: (bound: Bind) => readonly (string | null | undefined)[]
}

/** What comes before and after something in the order of a list, whether or not the list has it itself. Null without it. */
export async function findNeighbours<Name extends string>(
	db: Db,
	given: string,
	{ sort }: Pick<Paging<Name>, 'sort'>,
	{ from, id, name, keys, filters }: List<Name>,
): Promise<Neighbours | null> {
	const read = async <R>(select: string, values: unknown[]) =>
		(await db.executeQuery<R>(CompiledQuery.raw(select, values))).rows[0] ?? null
	const { key } = keyset({ sort, cursor: null }, id, keys, String)
	const found = isId(given)
		? await read<{ key: string }>(`select ${key} as key ${from} where ${id} = $1`, [given])
		: null
	if (!found) return null
	const nearest = (isBackwards: boolean) => {
		const values: unknown[] = []
		const bound: Bind = (value) => `$${values.push(value)}`
		const { after, orderBy } = keyset({ sort, cursor: { id: given, key: found.key } }, id, keys, bound, { isBackwards })
		const where = [after, ...filters(bound)].filter(Boolean).join(' and ')
		return read<Neighbour>(
			`select ${id} as id, ${name} as name ${from} where ${where} order by ${orderBy} limit 1`,
			values,
		)
	}
	const [previous, next] = await Promise.all([nearest(true), nearest(false)])
	return { previous, next }
}
