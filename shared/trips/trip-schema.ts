import type { z } from 'zod'
import { required, text } from '#shared/fields.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { checkTrip, type TripValues, tripFields } from './trip.ts'

const inOrder = <V extends TripValues>(schema: z.ZodType<V>) =>
	schema.superRefine((values, ctx) => {
		for (const [field, message] of Object.entries(checkTrip(values)))
			ctx.addIssue({ code: 'custom', path: [field], message })
	})

/** Validates a trip's own fields, for form and server alike. Messages by field. */
export const tripSchema = inOrder(schemaOfFields(tripFields))
/** A new trip also needs its customer. */
export const newTripSchema = inOrder(schemaOfFields({ userId: required(text('Customer')), ...tripFields }))
