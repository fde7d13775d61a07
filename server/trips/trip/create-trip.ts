import { sql } from 'kysely'
import type { TripValues } from '#shared/trips/trip.ts'
import type { Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countCustomer, countTrip, countTripOfCustomer } from '../counters/counters.ts'
import { indexTrip } from '../list/trip-search.ts'

/**
 * Creates a trip for a customer and returns its id. A `userId` that is not a customer's is 422. `consultantId` is the member of staff who
 * looks after it: at first its creator (CRM-132).
 */
export async function createTrip(
	tx: Tx,
	{ userId, consultantId }: { userId: string; consultantId: string | null },
	values: TripValues,
): Promise<string> {
	const customers = tx
		.selectFrom('users')
		.select(['id', 'companionOnly'])
		.where('id', '=', userId)
		.where('role', '=', 'customer')
	const customer = isId(userId) ? await customers.forKeyShare().executeTakeFirst() : undefined
	if (!customer) throw new Refusal(422, 'invalid', 'Choose a customer', { fields: { userId: 'Choose a customer' } })
	const id = newId()
	await tx
		.insertInto('trips')
		.values({ ...values, id, userId: customer.id, consultantId })
		.execute()
	await countTrip(tx, null, values)
	await countTripOfCustomer(tx, customer.id, 1)
	if (customer.companionOnly) await becomeCustomer(tx, customer.id)
	indexTrip(tx, id)
	return id
}

/** Somebody who travelled with others until now is a customer from their own first trip on. */
export async function becomeCustomer(tx: Tx, userId: string) {
	await tx
		.updateTable('users')
		.set({ companionOnly: false, updatedAt: sql<Date>`now()` })
		.where('id', '=', userId)
		.execute()
	await countCustomer(tx, 1)
}
