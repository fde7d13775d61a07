import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tls } from '../certificate.ts'
import { hostOf, proxyFolder, startProxy } from './run-proxy.ts'
import { freePort } from '../served-product.ts'

const PROGRAM = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((path) => existsSync(path))
/** Whether this machine has Caddy. Tests that need it are skipped otherwise. */
export const hasCaddy = PROGRAM !== undefined

/** A real Caddy in front of two instances, with the example for operators; it ends with the test. Returns its address. */
export const startCaddy = ([first = '', second = '']: readonly string[]): Promise<string> =>
	startWith('docs/self-hosting/examples/Caddyfile', 'travel.example {', {
		'127.0.0.1:3000': hostOf(first),
		'127.0.0.1:3001': hostOf(second),
	})

/** The same in front of one instance, with the example for containers. */
export const startCaddyOfContainers = (url: string): Promise<string> =>
	startWith('docs/self-hosting/examples/Caddyfile.compose', '{$SITE} {', { 'app:3000': hostOf(url) })

async function startWith(example: string, site: string, hosts: Record<string, string>): Promise<string> {
	const port = await freePort()
	const dir = await proxyFolder({ 'certificate.pem': tls.cert, 'key.pem': tls.key })
	const certificate = `tls ${join(dir, 'certificate.pem')} ${join(dir, 'key.pem')}`
	const replacements = { [site]: `https://localhost:${port} {\n\t${certificate}`, ...hosts }
	const config = Object.entries(replacements).reduce(
		(text, [found, put]) => {
			if (!text.includes(found)) throw new Error(`${example} has no ${found}`)
			return text.replaceAll(found, put)
		},
		readFileSync(example, 'utf8'),
	)
	return startProxy({
		dir,
		port,
		scheme: 'https',
		files: { Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n${config}` },
		command: [PROGRAM!, 'run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'],
		environment: { HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
	})
}
