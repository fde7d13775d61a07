import type { LiveFlight } from '#shared/portal/live-status.ts'
import type { SharedTrip } from '#shared/trips/sight/seen-by.ts'

/** What the page of a link shows. `until` is the last day on which it works. */
export type SharedPage = {
	sign: string | null
	until: string
	trip: SharedTrip
	/** For a driver: what was last reported of the flights of their transfers, by the id of the flight. */
	reported: Readonly<Record<string, LiveFlight>>
}
