import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Scene } from './drawing/scene.ts'
import { svg } from './drawing/svg.ts'

const SCENES = new URL('./scenes/', import.meta.url)
const PHOTOGRAPHS = fileURLToPath(new URL('../catalogue/photographs/', import.meta.url))
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i

/** What a picture is made from. The mark names its files: it changes when anything in the picture does. */
export type Original = { name: string; mark: string; bytes: Buffer; drawn: boolean }

/** Every declared scene, in the order of the files and of the declarations in them. */
export async function everyScene(): Promise<Scene[]> {
	const files = (await readdir(SCENES)).filter((file) => file.endsWith('.ts')).sort()
	const modules = await Promise.all(files.map((file) => import(new URL(file, SCENES).href)))
	return modules.flatMap(({ scenes }: { scenes: readonly Scene[] }) => scenes)
}

/** Every picture of the catalogue: the drawn ones, and photographs, which take the place of the drawing of the same name. */
export async function everyPicture(): Promise<Original[]> {
	const pictures = new Map<string, Original>()
	for (const scene of await everyScene())
		pictures.set(scene.name, original(scene.name, Buffer.from(frame(scene, 0)), true))
	const photographs = await readdir(PHOTOGRAPHS, { recursive: true }).catch(() => [])
	for (const file of photographs.filter((file) => PHOTOGRAPH.test(file)).sort()) {
		const name = file.slice(0, -extname(file).length).replaceAll('\\', '/')
		pictures.set(name, original(name, await readFile(join(PHOTOGRAPHS, file)), false))
	}
	return [...pictures.values()]
}
const original = (name: string, bytes: Buffer, drawn: boolean): Original => ({ name, mark: mark(bytes), bytes, drawn })
const mark = (...parts: (Buffer | string)[]) =>
	parts
		.reduce((hash, part) => hash.update(part), createHash('sha256'))
		.digest('hex')
		.slice(0, 10)

/** A moment of a scene, from 0 to 1. */
export const frame = (scene: Scene, moment: number): string => svg(scene.draw(moment))

/** The mark of a film: it changes when one of four moments does, or its length. */
export const filmMark = (scene: Scene, seconds: number): string =>
	mark([0, 0.25, 0.5, 0.75].map((moment) => frame(scene, moment)).join(), String(seconds))
