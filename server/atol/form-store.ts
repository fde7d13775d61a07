import type { Selectable } from 'kysely'
import { type AtolForm, type AtolFormContent, formShape, missingFacts } from '#shared/atol/atol-form.ts'
import type { CertificateType } from '#shared/atol/atol-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

type Row = Selectable<Tables['atolForms']>
export type StoredForm = Omit<Row, keyof AtolFormContent> & AtolFormContent

/** The CAA's form for this type of certificate, if an admin uploaded one. */
export async function findForm(db: Db | Tx, type: CertificateType): Promise<StoredForm | undefined> {
	const row = await db.selectFrom('atolForms').selectAll().where('type', '=', type).executeTakeFirst()
	return row && toStoredForm(row)
}

/** A form whose slots cannot be read has none: it cannot be used until an admin uploads it again. */
export const toStoredForm = (row: Row): StoredForm => ({
	...row,
	...(formShape.read(row) ?? { slots: [], filled: {} }),
})

/** The form as the API answers it. */
export const toAtolForm = ({ type, fileName, slots, filled, version, updatedAt }: StoredForm): AtolForm => ({
	type,
	fileName,
	slots,
	filled,
	missing: missingFacts(type, filled),
	version,
	updatedAt: updatedAt.toISOString(),
})
