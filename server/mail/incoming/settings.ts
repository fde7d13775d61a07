/** How answers by mail come in. At least one of `imapUrl` and `webhookSecret` is set. */
export type MailIn = {
	/** Answers go to this address with a part after a plus sign. */
	address: string
	imapUrl: string | null
	webhookSecret: string | null
	/** The name with which the agency's mail server begins its Authentication-Results headers. Null: every answer is held for staff. */
	server: string | null
}

/** The mailbox for booking documents (IMPORT-83). */
export type ImportMailbox = {
	imapUrl: string
	/** The same as that of `MailIn`. Null: every document goes to quarantine. */
	server: string | null
}
