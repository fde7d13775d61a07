import type { Generated } from 'kysely'
import type { LinkPurpose } from '#shared/customers/link.ts'
import type { Role, StaffRole } from '#shared/customers/user.ts'
import type { ViewList } from '#shared/saved-view.ts'
import type { Timestamp } from './columns.ts'

/** Accounts, sign-in, contact cards and what is stored for one person. */
export type PeopleTables = {
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
	/** Written by server/customers/notes. */
	customerNotes: {
		id: string
		userId: string
		sealed: string
		version: Generated<number>
		updatedAt: Timestamp
	}
	savedViews: {
		id: string
		userId: string
		list: ViewList
		name: string
		query: string
		createdAt: Timestamp
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
}
