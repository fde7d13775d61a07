import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { Trip } from '#shared/trips/whole-trip.ts'
import { isBlank } from '#shared/fields.ts'

type Approvable = { status: Trip['status']; guests: readonly Pick<Guest, 'fullName'>[] }

/** Why the guests of a trip can't be approved, worded for the traveller; null when they can (PORTAL-48). */
export function obstacleToApproval({ status, guests }: Approvable): string | null {
	if (status === 'cancelled') return 'This trip was cancelled, so there is nothing to approve'
	if (guests.length === 0) return 'There are no guest details to approve yet'
	const nameless = guests.findIndex(({ fullName }) => isBlank(fullName))
	return nameless === -1 ? null : `Guest ${nameless + 1} needs a full name before the details can be approved`
}

/** The displayed version of each guest. An approval sends it, so that nobody approves what they have not seen. */
export const versionsOf = (guests: readonly Pick<Guest, 'id' | 'version'>[]): Record<string, number> =>
	Object.fromEntries(guests.map(({ id, version }) => [id, version]))
