import type { ColumnType, Generated } from 'kysely'
import type { AtolType, CertificateType } from '#shared/atol/atol-type.ts'
import type { ConsentWay } from '#shared/consent/consent.ts'
import type { IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { IssuedState } from '#shared/trips/trip-filters.ts'
import type { Timestamp, JsonColumn } from './columns.ts'

/** Trips with the keys, people, files and documents that belong to them. The tables of the records are in record-tables.ts. */
export type TripTables = {
	trips: {
		id: string
		userId: string
		consultantId: string | null
		/** Written by server/trips/records/issued-state.ts. */
		issuedState: Generated<IssuedState>
		name: string
		destination: string | null
		startDate: string
		endDate: string
		firstPaymentDate: string | null
		guestDetailsApprovalStatus: 'pending' | 'approved' | 'changes_requested'
		packageName: string | null
		orderId: string | null
		notes: string | null
		bookingAgent: string | null
		status: 'confirmed' | 'pending' | 'completed' | 'cancelled'
		approvedAt: Date | null
		approvedBy: string | null
		/** Since when changes are told to travellers. */
		toldSince: Generated<Date | null>
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	/** The keys that guests' identity data and the notes about customers are sealed with (server/trips/person-keys). */
	personKeys: {
		id: string
		/** One of the two says to what it belongs. */
		tripId: string | null
		userId: string | null
		sealed: string
		createdAt: Timestamp
		unusedSince: Generated<Date | null>
	}
	personKeySwitch: { id: 1; writesFrom: Date }
	/** Written by server/trips/companions. */
	companions: {
		id: string
		tripId: string
		guestId: string
		/** Null where the address is of somebody who can't be a companion: who invites does not learn it. */
		userId: string | null
		email: string
		invitedUntil: Date
		invitedBy: string | null
		createdAt: Timestamp
		/** When the invitation was accepted. Null before. */
		openedAt: Date | null
		lastSeenAt: Date | null
		endedAt: Date | null
	}
	/** Written by server/shared-links. */
	sharedLinks: {
		id: string
		tripId: string
		name: string
		scope: 'family' | 'driver' | 'dates'
		transferIds: string[]
		sign: string | null
		until: string | null
		tokenHash: Buffer
		createdBy: string | null
		createdAt: Timestamp
		lastUsedAt: Date | null
		endedAt: Date | null
	}
	/** Written by server/trips/approvals/approvals.ts. */
	approvals: {
		id: string
		tripId: string
		approvedBy: string
		approvedAt: Timestamp
		sealed: string
		fingerprint: string
		/** The guests that it covers; null is all of that time. */
		guestIds: Generated<string[] | null>
	}
	calendarFeeds: { userId: string; tokenHash: Buffer; createdAt: Timestamp }
	tripImages: {
		id: string
		tripId: string
		slot: string
		fileName: string
		storageKey: string
		width: number
		height: number
		bytes: number
		createdAt: Timestamp
	}
	bookingConfirmationContents: {
		tripId: string
		content: JsonColumn
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	/** Issued documents and their snapshots (server/issued-documents). */
	papers: {
		documentId: string
		tripId: string
		kind: IssuedDocumentKind
		fingerprint: string
		parts: JsonColumn
		madeOf: ColumnType<unknown, string | null, string>
		issuedAt: Timestamp
		/** When the job that looks for stale documents did so last. */
		lookedAt: Generated<Date | null>
	}
	atolCertificates: {
		id: string
		tripId: string
		reference: string
		type: CertificateType
		issuedOn: string
		contentHash: string
		passengers: number
		atolNumber: string
		specimen: boolean
		supersededBy: string | null
		issuedBy: string
		createdAt: Timestamp
	}
	certificateFiles: { certificateId: string; tripId: string; storageKey: string; bytes: number }
	findingMarks: {
		id: string
		tripId: string
		key: string
		fingerprint: string
		reason: string | null
		markedBy: string | null
		markedAt: Timestamp
	}
	/** Written by server/trips/form-drafts. */
	formDrafts: { userId: string; tripId: string; form: string; sealed: string; savedAt: Timestamp }
	atolForms: {
		type: CertificateType
		fileName: string
		storageKey: string
		sha256: string
		slots: JsonColumn
		filled: JsonColumn
		version: Generated<number>
		updatedAt: Timestamp
	}
	atolChoices: { tripId: string; type: AtolType; updatedAt: Timestamp }
	/** Written by server/consents/consents.ts. */
	consents: {
		id: string
		guestId: string
		wording: number
		words: string
		how: ConsentWay
		note: string | null
		givenBy: string | null
		givenAt: Timestamp
		withdrawnBy: Generated<string | null>
		withdrawnAt: Generated<Date | null>
	}
	tripHolds: { tripId: string; reason: string; until: string | null; heldBy: string | null; heldAt: Timestamp }
	/** GOV.UK's pages about entry by their name in the address. Days: 'YYYY-MM-DD'. */
	travelAdvice: {
		slug: string
		text: string
		changedOn: string | null
		newText: string | null
		checkedAt: Timestamp
	}
}
