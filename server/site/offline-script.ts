import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; assets?: string[] }

const ENTRY = 'web/framework/entry-client.tsx'
const THEME_START = 'web/ui/theme-start.js'
const WORKER = 'web/offline/worker.ts'
const PORTAL = [
	'web/data/signed-in.tsx',
	...['dashboard', 'trip', 'guests'].map((name) => `web/portal/${name}/${name}-page.tsx`),
]
const OTHER_APPS = /^(web\/(site|admin|event)\/|virtual:|\0)/
/** Fonts of other alphabets are fetched from the network by pages that contain such letters. */
const OTHER_FONTS = /(?<!-latin-wght-normal\S*)\.woff2$/
const PAGE = '/portal'

/**
 * The service worker's script: the list of the portal's files from the build's manifest, followed by the worker. A new build changes its
 * bytes, so browsers install it and fetch the new files.
 */
export async function offlineScript(folder: string): Promise<string> {
	const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
	const chunks = [...reachable(manifest, [ENTRY, THEME_START, ...PORTAL])].map((key) => manifest[key] as Chunk)
	const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
	const frame = [...new Set(files)].filter((file) => !OTHER_FONTS.test(file)).map((file) => `/${file}`)
	const version = hash('sha256', frame.join(), 'base64url').slice(0, 12)
	const worker = manifest[WORKER]?.file
	if (!worker) throw new Error(`The build's manifest has no ${WORKER}: build again`)
	return `self.frame=${JSON.stringify({ version, page: PAGE, files: frame })};importScripts('/${worker}')\n`
}

/** Modules and all their imports, static and dynamic, without those of other apps. */
function reachable(manifest: Record<string, Chunk>, keys: readonly string[], seen = new Set<string>()): Set<string> {
	for (const key of keys) {
		if (seen.has(key) || OTHER_APPS.test(key)) continue
		seen.add(key)
		const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
		reachable(manifest, [...imports, ...dynamicImports], seen)
	}
	return seen
}
