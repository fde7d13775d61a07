import { createHash } from 'node:crypto'
import { JobFailed, ProcessFailed } from '#server/processes/process-pool.ts'
import { parseInProcess } from './parse-in-process.ts'
import type { ParsedMail } from './parsed-mail.ts'

const MAX_HEADER_BYTES = 200 * 1024

/** A mail from outside. `isCut`: only its headers could be read. `source` is what came, byte for byte. `idHash` is the same when it arrives again. */
export type IncomingMail = ParsedMail & { source: Uint8Array; isCut: boolean; idHash: Buffer }

/**
 * What handles mails for one purpose. Returns whether the mail was for it: the mail is then dealt with, and no other handler sees it. A
 * mail that arrives twice reaches it twice, also at the same time from two sources.
 */
export type MailHandler = (mail: IncomingMail) => Promise<boolean>

/** Parses a mail and gives it to the first handler that it is for. Returns whether there was one. A mail that cannot be
 * parsed is known by its headers, and one whose headers can't be parsed is for nobody. */
export async function takeMail(
	source: Uint8Array,
	handlers: readonly MailHandler[],
	{ isCut = false } = {},
): Promise<boolean> {
	const whole = isCut ? null : await parsed(source)
	const mail = whole ?? (await parsed(headersOf(source)))
	if (!mail) return false
	const idHash = createHash('sha256')
		.update(mail.messageId ?? source)
		.digest()
	for (const handle of handlers) if (await handle({ ...mail, source, isCut: whole === null, idHash })) return true
	return false
}

/** Null when it cannot be parsed. */
const parsed = (source: Uint8Array) =>
	parseInProcess(source).catch((error: unknown) => {
		if (error instanceof JobFailed || error instanceof ProcessFailed) return null
		throw error
	})

/** What precedes the body. */
function headersOf(source: Uint8Array): Uint8Array {
	const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
	const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at !== -1)
	return bytes.subarray(0, Math.min(MAX_HEADER_BYTES, ...ends, bytes.length))
}
