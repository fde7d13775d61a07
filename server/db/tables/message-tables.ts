import type { ColumnType, Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Conversations and mails. */
export type MessageTables = {
	threads: {
		id: string
		tripId: string
		/** The traveller. */
		userId: string
		ownerId: string | null
		state: Generated<'open' | 'answered' | 'closed'>
		dueAt: Date | null
		lastAt: Timestamp
		version: Generated<number>
		createdAt: Timestamp
		/** The secret part of the address for answers by mail. Null until the first mail. */
		replyToken: Generated<string | null>
	}
	/** Written by server/messages/mail-in/read-replies.ts. */
	mailboxes: { name: string; uidValidity: string; lastUid: number; checkedAt: Timestamp }
	/** Written by server/messages/mail-in/store-mail.ts. */
	incomingMails: {
		id: string
		threadId: string
		idHash: Buffer
		state: 'filed' | 'held' | 'ignored'
		reason: string | null
		fromAddress: string | null
		subject: string | null
		text: string | null
		sentAs: string | null
		storageKey: string | null
		messageId: string | null
		settledBy: string | null
		receivedAt: Timestamp
	}
	/** Written by server/messages. */
	messageFiles: {
		id: string
		tripId: string
		messageId: string | null
		incomingMailId: string | null
		uploadedBy: string | null
		storageKey: string
		contentType: 'application/pdf' | 'image/jpeg'
		name: string
		bytes: number
		createdAt: Timestamp
	}
	messages: {
		id: string
		threadId: string
		authorId: string | null
		side: 'traveller' | 'agency'
		isNote: Generated<boolean>
		via: Generated<'portal' | 'crm' | 'mail' | 'phone'>
		about: ColumnType<unknown, string | null, string | null>
		text: string
		mailId: string | null
		toldAt: Date | null
		createdAt: Timestamp
	}
	threadReads: { threadId: string; userId: string; readUpTo: string; at: Timestamp }
	mails: {
		id: string
		messageId: string
		to: string
		replyTo: string | null
		subject: string
		textBody: string
		htmlBody: string | null
		state: Generated<'waiting' | 'sent' | 'failed'>
		attempts: Generated<number>
		answer: string | null
		createdAt: Timestamp
		sentAt: Date | null
		dismissedAt: Generated<Date | null>
		bounceHash: Generated<Buffer | null>
		sealed: Generated<string | null>
		expiresAt: Generated<Date | null>
		headers: ColumnType<unknown, string | null | undefined, string | null>
	}
}
