import type { LinkScope } from '#shared/trips/sight/trip-viewer.ts'

/** What a link shows, in the words of those who make one. */
export const SCOPES: Readonly<Record<LinkScope, string>> = {
	family: 'The journey, for family and friends',
	driver: 'Certain transfers, for a driver',
	dates: 'Only where and when',
}

/** For how many days after a trip a link can work (PORTAL-131). */
export const MAX_DAYS_AFTER = 90
/** How many links of a trip work at the same time. */
export const MAX_LINKS = 20

/** A link that works, as those who may end it see it. The address itself is not among it: only its hash is stored. */
export type SharedLink = {
	id: string
	/** For whom it was made, in the words of who made it. */
	name: string
	scope: LinkScope
	/** The name on the driver's sign. */
	sign: string | null
	/** The last day on which it works. */
	until: string
	/** Instants, ISO 8601 in UTC. */
	createdAt: string
	lastUsedAt: string | null
}
