import { type AtolForm, missingFacts } from '#shared/atol/atol-form.ts'
import type { CertificateType } from '#shared/atol/atol-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The CAA's form that certificates of this type are made by, if an admin uploaded one. */
export const findForm = (db: Db | Tx, type: CertificateType) =>
	db.selectFrom('atolForms').selectAll().where('type', '=', type).executeTakeFirst()

export type StoredForm = NonNullable<Awaited<ReturnType<typeof findForm>>>

/** As it leaves the server. */
export const shownForm = ({ type, fileName, slots, filled, version, updatedAt }: StoredForm): AtolForm => ({
	type,
	fileName,
	slots,
	filled,
	missing: missingFacts(type, filled),
	version,
	updatedAt: updatedAt.toISOString(),
})
