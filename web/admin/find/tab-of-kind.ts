import type { Kind } from '#shared/trips/kinds/registry.ts'
import type { TripTab } from '../app/admin-location.ts'

/** The tab of a trip that shows a kind of record. */
export const TAB_OF_KIND: Record<Kind, TripTab> = {
	guests: 'guests',
	flights: 'flights',
	accommodations: 'hotels',
	transfers: 'transfers',
	activities: 'activities',
	documents: 'overview',
}
