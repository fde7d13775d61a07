import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const ENTRY = 'web/entry-client.tsx'
const THEME_START = 'web/ui/theme-start.js'

/** What the build made for each page, read from its manifest: the function answers for a page's module. */
export async function readBuiltAssets(folder: string) {
	const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
	const entry = chunk(manifest, ENTRY)
	const ofEntry = modulesOf(manifest, ENTRY)
	const fonts = (entry.assets ?? []).filter((file) => /-latin-wght-normal/.test(file))
	return (source: string) => {
		const page = modulesOf(manifest, source)
		const css = [...ofEntry, ...page].flatMap((key) => chunk(manifest, key).css ?? [])
		const modules = [...ofEntry, ...page].map((key) => chunk(manifest, key).file)
		return {
			themeStart: `/${chunk(manifest, THEME_START).file}`,
			styles: addresses(css),
			scripts: [`/${entry.file}`],
			modules: addresses(modules.filter((file) => file !== entry.file)),
			fonts: addresses(fonts),
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
