import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = 'secret.key'

/**
 * The key that SECRET_KEY would give, made at the first start and kept under `dataDir` for its owner's eyes only. Two processes that
 * start together get the same one. Whoever loses the file loses what was sealed with it.
 */
export async function keptSecretKey(dataDir: string): Promise<string> {
	await mkdir(dataDir, { recursive: true, mode: 0o711 })
	const path = join(dataDir, NAME)
	const kept = await read(path)
	if (kept) return kept
	const draft = join(dataDir, `${NAME}.${randomUUID()}`)
	const file = await open(draft, 'w', 0o600)
	try {
		await file.writeFile(randomBytes(32).toString('base64'))
		await file.sync()
		// Unlike a renaming, a link never takes the place of what another process has put there meanwhile.
		await link(draft, path).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error
		})
	} finally {
		await file.close()
		await rm(draft, { force: true })
	}
	return readFile(path, 'utf8')
}

const read = (path: string) =>
	readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
		return null
	})
