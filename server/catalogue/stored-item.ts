import { sql } from 'kysely'
import type { CatalogueItem, ItemState, ListedItem, ListedVersion, Schedule } from '#shared/catalogue/catalogue-item.ts'
import { changesBetween } from '#shared/catalogue/drafts/content-changes.ts'
import type { Finding } from '#shared/catalogue/rules/finding.ts'
import { findingsIn } from '#shared/catalogue/rules/findings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import { inSlices } from './in-slices.ts'
import { type Draft, readDraft } from './stored-draft.ts'
import { around, type PublishedItems } from './published-items.ts'

/** Whether an item was ever published, in SQL: a question that few rows of a list have to answer. */
const WAS_PUBLIC = sql<boolean>`exists (select from "catalogueVersions" ever where ever."itemId" = i.id)`

/** What visitors see of an item, in SQL: the states of `ItemState`. */
export const STATE = sql<ItemState>`case
	when i."publishedVersionId" is not null then case when i.draft is null then 'public' else 'changed' end
	when ${WAS_PUBLIC} then 'withdrawn'
	when i.draft is null and i."builtInOffer" is not null then 'offered'
	else 'draft' end`

/** The number of an item's last publication, in SQL. */
export const LAST_NO = sql<number>`(select max(no) from "catalogueVersions" where "itemId" = i.id)`

/** The content by which staff know an item, in SQL. */
export const WRITTEN = sql`coalesce(i.draft, v.content, i."builtInOffer", '{}')`

/** Whether staff have declined what a release offered, in SQL. Only the row is left, so that it is not offered again (CRM-351). */
export const IS_DECLINED = sql<boolean>`(i."builtInKey" is not null and i.draft is null and i."builtInOffer" is null
	and not ${WAS_PUBLIC})`

/** All items, each with its last publication and the people who worked on it. */
export const itemRows = (db: Db | Tx) =>
	db
		.selectFrom('catalogueItems as i')
		.leftJoin('catalogueVersions as v', (join) => join.onRef('v.itemId', '=', 'i.id').on('v.no', '=', LAST_NO))
		.where(sql<boolean>`not ${IS_DECLINED}`)
		.leftJoin('catalogueSchedules as s', 's.itemId', 'i.id')
		.leftJoin('users as d', 'd.id', 'i.draftBy')
		.leftJoin('users as p', 'p.id', 'v.publishedBy')
		.leftJoin('users as w', 'w.id', 's.scheduledBy')
		.select([
			...(['i.id', 'i.kind', 'i.number', 'i.publishedVersionId', 'i.draft', 'i.draftVersion', 'i.draftAt'] as const),
			...([
				'i.draftBy',
				'i.contentChangedAt',
				'i.createdAt',
				'i.builtInKey',
				'i.builtInHash',
				'i.builtInOffer',
			] as const),
			...(['v.no', 'v.content', 'v.source', 'v.note', 'v.createdAt as publishedAt'] as const),
			...(['s.publishAt', 's.heldBackAt', 's.note as scheduleNote'] as const),
			sql<string | null>`coalesce(w."fullName", w.username)`.as('scheduledByName'),
			sql<string | null>`coalesce(d."fullName", d.username)`.as('draftByName'),
			sql<string | null>`coalesce(p."fullName", p.username)`.as('publishedByName'),
			sql<string>`coalesce(${WRITTEN} ->> 'name', '')`.as('name'),
			sql<string>`coalesce(${WRITTEN} ->> 'location', '')`.as('location'),
			STATE.as('state'),
		])

export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number]

/** Finds an item, or answers 404. With `lock`, nobody else changes it until the transaction ends. */
export async function findItem(db: Db | Tx, id: string, { lock = false } = {}): Promise<ItemRow> {
	const rows = itemRows(db).where('i.id', '=', isId(id) ? id : null)
	// Locked before it is read: a row that had to be waited for would come with the publication from before.
	if (lock && isId(id)) await db.selectFrom('catalogueItems').select('id').where('id', '=', id).forUpdate().execute()
	const row = await rows.executeTakeFirst()
	if (!row) throw notFound('Catalogue item')
	return row
}

/** What staff edit of an item: its draft, or what was published last. */
export const contentOf = ({ kind, draft, content }: Pick<ItemRow, 'kind' | 'draft' | 'content'>): Draft =>
	readDraft(kind, draft) ?? readDraft(kind, content) ?? {}

/** The content that visitors see; null for none. */
export const publicContentOf = ({ kind, publishedVersionId, content }: ItemRow): Draft | null =>
	publishedVersionId === null ? null : readDraft(kind, content)

const findingsOf = (row: ItemRow, published: PublishedItems) =>
	findingsIn({ kind: row.kind, content: contentOf(row) }, around(row, published))

type Counts = { errors: number; advice: number }
/** While nothing is published, a list is read with the findings that it was read with before. */
const counted = new WeakMap<PublishedItems['versions'], Map<string, Counts>>()

/** How much the rules find in an item. */
function countsOf(row: ItemRow, published: PublishedItems): Counts {
	const known = counted.get(published.versions) ?? new Map<string, Counts>()
	counted.set(published.versions, known)
	const key = `${row.id} ${row.draftVersion} ${published.photographs} ${published.films}`
	const counts = known.get(key) ?? countIn(findingsOf(row, published))
	known.set(key, counts)
	return counts
}

function countIn(findings: readonly Finding[]): Counts {
	const errors = findings.filter(({ level }) => level === 'error').length
	return { errors, advice: findings.length - errors }
}

/** Items as the list shows them. */
export async function listedRows(rows: readonly ItemRow[], published: PublishedItems): Promise<ListedItem[]> {
	const items: ListedItem[] = []
	await inSlices(rows, (row) => items.push(listed(row, countsOf(row, published))))
	return items
}

function listed(row: ItemRow, counts: Counts): ListedItem {
	const { id, kind, number, name, location, state, draftVersion, draftAt, draftByName, publishedByName } = row
	const hasDraft = row.draft !== null
	return {
		...{ id, kind, number, name, location, state },
		...counts,
		hasOffer: row.builtInOffer !== null,
		schedule: scheduleOf(row),
		version: draftVersion,
		changedAt: ((hasDraft ? draftAt : row.contentChangedAt) ?? row.createdAt).toISOString(),
		changedBy: hasDraft ? draftByName : publishedByName,
	}
}

/** The whole item, with what is public of it. */
export function shown(row: ItemRow, published: PublishedItems): CatalogueItem {
	const findings = findingsOf(row, published)
	const content = contentOf(row)
	const isPublic = publicContentOf(row)
	return {
		...listed(row, countIn(findings)),
		content,
		findings,
		published: isPublic && { ...publication(row), content: isPublic },
		changes: changesBetween(isPublic ?? {}, content),
	}
}

function scheduleOf({ publishAt, heldBackAt, scheduleNote, scheduledByName }: ItemRow): Schedule | null {
	if (publishAt === null) return null
	const isHeldBack = heldBackAt !== null
	return { publishAt: publishAt.toISOString(), isHeldBack, note: scheduleNote, scheduledBy: scheduledByName }
}

const publication = ({ no, source, publishedAt, publishedByName, note }: ItemRow): ListedVersion => ({
	no: no ?? 0,
	source: source ?? 'staff',
	publishedAt: publishedAt?.toISOString() ?? '',
	publishedBy: publishedByName,
	note,
	isPublic: true,
})
