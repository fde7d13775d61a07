import { realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Buildah, run } from './buildah.ts'

const BASE = 'localhost/node'
const PRODUCT = 'localhost/go-privilege'

/** Builds the Dockerfile on a base of Debian's packages, and writes the image to `archive`. Returns the image's name. */
export async function buildImage(buildah: Buildah, archive: string, options: readonly string[]): Promise<string> {
	await step('base', () => makeBase(buildah))
	await step('product', () =>
		// A chroot needs no right to make namespaces, which a build inside a container lacks.
		buildah.run('build', '--isolation', 'chroot', '--build-arg', `BASE=${BASE}`, '--tag', PRODUCT, ...options, '.'),
	)
	await step('archive', () => buildah.run('push', PRODUCT, `oci-archive:${resolve(archive)}`))
	const { size } = await stat(archive)
	const unpacked = await run('du', '-sm', await buildah.run('mount', await buildah.run('from', PRODUCT)))
	console.log(`${(size / 1e6).toFixed(0)} MB compressed, ${unpacked.split('\t')[0]} MB unpacked`)
	return PRODUCT
}

/** What an image of Node's has that the Dockerfile needs: a small Debian, Node with npm, and the user `node`. */
async function makeBase({ dir, run: buildah }: Buildah) {
	const rootfs = join(dir, 'base.tar')
	const npm = dirname(dirname(await realpath(process.env.npm_execpath ?? (await run('which', 'npm')))))
	const hooks = [
		'mkdir -p "$1/usr/local/lib/node_modules"',
		`copy-in ${resolve('node_modules/node/bin/node')} /usr/local/bin`,
		`copy-in ${npm} /usr/local/lib/node_modules`,
		'for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$1/usr/local/bin/$name"; done',
		'chroot "$1" useradd --uid 1000 --create-home node',
	].map((hook) => `--customize-hook=${hook}`)
	await run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', ...hooks, 'bookworm', rootfs)
	const container = await buildah('from', 'scratch')
	await buildah('add', container, rootfs, '/')
	await buildah('commit', '--rm', container, BASE)
}

async function step(name: string, work: () => Promise<unknown>) {
	const begin = Date.now()
	await work()
	console.log(`· ${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`)
}
