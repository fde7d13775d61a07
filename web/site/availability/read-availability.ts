import { type Availability, availabilityKey } from '#shared/catalogue/availability/availability.ts'
import { dataPath } from '#shared/catalogue/page-data.ts'

/** What is known of a villa's nights now (SITE-179); null where nothing is, and where it cannot be read. */
export async function readAvailability(villa: string): Promise<Availability | null> {
	try {
		const response = await fetch(dataPath(availabilityKey(villa)))
		if (!response.ok) return null
		return ((await response.json()) as { availability: Availability | null }).availability
	} catch {
		return null
	}
}
