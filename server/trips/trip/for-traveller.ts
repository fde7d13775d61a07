import type { Trip, PortalTrip } from '#shared/trips/whole-trip.ts'

/** A trip as its traveller sees it: without staff's notes, and without who looks after it. */
export const forTraveller = <T extends Trip>({
	notes: _notes,
	consultantId: _consultantId,
	consultantName: _consultantName,
	customerCanSignIn: _customerCanSignIn,
	...trip
}: T): Omit<T, Exclude<keyof Trip, keyof PortalTrip>> => trip
