import { join } from 'node:path'
import { makeRestorePoint } from './backup/restore-point.ts'
import { type OpenDatabase, openDatabase } from './db/open.ts'
import type { Log } from './db/embedded/embedded.ts'
import type { Env } from './env/env.ts'

/** Where the restore points of an installation are. */
export const restorePointsFolder = (dataDir: string) => join(dataDir, 'restore-points')

/** Opens the installation's database and migrates it. A database of an earlier release is first written to a restore point. */
export function openInstalledDatabase(
	{ databaseUrl, databasePooled, dataDir, backup: { restorePoints } }: Env,
	secret: string,
	log: Log,
): Promise<OpenDatabase> {
	const points = { dir: restorePointsFolder(dataDir), count: restorePoints, secret }
	return openDatabase({
		databaseUrl: databaseUrl ?? undefined,
		pooled: databasePooled,
		dataDir,
		log,
		beforeUpgrade: (config) => makeRestorePoint(config, points),
	})
}
