import type { Logger } from 'pino'
import { isReadOnly, isUnavailable } from './db/errors.ts'
import { InvalidSettings } from './env/invalid-settings.ts'
import { S3Failure } from './files/s3-client.ts'
import type { Storage } from './files/storage.ts'
import { Refusal } from './http/refusal.ts'

/** Of the server, the database or the role. */
const TOO_MANY_CONNECTIONS = '53300'

/** The setting that explains a failure to open an external database, or null. */
export function databaseSettingError(error: unknown): InvalidSettings | null {
	const { code = 'no answer' } = error as { code?: string }
	const settingError = (why: string) => new InvalidSettings([['DATABASE_URL', `${why} (${code})`]], error)
	if (/unsupported startup parameter/.test((error as Error).message))
		return new InvalidSettings(
			[['DATABASE_POOLED', 'DATABASE_URL leads to a pooler such as PgBouncer: set it to 1']],
			error,
		)
	if (code === TOO_MANY_CONNECTIONS) return settingError('It allows too few connections')
	if (isUnavailable(error)) return settingError('There is no answer')
	if (isReadOnly(error)) return settingError('It takes no changes')
	if (code === '42501') return settingError('Its role may not create tables there')
	if (code.startsWith('28')) return settingError('Access denied')
	return code === '3D000' ? settingError('There is no such database') : null
}

/** Reports an unwritable storage before the first upload. A storage that is only unreachable may recover, so that is a warning. */
export async function checkStorage(storage: Storage, log: Logger): Promise<void> {
	try {
		await storage.healthy()
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException
		if (error instanceof S3Failure) throw new InvalidSettings([['S3_BUCKET', message]], error)
		if (!(error instanceof Refusal))
			throw new InvalidSettings([['DATA_DIR', `Its files cannot be written to (${code})`]], error)
		log.warn({ err: error }, 'Files are out of reach')
	}
}
