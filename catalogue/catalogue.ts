import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Hotel, ServedFilm, ServedPicture, Villa } from '#shared/catalogue/property.ts'

export type Catalogue = {
	villas: readonly Villa[]
	hotels: readonly Hotel[]
	/** How each picture and film is served, by its name. */
	pictures: Readonly<Record<string, ServedPicture>>
	films: Readonly<Record<string, ServedFilm>>
	/** The files all this was read from. */
	files: readonly string[]
}

const FOLDER = new URL('./', import.meta.url)
const BUILT = { pictures: new URL('built/pictures.json', FOLDER), films: new URL('built/films.json', FOLDER) }

/**
 * Reads the catalogue from its folder, where each property is one file with one export. Runs under Node alone, at build time and in
 * tests: pages get what they need of it through scripts/vite/catalogue.ts.
 */
export async function readCatalogue(): Promise<Catalogue> {
	const [villas, hotels, pictures, films] = await Promise.all([
		readProperties<Villa>('villas/'),
		readProperties<Hotel>('hotels/'),
		readServed<ServedPicture>(BUILT.pictures),
		readServed<ServedFilm>(BUILT.films),
	])
	const files = [...villas.files, ...hotels.files, ...pictures.files, ...films.files]
	return { villas: villas.properties, hotels: hotels.properties, pictures: pictures.served, films: films.served, files }
}

/** In the order of their ids. A file that was edited is read anew: a module is known by its address, which holds the time of the edit. */
async function readProperties<P extends Villa | Hotel>(folder: string) {
	const names = await readdir(new URL(folder, FOLDER)).catch(unlessAbsent<string[]>([]))
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

/** Pictures that have not been made yet are no fault: pages show their ground instead. */
async function readServed<Served>(file: URL) {
	const text = await readFile(file, 'utf8').catch(unlessAbsent(null))
	const served = (text === null ? {} : JSON.parse(text)) as Record<string, Served>
	return { served, files: text === null ? [] : [fileURLToPath(file)] }
}

const unlessAbsent =
	<T>(instead: T) =>
	(error: NodeJS.ErrnoException): T => {
		if (error.code === 'ENOENT') return instead
		throw error
	}
