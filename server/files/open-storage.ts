import { join } from 'node:path'
import { folderStorage } from './folder-storage.ts'
import { type S3Settings, s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export type StorageSettings = { s3: Omit<S3Settings, 'uploadDir'> | null; dataDir: string }

/** The file storage: the configured bucket, or a folder under DATA_DIR. */
export const openStorage = ({ s3, dataDir }: StorageSettings): Storage =>
	s3 ? s3Storage({ ...s3, uploadDir: join(dataDir, 'incoming') }) : folderStorage(join(dataDir, 'files'))
