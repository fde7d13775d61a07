import type { ColumnType, Generated } from 'kysely'
import type { AgencyValues } from '#shared/agency/agency-settings.ts'
import type { AtolFormSlot, Filled } from '#shared/atol/atol-form.ts'
import type { AtolType, CertificateType } from '#shared/atol/atol-type.ts'
import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import type { Role } from '#shared/customers/user.ts'
import type { Fields } from '#shared/fields.ts'
import type { MadeOf } from '#shared/issued-documents/made-of.ts'
import type { PaperKind } from '#shared/issued-documents/paper.ts'
import type { AnyTripRecord, Values } from '#shared/record.ts'
import type { accommodation } from '#shared/trips/kinds/accommodation.ts'
import type { activity } from '#shared/trips/kinds/activity.ts'
import type { document } from '#shared/trips/kinds/document.ts'
import type { flight } from '#shared/trips/kinds/flight.ts'
import type { guest } from '#shared/trips/kinds/guest.ts'
import type { transfer } from '#shared/trips/kinds/transfer.ts'

/** An instant the database sets when it is not given. */
type Made = ColumnType<Date, Date | undefined, Date>
/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T, string, string>
type Sealed<F extends Fields> = { [K in keyof F]: F[K] extends { sealed: true } ? K : never }[keyof F]

/** What every trip record has. The rest of its columns are its declared fields, those marked sealed apart. */
type InTrip = { id: string; tripId: string; version: Generated<number>; createdAt: Made; updatedAt: Made }
type RecordTable<R extends AnyTripRecord> = InTrip & Omit<Values<R>, Sealed<R['fields']>>

/**
 * The tables as Kysely sees them. Dates are 'YYYY-MM-DD' and clock readings 'YYYY-MM-DDTHH:MM:SS' (server/db/connect.ts sets the
 * parsers); timestamptz columns are Dates. tests/declarations.test.ts compares all this with the live schema.
 */
export type Tables = {
	users: {
		id: string
		username: string
		email: string
		passwordHash: string | null
		role: Role
		phone: string | null
		fullName: string | null
		bookingAgent: string | null
		disabledAt: Date | null
		version: Generated<number>
		createdAt: Made
		updatedAt: Made
	}
	sessions: {
		tokenHash: Buffer
		userId: string
		createdAt: Made
		lastSeenAt: Made
		expiresAt: Date
		ip: string | null
		userAgent: string | null
	}
	throttle: { key: string; hits: number; since: Date }
	audit: {
		id: string
		at: Made
		actorId: string | null
		action: string
		objectId: string | null
		ip: string | null
		outcome: 'ok' | 'refused'
		detail: unknown
	}
	trips: {
		id: string
		userId: string
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
		version: Generated<number>
		createdAt: Made
		updatedAt: Made
	}
	guests: RecordTable<typeof guest> & {
		sealed: string | null
		approvalStatus: Generated<'pending' | 'approved' | 'changes_requested'>
	}
	/** Kept by server/trips/approvals/approvals.ts. */
	approvals: { id: string; tripId: string; approvedBy: string; approvedAt: Made; sealed: string; fingerprint: string }
	calendarFeeds: { userId: string; tokenHash: Buffer; createdAt: Made }
	flights: RecordTable<typeof flight>
	accommodations: RecordTable<typeof accommodation>
	transfers: RecordTable<typeof transfer>
	activities: RecordTable<typeof activity>
	documents: RecordTable<typeof document> & { fileName: string; storageKey: string; bytes: number; sha256: string }
	tripImages: {
		id: string
		tripId: string
		slot: string
		fileName: string
		storageKey: string
		width: number
		height: number
		bytes: number
		createdAt: Made
	}
	agencySettings: { id: 1; values: Json<AgencyValues>; version: Generated<number>; updatedAt: Made }
	bookingConfirmationContents: {
		tripId: string
		content: Json<ConfirmationContent>
		version: Generated<number>
		createdAt: Made
		updatedAt: Made
	}
	/** Documents that we made ourselves, and of what (server/papers). */
	papers: {
		documentId: string
		tripId: string
		kind: PaperKind
		fingerprint: string
		parts: Json<Record<string, string>>
		madeOf: ColumnType<MadeOf | null, string | null, string>
		issuedAt: Made
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
		createdAt: Made
	}
	certificateFiles: { certificateId: string; tripId: string; storageKey: string; bytes: number }
	atolForms: {
		type: CertificateType
		fileName: string
		storageKey: string
		sha256: string
		slots: Json<AtolFormSlot[]>
		filled: Json<Filled>
		version: Generated<number>
		updatedAt: Made
	}
	atolChoices: { tripId: string; type: AtolType; updatedAt: Made }
	enquiries: {
		id: string
		kind: 'villa' | 'hotel'
		propertyName: string
		name: string
		email: string
		phone: string
		checkIn: string | null
		checkOut: string | null
		guests: number
		message: string | null
		state: Generated<'waiting' | 'answered' | 'quarantined'>
		answeredAt: Date | null
		answeredBy: string | null
		tripId: string | null
		ip: string | null
		version: Generated<number>
		createdAt: Made
	}
	/** Kept by server/import/preview/previews.ts. */
	importPreviews: { id: string; staffId: string; sealed: string; expiresAt: Date }
	/** Kept by server/import/orders/orders.ts. */
	imports: {
		id: string
		identity: string
		tripId: string | null
		host: string | null
		orderId: string | null
		revision: number | null
		sealed: string | null
		importedAt: Made
	}
	/** Kept by server/trips/counters/counters.ts. */
	tallies: { key: string; n: number }
	sentOnce: { key: string; bodyHash: string; status: number | null; answer: unknown; createdAt: Made }
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
		createdAt: Made
		sentAt: Date | null
	}
}
