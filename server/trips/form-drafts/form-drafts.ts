import { sql } from 'kysely'
import { isObject, versioned } from '#shared/stored-shape.ts'
import { draftValuesSchema, type FormDraft, nameOfForm, readFormName } from '#shared/trips/form-draft.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'

/** How long somebody has to come back to it. */
const HOURS = 24
const isFresh = sql<boolean>`"savedAt" > now() - make_interval(hours => ${HOURS})`

/** Of one member of staff, in one trip. */
type Owner = { userId: string; tripId: string }
type Form = Pick<FormDraft, 'list' | 'recordId'>

const shape = versioned<{ values: FormDraft['values'] }>({
	version: 1,
	read: ({ values }) => {
		const { data } = draftValuesSchema.safeParse(isObject(values) ? values : null)
		return data ? { values: data } : null
	},
})

/** What a draft is bound to. */
export const placeOfDraft = ({ userId, tripId, form }: Owner & { form: string }) =>
	`formDrafts:${userId}:${tripId}:${form}`

/** Those of the last day. One that does not open any more is left out. */
export async function readDrafts(db: Db, sealer: Sealer, owner: Owner): Promise<FormDraft[]> {
	const rows = await db
		.selectFrom('formDrafts')
		.select(['form', 'sealed', 'savedAt'])
		.where('userId', '=', owner.userId)
		.where('tripId', '=', owner.tripId)
		.where(isFresh)
		.orderBy('savedAt')
		.execute()
	return rows.flatMap(({ form, sealed, savedAt }) => {
		const [found, content] = [
			readFormName(form),
			shape.fromText(sealer.unseal(placeOfDraft({ ...owner, form }), sealed)),
		]
		return found && content ? [{ ...found, ...content, savedAt: savedAt.toISOString() }] : []
	})
}

export async function saveDraft(
	db: Db,
	sealer: Sealer,
	owner: Owner,
	{ values, ...which }: Form & Pick<FormDraft, 'values'>,
): Promise<void> {
	const form = nameOfForm(which)
	const sealed = sealer.seal(placeOfDraft({ ...owner, form }), shape.toText({ values }))
	await db
		.insertInto('formDrafts')
		.values({ ...owner, form, sealed })
		.onConflict((conflict) =>
			conflict.columns(['userId', 'tripId', 'form']).doUpdateSet({ sealed, savedAt: sql<Date>`now()` }),
		)
		.execute()
}

export async function dropDraft(db: Db, { userId, tripId }: Owner, form: Form): Promise<void> {
	await db
		.deleteFrom('formDrafts')
		.where('userId', '=', userId)
		.where('tripId', '=', tripId)
		.where('form', '=', nameOfForm(form))
		.execute()
}

/** Deletes those that have expired. */
export async function sweepDrafts(db: Db): Promise<void> {
	await db.deleteFrom('formDrafts').where(sql<boolean>`not ${isFresh}`).execute()
}
