import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, constants, copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, isKey, type Storage, writeFailure } from './storage.ts'

/**
 * Files in a folder, made when it is missing. A file is written beside the others, forced to the disk and only then given its
 * name, so that a crash or a full disk leaves either the whole file or none.
 */
export function folderStorage(dir: string): Storage {
	const incoming = join(dir, 'incoming')
	mkdirSync(incoming, { recursive: true, mode: 0o700 })
	const pathOf = (key: string) => join(dir, checkedKey(key))

	return {
		incoming,
		async put(key, source) {
			const target = pathOf(key)
			const folder = dirname(target)
			const temporary = join(incoming, randomUUID())
			try {
				if (await mkdir(folder, { recursive: true, mode: 0o700 })) await sync(dir)
				if (source instanceof Uint8Array) await writeFile(temporary, source, { flag: 'wx', mode: 0o600 })
				else await move(source.path, temporary)
				await sync(temporary, 0o600)
				await rename(temporary, target)
				await sync(folder)
			} catch (error) {
				await rm(temporary, { force: true })
				throw writeFailure(error)
			}
		},
		async get(key, range) {
			const file = await open(pathOf(key)).catch(absent)
			if (!file) return null
			const { size } = await file.stat()
			return { stream: file.createReadStream({ start: range?.start, end: range?.end }), size }
		},
		async sizeOf(key) {
			return (await stat(pathOf(key)).catch(absent))?.size ?? null
		},
		async remove(key) {
			await rm(pathOf(key), { force: true })
		},
		async *list(prefix = '') {
			for await (const folder of await opendir(dir)) {
				if (!folder.isDirectory()) continue
				for await (const file of await opendir(join(dir, folder.name))) {
					const key = `${folder.name}/${file.name}`
					if (!isKey(key) || !key.startsWith(prefix)) continue
					const found = await stat(join(dir, key)).catch(absent)
					if (found) yield { key, modified: found.mtime }
				}
			}
		},
		async healthy() {
			await access(incoming, constants.R_OK | constants.W_OK)
		},
	}
}

/** A rename within the volume; across volumes there is none, so a copy. */
async function move(from: string, to: string) {
	try {
		await rename(from, to)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
		await copyFile(from, to, constants.COPYFILE_EXCL)
		await rm(from)
	}
}

/** Forces a file, or a folder's list of names, to the disk: without it a power cut may take back what was acknowledged. */
async function sync(path: string, mode?: number) {
	const handle = await open(path)
	try {
		if (mode !== undefined) await handle.chmod(mode)
		await handle.sync()
	} finally {
		await handle.close()
	}
}

function absent(error: NodeJS.ErrnoException) {
	if (error.code === 'ENOENT') return null
	throw error
}
