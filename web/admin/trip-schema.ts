import { text, required } from '#shared/fields.ts'
import { schemaOfFields } from '#shared/record.ts'
import { checkTrip, type TripValues, tripFields } from '#shared/trips/trip.ts'
import type { z } from 'zod'

const inOrder = <V extends TripValues>(schema: z.ZodType<V>) =>
	schema.superRefine((values, ctx) => {
		for (const [field, message] of Object.entries(checkTrip(values)))
			ctx.addIssue({ code: 'custom', path: [field], message })
	})

/** What the server checks of a trip, checked before it is sent. */
export const tripSchema = inOrder(schemaOfFields(tripFields))
/** A new one needs to know whose it is. */
export const newTripSchema = inOrder(schemaOfFields({ userId: required(text('Customer')), ...tripFields }))
