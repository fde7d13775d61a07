import type { z } from 'zod'
import { required, text } from '#shared/fields.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { checkTrip, type TripValues, tripFields } from './trip.ts'

const inOrder = <V extends TripValues>(schema: z.ZodType<V>) =>
	schema.superRefine((values, ctx) => {
		for (const [field, message] of Object.entries(checkTrip(values)))
			ctx.addIssue({ code: 'custom', path: [field], message })
	})

/** A trip's own fields as a whole, for the form and the server alike; messages by field. */
export const tripSchema = inOrder(schemaOfFields(tripFields))
/** A new one needs to know whose it is. */
export const newTripSchema = inOrder(schemaOfFields({ userId: required(text('Customer')), ...tripFields }))
