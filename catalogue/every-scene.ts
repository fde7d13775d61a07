import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Scene } from './drawing/scene.ts'
import { svg } from './drawing/svg.ts'

const FOLDER = new URL('./scenes/', import.meta.url)

/** Every declared picture, in the order of the files and of the declarations in them. */
export async function everyScene(): Promise<Scene[]> {
	const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort()
	const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)))
	return modules.flatMap(({ scenes }: { scenes: readonly Scene[] }) => scenes)
}

/** The still picture, and the mark by which its files are named: it changes when anything in the picture does. */
export function still(scene: Scene): { text: string; mark: string } {
	const text = svg(scene.draw(0))
	return { text, mark: createHash('sha256').update(text).digest('hex').slice(0, 10) }
}
