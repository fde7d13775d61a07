import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tls } from '../certificate.ts'
import { hostOf, proxyFolder, startProxy } from './run-proxy.ts'
import { freePort } from '../served-product.ts'

const PROGRAM = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((path) => existsSync(path))
/** Whether this machine has Caddy. Tests that need it are skipped otherwise. */
export const hasCaddy = PROGRAM !== undefined

/** A real Caddy in front of two instances, with the example for operators; it ends with the test. Returns its address. */
export async function startCaddy([first = '', second = '']: readonly string[]): Promise<string> {
	const port = await freePort()
	const dir = await proxyFolder({ 'certificate.pem': tls.cert, 'key.pem': tls.key })
	const certificate = `tls ${join(dir, 'certificate.pem')} ${join(dir, 'key.pem')}`
	const site = readFileSync('docs/self-hosting/examples/Caddyfile', 'utf8')
		.replace('travel.example {', `https://localhost:${port} {\n\t${certificate}`)
		.replace('127.0.0.1:3000', hostOf(first))
		.replace('127.0.0.1:3001', hostOf(second))
	return startProxy({
		dir,
		port,
		scheme: 'https',
		files: { Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n${site}` },
		command: [PROGRAM!, 'run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'],
		environment: { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
	})
}
