import { sql } from 'kysely'
import {
	type ConfirmationContent,
	contentShape,
	NO_CONTENT,
	type SentContent,
	sentFields,
} from '#shared/booking-confirmation/content.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { imageUrl } from '#server/trips/trip/trip-rows.ts'
import type { Row } from '#server/trips/records/stored-record.ts'

type StoredContent = { content: ConfirmationContent; version: number; createdAt: Date; updatedAt: Date }

/** Every upload gets a new slot, so that leaving the editor without saving changes nothing. */
export const CONTENT_SLOT = 'paper:'

/** The saved content of a trip's confirmation, without values of deleted stays and activities. Null: nothing saved yet. */
export async function readContent(db: Db | Tx, tripId: string): Promise<StoredContent | null> {
	const row = await db
		.selectFrom('bookingConfirmationContents')
		.selectAll()
		.where('tripId', '=', tripId)
		.executeTakeFirst()
	if (!row) return null
	const own = await ownIds(db, tripId)
	const content = contentShape.read(row.content) ?? NO_CONTENT
	return {
		...row,
		content: {
			...content,
			hotelImages: only(content.hotelImages, own.stays),
			hotelDescriptions: only(content.hotelDescriptions, own.stays),
			activityImages: only(content.activityImages, own.activities),
			activityDescriptions: only(content.activityDescriptions, own.activities),
		},
	}
}

const only = (map: Record<string, string>, ids: ReadonlySet<string>) =>
	Object.fromEntries(Object.entries(map).filter(([id]) => ids.has(id)))

/** The content as the API sends it: lists and maps are JSON strings (DOC-15). */
export function sent(tripId: string, stored: StoredContent): SentContent {
	return {
		tripId,
		...sentFields(stored.content),
		version: stored.version,
		createdAt: stored.createdAt.toISOString(),
		updatedAt: stored.updatedAt.toISOString(),
	}
}

/** The content's fields in a request. An editor may send back everything it received, including the server's own members. */
export function contentIn({
	tripId: _trip,
	version: _version,
	createdAt: _made,
	updatedAt: _changed,
	...fields
}: Row): Row {
	return fields
}

/** Saves validated content. Call it under the trip's lock. */
export async function saveContent(tx: Tx, tripId: string, checked: ConfirmationContent) {
	const content = contentShape.toText(checked)
	await tx
		.insertInto('bookingConfirmationContents')
		.values({ tripId, content })
		.onConflict((conflict) =>
			conflict.column('tripId').doUpdateSet({
				content,
				version: sql`"bookingConfirmationContents".version + 1`,
				updatedAt: sql<Date>`now()`,
			}),
		)
		.execute()
}

/** Refuses images, stays and activities of another trip and unknown image addresses, naming the field. */
export async function refuseForeign(tx: Db | Tx, tripId: string, content: ConfirmationContent) {
	const own = await ownIds(tx, tripId)
	const rows = await tx.selectFrom('tripImages').select('fileName').where('tripId', '=', tripId).execute()
	const pictures = new Set(rows.map(({ fileName }) => imageUrl(fileName)))
	const isForeign = {
		hotelImages: foreign(content.hotelImages, own.stays),
		hotelDescriptions: foreign(content.hotelDescriptions, own.stays),
		activityImages: foreign(content.activityImages, own.activities),
		activityDescriptions: foreign(content.activityDescriptions, own.activities),
	}
	for (const [field, id] of Object.entries(isForeign))
		if (id) throw wrong(field, `This trip has no ${field.startsWith('hotel') ? 'hotel' : 'activity'} ${id}`)
	for (const [field, urls] of Object.entries(picturesOf(content)))
		if (urls.some((url) => !pictures.has(url))) throw wrong(field, 'Not a picture of this trip')
}

const foreign = (map: Record<string, string>, ids: ReadonlySet<string>) => Object.keys(map).find((id) => !ids.has(id))
const wrong = (field: string, message: string) => new Refusal(422, 'invalid', message, { fields: { [field]: message } })

/** The addresses of the content's images, by field. */
const picturesOf = (content: ConfirmationContent): Record<string, string[]> => ({
	destinationHeaderImage: content.destinationHeaderImage ? [content.destinationHeaderImage] : [],
	hotelImages: Object.values(content.hotelImages),
	activityImages: Object.values(content.activityImages),
	whyBookWithUsIcons: content.whyBookWithUsIcons.flatMap(({ iconUrl }) => iconUrl ?? []),
})

/**
 * Deletes the rows of uploaded images that the content doesn't use, and returns their storage keys. Keeps those of the last day: another
 * editor may be about to save them.
 */
export async function dropUnused(tx: Tx, tripId: string, content: ConfirmationContent): Promise<string[]> {
	const used = Object.values(picturesOf(content))
		.flat()
		.map((url) => url.slice(imageUrl('').length))
	const dropped = await tx
		.deleteFrom('tripImages')
		.where('tripId', '=', tripId)
		.where('slot', 'like', `${CONTENT_SLOT}%`)
		.where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
		.$if(used.length > 0, (query) => query.where('fileName', 'not in', used))
		.returning('storageKey')
		.execute()
	return dropped.map(({ storageKey }) => storageKey)
}

async function ownIds(db: Db | Tx, tripId: string) {
	const [stays, activities] = [
		await db.selectFrom('accommodations').select('id').where('tripId', '=', tripId).execute(),
		await db.selectFrom('activities').select('id').where('tripId', '=', tripId).execute(),
	].map((rows) => new Set(rows.map(({ id }) => id)))
	return { stays: stays ?? new Set<string>(), activities: activities ?? new Set<string>() }
}
