import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { Refusal } from '#server/http/refusal.ts'
import { type FileRules, mediaTypes } from '#shared/uploads.ts'
import { discardRest, type RequestStream } from './request-stream.ts'
import { type SavedUpload, saveUpload, tooLargeRefusal } from './save-upload.ts'
import { writeFailure } from './storage.ts'

/** An upload's rules, and the folder that the file is saved to: the storage's `uploadDir`. */
type ReceiveRules = FileRules & { dir: string }

/** `clientName` (for display: at most 200 characters, never a path) and `type` (a hint) are what the sender declared. */
type ReceivedFile = SavedUpload & { clientName: string; type: string }

/** `discard` removes the file unless a storage has taken it over. Always call it. */
export type Received = { fields: Record<string, string>; file: ReceivedFile; discard(): Promise<void> }

const FORM_OVERHEAD = 64 * 1024
const malformed = () => new Refusal(400, 'malformed', 'The upload is incomplete or malformed')

/**
 * Receives a form with one file, streamed to disk: memory use does not grow with the file. Size, SHA-256 and kind are computed on the
 * way. Refuses with 413 what is too large (declared or counted), with 415 a wrong kind (declared or by its bytes), with 400 a form
 * that is malformed, incomplete, has too many parts or lacks the file, and with 507 when the disk is full or read-only. A refusal leaves no file.
 */
export async function receiveUpload(request: RequestStream, rules: ReceiveRules): Promise<Received> {
	// Without a listener, a socket error that comes later would crash the process.
	request.on('error', () => {})
	const path = join(rules.dir, randomUUID())
	const discard = () => rm(path, { force: true })
	const declared = Number(request.headers['content-length'] ?? 0)
	try {
		if (declared > rules.maxBytes + FORM_OVERHEAD) throw tooLargeRefusal(rules)
		return { ...(await readForm(request, formParser(request, rules), path, rules)), discard }
	} catch (error) {
		await discard()
		// Read the rest of a file that is a little too large, so that the browser sees the answer. Far larger ones are cut off.
		if (declared <= 2 * rules.maxBytes) await discardRest(request, 2 * rules.maxBytes)
		throw writeFailure(error)
	}
}

function formParser({ headers }: RequestStream, rules: ReceiveRules) {
	const type = headers['content-type'] ?? ''
	if (!/^multipart\/form-data\s*(;|$)/i.test(type))
		throw new Refusal(415, 'media_type', 'Send the file as multipart/form-data')
	// RFC 2046, 5.1.1: a boundary has 1 to 70 characters.
	if (!/;\s*boundary=("[^"]{1,70}"|[^\s";]{1,70})\s*(;|$)/i.test(type)) throw malformed()
	return new Busboy({
		headers: headers as BusboyHeaders,
		limits: {
			fileSize: rules.maxBytes,
			files: 1,
			fields: 10,
			fieldSize: FORM_OVERHEAD,
			parts: 12,
			headerPairs: 50,
			headerSize: 8192,
		},
	})
}

async function readForm(
	request: RequestStream,
	form: ReturnType<typeof formParser>,
	path: string,
	rules: ReceiveRules,
) {
	const fields: Record<string, string> = Object.create(null)
	const abort = new AbortController()
	let file: Promise<ReceivedFile> | undefined
	let reason: unknown
	const fail = (error: unknown) => {
		reason ??= error
		form.destroy(error as Error)
	}
	for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'])
		form.on(limit, () => fail(new Refusal(400, 'malformed', 'The upload has too many parts')))
	form.on('field', (name, value, _nameCut, valueCut) => {
		if (valueCut) fail(new Refusal(413, 'too_large', 'A field of the upload is too long'))
		else if (/^[a-zA-Z]{1,40}$/.test(name)) fields[name] = value
	})
	form.on('file', (name, stream, clientName, _encoding, type) => {
		const isExpected = name === rules.field && (!rules.kinds || rules.kinds.some((kind) => mediaTypes[kind] === type))
		if (!isExpected) {
			stream.on('error', () => {}).resume()
			// A file in another field is skipped; the form is then refused because the expected one is missing.
			if (name === rules.field && rules.kinds) fail(new Refusal(415, 'media_type', rules.wrongKind))
			return
		}
		file = saveUpload(stream, path, rules, abort.signal).then((saved) => ({
			...saved,
			clientName: displayName(clientName),
			type,
		}))
		file.catch(fail)
	})
	let receivedBytes = 0
	try {
		// Not pipeline(): when the parser fails, it destroys the request and with it the response.
		await new Promise<void>((done, broken) => {
			form.on('finish', done).on('error', broken)
			request.on('error', broken).on('close', () => request.readableEnded || broken(malformed()))
			// Without a declared length, parts that are skipped could go on for ever.
			request.on('data', (chunk: Buffer) => {
				receivedBytes += chunk.length
				if (receivedBytes > rules.maxBytes + FORM_OVERHEAD) broken(tooLargeRefusal(rules))
			})
			request.pipe(form)
		})
		if (!file) throw new Refusal(400, 'no_file', 'No file was sent')
		return { fields, file: await file }
	} catch (error) {
		request.unpipe(form)
		abort.abort()
		// The file can be removed only after its write stream has closed.
		await file?.catch(() => {})
		throw rootCause(reason, error)
	}
}

/** Among the errors, the first refusal or disk error; if there is none, the form is malformed. */
function rootCause(...errors: unknown[]) {
	const isCause = (error: unknown) =>
		error instanceof Refusal || /^(open|write|close)$/.test((error as NodeJS.ErrnoException).syscall ?? '')
	return errors.find((error) => error && isCause(error)) ?? malformed()
}

/** A file name safe to display: no path, no control characters, at most 200 whole characters. */
function displayName(name: string | undefined) {
	const last =
		(name ?? '')
			.toWellFormed()
			.replaceAll(/\p{Cc}/gu, '')
			.split(/[\\/]/)
			.at(-1) ?? ''
	return Array.from(last.trim()).slice(0, 200).join('')
}
