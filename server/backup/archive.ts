import { createHash, createHmac, hkdfSync, type Hmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { AGE_MAGIC, decrypt, encrypt, type Identities, NoIdentityMatches, type Recipients } from './encryption.ts'

// An archive is a file in the age format. In it are a plain-text header, gzipped lines and an HMAC of both, with a key derived from
// SECRET_KEY: anybody can encrypt for a recipient, so the HMAC says who made it. Truncation, a changed byte and a wrong key are detected
// before any line is used. Releases before 1.0 wrote the same without encryption.
const FORMAT = 'backup 1'
const HEADER = /^backup (\d+) ([\w-]{8})\n/
const HEADER_BYTES = 32
const MAC_BYTES = 32

type Key = { id: string; bytes: Buffer }

function deriveKey(secret: string): Key {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'seal of a backup', 32))
	return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/**
 * Writes the lines, encrypted, to a file that appears under its name only when it is complete and synced to disk. Throws when the file exists,
 * unless it `replaces` it. Returns its size in bytes.
 */
export async function writeArchive(
	path: string,
	keys: Recipients,
	lines: AsyncIterable<string>,
	{ replaces = false } = {},
): Promise<number> {
	if (!replaces && (await stat(path).catch(() => null))) throw new Error(`${path} already exists`)
	const key = deriveKey(keys.secret)
	const header = `${FORMAT} ${key.id}\n`
	const partial = `${path}.part`
	try {
		const sink = createWriteStream(partial, { mode: 0o600, flush: true })
		const gzip = createGzip({ level: constants.Z_BEST_SPEED })
		const mac = appendMac(header, createHmac('sha256', key.bytes))
		await pipeline(Readable.from(lines), gzip, mac, (content: Readable) => encrypt(content, keys), sink)
		await rename(partial, path)
		await syncFolder(dirname(path))
		return (await stat(path)).size
	} catch (error) {
		await rm(partial, { force: true })
		throw error
	}
}

function appendMac(header: string, hmac: Hmac) {
	hmac.update(header)
	let isFirst = true
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			if (isFirst) this.push(header)
			isFirst = false
			hmac.update(chunk)
			done(null, chunk)
		},
		flush(done) {
			done(null, hmac.digest())
		},
	})
}

async function syncFolder(path: string) {
	const folder = await open(path)
	try {
		await folder.sync()
	} finally {
		await folder.close()
	}
}

/**
 * Returns the lines of an archive after verifying that it is complete, unmodified and authenticated with one of the secrets; otherwise
 * throws an error that says why. Verification reads the whole file once before the first line is returned.
 */
export async function readArchive(path: string, keys: Identities): Promise<AsyncIterable<string>> {
	const headerBytes = await verify(path, keys).catch((error: unknown) => {
		if (error instanceof NotRestorable || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error
		if (error instanceof NoIdentityMatches)
			throw new NotRestorable(
				`${path} was made with a different SECRET_KEY, or for other recipients: set that key in SECRET_KEY or SECRET_KEY_PREVIOUS, or name the identity with --identity`,
			)
		throw new NotRestorable(`${path} is incomplete or was modified. Nothing was restored`, { cause: error })
	})
	const gzipped = Readable.from(compressedLines(path, keys, headerBytes), { objectMode: false })
	return splitLines(gzipped.pipe(createGunzip()))
}

class NotRestorable extends Error {}

/** Throws unless the archive is whole and authentic. Returns the length of its header. */
async function verify(path: string, keys: Identities): Promise<number> {
	const content = withoutMac(await openContent(path, keys))
	let chunk = await content.next()
	const header = readHeader(path, chunk.done ? Buffer.alloc(0) : chunk.value)
	const key = keys.secrets.map(deriveKey).find(({ id }) => id === header.keyId)
	if (!key)
		throw new NotRestorable(
			`${path} was made with a different SECRET_KEY: set that key in SECRET_KEY or SECRET_KEY_PREVIOUS`,
		)
	const hmac = createHmac('sha256', key.bytes)
	for (; !chunk.done; chunk = await content.next()) hmac.update(chunk.value)
	if (!timingSafeEqual(hmac.digest(), chunk.value)) throw new Error('The HMAC differs')
	return header.bytes
}

async function* compressedLines(path: string, keys: Identities, headerBytes: number) {
	let before = headerBytes
	for await (const chunk of withoutMac(await openContent(path, keys))) {
		if (chunk.length > before) yield chunk.subarray(before)
		before = Math.max(0, before - chunk.length)
	}
}

/** The archive's content, decrypted where the file is encrypted. */
async function openContent(path: string, keys: Identities): Promise<AsyncIterable<Uint8Array>> {
	const [magic] = (await createReadStream(path, { end: AGE_MAGIC.length - 1 }).toArray()) as Buffer[]
	const file: AsyncIterable<Buffer> = createReadStream(path)
	return magic?.toString('latin1') === AGE_MAGIC ? decrypt(file, keys) : file
}

/** Yields everything but the last 32 bytes, and returns these. */
async function* withoutMac(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Buffer> {
	let last = Buffer.alloc(0)
	for await (const chunk of content) {
		const bytes = Buffer.concat([last, chunk])
		const end = Math.max(0, bytes.length - MAC_BYTES)
		if (end > 0) yield bytes.subarray(0, end)
		last = bytes.subarray(end)
	}
	return last
}

function readHeader(path: string, start: Buffer) {
	const [header, format, keyId] = HEADER.exec(start.subarray(0, HEADER_BYTES).toString('latin1')) ?? []
	if (!header || !keyId) throw new NotRestorable(`${path} is not a backup file`)
	if (format !== FORMAT.split(' ')[1])
		throw new NotRestorable(`${path} has backup format ${format}, which this release cannot read`)
	return { keyId, bytes: header.length }
}

/** Splits at line feeds only: readline also splits at characters such as U+2028, which may occur in people's texts. */
async function* splitLines(stream: Readable): AsyncIterable<string> {
	let pending: Buffer[] = []
	for await (const chunk of stream as AsyncIterable<Buffer>) {
		let from = 0
		for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
			yield Buffer.concat([...pending, chunk.subarray(from, at)]).toString()
			pending = []
			from = at + 1
		}
		pending.push(chunk.subarray(from))
	}
}
