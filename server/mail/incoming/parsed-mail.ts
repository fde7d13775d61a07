/** A mail as the child process understood it. Nothing of it can be trusted. Texts have no control characters but line ends. */
export type ParsedMail = {
	/** Its Message-ID, or null. */
	messageId: string | null
	/** The Message-IDs of the mails that it answers, or is a report about. */
	references: string[]
	/** The addresses of its From header, in lower case. */
	from: string[]
	/** Everybody it was addressed or delivered to, in lower case. */
	recipients: string[]
	subject: string
	/** What its writer wrote, without quotes and signature. */
	text: string
	/** A program wrote it: an absence note, a bounce, a mailing list (RFC 3834). */
	isAutomatic: boolean
	/** Why a mail of ours could not be delivered, where it is such a report (RFC 3464); null otherwise. */
	bounce: string | null
	/** The Authentication-Results headers, topmost first. */
	authenticationResults: string[]
	files: { name: string; bytes: Uint8Array }[]
	/** How many attachments were left out, because there were too many or they were too large. */
	leftOut: number
}

/** Limits of a mail. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024
export const MAX_FILES = 5
export const MAX_FILE_BYTES = 10 * 1024 * 1024
