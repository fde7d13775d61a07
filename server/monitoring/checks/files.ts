import { randomBytes } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env/env.ts'
import { bytesOf, newKey } from '#server/files/storage.ts'
import { type Check, error, type Problem, warning } from './check.ts'

const MIN_FREE_BYTES = 1e9
const MIN_FREE_SHARE = 0.1
const MIN_FREE_INODES = 1000
const DOCUMENTS_SAMPLED = 10

export const storageCheck: Check = {
	subject: 'File storage',
	ifItFails:
		'Check the S3_… settings, or the owner and the free space of DATA_DIR/files. Uploads and documents fail until then.',
	async look({ storage, env }) {
		const key = newKey('documents', 'pdf')
		const bytes = randomBytes(1000)
		const began = performance.now()
		await storage.put(key, bytes, 'application/pdf')
		try {
			const read = await storage.get(key)
			if (!read || !(await bytesOf(read.stream)).equals(bytes))
				return error('A file that was written is read back differently', 'Do not use this storage.')
		} finally {
			await storage.remove(key)
		}
		const where = env.s3 ? `The bucket ${env.s3.bucket}` : 'The folder'
		return `${where} takes, returns and removes a file in ${Math.round(performance.now() - began)} ms`
	},
}

/** An empty folder takes and returns files as well: the disk that is not mounted, or the wrong bucket. */
export const documentsCheck: Check = {
	subject: 'Documents',
	ifItFails: storageCheck.ifItFails,
	needsDatabase: true,
	async look({ db, storage }) {
		const newest = await db
			.selectFrom('documents')
			.select('storageKey')
			.orderBy('id', 'desc')
			.limit(DOCUMENTS_SAMPLED)
			.execute()
		const sizes = await Promise.all(newest.map(({ storageKey }) => storage.sizeOf(storageKey)))
		const missing = sizes.filter((size) => size === null).length
		if (newest.length === 0) return 'There is none yet'
		return missing === 0
			? 'The files of the newest are there'
			: error(
					`${missing} of the newest ${newest.length} are not in the file storage`,
					'Check that DATA_DIR/files is mounted, or S3_BUCKET and S3_PREFIX. Restore single files from a backup.',
				)
	},
}

export const diskCheck: Check = {
	subject: 'Disk',
	ifItFails: 'Check that DATA_DIR exists.',
	async look({ env }) {
		const disks = await disksOf(env)
		const problems = disks.flatMap((disk) => problemOf(disk) ?? [])
		if (problems.length > 0) return problems
		const seen = disks.map(inWords).join(', ')
		return env.databaseUrl ? `${seen}. The disk of the database cannot be seen from here` : seen
	},
}

/** `freeInodes` is null for a file system that makes them as it needs them. */
type Disk = { folder: string; freeBytes: number; freeShare: number; freeInodes: number | null; isOfDatabase: boolean }

/** The disks that the product itself fills, each by its first folder. Files and the embedded database may be mounted on disks of their own. */
async function disksOf({ dataDir, s3, databaseUrl }: Env): Promise<Disk[]> {
	const disks = new Map<number, Disk>([await diskOf(dataDir, 'DATA_DIR')])
	for (const name of [...(s3 ? [] : ['files']), ...(databaseUrl ? [] : ['postgres'])]) {
		const found = await diskOf(join(dataDir, name), `DATA_DIR/${name}`).catch((thrown: NodeJS.ErrnoException) => {
			// The first upload makes the folder of the files.
			if (thrown.code !== 'ENOENT') throw thrown
			return null
		})
		if (!found) continue
		const [device, disk] = found
		const isOfDatabase = name === 'postgres' || (disks.get(device)?.isOfDatabase ?? false)
		disks.set(device, { ...(disks.get(device) ?? disk), isOfDatabase })
	}
	return [...disks.values()]
}

async function diskOf(path: string, folder: string): Promise<[device: number, Disk]> {
	const [{ dev }, { bavail, blocks, bsize, files, ffree }] = await Promise.all([stat(path), statfs(path)])
	const freeInodes = files > 0 ? ffree : null
	return [dev, { folder, freeBytes: bavail * bsize, freeShare: bavail / blocks, freeInodes, isOfDatabase: false }]
}

const inWords = ({ folder, freeBytes }: Disk) => `${(freeBytes / 1e9).toFixed(1)} GB are free under ${folder}`

function problemOf(disk: Disk): Problem | null {
	if (disk.freeBytes < MIN_FREE_BYTES)
		return error(
			inWords(disk),
			disk.isOfDatabase
				? 'Free up space: without any, the embedded database stops, and nobody can work.'
				: 'Free up space: uploads fail soon.',
		)
	if (disk.freeInodes !== null && disk.freeInodes < MIN_FREE_INODES)
		return error(
			`${disk.freeInodes} more files fit under ${disk.folder}, although there is space`,
			'Its file system runs out of inodes (df -i): delete small files, or move the folder to one with more.',
		)
	return disk.freeShare < MIN_FREE_SHARE ? warning(inWords(disk), 'Less than a tenth of the disk is free.') : null
}
