import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tls } from '../certificate.ts'
import { hostOf, proxyFolder, startProxy } from './run-proxy.ts'
import { freePort } from '../served-product.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))
/** Whether this machine has nginx. Tests that need it are skipped otherwise. */
export const hasNginx = PROGRAM !== undefined

/**
 * A real nginx in front of instances of the product; it ends with the test. `documented`: with TLS, as in the example for operators;
 * otherwise as nginx comes, with a new connection for each request. Returns its address.
 */
export async function startNginx(
	instances: readonly string[],
	{ documented }: { documented: boolean },
): Promise<string> {
	const port = await freePort()
	const dir = await proxyFolder({ 'certificate.pem': tls.cert, 'key.pem': tls.key })
	const site = documented ? documentedSite(port, instances) : plainSite(port, instances)
	return startProxy({
		dir,
		port,
		scheme: documented ? 'https' : 'http',
		files: { 'nginx.conf': configuration(dir, site) },
		command: [PROGRAM!, '-p', dir, '-c', 'nginx.conf', '-e', 'error.log'],
	})
}

const configuration = (dir: string, site: string) => `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
	access_log off;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`).join('\n\t')}
	${site}
}
`

/** The example with these instances, this port and the tests' certificate. */
function documentedSite(port: number, [first = '', second = '']: readonly string[]) {
	const example = readFileSync('docs/self-hosting/examples/nginx.conf', 'utf8')
	return example
		.replace('127.0.0.1:3000', hostOf(first))
		.replace('127.0.0.1:3001', hostOf(second))
		.replace(/server \{\n\tlisten 80;.*?\n\}\n/s, '')
		.replace('listen 443', `listen 127.0.0.1:${port}`)
		.replace(/ssl_certificate [^;]+/, 'ssl_certificate certificate.pem')
		.replace(/ssl_certificate_key [^;]+/, 'ssl_certificate_key key.pem')
}

const plainSite = (port: number, instances: readonly string[]) => `
	upstream go_privilege {
		${instances.map((url) => `server ${hostOf(url)};`).join('\n\t\t')}
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://go_privilege;
			proxy_set_header Host $host;
			proxy_set_header X-Forwarded-For $remote_addr;
			client_max_body_size 32m;
			proxy_request_buffering off;
		}
	}
`
