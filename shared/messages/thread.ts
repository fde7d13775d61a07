import { z } from 'zod'
import { lines } from '#shared/schemas.ts'
import { MAX_MESSAGE_FILES } from '#shared/uploads.ts'
import type { BookedKind } from '#shared/trips/kinds/registry.ts'

export const THREAD_STATES = ['open', 'answered', 'closed'] as const
export type ThreadState = (typeof THREAD_STATES)[number]
/** Which threads staff list: their own, those of nobody, or all. */
export const THREAD_FILTERS = ['all', 'mine', 'nobody'] as const
export type ThreadFilter = (typeof THREAD_FILTERS)[number]

/** What a question is about: a record of the trip, and its words when the question was asked. */
export type About = { list: BookedKind | 'documents'; id: string; words: string }

/** A file of a message: a PDF, or a picture as JPEG. */
export type MessageFile = { id: string; name: string; contentType: 'application/pdf' | 'image/jpeg'; bytes: number }

/** A message as its traveller sees it. Instants are ISO 8601 in UTC. */
export type Message = {
	id: string
	from: 'traveller' | 'agency'
	/** The person who wrote it; null when their account is gone, and for travellers when a colleague has no full name. */
	author: string | null
	about: About | null
	text: string
	/** What is attached. Answers of earlier releases, which devices store, have none. */
	files?: MessageFile[]
	/** Whether the other side has opened the conversation since. */
	isSeen: boolean
	createdAt: string
}

/** What a traveller reads of how the agency answers. */
export type AnswerPromise = { hours: string; note: string | null; isUrgent: boolean }

/** A traveller's conversation about a trip. Without messages until somebody writes. */
export type Conversation = {
	state: ThreadState | null
	messages: Message[]
	unread: number
	promise: AnswerPromise
	/** The name of the colleague who looks after the trip; null without one. */
	consultant: string | null
}

/** A message as its traveller sees it, and how it came. */
export type ExportedMessage = Message & { via: 'portal' | 'crm' | 'mail' | 'phone' }

/** A message as staff see it. */
export type StaffMessage = ExportedMessage & {
	isNote: boolean
	/** The mail that it came in, to be downloaded as it came. Null where there is none. */
	originalId: string | null
	/** What is known of the mail about it: null for none. */
	mail: { state: 'waiting' | 'sent' | 'failed'; answer: string | null } | null
}

/** A row of staff's list of messages. */
export type ListedThread = {
	id: string
	tripId: string
	tripName: string
	travellerId: string
	travellerName: string
	ownerId: string | null
	ownerName: string | null
	state: ThreadState
	dueAt: string | null
	lastAt: string
	/** The beginning of the last message. */
	lastText: string
	unread: number
	version: number
}

export type Thread = ListedThread & { travellerEmail: string; messages: StaffMessage[] }

export const MAX_TEXT = 10_000
const text = lines(MAX_TEXT).min(1, 'Write a message first')

const files = z
	.array(z.uuid('Attach it again'))
	.max(MAX_MESSAGE_FILES, `At most ${MAX_MESSAGE_FILES} attachments`)
	.optional()

/** A traveller's message. */
export const travellerMessageSchema = z.strictObject({
	text,
	files,
	about: z
		.strictObject({
			list: z.enum(['flights', 'accommodations', 'transfers', 'activities', 'documents']),
			id: z.uuid('Choose something in your trip'),
		})
		.nullable()
		.optional(),
})

/** What staff write: an answer, a note for colleagues, or a note of a telephone call that answered the question. */
export const staffMessageSchema = z.strictObject({
	text,
	files,
	kind: z.enum(['answer', 'note', 'call'], 'Choose answer, note or call').optional(),
})

export const threadChangeSchema = z.strictObject({
	ownerId: z.uuid('Choose a colleague').nullable().optional(),
	state: z.enum(['closed', 'open'], 'Choose open or closed').optional(),
})
