import { missingFacts } from '#shared/atol/atol-form.ts'
import type { User } from '#shared/customers/user.ts'
import { type DocumentFields, snapshotFor } from '#shared/issued-documents/document-snapshot.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import { readContent } from '#server/booking-confirmation/content-store.ts'
import type { Db } from '#server/db/connect.ts'
import { atolTypeOf } from '#server/issued-documents/atol-choice.ts'
import { fingerprintOf, type FirstMembers } from '#server/issued-documents/fingerprint.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { findForm } from './form-store.ts'
import { printedCertificate, certificateRefusal } from './printed-certificate.ts'
import { rulesFor, warningsFor } from './rules.ts'

/** The fields that a certificate prints. */
const FIELDS: DocumentFields = {
	trip: [],
	guests: ['title', 'fullName'],
	...certificateFields(),
}

function certificateFields() {
	const fields = BOOKED_KIND_LIST.map((list) => [list, BOOKED_KINDS[list].certificate.fields])
	return Object.fromEntries(fields) as Record<BookedKind, string[]>
}

/**
 * The members that the first release included in a certificate's fingerprint. Never edit it: all issued certificates would become
 * stale, and the same content would get a new reference.
 */
export const FIRST_MEMBERS: FirstMembers = {
	type: { type: true, label: true, flightOnly: true },
	travellers: { names: true, passengers: true },
	flights: true,
	hotels: true,
	transfers: true,
	activities: true,
	price: true,
	agency: { holder: true, number: true, issuer: true, phone: true },
	specimen: true,
	form: { sha256: true, filled: true },
}

type Deps = { db: Db; reader: TripReader; agency: InstalledAgency }

/** The content of a trip's certificate as it would be issued now. Refuses what must not be certified (DOC-44). */
export async function currentCertificate({ db, reader, agency }: Deps, user: User, id: string) {
	const trip = await reader.wholeTrip(db, user, id)
	const now = Date.now()
	const today = localTimeAt('Europe/London', now).slice(0, 10)
	const printed = printedCertificate({
		trip,
		agency: await readAgency(db, agency),
		type: await atolTypeOf(db, trip),
		totalPrice: (await readContent(db, id))?.content.totalPrice ?? null,
		today,
	})
	const form = await findForm(db, printed.type.type)
	if (form && missingFacts(form.type, form.filled).length > 0)
		throw certificateRefusal(
			'form_incomplete',
			"The CAA's form lacks a field for something that a certificate must state: see ATOL Forms",
		)
	const formParts = form ? { form: { sha256: form.sha256, filled: form.filled } } : {}
	return {
		trip,
		printed,
		form,
		fingerprint: fingerprintOf({ ...printed, ...formParts }, FIRST_MEMBERS),
		snapshot: snapshotFor(trip, FIELDS),
		warnings: warningsFor(trip, now),
		rules: rulesFor(trip, now),
		today,
	}
}
