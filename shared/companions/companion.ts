import { addDays } from '#shared/dates.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'

/** A guest's access to a trip, as the lead and staff see it. Instants are ISO 8601 in UTC. */
export type Companion = {
	id: string
	guestId: string
	email: string
	/** An expired invitation no longer works. */
	state: 'invited' | 'expired' | 'open'
	invitedAt: string
	invitedUntil: string
	lastSeenAt: string | null
}

/** An invitation to somebody else's trip, as the invited account sees it before it accepts. */
export type TripInvitation = { id: string; tripName: string; startDate: string; endDate: string; invitedBy: string }

/** For how many days an invitation works (API-185). */
export const INVITATION_DAYS = 14
/** For how many days a companion's device shows its copy of a trip without hearing from the server. */
export const COMPANION_LEASE_DAYS = 14

/** Until when a copy may remain on a companion's device after the access ended, given when they last read the trip. */
export const copyUntil = (lastSeenAt: string): string => addDays(lastSeenAt.slice(0, 10), COMPANION_LEASE_DAYS)

type Invited = Pick<Guest, 'fullName' | 'dateOfBirth'>

/**
 * Why a guest can't be invited, in words; null when they can. Only adults have access of their own: those who are 18 when the trip
 * starts. `isAdult` is what staff say where no date of birth is known.
 */
export function obstacleToInvitation(
	{ fullName, dateOfBirth }: Invited,
	startDate: string,
	isAdult: boolean,
): 'minor' | 'age_unknown' | null {
	if (fullName.trim() === '') return 'age_unknown'
	if (dateOfBirth === null) return isAdult ? null : 'age_unknown'
	const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`
	return eighteenth > startDate ? 'minor' : null
}

/**
 * The guest who is the lead: the only one with the lead's name (PORTAL-139). Not by address, which families share. Undefined where
 * nobody or more than one has the name.
 */
export function leadGuestOf<G extends { fullName: string }>(guests: readonly G[], leadName: string): G | undefined {
	const name = normal(leadName)
	const [guest, another] = guests.filter(({ fullName }) => normal(fullName) === name)
	return another ? undefined : guest
}
const normal = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
