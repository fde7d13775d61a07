import { z } from 'zod'
import { calendarDay, line } from '#shared/schemas.ts'

/** What the lead or staff send to make a link (API-194). */
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
