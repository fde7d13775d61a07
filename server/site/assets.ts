import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const ENTRY = 'web/framework/entry-client.tsx'
const THEME_START = 'web/ui/theme-start.js'
/** The fonts that every page shows; those of further alphabets are fetched by the pages that hold such letters. */
const FIRST_FONTS = /-latin-wght-normal\b/

/**
 * What the build made for each page, read from its manifest: the function answers for a page's modules and for the entry that starts
 * them, the one of the whole site if none is named.
 */
export async function readBuiltAssets(folder: string) {
	const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
	const chunksOf = (keys: readonly string[]) => {
		const found = new Set<string>()
		for (const key of keys) modulesOf(manifest, key, found)
		return [...found].map((key) => chunk(manifest, key))
	}
	/** There is one stylesheet, whatever the entry. */
	const dress = chunksOf([ENTRY])
	return (sources: readonly string[], entryKey = ENTRY) => {
		const entry = chunk(manifest, entryKey)
		const chunks = chunksOf([entryKey, ...sources])
		const dressed = [...dress, ...chunks]
		return {
			themeStart: `/${chunk(manifest, THEME_START).file}`,
			styles: addresses(dressed.flatMap(({ css }) => css ?? [])),
			scripts: [`/${entry.file}`],
			modules: addresses(chunks.map((one) => one.file).filter((file) => file !== entry.file)),
			fonts: addresses(dressed.flatMap(({ assets }) => assets ?? []).filter((file) => FIRST_FONTS.test(file))),
		}
	}
}

/** The same while Vite serves the sources: nothing is built, so nothing is known ahead. */
export const developmentAssets = (_sources: readonly string[], entry = ENTRY) => ({
	themeStart: `/${THEME_START}`,
	styles: ['/web/ui/styles/app.css?direct'],
	scripts: ['/@vite/client', `/${entry}`],
	modules: [],
	fonts: [],
})

const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)

function chunk(manifest: Manifest, key: string): Chunk {
	const found = manifest[key]
	if (!found) throw new Error(`The build's manifest has no ${key}: build again`)
	return found
}

/** The module and all it imports, each once. */
function modulesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen
	seen.add(key)
	for (const imported of chunk(manifest, key).imports ?? []) modulesOf(manifest, imported, seen)
	return seen
}
