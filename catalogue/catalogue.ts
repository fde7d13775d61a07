import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import type { CatalogueHotel, CatalogueVilla, ServedFilm, ServedPicture } from '#shared/catalogue/property.ts'
import { landing } from './landing.ts'

/** `files`: those from which the catalogue was read. */
type BuiltInCatalogue = Catalogue & { files: readonly string[] }

const FOLDER = new URL('./', import.meta.url)
const BUILT = { pictures: new URL('built/pictures.json', FOLDER), films: new URL('built/films.json', FOLDER) }

/**
 * Reads the catalogue from its folder, where each property is one file with one export. Runs only in Node, at build time and in tests:
 * the server imports it through scripts/vite/catalogue.ts.
 */
export async function readCatalogue(): Promise<BuiltInCatalogue> {
	const [villas, hotels, pictures, films] = await Promise.all([
		readProperties<CatalogueVilla>('villas/'),
		readProperties<CatalogueHotel>('hotels/'),
		readServed<ServedPicture>(BUILT.pictures),
		readServed<ServedFilm>(BUILT.films),
	])
	const files = [...villas.files, ...hotels.files, ...pictures.files, ...films.files]
	const served = { pictures: pictures.served, films: films.served }
	return { villas: villas.properties, hotels: hotels.properties, landing, ...served, files }
}

/** Reads properties in the order of their ids. The time of the last edit in the module's URL makes Node load an edited file again. */
async function readProperties<P extends CatalogueVilla | CatalogueHotel>(folder: string) {
	const names = await readdir(new URL(folder, FOLDER)).catch(fallbackIfMissing<string[]>([]))
	const urls = names
		.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
		.map((name) => new URL(folder + name, FOLDER))
	const properties = await Promise.all(
		urls.map(async (url) => {
			const { mtimeMs } = await stat(url)
			const module = (await import(/* @vite-ignore */ `${url.href}?edited=${mtimeMs}`)) as Record<string, P>
			const [property] = Object.values(module)
			if (!property) throw new Error(`${url.pathname} exports no property`)
			return property
		}),
	)
	return {
		properties: properties.toSorted((a, b) => Number(a.id) - Number(b.id)),
		files: urls.map((url) => fileURLToPath(url)),
	}
}

/** Missing built pictures are no error: pages show the background colour instead. */
async function readServed<Served>(file: URL) {
	const text = await readFile(file, 'utf8').catch(fallbackIfMissing(null))
	const served = (text === null ? {} : JSON.parse(text)) as Record<string, Served>
	return { served, files: text === null ? [] : [fileURLToPath(file)] }
}

const fallbackIfMissing =
	<T>(fallback: T) =>
	(error: NodeJS.ErrnoException): T => {
		if (error.code === 'ENOENT') return fallback
		throw error
	}
