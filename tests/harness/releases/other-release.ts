import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What the built product uses in its folder besides `dist`. */
const UNCHANGED = ['node_modules', 'package.json', 'server', 'shared', 'booking-reader']

/**
 * Makes a folder with another release of the built product: every script, stylesheet, icon and font has another hash in its name, as
 * after a change in what all of them contain. Pictures have the same names.
 */
export async function makeOtherRelease(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true })
	for (const name of UNCHANGED) await symlink(resolve(name), join(folder, name))
	await cp('dist', join(folder, 'dist'), { recursive: true, filter: (path) => !/dist.client.assets.[^/]+$/.test(path) })
	await cp('dist/client/assets/pictures', join(folder, 'dist/client/assets/pictures'), { recursive: true })
	await cp('dist/client/assets/films', join(folder, 'dist/client/assets/films'), { recursive: true })

	const files = await readdir('dist/client/assets', { withFileTypes: true })
	const names = files.filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name)).map(({ name }) => name)
	const renamed = new Map(names.map((name) => [name, otherName(name)]))
	const anyName = new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'g')
	const rename = (text: string) => text.replace(anyName, (name) => renamed.get(name) ?? name)
	for (const [name, other] of renamed) {
		const path = join(folder, 'dist/client/assets', other)
		const bytes = await readFile(join('dist/client/assets', name))
		if (!['.js', '.css', '.svg'].includes(extname(name))) {
			await writeFile(path, bytes)
			continue
		}
		const text = rename(bytes.toString())
		await writeFile(path, text)
		await writeFile(`${path}.gz`, gzipSync(text))
		await writeFile(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }))
	}
	const manifest = 'dist/client/.vite/manifest.json'
	await writeFile(join(folder, manifest), rename(await readFile(manifest, 'utf8')))
}

const otherName = (name: string) =>
	name.replace(
		/-([\w-]{8})\.(\w+)$/,
		(_, hash: string, ending: string) => `-${Buffer.from(hash).reverse().toString()}.${ending}`,
	)
