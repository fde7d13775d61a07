import { z } from 'zod'
import { calendarDay, line } from '#shared/schemas.ts'
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

export const newLinkSchema = z
	.strictObject({
		name: line(100).min(1, 'Say whom it is for'),
		scope: z.enum(['family', 'driver', 'dates'], 'Choose what it shows'),
		/** For a driver: the transfers that they see. */
		transferIds: z.array(z.uuid('Choose transfers of this trip')).max(50, 'At most 50 transfers').optional(),
		sign: line(100).nullable().optional(),
		/** Without it: the day after the trip, or for a driver the day of the last transfer. */
		until: calendarDay.nullable().optional(),
	})
	.refine(({ scope, transferIds = [] }) => (scope === 'driver') === transferIds.length > 0, {
		path: ['transferIds'],
		message: 'Choose the transfers that the driver sees',
	})
export type NewLink = z.infer<typeof newLinkSchema>
