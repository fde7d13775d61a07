import EmailReplyParser from 'email-reply-parser'
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime'
import { toText } from './html-text.ts'
import { readReport } from './delivery-report.ts'
import { MAX_FILE_BYTES, MAX_FILES, type ParsedMail } from './parsed-mail.ts'

const MAX_NESTING = 20
const MAX_HEADER_BYTES = 256 * 1024
/** A text that is longer is cut before its quotes are looked for, which takes time. */
const MAX_TEXT = 20_000
const MAX_ADDRESSES = 50
const MAX_REFERENCES = 50
const MAX_FAILURE = 300
/** The headers in which mail servers write for whom they delivered a mail. */
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']

/** Parses a mail (RFC 5322, MIME). Runs in a child process only: a hostile mail may take any time and memory. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
	const mail = await new PostalMime({ maxNestingDepth: MAX_NESTING, maxHeadersSize: MAX_HEADER_BYTES }).parse(source)
	const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
	const written = mail.text?.trim() ? mail.text : toText(mail.html ?? '')
	const files = mail.attachments.filter(({ disposition, related }) => disposition !== 'inline' || !related)
	const report = readReport(mail.attachments)
	const taken = files.map(fileOf).filter(({ bytes }) => bytes.length > 0 && bytes.length <= MAX_FILE_BYTES)
	return {
		messageId: mail.messageId?.trim() || null,
		references: idsIn([mail.inReplyTo, mail.references, report?.about].join(' ')),
		// Not `mail.from`, which is the first of several.
		from: addressesIn(header('from').flatMap((value) => addressParser(value))),
		recipients: [
			...addressesIn([...(mail.to ?? []), ...(mail.cc ?? [])]),
			...DELIVERED.flatMap(header).map((value) => bare(value)),
		].slice(0, MAX_ADDRESSES),
		subject: clean(mail.subject ?? '')
			.replaceAll(/\s+/g, ' ')
			.trim()
			.slice(0, 300),
		text: withoutQuotes(clean(written).slice(0, MAX_TEXT)),
		isAutomatic: isAutomatic(mail, header),
		bounce: report?.failure ? clean(report.failure).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_FAILURE) : null,
		authenticationResults: header('authentication-results'),
		files: taken.slice(0, MAX_FILES),
		leftOut: files.length - Math.min(taken.length, MAX_FILES),
	}
}

/** What is left of a mail without quotes. A mail that is nothing but quotes is shown whole: something in between is the answer. */
function withoutQuotes(text: string): string {
	const own = new EmailReplyParser().read(text).getVisibleText().trim()
	return own || text.trim()
}

function isAutomatic({ returnPath }: Email, header: (name: string) => string[]): boolean {
	const submitted = header('auto-submitted')[0]?.trim().toLowerCase()
	return (
		(submitted !== undefined && submitted !== 'no') ||
		header('precedence').some((value) => /^\s*(?:bulk|list|junk|auto_reply)\b/i.test(value)) ||
		header('list-id').length > 0 ||
		header('x-autoreply').length > 0 ||
		header('return-path').some((value) => value.trim() === '<>') ||
		returnPath === '<>' ||
		header('content-type').some((value) => /^\s*multipart\/report\b/i.test(value))
	)
}

const fileOf = ({ filename, content }: Email['attachments'][number]) => ({
	name: clean(filename ?? '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, 200),
	bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
})

const bare = (value: string) => /<([^<>\s]+)>/.exec(value)?.[1]?.toLowerCase() ?? value.trim().toLowerCase()
const addressesIn = (all: readonly Address[]): string[] =>
	all
		.flatMap((one) => ('group' in one && one.group ? one.group : [one]))
		.flatMap(({ address }) => (address ? [address.trim().toLowerCase()] : []))
		.slice(0, MAX_ADDRESSES)
const idsIn = (text: string): string[] => (text.match(/<[!-;=?-~]{1,300}>/g) ?? []).slice(-MAX_REFERENCES)

/** Whole characters, line ends as LF, and no other control characters. */
const clean = (text: string) =>
	text
		.toWellFormed()
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(/[^\P{Cc}\n\t]/gu, '')
