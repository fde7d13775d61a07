import { FULL_FILE } from '#shared/catalogue/photograph.ts'
import { mediaTypes } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { withLocalCopy } from '#server/files/local-copy.ts'
import { bytesOf, type Storage } from '#server/files/storage.ts'
import { isFresh } from '#server/http/answer.ts'
import type { Headers } from '#server/http/headers.ts'
import { cropForSocial } from './picture-processes.ts'

export type PictureFile = { etag: string; type: string; bytes: Uint8Array<ArrayBuffer> }
export type PictureFiles = {
	/** A file of a photograph by the parts of its address; null when there is none. The caller has checked who asks. */
	read: (id: string, file: string) => Promise<PictureFile | null>
}

/** Of all files that are cached: those of about a hundred galleries on one screen size. */
const CACHE_BYTES = 64 * 1024 * 1024
const STORED = /^(?:\d{1,4}\.(?:avif|webp)|full\.jpg|preview\.webp)$/
const SOCIAL = /^social-(\d{1,2}|100)-(\d{1,2}|100)\.jpg$/
const YEAR = 365 * 24 * 60 * 60

/** The files of photographs, with the ones that were asked for last in memory. Requests for the same file read it once. */
export function openPictureFiles({ db, storage }: { db: Db; storage: Storage }): PictureFiles {
	const cache = new Map<string, { file: Promise<PictureFile | null>; bytes: number }>()
	let size = 0
	const forget = (key: string) => {
		size -= cache.get(key)?.bytes ?? 0
		cache.delete(key)
	}

	async function load(id: string, file: string): Promise<PictureFile | null> {
		const [, x, y] = SOCIAL.exec(file) ?? []
		const key = await keyOf(id, x === undefined ? file : FULL_FILE)
		if (!key) return null
		const bytes =
			x === undefined
				? await storage.get(key).then((found) => found && bytesOf(found.stream))
				: await withLocalCopy(storage, key, (path) => cropForSocial(path, [Number(x), Number(y)]))
		if (!bytes) return null
		return { etag: `"${id}-${file}"`, type: typeOf(file), bytes: new Uint8Array(bytes) }
	}

	const keyOf = async (pictureId: string, rendition: string) =>
		(
			await db
				.selectFrom('catalogueFiles')
				.select('storageKey')
				.where('pictureId', '=', pictureId)
				.where('rendition', '=', rendition)
				.executeTakeFirst()
		)?.storageKey

	return {
		read(id, file) {
			if (!isId(id) || !(STORED.test(file) || SOCIAL.test(file))) return Promise.resolve(null)
			const key = `${id}/${file}`
			const known = cache.get(key)
			if (known) {
				// A Map iterates in insertion order: move the most recently used file to the end.
				cache.delete(key)
				cache.set(key, known)
				return known.file
			}
			const loading = { file: load(id, file), bytes: 0 }
			cache.set(key, loading)
			loading.file.then(
				(found) => {
					// What is missing now may be made in a moment.
					if (!found) return forget(key)
					loading.bytes = found.bytes.length
					size += loading.bytes
					for (const oldest of cache.keys()) {
						if (size <= CACHE_BYTES) break
						forget(oldest)
					}
				},
				() => forget(key),
			)
			return loading.file
		},
	}
}

function typeOf(file: string) {
	if (file.endsWith('.jpg')) return mediaTypes.jpeg
	return file.endsWith('.avif') ? mediaTypes.avif : mediaTypes.webp
}

/** The answer with a file, which never changes at its address: 200, or 304 to a client that has it. */
export function fileAnswer(
	request: Request,
	{ etag, type, bytes }: PictureFile,
	scope: 'public' | 'private',
	security: Headers,
): Response {
	const headers = { ...security, ETag: etag, 'Cache-Control': `${scope}, max-age=${YEAR}, immutable` }
	if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
	return new Response(bytes, { headers: { ...headers, 'Content-Type': type } })
}
