import type { Role } from './user.ts'

/** What a link by mail is for: 'invitation' opens a new account, 'password' replaces the password of one that is open. */
export type LinkPurpose = 'invitation' | 'password'

/** What the holder of a link may know before choosing a password. `expiresAt` is ISO 8601 in UTC. */
export type LinkFacts = {
	username: string
	/** The person's name, or the username where it is not known. */
	name: string
	role: Role
	agency: string
	expiresAt: string
	/** The ways to sign in that can be chosen. */
	asks: readonly 'password'[]
}
