import type { Generated } from 'kysely'
import type { ComplaintKind, ComplaintState } from '#shared/complaints/complaint.ts'
import type { IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { StaffNoticeKind } from '#shared/staff-notices/staff-notice.ts'
import type { TEMPLATE_WHENS } from '#shared/tasks/task-template.ts'
import type { Timestamp, JsonColumn } from './columns.ts'

/** What staff work through: enquiries, tasks, complaints, imports and notices to staff. */
export type WorkTables = {
	staffNotices: {
		id: string
		kind: StaffNoticeKind
		tripId: string | null
		receivedId: string | null
		document: IssuedDocumentKind | null
		key: string
		at: Timestamp
	}
	staffNoticeReaders: {
		userId: string
		readUntil: Generated<Date | null>
		mailedAt: Generated<Date | null>
		takesMail: Generated<boolean>
	}
	taskTemplates: {
		id: string
		title: string
		days: number
		when: (typeof TEMPLATE_WHENS)[number]
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	tasks: {
		id: string
		title: string | null
		note: string | null
		due: string | null
		ownerId: string | null
		tripId: string | null
		userId: string | null
		enquiryId: string | null
		templateId: string | null
		doneAt: Date | null
		doneBy: string | null
		createdBy: string | null
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	enquiries: {
		id: string
		kind: 'villa' | 'hotel' | 'general'
		/** The subject of a general enquiry. */
		propertyName: string
		name: string
		email: string
		phone: string
		checkIn: string | null
		checkOut: string | null
		nightsTaken: Generated<boolean>
		guests: number
		message: string | null
		state: Generated<'waiting' | 'answered' | 'quarantined'>
		answeredAt: Date | null
		answeredBy: string | null
		tripId: string | null
		ip: string | null
		version: Generated<number>
		createdAt: Timestamp
	}
	/** Written by server/import/preview/previews.ts. */
	importPreviews: { id: string; staffId: string; sealed: string; expiresAt: Date }
	/** Written by server/import/received. */
	receivedDocuments: {
		id: string
		idHash: Buffer
		state: 'new' | 'waiting' | 'quarantined' | 'repeated' | 'imported' | 'dismissed'
		isTrusted: boolean
		reason: string | null
		fromAddress: string | null
		subject: string | null
		userId: string | null
		proposedTripId: Generated<string | null>
		proposedBy: Generated<string | null>
		tripId: Generated<string | null>
		contentHash: Generated<Buffer | null>
		storageKey: string | null
		settledBy: Generated<string | null>
		createdAt: Timestamp
	}
	/** Written by server/import/taught/stored-layouts.ts. */
	taughtLayouts: {
		id: string
		name: string
		sender: string | null
		wording: JsonColumn
		layout: JsonColumn
		taughtAt: Timestamp
		usedAt: Date | null
		uses: Generated<number>
		changedAt: Date | null
	}
	/** Written by server/import/orders/orders.ts. */
	imports: {
		id: string
		identity: string
		tripId: string | null
		host: string | null
		orderId: string | null
		revision: number | null
		sealed: string | null
		importedAt: Timestamp
	}
	/** Written by server/complaints. */
	complaints: {
		id: string
		kind: ComplaintKind
		name: string
		email: string
		phone: string | null
		booking: string | null
		message: string
		remedy: string | null
		state: Generated<ComplaintState>
		dueOn: string | null
		acknowledgedAt: Generated<Date | null>
		ownerId: Generated<string | null>
		outcome: Generated<string | null>
		answeredAt: Generated<Date | null>
		ip: string | null
		version: Generated<number>
		createdAt: Timestamp
	}
}
