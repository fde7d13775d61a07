import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Buildah } from './buildah.ts'

/** What the image says about its containers. */
type Config = { Env: string[]; Cmd: string[]; User: string; WorkingDir: string }
/** Runs a command in the image, with a folder as its volume. */
type Inside = (data: string, command: readonly string[]) => ChildProcess

const START_MS = 60_000
/** The user `node` of the image. */
const UID = 1000

/**
 * Starts the product of the image twice, the second time on its data, and backs up, lists accounts and restores with the commands of
 * docs/self-hosting/containers.md. Throws if one fails.
 */
export async function tryImage(buildah: Buildah, image: string, port: number): Promise<void> {
	const root = await buildah.run('mount', await buildah.run('from', image))
	const { OCIv1 } = JSON.parse(await buildah.run('inspect', '--type', 'image', image)) as { OCIv1: { config: Config } }
	const { config } = OCIv1
	const key = randomBytes(32).toString('base64')
	const settings = [`PORT=${port}`, 'PUBLIC_URL=https://travel.example', `SECRET_KEY=${key}`]
	const inside: Inside = (data, command) => runInside(root, data, config, settings, command)
	const [data = '', restored = ''] = await Promise.all(
		['data', 'restored'].map(async (name) => {
			const folder = join(buildah.dir, name)
			await mkdir(folder)
			await chown(folder, UID, UID)
			return folder
		}),
	)
	await serve('first start', inside(data, config.Cmd), port, async () => {
		await succeed(inside(data, ['node', 'scripts/admin.ts', 'list']))
		await succeed(inside(data, ['node', 'scripts/backup.ts', '/data/today.backup']))
	})
	await serve('second start', inside(data, config.Cmd), port)
	for (const name of ['today.backup', 'person-keys.backup']) await copyFile(join(data, name), join(restored, name))
	await succeed(inside(restored, ['node', 'scripts/restore.ts', '/data/today.backup']))
	await serve('start after the restore', inside(restored, config.Cmd), port)
}

/**
 * A chroot with the image's files, user and environment, and the folder `data` at /data. It needs fewer rights than a container and shares
 * the host's network. The command replaces the shell, so that signals reach it.
 */
function runInside(
	root: string,
	data: string,
	config: Config,
	settings: readonly string[],
	command: readonly string[],
) {
	const script = `mount --bind "$2" "$1/data" && mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" && mount -t tmpfs tmp "$1/tmp" &&
		root=$1 && shift 2 && exec chroot --userspec=${UID}:${UID} "$root" "$@"`
	const environment = ['env', '--ignore-environment', `--chdir=${config.WorkingDir}`, ...config.Env, ...settings]
	return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root, data, ...environment, ...command], {
		stdio: ['ignore', 'ignore', 'inherit'],
	})
}

async function serve(name: string, product: ChildProcess, port: number, work = async () => {}) {
	const begin = Date.now()
	while (!(await isReady(port))) {
		if (product.exitCode !== null || Date.now() - begin > START_MS) throw new Error(`${name}: the product is not ready`)
		await pause(50)
	}
	console.log(`· ${name}: ready after ${((Date.now() - begin) / 1000).toFixed(1)} s`)
	try {
		await work()
	} finally {
		product.kill('SIGTERM')
	}
	await succeed(product)
}

const isReady = (port: number) =>
	fetch(`http://127.0.0.1:${port}/readyz`).then(
		({ ok }) => ok,
		() => false,
	)

async function succeed(child: ChildProcess) {
	if (child.exitCode === null) await once(child, 'exit')
	if (child.exitCode !== 0) throw new Error(`${child.spawnargs.slice(5).join(' ')}: exit code ${child.exitCode}`)
}
