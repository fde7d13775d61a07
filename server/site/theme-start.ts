import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunkOf, readManifest } from './manifest.ts'

const SOURCE = 'web/ui/theme-start.js'

/**
 * The script that applies the saved theme, which every page contains. The content security policy names it by its hash, so that it is the
 * only one that runs (SITE-220). `built` is the folder of the browser's build; null while Vite serves the sources.
 */
export async function readThemeStart(built: string | null): Promise<string> {
	const code = await readFile(
		built === null ? SOURCE : join(built, chunkOf(await readManifest(built), SOURCE).file),
		'utf8',
	)
	if (/<(?:\/script|!--)/i.test(code)) throw new Error(`${SOURCE} would end or escape the element that contains it`)
	return code
}

/** A script as a source of a content security policy. */
export const sourceOf = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`
