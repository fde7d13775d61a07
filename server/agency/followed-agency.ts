import type { Db } from '#server/db/connect.ts'
import { type InstalledAgency, readAgency } from './agency-store.ts'

/** The agency's name and contact details as they are now, for pages and mail. */
export type FollowedAgency = {
	/** Changes in place: read its members when they are needed. */
	agency: InstalledAgency
	/** Grows with each saved change, which another instance may have made. */
	version: () => number
	/** Reads what is stored. Costs one small query while nothing has changed. */
	refresh: () => Promise<void>
}

/** What staff saved in the CRM, otherwise the installation's settings. It stays as it was read until `refresh`. */
export async function followAgency(db: Db, installed: InstalledAgency): Promise<FollowedAgency> {
	const agency = { ...installed }
	let version = 0
	async function refresh() {
		const row = await db.selectFrom('agencySettings').select('version').where('id', '=', 1).executeTakeFirst()
		if ((row?.version ?? 0) === version) return
		const stored = await readAgency(db, installed)
		version = stored.version
		Object.assign(agency, {
			name: stored.name,
			phone: stored.phone,
			email: stored.email,
			address: stored.address,
			site: stored.website ?? installed.site,
			abta: stored.abtaNumber,
			atol: stored.atolNumber,
		})
	}
	await refresh()
	return { agency, version: () => version, refresh }
}
