import type { ColumnType, Generated } from 'kysely'
import type { AtolType, CertificateType } from '#shared/atol/atol-type.ts'
import type { PictureState } from '#shared/catalogue/catalogue-picture.ts'
import type { PeriodState } from '#shared/catalogue/availability/period.ts'
import type { ItemKind } from '#shared/catalogue/content.ts'
import type { ComplaintKind, ComplaintState } from '#shared/complaints/complaint.ts'
import type { ConsentWay } from '#shared/consent/consent.ts'
import type { LinkPurpose } from '#shared/customers/link.ts'
import type { Role, StaffRole } from '#shared/customers/user.ts'
import type { Fields } from '#shared/fields.ts'
import type { IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { ApprovalStatus } from '#shared/trips/kinds/guest.ts'
import type { AnyKind, Values } from '#shared/trips/kinds/record-kind.ts'
import type { Kind, KINDS } from '#shared/trips/kinds/registry.ts'

/** An instant that defaults to now in the database. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A jsonb column, written as JSON text. What another release wrote is read through its shape (shared/stored-shape.ts). */
type JsonColumn = ColumnType<unknown, string, string>
type Sealed<F extends Fields> = { [K in keyof F]: F[K] extends { sealed: true } ? K : never }[keyof F]

/** The columns of every trip record. The others are its declared fields, except those marked sealed. */
type InTrip = { id: string; tripId: string; version: Generated<number>; createdAt: Timestamp; updatedAt: Timestamp }
type RecordTable<K extends AnyKind> = InTrip &
	Omit<Values<K>, Sealed<K['fields']>> &
	([Sealed<K['fields']>] extends [never] ? unknown : { sealed: string | null })
/** What the server adds to the records of some kinds. */
type AddedColumns = {
	guests: {
		approvalStatus: Generated<ApprovalStatus>
		isPrivate: Generated<boolean>
		/** When the nightly removal last looked at the fields (server/retention/guest-removals.ts). */
		identityClearedAt: Generated<Date | null>
		dietClearedAt: Generated<Date | null>
		/** The latest consent: server/consents/consents.ts. */
		consentState: Generated<'given' | 'withdrawn' | null>
		consentHow: Generated<string | null>
		consentAt: Generated<Date | null>
	}
	documents: { fileName: string; storageKey: string; bytes: number; sha256: string }
}
type RecordTables = {
	[K in Kind as (typeof KINDS)[K]['names']['table']]: RecordTable<(typeof KINDS)[K]> &
		(K extends keyof AddedColumns ? AddedColumns[K] : unknown)
}

/** The words of a record as a tsvector. Written with array_to_tsvector (server/search/search-index.ts). */
type SearchRow = { words: string; indexedAt: Timestamp }

/**
 * The tables as Kysely sees them. Dates are 'YYYY-MM-DD' and local times 'YYYY-MM-DDTHH:MM:SS' (server/db/connect.ts sets the
 * parsers); timestamptz columns are Dates. tests/declarations.test.ts compares these types with the live schema.
 */
export type Tables = RecordTables & {
	users: {
		id: string
		username: string
		email: string
		passwordHash: string | null
		role: Role
		staffRole: StaffRole | null
		phone: string | null
		fullName: string | null
		bookingAgent: string | null
		disabledAt: Date | null
		passwordSetBy: Generated<'staff' | 'self' | null>
		/** What authenticators know the account by. */
		passkeyHandle: Generated<Buffer | null>
		/** When an invitation was last sent. */
		invitedAt: Generated<Date | null>
		/** The number of the customer's trips, for sorting. Corrected hourly, because an older release does not maintain it. */
		tripCount: Generated<number>
		lastSignInAt: Date | null
		/** An invitation to somebody else's trip made the account, and it has no trip of its own. */
		companionOnly: Generated<boolean>
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	sessions: {
		id: Generated<string>
		tokenHash: Buffer
		userId: string
		createdAt: Timestamp
		lastSeenAt: Timestamp
		expiresAt: Date
		confirmedAt: Timestamp
		ip: string | null
		userAgent: string | null
		hasBothFactors: Generated<boolean>
	}
	contactCards: {
		userId: string
		phone: Generated<string | null>
		whatsApp: Generated<string | null>
		picture: Generated<Buffer | null>
		updatedAt: Timestamp
	}
	passkeys: {
		id: string
		userId: string
		credentialId: string
		publicKey: Buffer
		counter: number
		transports: string[]
		isSynced: boolean
		rpId: string
		name: string
		createdAt: Timestamp
		lastUsedAt: Date | null
	}
	ceremonies: {
		browserHash: Buffer
		purpose: 'sign in' | 'add' | 'confirm'
		userId: string | null
		challenge: string
		expiresAt: Date
	}
	/** Written by server/auth/links/account-links.ts. */
	accountLinks: {
		id: string
		userId: string
		purpose: LinkPurpose
		tokenHash: Buffer
		sentTo: string
		createdBy: string | null
		createdAt: Timestamp
		expiresAt: Date
	}
	addressChanges: {
		userId: string
		newEmail: string
		oldCodeHash: Buffer
		newCodeHash: Buffer
		wrong: Generated<number>
		expiresAt: Date
	}
	throttle: { key: string; hits: number; since: Date }
	audit: {
		id: string
		at: Timestamp
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
		consultantId: string | null
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
	/** The keys that guests' identity data is sealed with (server/trips/person-keys). */
	personKeys: { id: string; tripId: string; sealed: string; createdAt: Timestamp; unusedSince: Generated<Date | null> }
	personKeySwitch: { id: 1; writesFrom: Date }
	/** Written by server/erasure/erase-person.ts. */
	erasures: {
		id: string
		subjectKind: 'customer' | 'guest'
		subjectId: string
		erasedAt: Timestamp
		erasedBy: string | null
		ids: JsonColumn
	}
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
	/** Browsers that have signed in before: server/auth/devices.ts. */
	devices: { id: string; userId: string; tokenHash: Buffer; createdAt: Timestamp; lastUsedAt: Timestamp }
	/** Written by server/auth/second-step.ts. */
	secondSteps: {
		id: string
		userId: string
		sealed: string
		lastStep: Generated<number>
		activeAt: Date | null
		createdAt: Timestamp
	}
	recoveryCodes: { id: string; userId: string; codeHash: Buffer }
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
	catalogueHead: {
		id: 1
		revision: Generated<number>
		nextVilla: Generated<number>
		nextHotel: Generated<number>
		builtInHash: string | null
	}
	catalogueItems: {
		id: string
		kind: ItemKind
		number: number | null
		publishedVersionId: string | null
		publishedRevision: Generated<number>
		contentChangedAt: Date | null
		draft: ColumnType<unknown, string | null, string | null>
		draftVersion: Generated<number>
		draftAt: Date | null
		draftBy: string | null
		builtInKey: string | null
		builtInHash: string | null
		builtInOffer: ColumnType<unknown, string | null, string | null>
		createdAt: Timestamp
	}
	catalogueVersions: {
		id: string
		itemId: string
		no: number
		content: JsonColumn
		hash: string
		source: 'staff' | 'built-in'
		publishedBy: string | null
		note: string | null
		createdAt: Timestamp
	}
	cataloguePictures: {
		id: string
		sha256: string
		fileName: string
		state: Generated<PictureState>
		failure: string | null
		attempts: Generated<number>
		width: number
		height: number
		color: string
		publicUntil: Date | null
		unusedSince: Date | null
		createdAt: Timestamp
	}
	catalogueFiles: {
		id: string
		pictureId: string
		rendition: string
		storageKey: string
		bytes: number
		createdAt: Timestamp
	}
	villaPeriods: {
		id: string
		itemId: string
		from: string
		to: string
		state: PeriodState
		note: string | null
		enteredBy: string | null
		createdAt: Timestamp
	}
	villaCalendars: {
		itemId: string
		completeUntil: string | null
		addressHash: Buffer | null
		addressMadeAt: Date | null
	}
	agencySettings: {
		id: 1
		values: JsonColumn
		version: Generated<number>
		updatedAt: Timestamp
		privacyTextChangedAt: Generated<Date | null>
		cookiesTextChangedAt: Generated<Date | null>
		termsTextChangedAt: Generated<Date | null>
		accessibilityTextChangedAt: Generated<Date | null>
	}
	bookingConfirmationContents: {
		tripId: string
		content: JsonColumn
		version: Generated<number>
		createdAt: Timestamp
		updatedAt: Timestamp
	}
	tripSearch: { tripId: string } & SearchRow
	customerSearch: { userId: string } & SearchRow
	enquirySearch: { enquiryId: string } & SearchRow
	/** Issued documents and their snapshots (server/issued-documents). */
	papers: {
		documentId: string
		tripId: string
		kind: IssuedDocumentKind
		fingerprint: string
		parts: JsonColumn
		madeOf: ColumnType<unknown, string | null, string>
		issuedAt: Timestamp
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
	/** The periods that owners chose: server/retention/periods.ts. */
	retentionPeriods: { kind: string; amount: number; changedBy: string | null; changedAt: Timestamp }
	retentionRuns: { id: string; startedAt: Timestamp; finishedAt: Date | null }
	retentionResults: { runId: string; kind: string; removed: number; failed: number }
	tripHolds: { tripId: string; reason: string; until: string | null; heldBy: string | null; heldAt: Timestamp }
	/** Written by server/trips/counters/counters.ts. */
	tallies: { key: string; n: number }
	sentOnce: { key: string; bodyHash: string; status: number | null; answer: unknown; createdAt: Timestamp }
	/** Written by server/site/published-assets.ts. */
	assets: { path: string; encoding: 'identity' | 'gzip' | 'br'; etag: string; bytes: Buffer }
	releases: { id: string; paths: string[]; startedAt: Timestamp; supersededAt: Date | null }
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
	changes: {
		id: string
		tripId: string
		list: string
		recordId: string
		act: 'added' | 'changed' | 'removed' | 'replaced'
		title: string
		day: string | null
		/** The earliest instant that it is about. */
		beginsAt: Date | null
		fields: JsonColumn
		actorId: string | null
		why: 'staff' | 'traveller' | 'import' | 'flight'
		at: Timestamp
		noticeId: Generated<string | null>
		untold: Generated<string | null>
		/** Of a removal: who saw the record (shared/notices/notice.ts). */
		seenBy: ColumnType<unknown, string | undefined, string>
	}
	pendingNotices: {
		tripId: string
		firstAt: Timestamp
		urgentAt: Date | null
		dueAt: Date
		held: Generated<boolean>
		word: Generated<string | null>
		choices: Generated<string | null>
		telephonedBy: Generated<string | null>
		telephonedAt: Generated<Date | null>
		version: Generated<number>
	}
	notices: {
		id: string
		tripId: string
		kind: 'ready' | 'change' | 'flight' | 'reminder'
		urgency: 'significant' | 'soon' | 'ordinary'
		body: JsonColumn
		word: string | null
		/** When what it is about begins: until then an answer is waited for. */
		actsBefore: Date | null
		/** Notices that the product thinks of itself are sent once per key. */
		dedupeKey: Generated<string | null>
		telephonedBy: Generated<string | null>
		telephonedAt: Generated<Date | null>
		at: Timestamp
	}
	flightReadings: {
		key: string
		reading: ColumnType<unknown, string | null, string | null>
		readAt: Date | null
		nextAt: Date
		failures: Generated<number>
	}
	providerCalls: { provider: string; month: string; n: Generated<number> }
	watchedFlights: {
		flightId: string
		told: ColumnType<unknown, string | undefined, string>
		suspected: Generated<string | null>
		suspectedAt: Generated<Date | null>
	}
	/** Reminders that staff leave out. */
	reminderSkips: { tripId: string; key: string; reason: string; skippedBy: string | null; skippedAt: Timestamp }
	reminderSettings: { userId: string; token: string; stoppedAt: Generated<Date | null> }
	/** The private half is sealed. */
	pushKeys: { id: string; publicKey: string; sealed: string; createdAt: Timestamp }
	pushSubscriptions: {
		id: string
		userId: string
		/** It ends with this session. */
		sessionId: string
		endpointHash: Buffer
		keyId: string
		sealed: string
		zone: string
		showsDetails: Generated<boolean>
		createdAt: Timestamp
	}
	/** Devices that a traveller turned off from another one. */
	turnedOffDevices: { userId: string; endpointHash: Buffer; createdAt: Timestamp }
	noticeReaders: {
		noticeId: string
		userId: string
		seenAt: Generated<Date | null>
		acknowledgedAt: Generated<Date | null>
		telephonedAt: Generated<Date | null>
		telephonedBy: Generated<string | null>
	}
	deliveries: {
		id: string
		noticeId: string
		userId: string
		channel: 'mail' | 'push'
		target: string
		mailId: string | null
		state: Generated<'waiting' | 'handed' | 'failed' | 'skipped'>
		reason: Generated<string | null>
		dueAt: Timestamp
		at: Timestamp
	}
}
