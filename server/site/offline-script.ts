import { hash } from 'node:crypto'
import { chunkOf, type Manifest, readManifest } from './manifest.ts'
import { readThemeStart } from './theme-start.ts'

const ENTRY = 'web/framework/entry-client.tsx'
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
	const manifest = await readManifest(folder)
	const chunks = [...reachable(manifest, [ENTRY, ...PORTAL])].map((key) => chunkOf(manifest, key))
	const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
	const frame = [...new Set(files)].filter((file) => !OTHER_FONTS.test(file)).map((file) => `/${file}`)
	// The page has the script that applies the theme, and no file of it.
	const version = hash('sha256', frame.join() + (await readThemeStart(folder)), 'base64url').slice(0, 12)
	const worker = chunkOf(manifest, WORKER).file
	return `self.frame=${JSON.stringify({ version, page: PAGE, files: frame })};importScripts('/${worker}')\n`
}

/** Modules and all their imports, static and dynamic, without those of other apps. */
function reachable(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
	for (const key of keys) {
		if (seen.has(key) || OTHER_APPS.test(key)) continue
		seen.add(key)
		const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
		reachable(manifest, [...imports, ...dynamicImports], seen)
	}
	return seen
}
