import type { User } from './user.ts'

/** Of which trips consultants see the identity data: a setting of the agency. */
export const CONSULTANTS_SEE = ['all_trips', 'own_trips'] as const
export type ConsultantsSee = (typeof CONSULTANTS_SEE)[number]

/** Who looks at a trip. */
export type Viewer = Pick<User, 'id' | 'role' | 'staffRole'> & { consultantsSee: ConsultantsSee }
type OfTrip = { userId: string; consultantId: string | null }

/**
 * Whether this person sees the identity data of a trip's guests: passports, birth dates, nationality, diet and requests (API-132). The one
 * rule for API answers, screens, approvals and import previews.
 */
export function seesIdentityData({ id, role, staffRole, consultantsSee }: Viewer, trip: OfTrip): boolean {
	if (role === 'customer') return trip.userId === id
	if (staffRole === 'consultant') return consultantsSee === 'all_trips' || trip.consultantId === id
	return staffRole === 'owner'
}

/**
 * Whether this person sees what colleagues note about a customer (CRM-364), given the customer's trips. A consultant who sees the identity
 * data of their own trips only sees it of customers whom they look after, and of those without a trip.
 */
export function seesCustomerNotes(viewer: Viewer, trips: readonly OfTrip[]): boolean {
	if (viewer.role !== 'admin') return false
	if (viewer.staffRole !== 'consultant') return viewer.staffRole === 'owner'
	return (
		viewer.consultantsSee === 'all_trips' || trips.length === 0 || trips.some((trip) => seesIdentityData(viewer, trip))
	)
}

/** Whether this person may say whose trip it is (API-133). Otherwise a consultant could take a trip to see its passports. */
export function mayAssignConsultant(viewer: Viewer, trip: OfTrip): boolean {
	return viewer.role === 'admin' && seesIdentityData(viewer, trip)
}
