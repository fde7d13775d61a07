import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { connect as secure } from 'node:tls'
import type { buildConnector } from 'undici'
import { nonPublicReason } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

/** DNS and connections. Tests replace it to map addresses to a local server after the checks. */
export type Network = {
	/** All addresses of a name, in order of preference. */
	resolve: (host: string) => Promise<string[]>
	/** Starts a connection to an address. */
	dial: (address: string, port: number) => Socket
	/** Certificates to trust in addition to the default ones. */
	ca?: string
}

/** IPv4 first: on a network with broken IPv6, nobody has to wait for a timeout. */
export const internet: Network = {
	resolve: async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
	dial: (address, port) => connect({ host: address, port }),
}

const CONNECT_TIMEOUT_MS = 4_000
/** How many addresses of a name are tried. */
const MAX_ADDRESSES = 3

/**
 * Opens connections for undici, to public addresses only. It resolves the name once, requires every answer to be
 * public, and connects to one of the checked addresses, never to the name. DNS rebinding therefore has no effect. Hosts
 * that pass `isAllowed` ('host:port') may be private. `signal` aborts a pending DNS lookup, which undici itself cannot:
 * it only listens once there is a connection.
 */
export function guardedConnector(
	network: Network,
	isAllowed: (host: string) => boolean,
	signal: AbortSignal,
): buildConnector.connector {
	return ({ hostname, protocol, port, servername }, callback) => {
		const isSecure = protocol === 'https:'
		const number = Number(port) || (isSecure ? 443 : 80)
		const open = async () => {
			const host = hostname.replace(/^\[|\]$/g, '')
			const addresses = isIP(host) ? [host] : await abortable(network.resolve(host), signal)
			if (addresses.length === 0) throw new FetchError('DNS_EMPTY')
			if (!isAllowed(`${hostname}:${number}`)) for (const address of addresses) refusePrivate(address)
			const socket = await connectToFirst(network, addresses.slice(0, MAX_ADDRESSES), number)
			if (!isSecure) return socket
			const name = servername ?? (isIP(host) ? undefined : host)
			return untilOpen(
				secure({ socket, servername: name, ca: network.ca, ALPNProtocols: ['http/1.1'] }),
				'secureConnect',
			)
		}
		open().then(
			(socket) => callback(null, socket),
			(error: Error) => callback(error, null),
		)
	}
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((done, failed) => {
		signal.addEventListener('abort', () => failed(new FetchError('TIMEOUT', 'no answer for the name')), { once: true })
		promise.then(done, failed)
	})
}

function refusePrivate(address: string) {
	const why = nonPublicReason(address)
	if (why) throw new FetchError('ADDRESS_NOT_ALLOWED', `${address} is ${why}`)
}

/** Tries the addresses in turn and returns the first that connects. */
async function connectToFirst({ dial }: Network, addresses: readonly string[], port: number): Promise<Socket> {
	let failure: unknown
	for (const address of addresses)
		try {
			return await untilOpen(dial(address, port), 'connect')
		} catch (error) {
			failure = error
		}
	throw failure
}

function untilOpen<S extends Socket>(socket: S, event: 'connect' | 'secureConnect'): Promise<S> {
	return new Promise((done, failed) => {
		const timer = setTimeout(() => end(new FetchError('TIMEOUT', 'no connection')), CONNECT_TIMEOUT_MS)
		const end = (error: Error) => {
			clearTimeout(timer)
			socket.destroy()
			failed(error)
		}
		// Not removed after connecting: an unhandled error event would end the process.
		socket.on('error', end).once(event, () => {
			clearTimeout(timer)
			done(socket)
		})
	})
}
