import type { Crossing } from '#shared/borders/crossing.ts'
import type { Places } from '#shared/journey/place.ts'
import type { Guest } from './kinds/guest.ts'
import type { FindingMark } from './findings/finding-mark.ts'
import type { RecordLists } from './kinds/registry.ts'
import type { IssuedState } from './trip-filters.ts'
import type { TripViewer } from './sight/trip-viewer.ts'
import type { TripValues } from './trip.ts'

/** `thumbnailImage` and `headerImage` are addresses on this site, or null. */
export type Trip = TripValues & {
	id: string
	userId: string
	/** The member of staff who looks after the trip, and their name. */
	consultantId: string | null
	consultantName: string | null
	/** Whether the customer has a password. In answers with a whole trip only. */
	customerCanSignIn?: boolean
	thumbnailImage: string | null
	headerImage: string | null
	version: number
	createdAt: string
	updatedAt: string
}
/** A row of staff's list of trips, with the customer's name. */
export type ListedTrip = Trip & {
	customerName: string
	/** Answers of earlier releases have none. */
	issuedState?: IssuedState
}
/** One trip with all its records: what one portal page and one CRM panel need. */
export type WholeTrip = Trip &
	RecordLists & {
		customerName: string
		places: Places
		/** The borders that its guests cross. Answers of earlier releases have none. */
		crossings?: Crossing[]
		/** What staff marked as intended, for staff only. Answers of earlier releases have none. */
		findingMarks?: FindingMark[]
	}

/** What of a trip is for staff only. */
type ForStaff = 'findingMarks' | 'notes' | 'consultantId' | 'consultantName' | 'customerCanSignIn'
/** A trip as the traveller sees it. */
export type PortalTrip = Omit<Trip, ForStaff> & {
	/** As what the reader sees the trip. Answers of earlier releases, which devices store, do not say. */
	viewer?: TripViewer
	/** The local time of the first flight that is not cancelled, in the list of trips only. */
	firstDeparture?: string | null
}
export type WholePortalTrip = Omit<WholeTrip, ForStaff> &
	Pick<PortalTrip, 'viewer'> & {
		/** For a companion, who sees the details of no other guest: the names of those they meet. */
		party?: Pick<Guest, 'id' | 'title' | 'fullName'>[]
	}
