import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { mediaTypes } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { withLocalCopy } from '#server/files/local-copy.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { type Jobs, type JobType, RetryLater } from '#server/jobs/jobs.ts'
import { ProcessFailed } from '#server/processes/process-pool.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { makeFiles } from './picture-processes.ts'
import type { MadeFile } from './picture-worker.ts'
import { ORIGINAL } from './stored-pictures.ts'

/** Makes the files of one photograph. One at a time: each takes a processor for seconds. */
export const makePictureJob: JobType<{ id: string }> = {
	name: 'make-picture',
	data: z.object({ id: z.uuid() }),
	concurrency: 1,
}

/** Of a photograph whose process dies or takes too long. The third one says that it is the photograph's fault. */
const MAX_ATTEMPTS = 3
const RETRY_SECONDS = 5
const UNREADABLE = 'The photograph cannot be read. Save it as JPEG, and upload it again'
const TOO_HARD = 'The photograph could not be prepared. Save it as a smaller JPEG, and upload it again'

type Deps = { db: Db; storage: Storage; log: Pick<Logger, 'warn'> }

/**
 * Makes what pages serve of a photograph and deletes the original, unless that is done already (CRM-211). When two processes do it at
 * once, the files of one count.
 */
export async function makePicture({ db, storage, log }: Deps, id: string): Promise<void> {
	const begun = await db
		.updateTable('cataloguePictures as p')
		.from('catalogueFiles as f')
		.set({ attempts: sql`p.attempts + 1` })
		.where('p.id', '=', id)
		.where('p.state', '=', 'waiting')
		.whereRef('f.pictureId', '=', 'p.id')
		.where('f.rendition', '=', ORIGINAL)
		.returning(['p.attempts', 'f.storageKey'])
		.executeTakeFirst()
	if (!begun) return
	if (begun.attempts > MAX_ATTEMPTS) return fail(db, id, TOO_HARD)
	try {
		const made = await withLocalCopy(storage, begun.storageKey, makeFiles)
		if (made) await storeMade({ db, storage }, id, made)
		else await fail(db, id, UNREADABLE)
	} catch (error) {
		if (!(error instanceof ProcessFailed)) throw error
		log.warn({ err: error, picture: id }, 'The process that makes pictures failed')
		throw new RetryLater(RETRY_SECONDS, error.message)
	}
}

async function storeMade({ db, storage }: { db: Db; storage: Storage }, id: string, made: readonly MadeFile[]) {
	const files = made.map(({ rendition, bytes }) => {
		const kind = kindOf(rendition)
		return { rendition, bytes, kind, storageKey: newKey('catalogue', kind) }
	})
	const keys = files.map(({ storageKey }) => storageKey)
	let unneeded: string[] = keys
	try {
		for (const { storageKey, bytes, kind } of files) await storage.put(storageKey, bytes, mediaTypes[kind])
		unneeded = await transaction(db, async (tx) => {
			const row = await tx
				.updateTable('cataloguePictures')
				.set({ state: 'made' })
				.where('id', '=', id)
				.where('state', '=', 'waiting')
				.returning('id')
				.executeTakeFirst()
			if (!row) return keys
			for (const { rendition, storageKey, bytes } of files)
				await tx
					.insertInto('catalogueFiles')
					.values({ id: newId(), pictureId: id, rendition, storageKey, bytes: bytes.length })
					.execute()
			const original = await tx
				.deleteFrom('catalogueFiles')
				.where('pictureId', '=', id)
				.where('rendition', '=', ORIGINAL)
				.returning('storageKey')
				.execute()
			return original.map(({ storageKey }) => storageKey)
		})
	} finally {
		await removeFiles(storage, unneeded)
	}
}

function kindOf(rendition: string): 'avif' | 'webp' | 'jpeg' {
	if (rendition.endsWith('.avif')) return 'avif'
	return rendition.endsWith('.webp') ? 'webp' : 'jpeg'
}

async function fail(db: Db, id: string, failure: string): Promise<void> {
	const failed = { state: 'failed', failure } as const
	await db.updateTable('cataloguePictures').set(failed).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Starts this process's share of the work, and queues what waits without a job, as after a restore. */
export async function startMakingPictures(deps: Deps & { jobs: Jobs }): Promise<void> {
	const { db, jobs } = deps
	await jobs.work(makePictureJob, ({ id }) => makePicture(deps, id))
	const waiting = await db.selectFrom('cataloguePictures').select('id').where('state', '=', 'waiting').execute()
	for (const { id } of waiting) await jobs.runNow(makePictureJob, id, { id })
}
