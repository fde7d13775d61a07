import { ISSUED_DOCUMENTS, type IssuedDocumentKind } from '../issued-documents/issued-document.ts'

export const STAFF_NOTICE_KINDS = ['guests_approved', 'guests_changed', 'document_stale', 'import_waits'] as const
export type StaffNoticeKind = (typeof STAFF_NOTICE_KINDS)[number]

/** What a colleague is told in the CRM (CRM-311). Instants are ISO 8601 in UTC. */
export type StaffNotice = {
	id: string
	kind: StaffNoticeKind
	/** The trip that it is about; null for a document that came by mail. */
	tripId: string | null
	tripName: string | null
	customerName: string | null
	/** Of a stale document, which one it is. */
	document: IssuedDocumentKind | null
	at: string
	isNew: boolean
}

export type StaffNotices = {
	/** The latest first. */
	notices: StaffNotice[]
	/** Whether new ones come by mail, once a day. */
	takesMail: boolean
}

const WORDS: Record<Exclude<StaffNoticeKind, 'document_stale'>, string> = {
	guests_approved: 'Details approved by the traveller',
	guests_changed: 'Details changed by the traveller',
	import_waits: 'A document that came by mail waits for its import',
}

/** What happened, in words. */
export function wordsOf({ kind, document }: Pick<StaffNotice, 'kind' | 'document'>): string {
	if (kind !== 'document_stale') return WORDS[kind]
	return `${document ? ISSUED_DOCUMENTS[document].name : 'Document'} no longer matches the trip`
}
