import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { accepts } from '#server/http/answer.ts'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'
import type { Headers } from '#server/http/headers.ts'
import { withDeadline } from '#server/db/pool/deadline.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { type BuiltFiles, type Encoding, fileResponse, isAsset, isServed } from './static-files.ts'

/** How long the assets of a superseded release stay available. */
const RETENTION_DAYS = 14
/** These releases stay whatever their age: during a rolling restart the previous one still runs. */
const NEWEST = 2
/** Someone who builds many times a day must not fill the disk. */
const MAX_RELEASES = 20

/**
 * Stores the assets of this release in the database, where other instances find them, and marks the other releases as superseded.
 * Assets that an earlier release stored under the same name are not written again, because the name contains a hash of the content.
 */
export async function publishAssets(db: Db, files: BuiltFiles): Promise<void> {
	const paths = [...files.keys()].filter(isAsset).toSorted()
	const id = hash('sha256', paths.join(), 'base64url').slice(0, 22)
	await transaction(db, async (tx) => {
		await lockReleases(tx)
		await tx
			.updateTable('releases')
			.set({ supersededAt: sql<Date>`now()` })
			.where('id', '<>', id)
			.where('supersededAt', 'is', null)
			.execute()
		await tx
			.insertInto('releases')
			.values({ id, paths })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ startedAt: sql<Date>`now()`, supersededAt: null }))
			.execute()
		const stored = await tx.selectFrom('assets').select('path').where('path', 'in', paths).execute()
		const known = new Set(stored.map(({ path }) => path))
		for (const path of paths) {
			// One at a time: 14 MB in a few statements would leave the process 35 MB larger.
			if (!known.has(path)) for (const row of rowsOf(path, files)) await tx.insertInto('assets').values(row).execute()
		}
	})
}

type Row = { path: string; encoding: Encoding; etag: string; bytes: Buffer }

function rowsOf(path: string, files: BuiltFiles): Row[] {
	const { etag, encodings } = files.get(path)!
	return (['identity', 'gzip', 'br'] as const).flatMap((encoding) => {
		const bytes = encodings[encoding]
		return bytes ? [{ path, encoding, etag, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }] : []
	})
}

/** Answers an asset that this build lacks and another release has stored, or null. Throws where the database is away or busy. */
export function publishedAssets(db: Db, security: Headers) {
	// An anonymous caller must not take all connections.
	const limit = limitConcurrency({ running: 3, waiting: 200 })
	return async (request: Request, path: string): Promise<Response | null> => {
		if (!isAsset(path) || !isServed(path)) return null
		const accepted: Encoding[] = ['identity', ...(['br', 'gzip'] as const).filter((one) => accepts(request, one))]
		const find = () =>
			db
				.selectFrom('assets')
				.select(['encoding', 'etag', 'bytes'])
				.where('path', '=', path)
				.where('encoding', 'in', accepted)
				.orderBy((eb) => eb.fn('length', ['bytes']))
				.limit(1)
				.executeTakeFirst()
		const found = await limit(() => withDeadline(DEADLINE_MS, find))
		return found ? fileResponse(request, path, { ...found, bytes: new Uint8Array(found.bytes) }, security) : null
	}
}

const DEADLINE_MS = 5_000

/** Removes the assets of releases that have been superseded for long, but never those of the newest two. */
export async function sweepReleases(db: Db): Promise<void> {
	await transaction(db, async (tx) => {
		await lockReleases(tx)
		const releases = await tx
			.selectFrom('releases')
			.select(['id', sql<boolean>`"supersededAt" < now() - ${RETENTION_DAYS} * interval '1 day'`.as('isExpired')])
			.orderBy('startedAt', 'desc')
			.execute()
		const expired = releases.filter(({ isExpired }, age) => age >= MAX_RELEASES || (age >= NEWEST && isExpired))
		if (expired.length === 0) return
		const ids = expired.map(({ id }) => id)
		await tx.deleteFrom('releases').where('id', 'in', ids).execute()
		await sql`delete from assets where path not in (select unnest(paths) from releases)`.execute(tx)
	})
}

/** A sweep must not remove an asset that a starting instance has just found stored. */
const lockReleases = (tx: Tx) => sql`select from "schemaLock" where id = 1 for update`.execute(tx)
