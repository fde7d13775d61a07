import type { LibraryEntry } from '#shared/catalogue/library.ts'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { stayDays, tripFromEnquiry, type TripProposal } from '#shared/enquiries/trip-from-enquiry.ts'
import { findStay } from '#server/catalogue/library/search-library.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { causedBy } from '#server/trips/changes/cause.ts'
import { addRecord } from '#server/trips/records/record-actions.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'

type Staff = { id: string }

/** What an enquiry says of a trip, completed with what the catalogue knows of the property (CRM-321). */
export async function proposeTrip(db: Db, enquiry: Enquiry): Promise<TripProposal> {
	const entry = await propertyOf(db, enquiry)
	const { kind, propertyName, name, email, phone } = enquiry
	return {
		trip: tripFromEnquiry(enquiry, entry?.place ?? null),
		stay: kind === 'general' ? null : { hotelName: propertyName, isInCatalogue: entry !== null },
		guest: { fullName: name, email, phone },
	}
}

/**
 * Adds the property of an enquiry as a stay, and returns its id. It is pending: nothing is booked, but the villa's calendar holds the nights
 * (CRM-228). Adds nothing for a general enquiry, nor to a trip without a night.
 */
export async function carryStay(
	tx: Tx,
	records: TripRecords,
	staff: Staff,
	enquiry: Enquiry,
	made: { id: string; startDate: string; endDate: string },
): Promise<string | null> {
	const days = stayDays(enquiry, made)
	if (enquiry.kind === 'general' || days === null) return null
	const entry = await propertyOf(tx, enquiry)
	const ofCatalogue = entry
		? { ...entry.values, catalogueItemId: entry.itemId, catalogueVersionId: entry.versionId }
		: null
	const stay = { hotelName: enquiry.propertyName, ...ofCatalogue, ...days, status: 'pending' }
	const added = await addRecord(tx, records.accommodations, await findTrip(tx, made.id), stay, causedBy(staff))
	return String(added.id)
}

/** Adds the person who asked as the trip's first guest, and returns the guest's id. */
export async function carryGuest(tx: Tx, records: TripRecords, staff: Staff, enquiry: Enquiry, tripId: string) {
	const { name: fullName, email, phone } = enquiry
	const guest = { fullName, email, phone }
	const added = await addRecord(tx, records.guests, await findTrip(tx, tripId), guest, causedBy(staff))
	return String(added.id)
}

async function propertyOf(db: Db | Tx, { kind, propertyName }: Enquiry): Promise<LibraryEntry | null> {
	return kind === 'general' ? null : findStay(db, kind, propertyName)
}
