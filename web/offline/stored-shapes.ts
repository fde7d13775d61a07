import { readAbout, readMessageFiles } from '#shared/messages/stored-conversation.ts'
import type { About, MessageFile } from '#shared/messages/thread.ts'
import { isObject, type Members, readTexts, versioned } from '#shared/stored-shape.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { LastSent } from '#web/data/idempotent-sender.ts'
import { readGuest } from './cached-record.ts'

// Member names are stored, so they stay as the first release has them: `typed`, `madeOf`.

/** An answer of the API, and the time when it was read from the server. What it holds is read by cached-answers.ts. */
export type CachedAnswer = { answer: unknown; at: number }

export const answerShape = versioned<CachedAnswer>({
	version: 1,
	read: ({ answer, at }) => (isObject(answer) && isTime(at) ? { answer, at } : null),
})

/**
 * A file, by its address. `madeOf`: the state of the trip that it describes, where the file at an address changes. `isAutomatic`: nobody asked
 * for it, so it leaves the device when the trip is over.
 */
export type CachedDocument = { id: string; file: Blob; at: number; madeOf?: string; isAutomatic?: true }

export const documentShape = versioned<CachedDocument>({
	version: 1,
	read({ id, file, at, madeOf, isAutomatic }) {
		if (typeof id !== 'string' || !(file instanceof Blob)) return null
		return {
			id,
			file,
			at: isTime(at) ? at : 0,
			...(typeof madeOf === 'string' ? { madeOf } : {}),
			...(isAutomatic === true ? { isAutomatic } : {}),
		}
	},
})

/**
 * Form values of a guest that have not reached the server yet, and the guest they are based on. `problem`: why the server refused
 * them. `isGone`: the guest or the trip does not exist for this traveller any more, so no card shows the edit.
 */
export type PendingEdit = {
	base: Guest
	typed: Record<string, string>
	at: number
	problem?: string
	isGone?: true
}

/** Fields that an older release did not know stay out of `typed`: the server leaves those of the guest as they are. */
export const pendingEditShape = versioned<PendingEdit>({
	version: 1,
	read({ base, typed, at, problem, isGone }) {
		const guest = readGuest(base)
		if (!guest || !isObject(typed)) return null
		return {
			base: guest,
			typed: readTexts(typed),
			at: isTime(at) ? at : 0,
			...(typeof problem === 'string' ? { problem } : {}),
			...(isGone === true ? { isGone } : {}),
		}
	},
})

/**
 * A message to the agency that a traveller is writing (PORTAL-142). `sent`: what was sent of it without an answer, under which key, so that it
 * arrives once however often it is sent.
 */
export type MessageDraft = {
	tripId: string
	text: string
	about: About | null
	files: readonly MessageFile[]
	at: number
	sent?: LastSent
}

export const messageDraftShape = versioned<MessageDraft>({
	version: 1,
	read({ tripId, text, about, files, at, sent }) {
		if (typeof tripId !== 'string' || typeof text !== 'string') return null
		const { content, key } = isObject(sent) ? sent : ({} as Members)
		return {
			tripId,
			text,
			about: readAbout(about),
			files: readMessageFiles(files),
			at: isTime(at) ? at : 0,
			...(typeof content === 'string' && typeof key === 'string' ? { sent: { content, key } } : {}),
		}
	},
})

const isTime = (at: unknown): at is number => typeof at === 'number' && Number.isFinite(at)
