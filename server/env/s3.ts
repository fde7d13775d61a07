import { type SettingsReader, url, text } from './reader.ts'

export type S3 = {
	endpoint: string
	bucket: string
	region: string
	accessKeyId: string
	secretAccessKey: string
	prefix: string
}

const keyPrefix = text.regex(/^([\w.-]+\/)+$/, "Enter a prefix that ends with a slash, such as 'production/'")

/** Null: files are stored under DATA_DIR. */
export function readS3({ read, required, isAnySet }: SettingsReader): S3 | null {
	if (!isAnySet('S3_')) return null
	const reason = 'Required because another S3_ setting is set'
	return {
		endpoint: required('S3_ENDPOINT', url('http', 'https'), reason),
		bucket: required('S3_BUCKET', text, reason),
		region: read('S3_REGION', text, 'us-east-1'),
		accessKeyId: required('S3_ACCESS_KEY_ID', text, reason),
		secretAccessKey: required('S3_SECRET_ACCESS_KEY', text, reason),
		prefix: read('S3_PREFIX', keyPrefix, ''),
	}
}
