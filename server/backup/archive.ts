import { createHash, createHmac, hkdfSync, type Hmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'

// A head in plain text, lines under gzip, and the seal of it all: an HMAC with a key made from SECRET_KEY. So a cut, a flipped byte and
// the wrong key are known before a single line is believed.
const FORMAT = 'backup 1'
const HEAD = /^backup (\d+) ([\w-]{8})\n/
const HEAD_BYTES = 32
const SEAL_BYTES = 32

type Key = { id: string; bytes: Buffer }

function keyOf(secret: string): Key {
	const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'seal of a backup', 32))
	return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

/**
 * Writes the lines to a file that appears under its name only when it is whole and on the disk. Refuses one that exists. Returns its
 * size in bytes.
 */
export async function writeArchive(path: string, secret: string, lines: AsyncIterable<string>): Promise<number> {
	if (await stat(path).catch(() => null)) throw new Error(`${path} exists already`)
	const key = keyOf(secret)
	const head = `${FORMAT} ${key.id}\n`
	const draft = `${path}.part`
	try {
		const sink = createWriteStream(draft, { mode: 0o600, flush: true })
		const gzip = createGzip({ level: constants.Z_BEST_SPEED })
		await pipeline(Readable.from(lines), gzip, sealing(head, createHmac('sha256', key.bytes)), sink)
		await rename(draft, path)
		await syncFolder(dirname(path))
		return (await stat(path)).size
	} catch (error) {
		await rm(draft, { force: true })
		throw error
	}
}

function sealing(head: string, hmac: Hmac) {
	hmac.update(head)
	let isFirst = true
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			if (isFirst) this.push(head)
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
 * The lines of an archive that is whole, unaltered and sealed with one of the secrets; what it is not is told in the error. The whole
 * file is read once for that before the first line comes.
 */
export async function readArchive(path: string, secrets: readonly string[]): Promise<AsyncIterable<string>> {
	const { size } = await stat(path)
	const start = await readHead(path)
	const key = secrets.map(keyOf).find(({ id }) => id === start.keyId)
	if (!key) throw new Error(`${path} was made with another SECRET_KEY; bring that one along first`)
	const end = size - SEAL_BYTES
	const broken = new Error(`${path} is incomplete or was altered; nothing of it is used`)
	if (end <= start.bytes) throw broken
	const hmac = createHmac('sha256', key.bytes)
	for await (const chunk of createReadStream(path, { end: end - 1 })) hmac.update(chunk as Buffer)
	const [seal] = (await createReadStream(path, { start: end }).toArray()) as [Buffer]
	if (!timingSafeEqual(hmac.digest(), seal)) throw broken
	return splitLines(createReadStream(path, { start: start.bytes, end: end - 1 }).pipe(createGunzip()))
}

async function readHead(path: string) {
	const [first = Buffer.alloc(0)] = (await createReadStream(path, { end: HEAD_BYTES - 1 }).toArray()) as Buffer[]
	const [head, format, keyId] = HEAD.exec(first.toString('latin1')) ?? []
	if (!head || !keyId) throw new Error(`${path} is not a backup of ours`)
	if (format !== FORMAT.split(' ')[1]) throw new Error(`${path} was made by another release (format ${format})`)
	return { keyId, bytes: head.length }
}

/** By line feeds alone: readline also splits at characters that are part of people's texts. */
async function* splitLines(stream: Readable): AsyncIterable<string> {
	let rest: Buffer[] = []
	for await (const chunk of stream as AsyncIterable<Buffer>) {
		let from = 0
		for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
			yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString()
			rest = []
			from = at + 1
		}
		rest.push(chunk.subarray(from))
	}
}
