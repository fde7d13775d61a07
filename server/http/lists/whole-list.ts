import type { Paging } from './paging.ts'

const AT_A_TIME = 500

/** All rows of a paged list in its order, part by part. `read` returns one row more than `limit` if there is one. */
export async function* wholeList<R extends { id: string; sortKey?: string }, P extends Paging>(
	paging: P,
	read: (paging: P) => Promise<R[]>,
	atATime = AT_A_TIME,
): AsyncGenerator<R[]> {
	let cursor: Paging['cursor'] = null
	for (;;) {
		const found = await read({ ...paging, cursor, limit: atATime })
		const rows = found.slice(0, atATime)
		yield rows
		const last = rows.at(-1)
		if (found.length <= atATime || !last) return
		cursor = { id: last.id, key: last.sortKey ?? '' }
	}
}
