import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
type Told = {
	origin?: string
	/** The authenticator has recognised its owner. */
	isVerified?: boolean
	/** What it says its counter is. */
	counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const SYNCED = 0x08
const HAS_KEY = 0x40

/** An authenticator with one key, for tests without a browser (WebAuthn Level 3, sections 6.1 and 6.5). */
export function softwareAuthenticator({ isSynced = false } = {}) {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const id = randomBytes(16)
	let counter = 0
	let handle = ''

	const dataOf = (rpId: string, { isVerified = true, counter: told = ++counter }: Told, extra = Buffer.alloc(0)) => {
		const flags = PRESENT | (isVerified ? VERIFIED : 0) | (isSynced ? SYNCED : 0) | (extra.length > 0 ? HAS_KEY : 0)
		const head = Buffer.alloc(5)
		head[0] = flags
		head.writeUInt32BE(told, 1)
		return Buffer.concat([sha256(Buffer.from(rpId)), head, extra])
	}
	const clientData = (type: string, { challenge }: Options, { origin = 'http://localhost:3000' }: Told) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
	const answer = (response: Record<string, string>) => ({
		id: id.toString('base64url'),
		rawId: id.toString('base64url'),
		type: 'public-key',
		clientExtensionResults: {},
		response,
	})

	return {
		/** The answer of `navigator.credentials.create` as JSON. */
		create(options: Options, told: Told = {}) {
			handle = options.user?.id ?? ''
			const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
			const key = cbor(
				new Map<number, number | Buffer>([
					[1, 2],
					[3, -7],
					[-1, 1],
					[-2, Buffer.from(x, 'base64url')],
					[-3, Buffer.from(y, 'base64url')],
				]),
			)
			const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
			const attestation = new Map<string, Value>([
				['fmt', 'none'],
				['attStmt', new Map<string, Value>()],
				['authData', dataOf(options.rp?.id ?? '', told, attested)],
			])
			return answer({
				clientDataJSON: clientData('webauthn.create', options, told).toString('base64url'),
				attestationObject: cbor(attestation).toString('base64url'),
			})
		},
		/** The answer of `navigator.credentials.get` as JSON. */
		get(options: Options, told: Told = {}) {
			const client = clientData('webauthn.get', options, told)
			const data = dataOf(options.rpId ?? '', told)
			return answer({
				clientDataJSON: client.toString('base64url'),
				authenticatorData: data.toString('base64url'),
				signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
				userHandle: handle,
			})
		},
	}
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

type Value = number | string | Buffer | ReadonlyMap<number | string, Value>

/** The part of CBOR (RFC 8949) that authenticators use. */
function cbor(value: Value): Buffer {
	if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
	return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, item]) => [cbor(name), cbor(item)])])
}

function head(major: number, size: number): Buffer {
	if (size < 24) return Buffer.from([(major << 5) | size])
	return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
