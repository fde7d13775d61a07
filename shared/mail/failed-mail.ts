/**
 * A mail that a mail server refused for good or returned, as staff see it. `answer` is what the server said; instants are ISO 8601 in UTC. One
 * whose link has expired cannot be sent again.
 */
export type FailedMail = {
	id: string
	to: string
	subject: string
	answer: string | null
	createdAt: string
	isExpired: boolean
}
