import type { User } from './customers/user.ts'
import type { Enquiry } from './enquiries/enquiry.ts'
import type { Kind } from './trips/kinds/registry.ts'
import type { ListedTrip } from './trips/whole-trip.ts'

/** A trip that was found, with the record that the search words are in unless they are in the trip itself. */
export type FoundTrip = Pick<ListedTrip, 'id' | 'name' | 'destination' | 'startDate' | 'endDate' | 'customerName'> & {
	record: { kind: Kind; summary: string } | null
}

/** A few of the trips, customers and enquiries that match, newest first. */
export type SearchResults = { trips: FoundTrip[]; customers: User[]; enquiries: Enquiry[] }
