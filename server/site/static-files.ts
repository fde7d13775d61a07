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
export type Encoding = 'identity' | 'gzip' | 'br'
/** A file of the build in every encoding that the build produced. */
export type BuiltFile = { etag: string; encodings: { [E in Encoding]?: Bytes } & { identity: Bytes } }
/** The files of a build by path, such as '/assets/start-1a2b3c4d.js'. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** Answers the path of a file of the build, or returns null. */
export type StaticFiles = (request: Request, path: string) => Response | null

/** Whether files of this name are served at all: dot-files, source maps and the build's manifest are not. */
export const isServed = (name: string) => !/(^|[/\\])\./.test(name) && typeOf(name) !== undefined

/** Names under `assets/` contain a hash of their content and never change. */
export const isAsset = (path: string) => path.startsWith('/assets/')

/** Reads the browser's build into memory: the files that are served, in every encoding that the build produced. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
	const files = new Map<string, BuiltFile>()
	const names = await readdir(folder, { recursive: true })
	const read = async (name: string): Promise<Bytes> => readFile(join(folder, name))
	await Promise.all(
		names.filter(isServed).map(async (name) => {
			const [identity, br, gzip] = await Promise.all([
				read(name),
				names.includes(`${name}.br`) ? read(`${name}.br`) : undefined,
				names.includes(`${name}.gz`) ? read(`${name}.gz`) : undefined,
			])
			const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
			files.set(`/${name.replaceAll('\\', '/')}`, { etag, encodings: { identity, br, gzip } })
		}),
	)
	return files
}

/** Serves the files of a build from memory. */
export const serveBuiltFiles =
	(files: BuiltFiles, security: Headers): StaticFiles =>
	(request, path) => {
		const file = files.get(path)
		if (!file) return null
		const { br, gzip, identity } = file.encodings
		const encoding = br && accepts(request, 'br') ? 'br' : gzip && accepts(request, 'gzip') ? 'gzip' : 'identity'
		return fileResponse(
			request,
			path,
			{ etag: file.etag, encoding, bytes: file.encodings[encoding] ?? identity },
			security,
		)
	}

/** The answer with one encoding of a file: 200, 304 to a client that has it, or the requested range of a film. */
export function fileResponse(
	request: Request,
	path: string,
	{ etag, encoding, bytes }: { etag: string; encoding: Encoding; bytes: Bytes },
	security: Headers,
): Response {
	const common = {
		...security,
		ETag: etag,
		'Cache-Control': isAsset(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
		Vary: 'Accept-Encoding',
	}
	if (isFresh(request, etag)) return new Response(null, { status: 304, headers: common })
	const type = typeOf(path.slice(1)) ?? ''
	if (type.startsWith('video/'))
		return film(request, bytes, { ...common, 'Accept-Ranges': 'bytes', 'Content-Type': type })
	const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
	return new Response(bytes, { headers: { ...common, ...encoded, 'Content-Type': type } })
}

/** Some browsers only play films served in ranges. The name contains a hash, so a range always matches whatever `If-Range` says. */
function film(request: Request, bytes: Bytes, headers: Record<string, string>) {
	const range = rangeOf(request.headers.get('range'), bytes.length)
	if (range === null) return new Response(bytes, { headers })
	if (range === 'unsatisfiable')
		return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } })
	return new Response(bytes.subarray(range.start, range.end + 1), {
		status: 206,
		headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` },
	})
}
