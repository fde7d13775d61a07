import { type BookedLists, eachBooked } from '../kinds/booked-records.ts'

/** The booked records of a trip, each kind in time order. One order for every screen and document. */
export const inTimeOrder = <T extends BookedLists>(trip: T): T =>
	eachBooked(trip, (records, { begins, ends }) =>
		records
			.map((record) => ({ record, moments: `${begins(record)} ${ends?.(record) ?? ''}` }))
			.toSorted((a, b) => (a.moments < b.moments ? -1 : Number(a.moments > b.moments)))
			.map(({ record }) => record),
	)
