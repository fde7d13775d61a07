import { missingFacts } from '#shared/atol/atol-form.ts'
import { withIsolatedTexts } from '#shared/bidi.ts'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import { type DocumentFields, snapshotFor } from '#shared/issued-documents/document-snapshot.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { impossibilityOf } from '#shared/trips/contradictions.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import { readAgency } from '#server/agency/agency-store.ts'
import { readContent } from '#server/booking-confirmation/content-store.ts'
import { atolTypeOf } from '#server/issued-documents/atol-choice.ts'
import { fingerprintOf, type FirstMembers, sha256 } from '#server/issued-documents/fingerprint.ts'
import type { IssuingServices } from '#server/issued-documents/issued-document-store.ts'
import { requireCertificateLetters, requireRoom } from './certificate-pdf.ts'
import { findForm } from './form-store.ts'
import { printedCertificate, certificateRefusal } from './printed-certificate.ts'
import { certificateFor } from './register.ts'
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

type Deps = Pick<IssuingServices, 'db' | 'reader' | 'agency' | 'pdf' | 'storage'>

/**
 * The content of a trip's certificate as it would be issued now, with its reference. Refuses what must not be certified (DOC-44), what
 * is impossible (DOC-61) and what cannot be printed (DOC-48, DOC-73).
 */
export async function currentCertificate(deps: Deps, user: Viewer, id: string) {
	const { db, reader, agency } = deps
	// A birth date decides who is listed (an infant is not), and is not printed.
	const trip = await reader.completeTrip(db, user, id)
	const now = Date.now()
	const today = localTimeAt('Europe/London', now).slice(0, 10)
	const printed = printedCertificate({
		...withIsolatedTexts({ trip, agency: await readAgency(db, agency) }),
		type: await atolTypeOf(db, trip),
		totalPrice: (await readContent(db, id))?.content.totalPrice ?? null,
		today,
	})
	const impossible = impossibilityOf(trip)
	if (impossible) throw certificateRefusal('impossible', impossible)
	const form = await findForm(db, printed.type.type)
	if (form && missingFacts(form.type, form.filled).length > 0)
		throw certificateRefusal(
			'form_incomplete',
			"The CAA's form lacks a field for something that a certificate must state: see ATOL Forms",
		)
	requireCertificateLetters(printed, form)
	const formParts = form ? { form: { sha256: form.sha256, filled: form.filled } } : {}
	const fingerprint = fingerprintOf({ ...printed, ...formParts }, FIRST_MEMBERS)
	const hash = sha256(`${trip.id} ${fingerprint.whole}`)
	const entry = await certificateFor(db, trip, hash, today)
	await requireRoom(deps, printed, entry, form)
	return {
		trip,
		printed,
		form,
		fingerprint,
		hash,
		entry,
		snapshot: snapshotFor(trip, FIELDS),
		warnings: warningsFor(trip, now),
		rules: rulesFor(trip, now),
	}
}
