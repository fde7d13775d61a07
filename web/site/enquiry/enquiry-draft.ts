import { isObject, readTexts, versioned } from '#shared/stored-shape.ts'
import type { LastSent } from '#web/data/idempotent-sender.ts'
import type { EnquirySubject } from './enquiry-subject.ts'

/**
 * An enquiry that has not reached the agency yet: the values of its form by field name, how long the visitor took to fill it in, and what
 * was sent last, so that sending it again after a reload still makes one enquiry.
 */
export type EnquiryDraft = { values: Readonly<Record<string, string>>; filledInMs?: number; sent?: LastSent }

const draftShape = versioned<EnquiryDraft>({
	version: 1,
	read: ({ values, filledInMs, sent }) => ({
		values: readTexts(values),
		...(typeof filledInMs === 'number' ? { filledInMs } : {}),
		...(isObject(sent) && typeof sent.content === 'string' && typeof sent.key === 'string'
			? { sent: { content: sent.content, key: sent.key } }
			: {}),
	}),
})

const keyOf = ({ kind, name }: EnquirySubject) => `enquiry ${kind} ${name ?? ''}`

/** Drafts of a browser that stores nothing. They last as long as the page. */
const unstored = new Map<string, string>()

/** The draft about a subject in this tab; an empty one when there is none. It survives closing the form and loading the page again. */
export function readDraft(subject: EnquirySubject): EnquiryDraft {
	const key = keyOf(subject)
	let text = unstored.get(key) ?? null
	try {
		text ??= sessionStorage.getItem(key)
	} catch {
		// Storage is switched off.
	}
	return draftShape.fromText(text) ?? { values: {} }
}

/** Stores the draft for this tab; null removes it. */
export function writeDraft(subject: EnquirySubject, draft: EnquiryDraft | null): void {
	const key = keyOf(subject)
	unstored.delete(key)
	try {
		if (draft === null) sessionStorage.removeItem(key)
		else sessionStorage.setItem(key, draftShape.toText(draft))
	} catch {
		if (draft !== null) unstored.set(key, draftShape.toText(draft))
	}
}
