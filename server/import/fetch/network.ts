import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { connect as secure } from 'node:tls'
import type { buildConnector } from 'undici'
import { nonPublicReason } from './addresses.ts'
import { FetchError } from './fetch-error.ts'

/** The way out. A test brings one of its own, which maps addresses to a server of its own after they were checked here. */
export type Network = {
	/** Every address of a name, the best first. */
	resolve: (host: string) => Promise<string[]>
	/** A connection to an address, about to open. */
	dial: (address: string, port: number) => Socket
	/** Certificates to believe beside the usual ones. */
	ca?: string
}

/** IPv4 goes first: where IPv6 is there and leads nowhere, nobody waits for it. */
export const internet: Network = {
	resolve: async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
	dial: (address, port) => connect({ host: address, port }),
}

const CONNECT_TIMEOUT_MS = 4_000
/** Of the addresses that a name has, how many are tried. */
const MAX_ADDRESSES = 3

/**
 * Opens connections for undici to public addresses only. The name is resolved here, all of its answers have to be public, and what is
 * dialled is one of the answers that were looked at, never the name again: an answer that changes in between changes nothing.
 * `isAllowed` says of 'host:port' that it may be anywhere. `signal` ends the wait for a name that nobody answers for: undici itself only
 * listens to it once there is a connection.
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

/** The first that answers, one after the other. */
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
		// Stays: an error that comes later finds a listener, or it would take the process with it.
		socket.on('error', end).once(event, () => {
			clearTimeout(timer)
			done(socket)
		})
	})
}
