import { type Settings, url, words } from './reader.ts'

export type S3 = {
	endpoint: string
	bucket: string
	region: string
	accessKeyId: string
	secretAccessKey: string
	prefix: string
}

const keyPrefix = words.regex(/^([\w.-]+\/)+$/, "Enter a folder with a slash at its end, such as 'production/'")

/** Null: files are kept under DATA_DIR. */
export function readS3({ read, required, usesAny }: Settings): S3 | null {
	if (!usesAny('S3_')) return null
	const why = 'Files go to S3 when any S3_ setting is given'
	return {
		endpoint: required('S3_ENDPOINT', url('http', 'https'), why),
		bucket: required('S3_BUCKET', words, why),
		region: read('S3_REGION', words, 'us-east-1'),
		accessKeyId: required('S3_ACCESS_KEY_ID', words, why),
		secretAccessKey: required('S3_SECRET_ACCESS_KEY', words, why),
		prefix: read('S3_PREFIX', keyPrefix, ''),
	}
}
