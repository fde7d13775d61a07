import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXT = '**/*.{js,css,svg,json,webmanifest,ico,txt}'
/** Compressing a smaller file saves fewer bytes than the Content-Encoding header takes. */
const MIN_BYTES = 256

/** The distance codes are those that made our largest script smallest. */
const BROTLI = {
	[constants.BROTLI_PARAM_QUALITY]: 11,
	[constants.BROTLI_PARAM_NPOSTFIX]: 1,
	[constants.BROTLI_PARAM_NDIRECT]: 4,
}

/** Writes a `.br` and a `.gz` next to every text file of the client build, at the highest level because it happens only once. */
export const compressAssets = (): Plugin => ({
	name: 'compress-assets',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	async writeBundle({ dir = '' }) {
		const files = await Array.fromAsync(glob(TEXT, { cwd: dir }))
		await Promise.all(files.map((file) => compress(join(dir, file))))
	},
})

async function compress(path: string) {
	const bytes = await readFile(path)
	if (bytes.length < MIN_BYTES) return
	const br = await promisify(brotliCompress)(bytes, { params: BROTLI })
	const gz = await promisify(gzip)(bytes, { level: 9 })
	await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
