import { BlockList, isIP } from 'node:net'
import type { Bindings } from './serving/serve.ts'

/** What of a request's context says where it comes from. */
type Asked = { env?: Partial<Pick<Bindings, 'incoming'>>; req: { header: (name: string) => string | undefined } }

/**
 * Returns a function that finds the caller's address: the socket's, unless that is a trusted proxy (an address or CIDR range); then
 * the right-most address of X-Forwarded-For that is not a trusted proxy. The header is ignored from anybody else.
 */
export function callerAddress(trustProxy: readonly string[]): (c: Asked) => string {
	const isProxy = proxyCheck(trustProxy)
	return (c) => {
		const socket = socketAddress(c)
		if (trustProxy.length === 0 || !isProxy(socket)) return socket
		const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
		return hops.findLast((hop) => isIP(hop) !== 0 && !isProxy(hop)) ?? socket
	}
}

/**
 * Returns a function that finds the trace that a trusted proxy made a request part of (`traceparent` of W3C trace context). From anybody
 * else the header is ignored: it would decide what is recorded.
 */
export function callerTrace(trustProxy: readonly string[]): (c: Asked) => string | undefined {
	const isProxy = proxyCheck(trustProxy)
	return (c) => (isProxy(socketAddress(c)) ? c.req.header('traceparent') : undefined)
}

function proxyCheck(trustProxy: readonly string[]) {
	const proxies = new BlockList()
	for (const entry of trustProxy) {
		const [address = '', bits] = entry.split('/')
		const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
		if (bits) proxies.addSubnet(address, Number(bits), family)
		else proxies.addAddress(address, family)
	}
	return (address: string) => isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const socketAddress = (c: Asked) => plain(c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1')

/** A dual-stack socket writes IPv4 callers as ::ffff:a.b.c.d. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
