import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Scene } from './drawing/scene.ts'
import { svg } from './drawing/svg.ts'

const SCENES = new URL('./scenes/', import.meta.url)
const PHOTOGRAPHS = fileURLToPath(new URL('../catalogue/photographs/', import.meta.url))
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i

/** The source of a picture. The hash is part of its file names and changes with the picture. */
export type SourcePicture = { name: string; hash: string; bytes: Buffer; isDrawing: boolean }

/** All declared scenes, in the order of the files and of the declarations in them. */
export async function allScenes(): Promise<Scene[]> {
	const files = (await readdir(SCENES)).filter((file) => file.endsWith('.ts')).sort()
	const modules = await Promise.all(files.map((file) => import(new URL(file, SCENES).href)))
	return modules.flatMap(({ scenes }: { scenes: readonly Scene[] }) => scenes)
}

/** All pictures of the catalogue: drawings, and photographs, which replace the drawing of the same name. */
export async function allPictures(): Promise<SourcePicture[]> {
	const pictures = new Map<string, SourcePicture>()
	for (const scene of await allScenes())
		pictures.set(scene.name, toSource(scene.name, Buffer.from(renderFrame(scene, 0)), true))
	const photographs = await readdir(PHOTOGRAPHS, { recursive: true }).catch(() => [])
	for (const file of photographs.filter((file) => PHOTOGRAPH.test(file)).sort()) {
		const name = file.slice(0, -extname(file).length).replaceAll('\\', '/')
		pictures.set(name, toSource(name, await readFile(join(PHOTOGRAPHS, file)), false))
	}
	return [...pictures.values()]
}
const toSource = (name: string, bytes: Buffer, isDrawing: boolean): SourcePicture => ({
	name,
	hash: hashOf(bytes),
	bytes,
	isDrawing,
})
const hashOf = (...parts: (Buffer | string)[]) =>
	parts
		.reduce((hash, part) => hash.update(part), createHash('sha256'))
		.digest('hex')
		.slice(0, 10)

/** A scene as SVG at a progress from 0 to 1. */
export const renderFrame = (scene: Scene, progress: number): string => svg(scene.draw(progress))

/** The hash of a film. It changes with its length or one of four sampled frames. */
export const filmHash = (scene: Scene, seconds: number): string =>
	hashOf([0, 0.25, 0.5, 0.75].map((progress) => renderFrame(scene, progress)).join(), String(seconds))
