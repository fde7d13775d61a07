import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { element, type S3Account, S3Failure, s3Caller } from './s3-call.ts'
import { checkedKey, type FileSource, isKey, type Storage } from './storage.ts'

type S3Settings = S3Account & {
	/** Such as https://s3.eu-west-2.amazonaws.com; the bucket goes into the path, as every S3-compatible service understands. */
	endpoint: string
	bucket: string
	/** Stands before every key, so that a bucket can be shared: 'production/'. */
	prefix?: string
	/** The folder of this machine where uploads land before they are sent on; made when it is missing. */
	incoming: string
}

/** Files in a bucket of an S3-compatible service. */
export function s3Storage({ endpoint, bucket, prefix = '', incoming, ...account }: S3Settings): Storage {
	mkdirSync(incoming, { recursive: true, mode: 0o700 })
	const call = s3Caller(account)
	const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`
	const urlOf = (key: string) => `${bucketUrl}/${prefix}${checkedKey(key)}`

	return {
		incoming,
		async put(key, source, contentType) {
			const bytes = source instanceof Uint8Array
			const headers = {
				'content-type': contentType,
				'content-length': String(bytes ? source.length : (await stat(source.path)).size),
				// Signed with the rest: the service refuses bytes that changed on the way.
				'x-amz-content-sha256': await sha256(source),
			}
			const body = () => (bytes ? source : createReadStream(source.path))
			const answer = await call('PUT', urlOf(key), { headers, body })
			await answer.body.dump()
			if (!bytes) await rm(source.path, { force: true })
		},
		async get(key, range) {
			const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` }
			const answer = await call('GET', urlOf(key), { headers, unhurried: true }).catch(absent)
			if (!answer) return null
			const { 'content-range': part, 'content-length': whole } = answer.headers
			return { stream: answer.body, size: Number(part ? String(part).split('/')[1] : whole) }
		},
		async sizeOf(key) {
			const answer = await call('HEAD', urlOf(key)).catch(absent)
			if (!answer) return null
			await answer.body.dump()
			return Number(answer.headers['content-length'])
		},
		async remove(key) {
			const answer = await call('DELETE', urlOf(key)).catch(absent)
			await answer?.body.dump()
		},
		async *list(wanted = '') {
			// The first version of this call, which every service has kept: it goes on from the last name seen.
			for (let marker: string | null = ''; marker !== null; ) {
				const query = new URLSearchParams({ prefix: prefix + wanted, marker })
				const answer = await call('GET', `${bucketUrl}?${query}`)
				const xml = await answer.body.text()
				let last = ''
				for (const [entry] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
					last = element(entry, 'Key')
					const key = last.slice(prefix.length)
					if (isKey(key)) yield { key, modified: new Date(element(entry, 'LastModified')) }
				}
				marker = element(xml, 'IsTruncated') === 'true' && last ? last : null
			}
		},
		async healthy() {
			const answer = await call('HEAD', bucketUrl)
			await answer.body.dump()
		},
	}
}

/** Null for a file that is not there; a bucket that is not there is a fault of ours. (An answer to HEAD says only 404.) */
function absent(error: unknown) {
	if (error instanceof S3Failure && error.status === 404 && error.code !== 'NoSuchBucket') return null
	throw error
}

async function sha256(source: FileSource) {
	const hash = createHash('sha256')
	if (source instanceof Uint8Array) hash.update(source)
	else await pipeline(createReadStream(source.path), hash)
	return hash.digest('hex')
}
