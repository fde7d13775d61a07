import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { freePort } from '../served-product.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
	existsSync(path),
)
/** Whether this machine has PgBouncer. Tests that need it are skipped otherwise. */
export const hasPgBouncer = PROGRAM !== undefined

/**
 * A real PgBouncer in transaction mode with two connections to each database of the tests' server; it ends with the test. Returns
 * the address of a database behind it.
 */
export async function startPgBouncer(): Promise<(database: string) => string> {
	const { host, port: serverPort, user } = inject('database').connection
	// Only the user that runs PostgreSQL may open its socket.
	const { uid, gid } = statSync(host)
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-pgbouncer-'))
	await chmod(dir, 0o755)
	const port = await freePort()
	const settings = `[databases]
* = host=${host} port=${serverPort} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`
	await writeFile(join(dir, 'pgbouncer.ini'), settings, { mode: 0o644 })
	const pgbouncer = spawn(PROGRAM!, ['-q', join(dir, 'pgbouncer.ini')], { stdio: 'ignore', uid, gid })
	const ended = new Promise((done) => pgbouncer.once('exit', done))
	onTestFinished(async () => {
		pgbouncer.kill('SIGTERM')
		await ended
		await rm(dir, { recursive: true, force: true })
	})
	await vi.waitFor(() => canConnect(port), 10_000)
	return (database) => `postgres://${user}@127.0.0.1:${port}/${database}`
}

const canConnect = (port: number) =>
	new Promise<void>((resolve, reject) => {
		const socket = createConnection(port, '127.0.0.1', () => {
			socket.destroy()
			resolve()
		}).on('error', reject)
	})
