import { FULL_FILE } from '#shared/catalogue/photograph.ts'
import type { PictureFiles } from '#server/catalogue/pictures/picture-files.ts'
import { bytesOf, isKey, type Storage } from '#server/files/storage.ts'
import { photographOfFile } from './catalogue-parts.ts'

type Files = Record<string, Uint8Array>
/** Where images are: those of trips in the storage, and photographs of the catalogue. */
export type ImageSources = { storage: Storage; pictureFiles: PictureFiles }

/**
 * Loads the files of the named images for the data that prints them. A missing or damaged image is removed from the data: the document is
 * made all the same, with a plain panel in its place.
 */
export async function loadImages<T>(sources: ImageSources, data: T, names: readonly string[]) {
	const found = await Promise.all([...new Set(names)].map(async (name) => [name, await fileOf(sources, name)] as const))
	const missing = new Set(found.filter(([, bytes]) => !bytes).map(([name]) => name))
	const pictures: Files = Object.fromEntries(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : [])))
	return { pictures, data: missing.size === 0 ? data : without(data, missing) }
}

async function fileOf({ storage, pictureFiles }: ImageSources, name: string) {
	const photograph = photographOfFile(name)
	const key = `pictures/${name}`
	try {
		if (photograph !== null) return (await pictureFiles.read(photograph, FULL_FILE))?.bytes ?? null
		const file = isKey(key) ? await storage.get(key) : null
		if (!file) return null
		const bytes = await bytesOf(file.stream)
		return isWholeJpeg(bytes) ? bytes : null
	} catch {
		return null
	}
}

/** Images are our own JPEGs (server/files/images.ts). A truncated one lacks its end marker and would be printed incomplete. */
const isWholeJpeg = (bytes: Buffer) =>
	bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9

/** The data with '' for each missing `picture`, so that its place is kept. */
export function without<T>(data: T, missing: ReadonlySet<string>): T {
	return JSON.parse(
		JSON.stringify(data, (key, value: unknown) =>
			key === 'picture' && typeof value === 'string' && missing.has(value) ? '' : value,
		),
	) as T
}
