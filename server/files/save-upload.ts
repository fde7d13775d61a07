import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import { Refusal } from '#server/http/refusal.ts'
import type { FileKind, FileRules } from '#shared/uploads.ts'

/** How many of a file's first bytes identify its kind. */
const SNIFFED_BYTES = 16

/** `sha256` is in hexadecimal. */
export type SavedUpload = { path: string; size: number; sha256: string }

/**
 * Writes one file of a form to a new file that only this process's user may read, and checks its kind by its bytes. Refuses an empty
 * file, one of a wrong kind and one over the limit, which the parser would otherwise truncate silently. The caller removes the file.
 */
export async function saveUpload(
	stream: BusboyFileStream,
	path: string,
	rules: FileRules,
	signal: AbortSignal,
): Promise<SavedUpload> {
	const hash = createHash('sha256')
	let size = 0
	let head = Buffer.alloc(0)

	async function* inspected(chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			size += chunk.length
			hash.update(chunk)
			// The first chunk may end inside the signature: wait for 16 bytes or the end of the file.
			if (head.length < SNIFFED_BYTES) {
				head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)])
				if (head.length === SNIFFED_BYTES) checkKind(head, rules)
			}
			yield chunk
		}
		if (size === 0) throw new Refusal(400, 'empty_file', 'The file is empty')
	}

	stream.on('limit', () => stream.destroy(tooLargeRefusal(rules)))
	const writer = createWriteStream(path, { flags: 'wx', mode: 0o600 })
	try {
		await pipeline(stream, inspected, writer, { signal })
	} finally {
		// A write stream destroyed while opening still creates its file: wait for the close, or the file could appear after its removal.
		if (!writer.closed) await new Promise<void>((done) => writer.once('close', done))
	}
	checkKind(head, rules)
	return { path, size, sha256: hash.digest('hex') }
}

export const tooLargeRefusal = (rules: FileRules) => new Refusal(413, 'too_large', rules.tooLarge)

function checkKind(head: Buffer, rules: FileRules) {
	if (!rules.kinds) return
	const kind = kindOf(head)
	if (!kind || !rules.kinds.includes(kind)) throw new Refusal(415, 'media_type', rules.wrongKind)
}

/**
 * The kind of a file by its first 16 bytes, whatever its name or declared type; null for any other kind. A PDF must begin at the very
 * first byte: PDF readers tolerate bytes before it, but a browser could take such a file for an HTML page.
 */
export function kindOf(head: Buffer): FileKind | null {
	const text = head.toString('latin1')
	if (text.startsWith('%PDF-')) return 'pdf'
	if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
	if (text.slice(4, 12) === 'ftypavif') return 'avif'
	if (text.slice(4, 12) === 'ftypqt  ') return 'mov'
	// Pictures are in the same container as films, under brands of their own.
	if (text.slice(4, 8) === 'ftyp' && !/^(?:avis|mif1|msf1|hei[a-z]|hev[a-z])/.test(text.slice(8, 12))) return 'mp4'
	if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
	return null
}
