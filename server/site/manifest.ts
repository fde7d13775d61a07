import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the browser's build, and what it needs. */
export type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
/** The chunks of a build by the path of their source. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Reads what Vite wrote about the build in a folder. */
export const readManifest = async (folder: string) =>
	JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest

/** The chunk of a source. Throws when the build does not have it. */
export function chunkOf(manifest: Manifest, source: string): Chunk {
	const found = manifest[source]
	if (!found) throw new Error(`The build's manifest has no ${source}: build again`)
	return found
}
