import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

type Proxy = {
	dir: string
	port: number
	scheme: 'http' | 'https'
	files: Record<string, string>
	command: [string, ...string[]]
	environment?: Record<string, string>
}

/** A folder with these files for a proxy to run in. */
export async function proxyFolder(files: Record<string, string>): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-proxy-'))
	for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
	return dir
}

/** Starts a reverse proxy, which ends with the test together with its folder. Returns its address. */
export async function startProxy({ dir, port, scheme, files, command, environment }: Proxy): Promise<string> {
	for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
	const [program, ...args] = command
	const child = spawn(program, args, { stdio: 'ignore', env: { PATH: process.env.PATH, ...environment } })
	const ended = new Promise((done) => child.once('exit', done))
	// The certificate of the tests is signed by nobody.
	if (scheme === 'https') vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
	onTestFinished(async () => {
		vi.unstubAllEnvs()
		child.kill('SIGTERM')
		await ended
		await rm(dir, { recursive: true, force: true })
	})
	await vi.waitFor(() => canConnect(port), 10_000)
	return `${scheme}://localhost:${port}`
}

export const hostOf = (url: string) => new URL(url).host.replace('localhost', '127.0.0.1')

const canConnect = (port: number) =>
	new Promise<void>((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => {
			socket.destroy()
			resolve()
		}).on('error', reject)
	})
