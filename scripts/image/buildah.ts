import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program and returns what it prints. Throws with what it printed as errors. */
export async function run(program: string, ...args: string[]): Promise<string> {
	const { stdout } = await execute(program, args, { maxBuffer: 64 * 1024 * 1024 })
	return stdout.trim()
}

export type Buildah = {
	/** A folder for what the work needs. */
	dir: string
	run: (...args: string[]) => Promise<string>
	/** Removes the folder, and every image and container that is not written to a file. */
	remove: () => Promise<void>
}

/** Buildah with a store of its own, which works where the system's store does not, such as inside a container. */
export async function openBuildah(): Promise<Buildah> {
	const dir = await mkdtemp(join(tmpdir(), 'go-privilege-image-'))
	const store = ['--root', join(dir, 'images'), '--runroot', join(dir, 'run'), '--storage-driver', 'vfs']
	const buildah = (...args: string[]) => run('buildah', ...store, ...args)
	return {
		dir,
		run: buildah,
		async remove() {
			await buildah('unmount', '--all')
			await buildah('rm', '--all')
			await rm(dir, { recursive: true, force: true })
		},
	}
}
