import { z } from 'zod'
import { line } from '#shared/schemas.ts'

/** One mail to one recipient, ready to send. A repeat carries the same `messageId`, so that mailboxes can recognise the duplicate. */
export type Message = {
	messageId: string
	/** An address without a display name. */
	to: string
	replyTo: string | null
	subject: string
	text: string
	html: string | null
	date: Date
	headers?: MailHeaders
}

/** The headers that a mail may have besides the usual ones. */
export const mailHeaders = z.strictObject({
	'List-Unsubscribe': line(1000).optional(),
	'List-Unsubscribe-Post': line(100).optional(),
	'In-Reply-To': line(1000).optional(),
	References: line(10_000).optional(),
})
export type MailHeaders = z.output<typeof mailHeaders>

export type Delivery =
	/** The server accepted it; `answer` is its reply. */
	| { outcome: 'sent'; answer: string }
	/** The server will never accept this message. */
	| { outcome: 'rejected'; answer: string }
	/** Not accepted now, or unknown: the connection broke during the transfer. */
	| { outcome: 'deferred'; answer: string }
	/** No message can be sent at present, whatever its content. `needsOperator`: our configuration or disk is the cause. */
	| { outcome: 'unavailable'; answer: string; retrySeconds: number; needsOperator: boolean }

export type Mailer = {
	from: Sender
	/** Never throws because of what the mail server answers or does. */
	deliver(message: Message): Promise<Delivery>
	/** Throws when the mail server cannot be reached or refuses the sign-in. Sends nothing. */
	verify(): Promise<void>
	close(): void
}

export type Sender = { name: string; address: string }

/** 'Go Privilege <travel@example.com>' or an address alone. Throws on anything else. */
export function parseSender(text: string): Sender {
	const [, name = '', address = ''] =
		/^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>,;"]+@[^\s<>,;"]+?)>?$/.exec(text.trim()) ?? []
	if (!address) throw new Error(`'${text}' is not a sender such as 'Go Privilege <travel@example.com>'`)
	return { name, address }
}

/** Nodemailer's options for a message. Addresses are objects, never concatenated text, so that nothing can be injected. */
export const nodemailerMessage = (from: Sender, message: Message) => ({
	from,
	to: { name: '', address: message.to },
	replyTo: message.replyTo === null ? undefined : { name: '', address: message.replyTo },
	subject: message.subject,
	text: message.text,
	html: message.html ?? undefined,
	messageId: message.messageId,
	date: message.date,
	// Prevents automatic replies (RFC 3834).
	headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
	textEncoding: 'quoted-printable' as const,
	disableFileAccess: true,
	disableUrlAccess: true,
})
