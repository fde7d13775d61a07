import { sql } from 'kysely'
import { type AgencySettings, type AgencyValues, agencyFields } from '#shared/agency/agency-settings.ts'
import type { Agency } from '#shared/settings.ts'
import { versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import { LEGAL_PAGES, type LegalPageName } from '#shared/paths.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** The agency from the installation's settings. */
export type InstalledAgency = Agency

/** The agency's details for issued documents: what staff saved, otherwise the installation's settings. */
export async function readAgency(db: Db | Tx, installed: InstalledAgency): Promise<AgencySettings> {
	const row = await db.selectFrom('agencySettings').selectAll().where('id', '=', 1).executeTakeFirst()
	const defaults = defaultValues(installed)
	if (!row) return { ...defaults, version: 0, updatedAt: null }
	const values = agencyShape(defaults).read(row.values) ?? defaults
	return { ...values, version: row.version, updatedAt: row.updatedAt.toISOString() }
}

/** When the agency last changed its own text of each public page (SITE-163); null where it never did. */
export async function readPageTextChanges(db: Db): Promise<Record<LegalPageName, Date | null>> {
	const row = await db
		.selectFrom('agencySettings')
		.select(LEGAL_PAGES.map((page) => `${page}TextChangedAt` as const))
		.where('id', '=', 1)
		.executeTakeFirst()
	return {
		privacy: row?.privacyTextChangedAt ?? null,
		cookies: row?.cookiesTextChangedAt ?? null,
		terms: row?.termsTextChangedAt ?? null,
		accessibility: row?.accessibilityTextChangedAt ?? null,
	}
}

/** Marks certificates as specimens again, because what an admin confirmed has changed. */
export async function unconfirmCertificates(tx: Tx): Promise<void> {
	await sql`update "agencySettings" set "values" = "values" || '{"atolCertificates":"specimen"}', version = version + 1, "updatedAt" = now()
		where "values"->>'atolCertificates' = 'confirmed'`.execute(tx)
}

/** Values saved by an earlier release lack fields that were added later: those come from `defaults`. */
export const agencyShape = (defaults: Partial<AgencyValues>) =>
	versioned<AgencyValues>({ version: 1, read: (members) => readValues(agencyFields, members, defaults) })

function defaultValues({ name, phone, email, site, abta, atol, address }: InstalledAgency): AgencyValues {
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
		consultantsSee: 'all_trips',
		privacyTextUse: 'after_our_text',
		cookiesTextUse: 'after_our_text',
		termsTextUse: 'after_our_text',
		accessibilityTextUse: 'after_our_text',
	}
}
