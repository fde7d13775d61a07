import { createHash, createHmac, hkdfSync, type Hmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'

// An archive is a plain-text header, gzipped lines and an HMAC of both, with a key derived from SECRET_KEY. Truncation, a changed byte
// and a wrong key are detected before any line is used.
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
 * Writes the lines to a file that appears under its name only when it is complete and synced to disk. Throws when the file exists,
 * unless it `replaces` it. Returns its size in bytes.
 */
export async function writeArchive(
	path: string,
	secret: string,
	lines: AsyncIterable<string>,
	{ replaces = false } = {},
): Promise<number> {
	if (!replaces && (await stat(path).catch(() => null))) throw new Error(`${path} already exists`)
	const key = deriveKey(secret)
	const header = `${FORMAT} ${key.id}\n`
	const partial = `${path}.part`
	try {
		const sink = createWriteStream(partial, { mode: 0o600, flush: true })
		const gzip = createGzip({ level: constants.Z_BEST_SPEED })
		await pipeline(Readable.from(lines), gzip, appendMac(header, createHmac('sha256', key.bytes)), sink)
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
export async function readArchive(path: string, secrets: readonly string[]): Promise<AsyncIterable<string>> {
	const { size } = await stat(path)
	const header = await readHeader(path)
	const key = secrets.map(deriveKey).find(({ id }) => id === header.keyId)
	if (!key) throw new Error(`${path} was made with a different SECRET_KEY: set that key first`)
	const end = size - MAC_BYTES
	const damaged = new Error(`${path} is incomplete or was modified. Nothing was restored`)
	if (end <= header.bytes) throw damaged
	const hmac = createHmac('sha256', key.bytes)
	for await (const chunk of createReadStream(path, { end: end - 1 })) hmac.update(chunk as Buffer)
	const [mac] = (await createReadStream(path, { start: end }).toArray()) as [Buffer]
	if (!timingSafeEqual(hmac.digest(), mac)) throw damaged
	return splitLines(createReadStream(path, { start: header.bytes, end: end - 1 }).pipe(createGunzip()))
}

async function readHeader(path: string) {
	const [first = Buffer.alloc(0)] = (await createReadStream(path, { end: HEADER_BYTES - 1 }).toArray()) as Buffer[]
	const [header, format, keyId] = HEADER.exec(first.toString('latin1')) ?? []
	if (!header || !keyId) throw new Error(`${path} is not a backup file`)
	if (format !== FORMAT.split(' ')[1])
		throw new Error(`${path} has backup format ${format}, which this release cannot read`)
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
