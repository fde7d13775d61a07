import type { Accommodation } from './kinds/accommodation.ts'
import type { Activity } from './kinds/activity.ts'
import type { Document } from './kinds/document.ts'
import type { Flight } from './kinds/flight.ts'
import type { Guest } from './kinds/guest.ts'
import type { Transfer } from './kinds/transfer.ts'
import type { TripValues } from './trip.ts'

/** `thumbnailImage` and `headerImage` are addresses on this site, or null. */
export type Trip = TripValues & {
	id: string
	userId: string
	thumbnailImage: string | null
	headerImage: string | null
	version: number
	createdAt: string
	updatedAt: string
}
/** A row of staff's list of trips, with the customer's name. */
export type ListedTrip = Trip & { customerName: string }
/** One trip with all its records: what one portal page and one CRM panel need. */
export type WholeTrip = Trip & {
	customerName: string
	guests: Guest[]
	flights: Flight[]
	accommodations: Accommodation[]
	transfers: Transfer[]
	activities: Activity[]
	documents: Document[]
}

/** A trip as the traveller sees it: without staff's notes. */
export type PortalTrip = Omit<Trip, 'notes'>
export type WholePortalTrip = Omit<WholeTrip, 'notes'>
