import type { User } from './user.ts'

/** A browser that is signed in. Instants are ISO 8601 in UTC. */
export type Device = {
	id: string
	/** 'Safari on iPhone' */
	name: string
	ip: string | null
	openedAt: string
	lastSeenAt: string
	/** The browser that asks. */
	isThis: boolean
}

/** A key on a device or in a password manager that opens one's account. Instants are ISO 8601 in UTC. */
export type Passkey = {
	id: string
	name: string
	/** A password manager shares it between devices. */
	isSynced: boolean
	createdAt: string
	lastUsedAt: string | null
}

/** What a person sees of the security of their own account. */
export type Account = Pick<User, 'username' | 'email' | 'role' | 'staffRole'> & {
	/** The ways in. */
	ways: ('password' | 'passkey')[]
	/** Oldest first. The release before passkeys answers none. */
	passkeys?: Passkey[]
	secondStep: {
		/** An instant; null when there is none. */
		activeAt: string | null
		recoveryCodesLeft: number
		/** The agency asks staff for one from this day on; null when it does not. */
		requiredFrom: string | null
		/** It cannot be removed. */
		isRequired: boolean
	}
	devices: Device[]
}
