import { z } from 'zod'
import type { ImportMailbox, MailIn } from '#server/mail/incoming/settings.ts'
import { emailAddress } from '#shared/schemas.ts'
import { type SettingsReader, text, url } from './reader.ts'

const secret = z.string().min(32, 'Enter at least 32 characters')

/** Null without any of its settings. */
export function readMailIn({ optional, required, isAnySet }: SettingsReader): MailIn | null {
	if (!isAnySet('MAIL_IN_')) return null
	const imapUrl = optional('MAIL_IN_IMAP_URL', url('imap', 'imaps'))
	const webhookSecret = optional('MAIL_IN_WEBHOOK_SECRET', secret)
	const server = optional('MAIL_IN_SERVER', text)
	const address = required('MAIL_IN_ADDRESS', emailAddress, 'Answers by mail need the address that they are sent to')
	return imapUrl || webhookSecret ? { address, imapUrl, webhookSecret, server } : null
}

/** Null without `IMPORT_IMAP_URL`. */
export function readImportMailbox({ optional }: SettingsReader): ImportMailbox | null {
	const imapUrl = optional('IMPORT_IMAP_URL', url('imap', 'imaps'))
	const server = optional('IMPORT_IMAP_SERVER', text)
	return imapUrl ? { imapUrl, server } : null
}
