import { resolve } from 'node:path'
import type { FocalPoint } from '#shared/catalogue/property.ts'
import { photoUpload } from '#shared/uploads.ts'
import { Refusal } from '#server/http/refusal.ts'
import { ProcessFailed, processPool } from '#server/processes/process-pool.ts'
import type { Look, MadeFile, PictureAnswer, PictureJob } from './picture-worker.ts'

/** What people wait for goes past the making of files, which takes seconds of a processor for each photograph. */
const pool = (running: number, deadlineMs: number) =>
	processPool<PictureJob, PictureAnswer>({
		script: resolve('server/catalogue/pictures/picture-worker.ts'),
		running,
		waiting: 20,
		deadlineMs,
		idleMs: 30_000,
		maxJobs: 50,
		maxMemoryMb: 500,
		replaceAfterFailure: false,
	})
const quick = pool(2, 20_000)
export const makingProcesses = pool(1, 180_000)

/**
 * Checks an uploaded photograph by its bytes and makes its preview. Refuses other kinds of file (415), too many pixels and damaged files
 * (422), and answers 503 when too many are being looked at.
 */
export async function lookAt(path: string): Promise<Look> {
	const answer = await quick.run({ task: 'look', path }).catch((error: unknown) => {
		throw error instanceof ProcessFailed ? damaged(error) : error
	})
	if ('preview' in answer) return answer
	const cause = 'detail' in answer ? answer.detail : ''
	if ('refused' in answer && answer.refused === 'media_type')
		throw new Refusal(415, 'media_type', photoUpload.wrongKind, { cause })
	if ('refused' in answer && answer.refused === 'too_many_pixels')
		throw new Refusal(
			422,
			'too_many_pixels',
			'The photograph has too many pixels: a JPEG can have 64 megapixels, other kinds 40',
		)
	throw damaged(cause)
}

const damaged = (cause: unknown) =>
	new Refusal(422, 'damaged', 'The photograph is damaged and cannot be read', { cause })

/** Makes the files that pages serve; null when the photograph cannot be read. Throws ProcessFailed. */
export async function makeFiles(path: string): Promise<MadeFile[] | null> {
	const answer = await makingProcesses.run({ task: 'make', path })
	return 'files' in answer ? answer.files : null
}

/** The picture for social previews, cut from the whole one. */
export const cropForSocial = (path: string, focal: FocalPoint) => bytesOf({ task: 'crop', path, focal })

/** One of our own files as a JPEG. */
export const toJpeg = (bytes: Uint8Array) => bytesOf({ task: 'jpeg', bytes })

async function bytesOf(job: PictureJob): Promise<Uint8Array> {
	const answer = await quick.run(job)
	if (!('bytes' in answer)) throw new Error('The picture process answered something else')
	return answer.bytes
}
