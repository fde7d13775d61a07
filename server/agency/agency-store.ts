import { type AgencySettings, type AgencyValues, agencyFields, checkAgency } from '#shared/agency/agency-settings.ts'
import { schemaOfFields } from '#shared/record.ts'
import type { Agency } from '#shared/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The agency as the installation's settings have it, with the address that pages don't show. */
export type InstalledAgency = Agency & { address: string }

export const agencySchema = schemaOfFields(agencyFields).superRefine((values, ctx) => {
	for (const [field, message] of Object.entries(checkAgency(values)))
		ctx.addIssue({ code: 'custom', path: [field], message })
})

/** What papers say of the agency: what staff saved, else what the installation's settings say. */
export async function readAgency(db: Db | Tx, installed: InstalledAgency): Promise<AgencySettings> {
	const row = await db.selectFrom('agencySettings').selectAll().where('id', '=', 1).executeTakeFirst()
	const first = firstValues(installed)
	if (!row) return { ...first, version: 0, updatedAt: null }
	// A field that came with a later release is missing in what was saved before it.
	return { ...first, ...row.values, version: row.version, updatedAt: row.updatedAt.toISOString() }
}

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
