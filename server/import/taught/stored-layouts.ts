import { sql } from 'kysely'
import { layoutShape, type Layout } from '#booking-reader/taught/layout.ts'
import { likeness } from '#booking-reader/taught/wording.ts'
import type { Learned } from '#booking-reader/taught/taught.ts'
import type { TaughtLayout } from '#shared/import/taught-layout.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'

/** An agency has some twenty senders, each with a few layouts. The least recently used go first. */
const MAX_LAYOUTS = 200
/** The share of a layout's wording that a document must have to be of that layout: less where it comes from the same sender. */
const MIN_LIKENESS = { sameSender: 0.35, otherwise: 0.6 }

export type FoundLayout = { id: string; name: string; taughtAt: string } & (
	| { isLike: true; layout: Layout }
	| { isLike: false }
)

/**
 * The taught layout that is most like a document, or null. `isLike` is false where the sender is known, and none of the sender's layouts
 * is like this document.
 */
export async function findLayout(
	db: Db,
	sender: string | null,
	wording: readonly string[],
): Promise<FoundLayout | null> {
	const rows = await db.selectFrom('taughtLayouts').selectAll().orderBy('taughtAt', 'desc').limit(MAX_LAYOUTS).execute()
	const ranked = rows
		.map((row) => ({
			row,
			isSender: sender !== null && row.sender === sender,
			like: likeness(textsOf(row.wording), wording),
		}))
		.toSorted((a, b) => b.like - a.like)
	const best = ranked.find(
		({ isSender, like }) => like >= (isSender ? MIN_LIKENESS.sameSender : MIN_LIKENESS.otherwise),
	)
	const { row } = best ?? ranked.find(({ isSender }) => isSender) ?? {}
	if (!row) return null
	const layout = best ? layoutShape.read(row.layout) : null
	const about = { id: row.id, name: row.name, taughtAt: row.taughtAt.toISOString() }
	return layout ? { ...about, isLike: true, layout } : { ...about, isLike: false }
}

/** Notes that a layout was used, or that a document of its sender no longer fits it. */
export async function noteUse(db: Db, id: string, isUsed: boolean) {
	const change = isUsed
		? { usedAt: sql<Date>`now()`, uses: sql<number>`uses + 1`, changedAt: null }
		: { changedAt: sql<Date>`coalesce("changedAt", now())` }
	await db.updateTable('taughtLayouts').set(change).where('id', '=', id).execute()
}

type NewLayout = Learned & { id: string | null; name: string; sender: string | null }

/** Stores a layout in place of the one with this id, or as a new one. Returns its id. */
export async function saveLayout(tx: Tx, { id, name, sender, wording, layout }: NewLayout): Promise<string> {
	const columns = { wording: JSON.stringify(wording), layout: layoutShape.toText(layout) }
	if (id) {
		const known = await tx
			.updateTable('taughtLayouts')
			.set({ ...columns, taughtAt: sql<Date>`now()`, changedAt: null })
			.where('id', '=', id)
			.returning('id')
			.executeTakeFirst()
		if (known) return known.id
	}
	const made = { id: newId(), name, sender, ...columns, usedAt: null, changedAt: null }
	await tx.insertInto('taughtLayouts').values(made).execute()
	await sql`delete from "taughtLayouts" where id in (
		select id from "taughtLayouts" order by coalesce("usedAt", "taughtAt") desc offset ${MAX_LAYOUTS})`.execute(tx)
	return made.id
}

export async function listLayouts(db: Db): Promise<TaughtLayout[]> {
	const rows = await db.selectFrom('taughtLayouts').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute()
	return rows.map(({ layout, wording: _hashes, taughtAt, usedAt, changedAt, ...row }) => ({
		...row,
		taughtAt: taughtAt.toISOString(),
		usedAt: usedAt?.toISOString() ?? null,
		changedAt: changedAt?.toISOString() ?? null,
		values: valuesOf(layoutShape.read(layout)),
	}))
}

/** Where each value is, in words. */
const valuesOf = (layout: Layout | null): TaughtLayout['values'] => {
	const all = (layout?.rules ?? []).flatMap(({ list, slots, above }) =>
		slots.flatMap(({ fields, before }) =>
			fields.map((field) => ({
				list,
				field: field.replace(/@.*/, ''),
				before: before.filter((key) => /^\p{L}/u.test(key)).join(' '),
				above: above === null || above === '~' ? '' : above,
			})),
		),
	)
	return [...new Map(all.map((one) => [`${one.list} ${one.field}`, one])).values()]
}

export async function renameLayout(tx: Tx, id: string, name: string) {
	await requireOne(id, () =>
		tx.updateTable('taughtLayouts').set({ name }).where('id', '=', id).returning('id').executeTakeFirst(),
	)
}

export async function deleteLayout(tx: Tx, id: string) {
	await requireOne(id, () => tx.deleteFrom('taughtLayouts').where('id', '=', id).returning('id').executeTakeFirst())
}

async function requireOne(id: string, change: () => Promise<unknown>) {
	if (!isId(id) || !(await change())) throw notFound('Taught layout')
}

const textsOf = (stored: unknown): string[] =>
	Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
