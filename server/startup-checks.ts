import type { Logger } from 'pino'
import { isUnavailable } from './db/errors.ts'
import { WrongSettings } from './env/wrong-settings.ts'
import { S3Failure } from './files/s3-client.ts'
import type { Storage } from './files/storage.ts'
import { Refusal } from './http/refusal.ts'

/** Which setting a fault at the opening of somebody else's database speaks of, or null. */
export function databaseSettingError(error: unknown): WrongSettings | null {
	const { code = 'no answer' } = error as { code?: string }
	const settingError = (why: string) => new WrongSettings([['DATABASE_URL', `${why} (${code})`]], error)
	if (isUnavailable(error)) return settingError('Nobody answers there')
	if (code.startsWith('28')) return settingError('We are not let in there')
	return code === '3D000' ? settingError('There is no such database') : null
}

/** A store that cannot be written to is told before the first upload; one that is only out of reach may be back by then. */
export async function checkStorage(storage: Storage, log: Logger): Promise<void> {
	try {
		await storage.healthy()
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException
		if (error instanceof S3Failure) throw new WrongSettings([['S3_BUCKET', message]], error)
		if (!(error instanceof Refusal))
			throw new WrongSettings([['DATA_DIR', `Its files cannot be written to (${code})`]], error)
		log.warn({ err: error }, 'Files are out of reach')
	}
}
