import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tls } from '../certificate.ts'
import { freePort } from '../served-product.ts'
import { proxyFolder, startProxy } from './run-proxy.ts'

const CERTBOT = '/usr/bin/certbot'
const PEBBLE = '/usr/bin/pebble'
const DNS = '/usr/bin/pebble-challtestsrv'
/** Whether this machine has certbot and Pebble, the test server of Let's Encrypt (Debian's packages `certbot` and `pebble`). */
export const hasAcme = [CERTBOT, PEBBLE, DNS].every((path) => existsSync(path))

/**
 * Starts a certificate authority that speaks ACME (RFC 8555) as Let's Encrypt does, with a DNS in which every name is this machine; it ends
 * with the test. Returns the address of its directory, and the port on which it asks for HTTP challenges.
 */
export async function startAcmeServer(): Promise<{ directory: string; challengePort: number }> {
	const [dnsPort, port, management, challengePort, tlsPort] = await Promise.all(Array.from({ length: 5 }, freePort))
	const dir = await proxyFolder({ 'certificate.pem': tls.cert, 'key.pem': tls.key })
	const names = `127.0.0.1:${dnsPort}`
	const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', `127.0.0.1:${management}`]
	await startProxy({
		dir: await proxyFolder({}),
		port: management!,
		scheme: 'http',
		files: {},
		command: [DNS, '-dns01', names, '-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', ...off],
	})
	const pebble = {
		listenAddress: `127.0.0.1:${port}`,
		managementListenAddress: '',
		certificate: join(dir, 'certificate.pem'),
		privateKey: join(dir, 'key.pem'),
		httpPort: challengePort,
		tlsPort,
		ocspResponderURL: '',
		externalAccountBindingRequired: false,
	}
	const url = await startProxy({
		dir,
		port: port!,
		scheme: 'https',
		files: { 'pebble.json': JSON.stringify({ pebble }) },
		command: [PEBBLE, '-config', join(dir, 'pebble.json'), '-dnsserver', names],
		environment: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
	})
	return { directory: `${url}/dir`, challengePort: challengePort! }
}
