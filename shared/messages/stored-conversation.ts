import { isObject, type Members, readList, versioned } from '../stored-shape.ts'
import type { About, Conversation, Message, MessageFile, ThreadState } from './thread.ts'

// Without zod, which the portal does not load.

/** What a stored message is about; null for nothing, and for what cannot be read. */
export const readAbout = (about: unknown): About | null =>
	isObject(about) && isText(about.list) && isText(about.id) && isText(about.words)
		? { list: about.list as About['list'], id: about.id, words: about.words }
		: null

/** How `about` is stored with a message. */
export const aboutShape = versioned<About>({ version: 1, read: readAbout })

/** A conversation from a device's cache, whichever release stored it. A message that cannot be read is left out. Null without messages. */
export function readConversation(conversation: unknown): Conversation | null {
	if (!isObject(conversation) || !Array.isArray(conversation.messages)) return null
	const { state, messages, unread, promise, consultant } = conversation
	const { hours, note, isUrgent } = isObject(promise) ? promise : ({} as Members)
	return {
		state: isText(state) ? (state as ThreadState) : null,
		messages: readList(messages, readMessage),
		unread: typeof unread === 'number' ? unread : 0,
		promise: { hours: isText(hours) ? hours : '', note: isText(note) ? note : null, isUrgent: isUrgent === true },
		consultant: isText(consultant) ? consultant : null,
	}
}

function readMessage(message: unknown): Message | null {
	if (!isObject(message)) return null
	const { id, from, author, about, text, files, isSeen, createdAt } = message
	if (!isText(id) || !isText(text) || !isText(createdAt) || Number.isNaN(Date.parse(createdAt))) return null
	return {
		id,
		from: from === 'agency' ? 'agency' : 'traveller',
		author: isText(author) ? author : null,
		about: readAbout(about),
		text,
		files: readMessageFiles(files),
		isSeen: isSeen === true,
		createdAt,
	}
}

/** Files of a stored message or draft. */
export const readMessageFiles = (files: unknown): MessageFile[] =>
	readList(files, (file) => {
		if (!isObject(file) || !isText(file.id) || !isText(file.name)) return null
		const contentType = file.contentType === 'image/jpeg' ? 'image/jpeg' : 'application/pdf'
		return { id: file.id, name: file.name, contentType, bytes: typeof file.bytes === 'number' ? file.bytes : 0 }
	})

const isText = (value: unknown): value is string => typeof value === 'string'
