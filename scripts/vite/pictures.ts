import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const BUILT = 'catalogue/built'
const TYPES: Record<string, string> = {
	svg: 'image/svg+xml',
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	webm: 'video/webm',
	mp4: 'video/mp4',
}

/** Serves the catalogue's pictures and films at the paths in pictures.json and films.json, in the build and in development. */
export const pictures = (): Plugin => ({
	name: 'pictures',
	applyToEnvironment: ({ name }) => name === 'client',
	configureServer({ middlewares }) {
		middlewares.use((request, response, next) => {
			const path = /^\/assets\/(pictures|films)\/[\w./-]+$/.exec(request.url ?? '')?.[0]
			if (!path || path.includes('..') || !existsSync(join(BUILT, path))) return next()
			response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? '')
			createReadStream(join(BUILT, path)).pipe(response)
		})
	},
	async generateBundle() {
		const files = await readdir(join(BUILT, 'assets'), { recursive: true, withFileTypes: true })
		for (const file of files.filter((file) => file.isFile())) {
			const path = join(file.parentPath, file.name)
			const fileName = path.slice(BUILT.length + 1).replaceAll('\\', '/')
			this.emitFile({ type: 'asset', fileName, source: await readFile(path) })
		}
	},
})
