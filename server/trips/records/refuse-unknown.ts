import { TAKEN } from '#shared/catalogue/library.ts'
import type { Tx } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Row, StoredRecord } from './stored-record.ts'

/**
 * Refuses with 422 what a record names and must not: a guest or a flight of another trip, because it would show itself, or that flight, to
 * people whom nobody can see, and a publication that the catalogue item never had, or of another kind of item.
 */
export async function refuseUnknown(tx: Tx, { kind }: StoredRecord, tripId: string, values: Row): Promise<void> {
	for (const [name, { kind: type, label }] of Object.entries(kind.fields)) {
		const table = type === 'guests' ? 'guests' : type === 'flight' ? 'flights' : null
		const ids = [values[name] ?? []].flat() as string[]
		if (table === null || ids.length === 0) continue
		const known = await tx.selectFrom(table).select('id').where('tripId', '=', tripId).where('id', 'in', ids).execute()
		if (known.length < ids.length)
			throw wrong(name, `${label}: choose ${table === 'guests' ? 'guests' : 'a flight'} of this trip`)
	}
	await refuseUnpublished(tx, kind.names.list, values)
}

/** The item and its version come together or not at all: the version alone says what the item was. */
async function refuseUnpublished(
	tx: Tx,
	list: string,
	{ catalogueItemId: itemId, catalogueVersionId: versionId }: Row,
) {
	if (itemId == null && versionId == null) return
	const kinds = list === 'accommodations' || list === 'activities' ? TAKEN[list].kinds : []
	const known =
		kinds.length > 0 && typeof itemId === 'string' && typeof versionId === 'string'
			? await tx
					.selectFrom('catalogueVersions as v')
					.innerJoin('catalogueItems as i', 'i.id', 'v.itemId')
					.select('v.id')
					.where('v.id', '=', versionId)
					.where('i.id', '=', itemId)
					.where('i.kind', 'in', kinds)
					.executeTakeFirst()
			: undefined
	if (!known) throw wrong('catalogueVersionId', 'Choose an entry of the catalogue')
}

const wrong = (name: string, words: string) => new Refusal(422, 'invalid', words, { fields: { [name]: words } })
