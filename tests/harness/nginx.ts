import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { freePort } from './served-product.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))
/** Whether this machine has nginx. Tests that need it are skipped otherwise. */
export const hasNginx = PROGRAM !== undefined

/**
 * A real nginx in front of instances of the product; it ends with the test file. `keepalive`: configured as docs/self-hosting/deployment.md
 * recommends, otherwise as nginx comes, with a new connection for each request. Returns its address.
 */
export async function startNginx(instances: readonly string[], { keepalive }: { keepalive: boolean }): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-nginx-'))
	const port = await freePort()
	await writeFile(join(dir, 'nginx.conf'), configuration(dir, port, instances, keepalive))
	const nginx = spawn(PROGRAM!, ['-p', dir, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
	const ended = new Promise((done) => nginx.once('exit', done))
	afterAll(async () => {
		nginx.kill('SIGTERM')
		await ended
		await rm(dir, { recursive: true, force: true })
	})
	await vi.waitFor(() => canConnect(port), 10_000)
	return `http://127.0.0.1:${port}`
}

const configuration = (dir: string, port: number, instances: readonly string[], keepalive: boolean) => `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
	access_log off;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join('\n\t')}
	upstream go_privilege {
		${instances.map((url) => `server ${new URL(url).host.replace('localhost', '127.0.0.1')}${keepalive ? ' max_fails=0' : ''};`).join('\n\t\t')}
		${keepalive ? 'keepalive 16; keepalive_timeout 4s;' : ''}
	}
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://go_privilege;
			${keepalive ? 'proxy_http_version 1.1; proxy_set_header Connection "";' : ''}
			proxy_set_header Host $host;
			proxy_set_header X-Forwarded-For $remote_addr;
			client_max_body_size 30m;
			proxy_request_buffering off;
		}
	}
}
`

const canConnect = (port: number) =>
	new Promise<void>((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => {
			socket.destroy()
			resolve()
		}).on('error', reject)
	})
