import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { Refusal } from '#server/http/refusal.ts'
import { type FileRules, mediaTypes } from '#shared/uploads.ts'
import { drain, type Incoming } from './incoming.ts'
import { type KeptFile, keepFile, tooLarge } from './keep-file.ts'
import { writeFailure } from './storage.ts'

/** An upload's rules, and the folder the file lands in: the storage's `incoming`. */
type ReceiveRules = FileRules & { dir: string }

/** `clientName` and `type` are what the sender calls the file: for display and as a hint, the name at most 200 characters, never a path. */
type ReceivedFile = KeptFile & { clientName: string; type: string }

/** `discard` removes the file unless a storage has taken it over: call it whatever happens. */
export type Received = { fields: Record<string, string>; file: ReceivedFile; discard(): Promise<void> }

const FORM_OVERHEAD = 64 * 1024
const malformed = () => new Refusal(400, 'malformed', 'The upload broke off or is malformed')

/**
 * Receives a form with one file, straight to disk: the memory used does not grow with the file. Size, SHA-256 and kind are found on
 * the way. Refuses with 413 what is too large (declared or counted), with 415 the wrong kind (declared or by its bytes), with 400 a
 * form that is malformed, broke off, has too many parts or lacks the file, with 507 when the disk is full; a refusal leaves no file.
 */
export async function receiveUpload(incoming: Incoming, rules: ReceiveRules): Promise<Received> {
	// A socket that fails later on finds a listener, or it would take the process with it.
	incoming.on('error', () => {})
	const path = join(rules.dir, randomUUID())
	const discard = () => rm(path, { force: true })
	const declared = Number(incoming.headers['content-length'] ?? 0)
	try {
		if (declared > rules.maxBytes + FORM_OVERHEAD) throw tooLarge(rules)
		return { ...(await readForm(incoming, formParser(incoming, rules), path, rules)), discard }
	} catch (error) {
		await discard()
		// Worth the wait for a file a little too large; what is far beyond has its connection cut.
		if (declared <= 2 * rules.maxBytes) await drain(incoming, 2 * rules.maxBytes)
		throw writeFailure(error)
	}
}

function formParser({ headers }: Incoming, rules: ReceiveRules) {
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

async function readForm(incoming: Incoming, form: ReturnType<typeof formParser>, path: string, rules: ReceiveRules) {
	const fields: Record<string, string> = Object.create(null)
	const stop = new AbortController()
	let file: Promise<ReceivedFile> | undefined
	let reason: unknown
	const fail = (error: unknown) => {
		reason ??= error
		form.destroy(error as Error)
	}
	for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'])
		form.on(limit, () => fail(new Refusal(400, 'malformed', 'The upload has too many parts')))
	form.on('field', (name, value, _nameCut, valueCut) => {
		if (valueCut) fail(new Refusal(413, 'too_large', 'The upload has too long a field'))
		else if (/^[a-zA-Z]{1,40}$/.test(name)) fields[name] = value
	})
	form.on('file', (name, stream, clientName, _encoding, type) => {
		const known = name === rules.field && (!rules.kinds || rules.kinds.some((kind) => mediaTypes[kind] === type))
		if (!known) {
			stream.on('error', () => {}).resume()
			// A file under another name is skipped; in the end the right one is missing.
			if (name === rules.field && rules.kinds) fail(new Refusal(415, 'media_type', rules.wrongKind))
			return
		}
		file = keepFile(stream, path, rules, stop.signal).then((kept) => ({
			...kept,
			clientName: displayName(clientName),
			type,
		}))
		file.catch(fail)
	})
	let arrived = 0
	try {
		// Not pipeline(): that destroys the request when the parser refuses, and the answer with it.
		await new Promise<void>((done, broken) => {
			form.on('finish', done).on('error', broken)
			incoming.on('error', broken).on('close', () => incoming.readableEnded || broken(malformed()))
			// Without a declared length, parts that nobody asked for could go on for ever.
			incoming.on('data', (chunk: Buffer) => {
				arrived += chunk.length
				if (arrived > rules.maxBytes + FORM_OVERHEAD) broken(tooLarge(rules))
			})
			incoming.pipe(form)
		})
		if (!file) throw new Refusal(400, 'no_file', 'No file was sent')
		return { fields, file: await file }
	} catch (error) {
		incoming.unpipe(form)
		stop.abort()
		// The file can be removed only when its writer has let go of it.
		await file?.catch(() => {})
		throw failureOf(reason, error)
	}
}

/** Of what went wrong first and what came of it: our own refusal or the disk's word; else the form was at fault. */
function failureOf(...errors: unknown[]) {
	const ours = (error: unknown) =>
		error instanceof Refusal || /^(open|write|close)$/.test((error as NodeJS.ErrnoException).syscall ?? '')
	return errors.find((error) => error && ours(error)) ?? malformed()
}

/** A name fit to show: no path, no control characters, whole characters only, at most 200. */
function displayName(name: string | undefined) {
	const last =
		(name ?? '')
			.toWellFormed()
			.replaceAll(/\p{Cc}/gu, '')
			.split(/[\\/]/)
			.at(-1) ?? ''
	return Array.from(last.trim()).slice(0, 200).join('')
}
