import { sql } from 'kysely'
import { type AgencySettings, type AgencyValues, agencyFields } from '#shared/agency/agency-settings.ts'
import type { Agency } from '#shared/settings.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The agency as the installation's settings have it, with the address that pages don't show. */
export type InstalledAgency = Agency & { address: string }

/** What papers say of the agency: what staff saved, else what the installation's settings say. */
export async function readAgency(db: Db | Tx, installed: InstalledAgency): Promise<AgencySettings> {
	const row = await db.selectFrom('agencySettings').selectAll().where('id', '=', 1).executeTakeFirst()
	const first = firstValues(installed)
	if (!row) return { ...first, version: 0, updatedAt: null }
	const values = agencyShape(first).read(row.values) ?? first
	return { ...values, version: row.version, updatedAt: row.updatedAt.toISOString() }
}

/** Marks certificates as specimens again: what an admin has confirmed is no longer what is made. */
export async function unconfirmCertificates(tx: Tx): Promise<void> {
	await sql`update "agencySettings" set "values" = "values" || '{"atolCertificates":"specimen"}', version = version + 1, "updatedAt" = now()
		where "values"->>'atolCertificates' = 'confirmed'`.execute(tx)
}

/** A field that came with a later release is missing in what was saved before it: it is as `first` has it. */
export const agencyShape = (first: Partial<AgencyValues>) =>
	versioned<AgencyValues>({ version: 1, read: (members) => readValues(agencyFields, members, first) })

function firstValues({ name, phone, email, site, abta, atol, address }: InstalledAgency): AgencyValues {
	const empty = Object.fromEntries(Object.keys(agencyFields).map((field) => [field, null])) as unknown as AgencyValues
	return {
		...empty,
		name,
		phone,
		email,
		address,
		website: site,
		abtaNumber: abta,
		atolNumber: atol,
		vatScheme: 'standard',
		atolCertificates: 'specimen',
	}
}
