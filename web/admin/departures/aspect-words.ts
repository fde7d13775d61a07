import type { Aspect } from '#shared/trips/board/aspects.ts'
import type { TripTab } from '../app/admin-location.ts'

/** Each aspect in words, and the tab of the trip where staff resolve it. */
export const ASPECT_WORDS: Record<Aspect, { header: string; filter: string; tab: TripTab }> = {
	identity: { header: 'Identity', filter: 'Identity data is missing', tab: 'guests' },
	approvals: { header: 'Approvals', filter: 'Approvals are pending', tab: 'guests' },
	passports: { header: 'Passports', filter: 'A passport does not do', tab: 'guests' },
	documents: { header: 'Documents', filter: 'Documents are missing or stale', tab: 'overview' },
	services: { header: 'Services', filter: 'Services are not confirmed', tab: 'overview' },
	bookings: { header: 'Bookings', filter: 'Bookings contradict each other', tab: 'overview' },
}
