import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { PREVIEW_FILE } from '#shared/catalogue/photograph.ts'
import { mediaTypes } from '#shared/uploads.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { makePictureJob } from './make-picture.ts'
import { lookAt } from './picture-processes.ts'
import { ORIGINAL, pictureRows, shownPicture } from './stored-pictures.ts'

/** In all. More would wait for hours. */
const MAX_WAITING = 200

export type PictureDeps = { db: Db; storage: Storage; jobs: Jobs }
type Upload = { path: string; size: number; sha256: string; clientName: string }
type Added = { picture: CataloguePicture; isNew: boolean }

/**
 * Stores an uploaded photograph and queues the making of its files (CRM-210). A file that was uploaded before is the same picture, and one
 * that failed is tried again. Refuses what `lookAt` refuses, and with 503 when too many are waiting.
 */
export async function addPicture(deps: PictureDeps, upload: Upload, actor: Actor): Promise<Added> {
	const { db, storage, jobs } = deps
	const known = await transaction(db, (tx) => knownPicture(tx, jobs, upload.sha256))
	if (known) return { picture: known, isNew: false }
	await refuseTooMany(db)
	const { kind, preview, width, height, color } = await lookAt(upload.path)
	const files = [
		{ rendition: PREVIEW_FILE, storageKey: newKey('catalogue', 'webp'), bytes: preview.length },
		{ rendition: ORIGINAL, storageKey: newKey('catalogue', kind), bytes: upload.size },
	] as const
	const stored = files.map(({ storageKey }) => storageKey)
	try {
		await storage.put(files[0].storageKey, preview, mediaTypes.webp)
		await storage.put(files[1].storageKey, { path: upload.path }, mediaTypes[kind])
		const added = await transaction(db, async (tx) => {
			const id = newId()
			const { sha256 } = upload
			const fileName = upload.clientName || 'Photograph'
			const inserted = await tx
				.insertInto('cataloguePictures')
				.values({ id, sha256, fileName, width, height, color })
				.onConflict((conflict) => conflict.column('sha256').doNothing())
				.returning('id')
				.executeTakeFirst()
			if (!inserted) return null
			for (const file of files)
				await tx
					.insertInto('catalogueFiles')
					.values({ id: newId(), pictureId: id, ...file })
					.execute()
			await jobs.send(tx, makePictureJob, id, { id })
			await audit(tx, actor, 'catalogue picture uploaded', id)
			return shownPicture(await pictureRows(tx).where('id', '=', id).executeTakeFirstOrThrow())
		})
		if (added) return { picture: added, isNew: true }
	} catch (error) {
		await removeFiles(storage, stored)
		throw error
	}
	// Somebody else uploaded the same file at the same time.
	await removeFiles(storage, stored)
	return addPicture(deps, upload, actor)
}

async function knownPicture(tx: Tx, jobs: Jobs, sha256: string): Promise<CataloguePicture | null> {
	const found = await pictureRows(tx).where('sha256', '=', sha256).forUpdate().executeTakeFirst()
	if (!found) return null
	const { id } = found
	await tx.updateTable('cataloguePictures').set({ unusedSince: null }).where('id', '=', id).execute()
	if (found.state !== 'failed') return shownPicture(found)
	const again = { state: 'waiting', failure: null, attempts: 0 } as const
	await tx.updateTable('cataloguePictures').set(again).where('id', '=', id).execute()
	await jobs.send(tx, makePictureJob, id, { id })
	return shownPicture({ ...found, ...again })
}

async function refuseTooMany(db: Db) {
	const { waiting } = await db
		.selectFrom('cataloguePictures')
		.select(({ fn }) => fn.countAll<number>().as('waiting'))
		.where('state', '=', 'waiting')
		.executeTakeFirstOrThrow()
	if (waiting < MAX_WAITING) return
	throw new Refusal(503, 'busy', 'Many photographs are still being prepared. Please try again in a few minutes', {
		retryAfter: 60,
	})
}
