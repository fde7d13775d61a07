import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from './make-folder.ts'
import { createS3Client, type S3Account, S3Failure, xmlText } from './s3-client.ts'
import { checkedKey, type FileSource, isKey, type Storage } from './storage.ts'

export type S3Settings = S3Account & {
	/** For example https://s3.eu-west-2.amazonaws.com. The bucket goes into the path, which every S3-compatible service supports. */
	endpoint: string
	bucket: string
	/** Prepended to every key so that a bucket can be shared, such as 'production/'. */
	prefix?: string
	/** A local folder for uploads before they are sent on. Created when missing. */
	uploadDir: string
}

/** Storage in a bucket of an S3-compatible service. */
export function s3Storage({ endpoint, bucket, prefix = '', uploadDir, ...account }: S3Settings): Storage {
	makeFolder(uploadDir, 0o700)
	const call = createS3Client(account)
	const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`
	const urlOf = (key: string) => `${bucketUrl}/${prefix}${checkedKey(key)}`

	return {
		uploadDir,
		async put(key, source, contentType) {
			const isBuffer = source instanceof Uint8Array
			const headers = {
				'content-type': contentType,
				'content-length': String(isBuffer ? source.length : (await stat(source.path)).size),
				// Part of the signature: the service rejects bytes that changed in transit.
				'x-amz-content-sha256': await sha256(source),
			}
			const body = () => (isBuffer ? source : createReadStream(source.path))
			const answer = await call('PUT', urlOf(key), { headers, body })
			await answer.body.dump()
			if (!isBuffer) await rm(source.path, { force: true })
		},
		async get(key, range) {
			const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` }
			const answer = await call('GET', urlOf(key), { headers, noTimeout: true }).catch(nullIfMissing)
			if (!answer) return null
			const { 'content-range': part, 'content-length': whole } = answer.headers
			return { stream: answer.body, size: Number(part ? String(part).split('/')[1] : whole) }
		},
		async sizeOf(key) {
			const answer = await call('HEAD', urlOf(key)).catch(nullIfMissing)
			if (!answer) return null
			await answer.body.dump()
			return Number(answer.headers['content-length'])
		},
		async remove(key) {
			const answer = await call('DELETE', urlOf(key)).catch(nullIfMissing)
			await answer?.body.dump()
		},
		async *list(wanted = '') {
			// Version 1 of the list call, which every service supports. It continues after the last key seen.
			for (let marker: string | null = ''; marker !== null; ) {
				const query = new URLSearchParams({ prefix: prefix + wanted, marker })
				const answer = await call('GET', `${bucketUrl}?${query}`)
				const xml = await answer.body.text()
				let last = ''
				for (const [entry] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
					last = xmlText(entry, 'Key')
					const key = last.slice(prefix.length)
					if (isKey(key)) yield { key, modified: new Date(xmlText(entry, 'LastModified')) }
				}
				marker = xmlText(xml, 'IsTruncated') === 'true' && last ? last : null
			}
		},
		async healthy() {
			const answer = await call('HEAD', bucketUrl)
			await answer.body.dump()
		},
	}
}

/** Null for a missing file. A missing bucket is a configuration error and is thrown; an answer to HEAD says only 404. */
function nullIfMissing(error: unknown) {
	if (error instanceof S3Failure && error.status === 404 && error.code !== 'NoSuchBucket') return null
	throw error
}

async function sha256(source: FileSource) {
	const hash = createHash('sha256')
	if (source instanceof Uint8Array) hash.update(source)
	else await pipeline(createReadStream(source.path), hash)
	return hash.digest('hex')
}
