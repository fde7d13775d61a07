/** One mail to one person, ready to go out. A repeat carries the same `messageId`, so that mailboxes fold the two. */
export type Letter = {
	messageId: string
	/** An address alone, without a name. */
	to: string
	replyTo: string | null
	subject: string
	text: string
	html: string | null
	date: Date
}

export type Delivery =
	/** Handed over; `answer` is what the server said. */
	| { outcome: 'sent'; answer: string }
	/** This letter will never be taken. */
	| { outcome: 'refused'; answer: string }
	/** Not this time, or nobody knows: the line went dead while it was handed over. */
	| { outcome: 'postponed'; answer: string }
	/** No letter gets through at present; this one was not looked at. Worth trying again after so many seconds. */
	| { outcome: 'shut'; answer: string; seconds: number; ours: boolean }

export type Mailer = {
	/** Who sends it all. */
	from: Sender
	/** Never throws for what the other side says or does. */
	deliver(letter: Letter): Promise<Delivery>
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

/** What a letter looks like to the library that writes it: addresses are objects, never text put together. */
export const messageOf = (from: Sender, letter: Letter) => ({
	from,
	to: { name: '', address: letter.to },
	replyTo: letter.replyTo === null ? undefined : { name: '', address: letter.replyTo },
	subject: letter.subject,
	text: letter.text,
	html: letter.html ?? undefined,
	messageId: letter.messageId,
	date: letter.date,
	// Keeps holiday replies from being sent back (RFC 3834).
	headers: { 'Auto-Submitted': 'auto-generated' },
	textEncoding: 'quoted-printable' as const,
	disableFileAccess: true,
	disableUrlAccess: true,
})
