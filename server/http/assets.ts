import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const ENTRY = 'web/entry-client.tsx'
const THEME_START = 'web/ui/theme-start.js'
/** The fonts that every page shows; those of further alphabets are fetched by the pages that hold such letters. */
const FIRST_FONTS = /-latin-wght-normal\b/

/** What the build made for each page, read from its manifest: the function answers for a page's modules. */
export async function readBuiltAssets(folder: string) {
	const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
	const entry = chunk(manifest, ENTRY)
	const ofEntry = modulesOf(manifest, ENTRY)
	return (sources: readonly string[]) => {
		const keys = new Set(ofEntry)
		for (const source of sources) modulesOf(manifest, source, keys)
		const chunks = [...keys].map((key) => chunk(manifest, key))
		const assets = chunks.flatMap((one) => one.assets ?? [])
		return {
			themeStart: `/${chunk(manifest, THEME_START).file}`,
			styles: addresses(chunks.flatMap((one) => one.css ?? [])),
			scripts: [`/${entry.file}`],
			modules: addresses(chunks.map((one) => one.file).filter((file) => file !== entry.file)),
			fonts: addresses(assets.filter((file) => FIRST_FONTS.test(file))),
		}
	}
}

/** The same while Vite serves the sources: nothing is built, so nothing is known ahead. */
export const developmentAssets = () => ({
	themeStart: `/${THEME_START}`,
	styles: ['/web/ui/app.css?direct'],
	scripts: ['/@vite/client', `/${ENTRY}`],
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
