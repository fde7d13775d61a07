import { chunkOf, type Manifest, readManifest } from './manifest.ts'
import { readThemeStart } from './theme-start.ts'

const ENTRY = 'web/framework/entry-client.tsx'
/** Fonts to preload on every page. Browsers fetch those of other alphabets when a page contains such letters. */
const FIRST_FONTS = /-latin-wght-normal\b/

/**
 * Reads the build's manifest. The returned function lists the assets of a page, given its source modules and its entry (by default the
 * entry of the whole site).
 */
export async function readBuiltAssets(folder: string) {
	const manifest = await readManifest(folder)
	const chunksOf = (keys: readonly string[]) => {
		const found = new Set<string>()
		for (const key of keys) modulesOf(manifest, key, found)
		return [...found].map((key) => chunkOf(manifest, key))
	}
	const themeStart = await readThemeStart(folder)
	/** All entries share one stylesheet. */
	const siteChunks = chunksOf([ENTRY])
	return (sources: readonly string[], entryKey = ENTRY) => {
		const entry = chunkOf(manifest, entryKey)
		const chunks = chunksOf([entryKey, ...sources])
		const styledChunks = [...siteChunks, ...chunks]
		return {
			themeStart,
			styles: addresses(styledChunks.flatMap(({ css }) => css ?? [])),
			scripts: [`/${entry.file}`],
			modules: addresses(chunks.map((one) => one.file).filter((file) => file !== entry.file)),
			fonts: addresses(styledChunks.flatMap(({ assets }) => assets ?? []).filter((file) => FIRST_FONTS.test(file))),
		}
	}
}

/** The assets while Vite serves the sources: without a build there is nothing to preload. */
export async function readDevelopmentAssets() {
	const themeStart = await readThemeStart(null)
	return (_sources: readonly string[], entry = ENTRY) => ({
		themeStart,
		styles: ['/web/ui/styles/app.css?direct'],
		scripts: ['/@vite/client', `/${entry}`],
		modules: [],
		fonts: [],
	})
}

const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)

/** A module and all its static imports, each once. */
function modulesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen
	seen.add(key)
	for (const imported of chunkOf(manifest, key).imports ?? []) modulesOf(manifest, imported, seen)
	return seen
}
