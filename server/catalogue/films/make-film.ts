import { sql } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import { mediaTypes } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { withLocalCopy } from '#server/files/local-copy.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { type Jobs, type JobType, RetryLater } from '#server/jobs/jobs.ts'
import { ProgramMissing } from '#server/processes/run-program.ts'
import type { CheckedFilm } from './check-film.ts'
import { convertFilm } from './convert-film.ts'

/** Converts one film. One at a time: each takes a processor for up to minutes. */
export const makeFilmJob: JobType<{ id: string }> = {
	name: 'make-film',
	data: z.object({ id: z.uuid() }),
	concurrency: 1,
}

/** Of a film whose process was killed with ours. The third one says that it may be the film's fault. */
const MAX_ATTEMPTS = 3
const RETRY_SECONDS = 60
const TOO_HARD = 'The film could not be converted. Export it as MP4 with H.264, and upload it again'

type Deps = { db: Db; storage: Storage; log: Pick<Logger, 'warn'>; ffmpegPath: string }
type Made = Exclude<CheckedFilm, { refused: string }>

/** Converts a film that waits for it, and deletes what was uploaded (CRM-409). When two processes do it at once, the film of one counts. */
export async function makeFilm(
	{ db, storage, log, ffmpegPath }: Deps,
	id: string,
	signal?: AbortSignal,
): Promise<void> {
	const begun = await countAttempt(db, id, 1)
	if (!begun) return
	if (begun.attempts > MAX_ATTEMPTS) return fail(db, id, TOO_HARD)
	try {
		const made = await withLocalCopy(storage, begun.storageKey, (path) =>
			convertFilm({ ffmpeg: ffmpegPath, path, signal }),
		)
		if ('refused' in made) await fail(db, id, made.refused)
		else await storeMade({ db, storage }, id, made)
	} catch (error) {
		const isMissing = error instanceof ProgramMissing
		if (!isMissing && !signal?.aborted) throw error
		// Neither is the film's fault.
		await countAttempt(db, id, -1)
		if (isMissing) log.warn({ err: error }, 'The program that converts films cannot be started')
		throw new RetryLater(isMissing ? RETRY_SECONDS : 0, String(error))
	}
}

const countAttempt = (db: Db, id: string, by: 1 | -1) =>
	db
		.updateTable('catalogueFilmSources')
		.set({ attempts: sql`attempts + ${by}::integer` })
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.returning(['attempts', 'storageKey'])
		.executeTakeFirst()

async function storeMade({ db, storage }: Pick<Deps, 'db' | 'storage'>, id: string, { bytes, ...header }: Made) {
	const storageKey = newKey('films', header.kind)
	await storage.put(storageKey, bytes, mediaTypes[header.kind])
	let unneeded = storageKey
	try {
		unneeded = await transaction(db, async (tx) => {
			const source = await tx
				.deleteFrom('catalogueFilmSources')
				.where('id', '=', id)
				.where('state', '=', 'waiting')
				.returning(['sha256', 'fileName', 'unusedSince', 'storageKey'])
				.executeTakeFirst()
			if (!source) return storageKey
			await tx
				.insertInto('catalogueFilms')
				.values({ id, ...source, ...header, storageKey, bytes: bytes.length })
				.execute()
			return source.storageKey
		})
	} finally {
		await removeFiles(storage, [unneeded])
	}
}

async function fail(db: Db, id: string, failure: string): Promise<void> {
	const failed = { state: 'failed', failure } as const
	await db.updateTable('catalogueFilmSources').set(failed).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/** Starts this process's share of the work, and queues what waits without a job, as after a restore. */
export async function startMakingFilms(deps: Deps & { jobs: Jobs }): Promise<void> {
	const { db, jobs } = deps
	await jobs.work(makeFilmJob, ({ id }, signal) => makeFilm(deps, id, signal))
	const waiting = await db.selectFrom('catalogueFilmSources').select('id').where('state', '=', 'waiting').execute()
	for (const { id } of waiting) await jobs.runNow(makeFilmJob, id, { id })
}
