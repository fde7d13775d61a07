import { accommodation } from './accommodation.ts'
import { activity } from './activity.ts'
import { flight } from './flight.ts'
import { guest } from './guest.ts'
import { transfer } from './transfer.ts'

/** The records that users enter, by list. Documents are uploaded instead. */
export const TRIP_RECORDS = {
	guests: guest,
	flights: flight,
	accommodations: accommodation,
	transfers: transfer,
	activities: activity,
} as const
export type TripList = keyof typeof TRIP_RECORDS
export const TRIP_LISTS = Object.keys(TRIP_RECORDS) as TripList[]
