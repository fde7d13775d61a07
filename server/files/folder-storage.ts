import { randomUUID } from 'node:crypto'
import { access, constants, copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { checkedKey, isKey, type Storage, writeFailure } from './storage.ts'

/**
 * Storage in a folder, which is created when missing. A file is written under a temporary name, synced to disk and only then renamed,
 * so that a crash or a full disk leaves either the whole file or none.
 */
export function folderStorage(dir: string): Storage {
	const uploadDir = join(dir, 'incoming')
	makeFolder(uploadDir, 0o700)
	const pathOf = (key: string) => join(dir, checkedKey(key))

	return {
		uploadDir,
		async put(key, source) {
			const target = pathOf(key)
			const folder = dirname(target)
			const temporary = join(uploadDir, randomUUID())
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
			const file = await open(pathOf(key)).catch(nullIfMissing)
			if (!file) return null
			const { size } = await file.stat()
			return { stream: file.createReadStream({ start: range?.start, end: range?.end }), size }
		},
		async sizeOf(key) {
			return (await stat(pathOf(key)).catch(nullIfMissing))?.size ?? null
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
					const found = await stat(join(dir, key)).catch(nullIfMissing)
					if (found) yield { key, modified: found.mtime }
				}
			}
		},
		async healthy() {
			await access(uploadDir, constants.R_OK | constants.W_OK)
		},
	}
}

/** Renames the file, or copies it when the target is on another volume. */
async function move(from: string, to: string) {
	try {
		await rename(from, to)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
		await copyFile(from, to, constants.COPYFILE_EXCL)
		await rm(from)
	}
}

/** Syncs a file or a directory to disk: without this a power failure may lose what was acknowledged. */
async function sync(path: string, mode?: number) {
	const handle = await open(path)
	try {
		if (mode !== undefined) await handle.chmod(mode)
		await handle.sync()
	} finally {
		await handle.close()
	}
}

function nullIfMissing(error: NodeJS.ErrnoException) {
	if (error.code === 'ENOENT') return null
	throw error
}
