import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { BusboyFileStream } from '@fastify/busboy'
import { Refusal } from '#server/http/refusal.ts'
import type { FileRules } from '#shared/uploads.ts'
import { SNIFFED, sniff } from './sniff.ts'

/** `sha256` is in hexadecimal. */
export type KeptFile = { path: string; size: number; sha256: string }

/**
 * Writes one file of a form to a new file that only we may read, and says what it is by its bytes. Refuses an empty one, one of a
 * wrong kind and one over the limit, which the parser would otherwise cut short in silence. Removing what was written is the
 * caller's business.
 */
export async function keepFile(
	stream: BusboyFileStream,
	path: string,
	rules: FileRules,
	signal: AbortSignal,
): Promise<KeptFile> {
	const hash = createHash('sha256')
	let size = 0
	let head = Buffer.alloc(0)

	async function* inspected(chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			size += chunk.length
			hash.update(chunk)
			// The first segment from the network may end inside the signature: judged are 16 bytes, or all there are.
			if (head.length < SNIFFED) {
				head = Buffer.concat([head, chunk.subarray(0, SNIFFED - head.length)])
				if (head.length === SNIFFED) refuseWrongKind(head, rules)
			}
			yield chunk
		}
		if (size === 0) throw new Refusal(400, 'empty_file', 'The file is empty')
	}

	stream.on('limit', () => stream.destroy(tooLarge(rules)))
	const writer = createWriteStream(path, { flags: 'wx', mode: 0o600 })
	try {
		await pipeline(stream, inspected, writer, { signal })
	} finally {
		// A writer given up while it was opening still makes its file: only when it has closed can the file be removed for good.
		if (!writer.closed) await new Promise<void>((done) => writer.once('close', done))
	}
	refuseWrongKind(head, rules)
	return { path, size, sha256: hash.digest('hex') }
}

export const tooLarge = (rules: FileRules) => new Refusal(413, 'too_large', rules.tooLarge)

function refuseWrongKind(head: Buffer, rules: FileRules) {
	if (!rules.kinds) return
	const kind = sniff(head)
	if (!kind || !rules.kinds.includes(kind)) throw new Refusal(415, 'media_type', rules.wrongKind)
}
