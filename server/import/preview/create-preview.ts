import { sql } from 'kysely'
import { allFields, type Draft, LAYERS } from '#shared/import/draft.ts'
import { type ImportPreview, NO_DECISIONS } from '#shared/import/preview.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/routes.ts'
import type { ImportParts } from '../import-parts.ts'
import { notACustomer } from '../import-refusals.ts'
import { orderIdentity } from '../orders/order-identity.ts'
import { findOrder } from '../orders/orders.ts'
import { savePreview } from './previews.ts'
import type { StoredReading } from './stored-reading.ts'
import { describeDocuments, assessImport } from './assess-import.ts'

/** Stores a reading for half an hour and returns its preview. The addresses of documents are removed from it. */
export async function createPreview(parts: ImportParts, user: Caller, stored: StoredReading): Promise<ImportPreview> {
	const { db, sealer, ai } = parts
	const { reading, userId, tripId } = stored
	const order = await findOrder(db, sealer, await orderIdentity(db, reading, userId), userId)
	const {
		plan: _plan,
		draft: { documents: _secret, ...draft },
		existing,
		missingFields,
		...assessment
	} = await assessImport(db, parts, user, stored, order, NO_DECISIONS)
	const { id, expiresAt } = await savePreview(db, sealer, user, stored)
	return {
		id,
		expiresAt,
		userId,
		tripId,
		customerName: await customerName(db, userId),
		source: reading.source,
		layers: usedLayers(draft),
		draft,
		taught: reading.taught,
		documents: describeDocuments(reading.draft, existing),
		canAskAi: ai !== null && reading.text.trim() !== '',
		wants: missingFields,
		...assessment,
	}
}

async function customerName(db: Db, userId: string): Promise<string> {
	const name = sql<string>`coalesce("fullName", username)`.as('name')
	const customer = await db.selectFrom('users').select(name).where('id', '=', userId).executeTakeFirst()
	if (!customer) throw notACustomer()
	return customer.name
}

function usedLayers(draft: Draft) {
	const used = new Set(allFields(draft).flatMap((fields) => Object.values(fields).map(({ from }) => from.layer)))
	return LAYERS.filter((layer) => used.has(layer))
}
