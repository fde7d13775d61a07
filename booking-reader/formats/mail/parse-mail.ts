import PostalMime from 'postal-mime'

type MailPart = { bytes: Uint8Array; contentType: string }
/** `receivedAt` is the date of the mail, or null if it has none. */
export type Mail = {
	subject: string
	/** The name of the sender. */
	from: string
	/** The domain of the sender's address. */
	sender: string | null
	receivedAt: Date | null
	html: string
	text: string
	attachments: MailPart[]
}

const MAX_ATTACHMENTS = 10
const READABLE = /^(?:text\/(?:html|calendar|plain)|application\/(?:pdf|ics|json|ld\+json|vnd\.trip-import\+json))\b/i

/** Parses an e-mail (RFC 5322, MIME) into its two bodies and the attachments that may contain a booking. */
export async function parseMail(source: string): Promise<Mail> {
	const mail = await new PostalMime({ maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }).parse(source)
	const sent = new Date(mail.date ?? Number.NaN)
	return {
		subject: mail.subject ?? '',
		from: mail.from?.name ?? '',
		sender: mail.from?.address?.split('@')[1]?.toLowerCase() ?? null,
		receivedAt: Number.isNaN(sent.getTime()) ? null : sent,
		html: mail.html ?? '',
		text: mail.text ?? '',
		attachments: mail.attachments
			.filter(({ mimeType, filename }) => READABLE.test(mimeType) || /\.(?:pdf|ics|html?)$/i.test(filename ?? ''))
			.slice(0, MAX_ATTACHMENTS)
			.map(({ content, mimeType }) => ({
				bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
				contentType: mimeType,
			})),
	}
}
