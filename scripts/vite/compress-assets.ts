import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXT = '**/*.{js,css,svg,json,webmanifest,ico,txt}'
/** Compressing a smaller file saves fewer bytes than the Content-Encoding header takes. */
const MIN_BYTES = 256

/**
 * Ways to encode distances (postfix bits, direct codes). Which is smallest differs from file to file, by up to 0.3 %: scripts and styles are
 * compressed with each of them.
 */
const DISTANCES = [
	[0, 0],
	[0, 1],
	[0, 12],
	[0, 15],
	[1, 4],
	[1, 30],
] as const

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
	const ways = /\.(?:js|css)$/.test(path) ? DISTANCES : DISTANCES.slice(0, 1)
	const [br] = (await Promise.all(ways.map((way) => brotli(bytes, way)))).toSorted((a, b) => a.length - b.length)
	if (!br) return
	const gz = await promisify(gzip)(bytes, { level: 9 })
	await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

const brotli = (bytes: Buffer, [postfixBits, directCodes]: (typeof DISTANCES)[number]) =>
	promisify(brotliCompress)(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 11,
			[constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
			[constants.BROTLI_PARAM_NDIRECT]: directCodes,
		},
	})
