import type { Db } from '#server/db/connect.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import type { Help } from './to-calendar.ts'

/** The number for travellers is the one for emergencies, or the agency's own where there is none (PORTAL-68). */
export async function helpOf(db: Db, publicUrl: string, installed: InstalledAgency): Promise<Help> {
	const { name, emergencyPhone, phone } = await readAgency(db, installed)
	return { publicUrl, agency: name, telephone: emergencyPhone ?? phone }
}
