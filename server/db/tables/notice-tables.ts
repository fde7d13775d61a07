import type { ColumnType, Generated } from 'kysely'
import type { Timestamp, JsonColumn } from './columns.ts'

/** What travellers are told: changes, readings of flights, reminders and push. */
export type NoticeTables = {
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
