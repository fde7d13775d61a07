import type { AgencySettings } from './agency/agency-settings.ts'
import type { AtolForm } from './atol/atol-form.ts'
import type { AtolCertificate, AtolType } from './atol/atol-type.ts'
import type { SentContent } from './booking-confirmation/content.ts'
import type { Enquiry } from './enquiries/enquiry.ts'
import type { PaperStatus } from './issued-documents/paper.ts'
import type { Saved } from './record.ts'
import type { accommodation } from './trips/kinds/accommodation.ts'
import type { activity } from './trips/kinds/activity.ts'
import type { document } from './trips/kinds/document.ts'
import type { ApprovedGuest, GuestChange } from './trips/approved-guests.ts'
import type { flight } from './trips/kinds/flight.ts'
import type { Finding } from './trips/readiness.ts'
import type { guest } from './trips/kinds/guest.ts'
import type { transfer } from './trips/kinds/transfer.ts'
import type { TripValues } from './trips/trip.ts'

/** The wire: one line a call that reads. Types only, so no page carries any of it. */
export type Role = 'admin' | 'customer'

/** Who is signed in, and what a customer list shows. Instants are ISO 8601 in UTC; `version` grows with each change. */
export type User = {
	id: string
	username: string
	email: string
	role: Role
	phone: string | null
	fullName: string | null
	bookingAgent: string | null
	version: number
	createdAt: string
}
export type Customer = User & { totalTrips: number }

export type ApprovalStatus = 'pending' | 'approved' | 'changes_requested'
export type Guest = Saved<typeof guest> & { approvalStatus: ApprovalStatus }
export type Flight = Saved<typeof flight>
export type Accommodation = Saved<typeof accommodation>
export type Transfer = Saved<typeof transfer>
export type Activity = Saved<typeof activity>
/** `fileUrl` is where its owner and staff download it. */
export type Document = Saved<typeof document> & { fileName: string; fileUrl: string; uploadedAt: string; bytes: number }

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
/** A line of staff's list of trips: with the name of its customer. */
export type ListedTrip = Trip & { customerName: string }
/** A trip that is about to depart, with what is not ready in it. */
export type Departure = ListedTrip & { findings: Finding[] }
/** One trip with everything that hangs from it: what one portal page and one CRM panel need. */
export type WholeTrip = Trip & {
	customerName: string
	guests: Guest[]
	flights: Flight[]
	accommodations: Accommodation[]
	transfers: Transfer[]
	activities: Activity[]
	documents: Document[]
}

/** What the traveller sees of them: all but staff's own notes. */
export type PortalTrip = Omit<Trip, 'notes'>
export type WholePortalTrip = Omit<WholeTrip, 'notes'>

/**
 * The details as the traveller approved them, and what differs now. `fingerprint` is the SHA-256 of the kept record, the audit has it
 * too. `guests` is null when the record can't be opened any more.
 */
export type Approval = {
	id: string
	approvedAt: string
	/** The name of who approved; null when that account is gone. */
	approvedBy: string | null
	fingerprint: string
	guests: ApprovedGuest[] | null
	changes: GuestChange[]
}

/**
 * °C, %, km/h; `icon` as OpenWeatherMap names them: '02d' is partly cloudy by day. `date` is the day as it is counted there; `place` is
 * where it was read and `readAt` when.
 */
export type Weather = {
	place: string
	readAt: string
	current: {
		temp: number
		feelsLike: number
		humidity: number | null
		windSpeed: number | null
		description: string
		icon: string
	}
	forecast: { date: string; temp: number; tempMin: number; tempMax: number; icon: string }[]
}

/** `status` is scheduled, on_time, active, delayed, landed, cancelled, or another word of the provider's; minutes, ft, km/h. */
export type LiveFlight = {
	status: string
	departure: { gate: string | null; delay: number | null }
	arrival: { gate: string | null }
	live: { altitude: number | null; speed: number | null } | null
}

export type Stats = { totalCustomers: number; totalTrips: number; pendingApprovals: number; activeTrips: number }
/** A list in parts: `nextCursor` asks for the rest; null at the end. `total` counts all that match. */
export type Paged = { total: number; nextCursor: string | null }

export type Reads = {
	'/api/auth/user': { user: User | null }
	'/api/admin/users': { users: Customer[] } & Paged
	'/api/admin/users/:id': { user: User }
	'/api/admin/trips': { trips: ListedTrip[] } & Paged
	'/api/admin/trips/:id': { trip: WholeTrip }
	'/api/admin/trips/:id/approval': { approval: Approval | null }
	'/api/admin/trips/:id/guests': { guests: Guest[] }
	'/api/admin/trips/:id/flights': { flights: Flight[] }
	'/api/admin/trips/:id/accommodations': { accommodations: Accommodation[] }
	'/api/admin/trips/:id/transfers': { transfers: Transfer[] }
	'/api/admin/trips/:id/activities': { activities: Activity[] }
	'/api/admin/trips/:id/booking-confirmation-content': SentContent | null
	'/api/admin/trips/:id/papers': { papers: PaperStatus[] }
	'/api/admin/trips/:id/atol-type': { atolType: { chosen: AtolType | null; derived: AtolType } }
	'/api/admin/trips/:id/atol-certificates': { certificates: AtolCertificate[] }
	'/api/admin/atol-forms': { forms: AtolForm[] }
	'/api/admin/settings': { settings: AgencySettings }
	'/api/admin/enquiries': { enquiries: Enquiry[] } & Paged
	'/api/admin/departures': { departures: Departure[] } & Paged
	'/api/admin/stats': { stats: Stats }
	'/api/trips/:id/documents': { documents: Document[] }
	'/api/portal/trips': { trips: PortalTrip[] }
	'/api/portal/trips/:id': { trip: WholePortalTrip }
	'/api/portal/calendar-feed': { feed: { createdAt: string } | null }
	'/api/portal/trips/:id/weather': { weather: Weather }
	'/api/portal/flights/:flightNumber/status': { flight: LiveFlight }
	'/api/portal/trips/:id/approval': { approval: Approval | null }
	'/api/portal/trips/:id/documents': { documents: Document[] }
}

/** Every refusal's body (API-10). `current` comes with 412: the record as someone else left it. */
export type ErrorBody = { error: string; code: string; fields?: Record<string, string>; current?: unknown }
