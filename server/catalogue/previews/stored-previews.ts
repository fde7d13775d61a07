import { sql } from 'kysely'
import type { PreviewLink } from '#shared/catalogue/drafts/preview-link.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { hashOfSecret, isSecret } from '#server/db/secret-token.ts'

/** In SQL: a link `p` that works. What somebody shared ends with their account. */
const WORKS = sql<boolean>`(p."expiresAt" > now()
	and not exists (select from users u where u.id = p."createdBy" and u."disabledAt" is not null))`

/** The links of an item that work, the oldest first. */
export async function listPreviews(db: Db | Tx, itemId: string): Promise<PreviewLink[]> {
	const rows = await db
		.selectFrom('previewLinks as p')
		.leftJoin('users as u', 'u.id', 'p.createdBy')
		.select(['p.id', 'p.expiresAt', 'p.createdAt', 'p.opened'])
		.select(sql<string | null>`coalesce(u."fullName", u.username)`.as('createdBy'))
		.where('p.itemId', '=', itemId)
		.where(WORKS)
		.orderBy('p.id')
		.execute()
	return rows.map(({ expiresAt, createdAt, ...link }) => ({
		...link,
		expiresAt: expiresAt.toISOString(),
		createdAt: createdAt.toISOString(),
	}))
}

/** The link of a secret; null for one that was revoked, has expired or never was, which are all the same. */
export async function linkOfSecret(db: Db, secret: string) {
	if (!isSecret(secret)) return null
	const link = await db
		.selectFrom('previewLinks as p')
		.select(['p.id', 'p.itemId', 'p.expiresAt'])
		.where('p.tokenHash', '=', hashOfSecret(secret))
		.where(WORKS)
		.executeTakeFirst()
	return link ?? null
}

/** Deletes links that do not work any more. */
export async function sweepPreviewLinks(db: Db): Promise<void> {
	await db.deleteFrom('previewLinks').where('expiresAt', '<', sql<Date>`now()`).execute()
}
