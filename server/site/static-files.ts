import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { accepts, isFresh } from '#server/http/answer.ts'
import { rangeOf } from '#server/http/byte-range.ts'
import type { Headers } from '#server/http/headers.ts'

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.webm': 'video/webm',
	'.mp4': 'video/mp4',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
}

/** The schema of the import format (docs/import-format.md) is public; any other JSON is internal to the build. */
const typeOf = (name: string) =>
	/^import-format[/\\][\w.-]+\.json$/.test(name) ? 'application/json' : TYPES[extname(name)]

type Bytes = Uint8Array<ArrayBuffer>
type Body = { bytes: Bytes; headers: Record<string, string> }
type StaticFile = {
	etag: string
	plain: Body
	br?: Body
	gzip?: Body
	unchanged: Record<string, string>
	/** A film, requested in ranges. */
	isFilm: boolean
}

/** Answers the path of a file of the build, or returns null. */
export type StaticFiles = (request: Request, path: string) => Response | null

/**
 * Reads the browser's build into memory and serves it from there, in the encodings that the build produced. Only the types listed above
 * are served: dot-files, source maps and the manifest are not. Names under `assets/` contain a hash and never change.
 */
export async function loadStaticFiles(folder: string, security: Headers): Promise<StaticFiles> {
	const files = new Map<string, StaticFile>()
	const names = await readdir(folder, { recursive: true })
	await Promise.all(
		names
			.filter((name) => !/(^|[/\\])\./.test(name) && typeOf(name) !== undefined)
			.map(async (name) => files.set(`/${name.replaceAll('\\', '/')}`, await load(folder, name, names, security))),
	)
	return (request, path) => {
		const file = files.get(path)
		return file ? answer(request, file) : null
	}
}

async function load(folder: string, name: string, names: readonly string[], security: Headers): Promise<StaticFile> {
	const bytes = await readFile(join(folder, name))
	const common = {
		...security,
		ETag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
		'Cache-Control': /^assets[/\\]/.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
		Vary: 'Accept-Encoding',
	}
	const body = (bytes: Bytes, encoding: Record<string, string> = {}): Body => ({
		bytes,
		headers: { ...common, ...encoding, 'Content-Type': typeOf(name) ?? '' },
	})
	const packed = async (ending: '.br' | '.gz', encoding: string) =>
		names.includes(name + ending)
			? body(await readFile(join(folder, name + ending)), { 'Content-Encoding': encoding })
			: undefined
	const [br, gzip] = await Promise.all([packed('.br', 'br'), packed('.gz', 'gzip')])
	const isFilm = TYPES[extname(name)]?.startsWith('video/') ?? false
	const plain = body(bytes, isFilm ? { 'Accept-Ranges': 'bytes' } : {})
	return { etag: common.ETag, plain, br, gzip, unchanged: common, isFilm }
}

function answer(request: Request, file: StaticFile) {
	if (isFresh(request, file.etag)) return new Response(null, { status: 304, headers: file.unchanged })
	if (file.isFilm) return film(request, file.plain)
	const packed = (file.br && accepts(request, 'br') && file.br) || (file.gzip && accepts(request, 'gzip') && file.gzip)
	const { bytes, headers } = packed || file.plain
	return new Response(bytes, { headers })
}

/** Some browsers only play films served in ranges. The name contains a hash, so a range always matches whatever `If-Range` says. */
function film(request: Request, { bytes, headers }: Body) {
	const range = rangeOf(request.headers.get('range'), bytes.length)
	if (range === null) return new Response(bytes, { headers })
	if (range === 'unsatisfiable')
		return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } })
	return new Response(bytes.subarray(range.start, range.end + 1), {
		status: 206,
		headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` },
	})
}
