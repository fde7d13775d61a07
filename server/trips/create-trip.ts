import { schemaOfFields } from '#shared/record.ts'
import { checkTrip, type TripValues, tripFields } from '#shared/trips/trip.ts'
import type { Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tallyTrip } from './tallies.ts'

/** A trip's own fields as a whole; messages by field. */
export const tripSchema = schemaOfFields(tripFields).superRefine((values, ctx) => {
	for (const [field, message] of Object.entries(checkTrip(values)))
		ctx.addIssue({ code: 'custom', path: [field], message })
})

/** A trip for a customer. Refuses with 422 when `userId` is no customer's. Returns the new id. */
export async function createTrip(tx: Tx, userId: unknown, values: TripValues): Promise<string> {
	const customer =
		typeof userId === 'string' && isId(userId)
			? await tx
					.selectFrom('users')
					.select('id')
					.where('id', '=', userId)
					.where('role', '=', 'customer')
					.forKeyShare()
					.executeTakeFirst()
			: undefined
	if (!customer) throw new Refusal(422, 'invalid', 'Choose a customer', { fields: { userId: 'Choose a customer' } })
	const id = newId()
	await tx
		.insertInto('trips')
		.values({ ...values, id, userId: customer.id })
		.execute()
	await tallyTrip(tx, null, values)
	return id
}
