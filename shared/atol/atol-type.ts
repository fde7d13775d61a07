import { type BookedLists, bookedRecords } from '#shared/trips/kinds/booked-records.ts'
import { isCertified } from './atol-cover.ts'

/** The type of certificate that a trip gets; none with 'not-protected'. The three types are the CAA's, since 1 July 2018. */
export const ATOL_TYPES = ['package-single', 'package-multi', 'flight-only', 'not-protected'] as const
export type AtolType = (typeof ATOL_TYPES)[number]
export type CertificateType = Exclude<AtolType, 'not-protected'>
export const CERTIFICATE_TYPES = ATOL_TYPES.filter((type) => type !== 'not-protected')

/** A row of the register. `supersededBy` is the id of the certificate that replaced it; null for the current one. */
export type AtolCertificate = {
	id: string
	reference: string
	type: CertificateType
	/** A day in London. */
	issuedOn: string
	passengers: number
	atolNumber: string
	specimen: boolean
	supersededBy: string | null
	/** An instant. */
	createdAt: string
	/** Where staff open the PDF as it was issued. Null for certificates issued before the register stored files. */
	fileUrl: string | null
}

export const ATOL_TYPE_LABELS: Record<AtolType, string> = {
	'package-single': 'Package (Single-contract)',
	'package-multi': 'Package (Multi-contract)',
	'flight-only': 'Flight-Only',
	'not-protected': 'Not ATOL-protected',
}

/**
 * A flight with a stay or an activity is a package. Flights alone, or with transfers, are Flight-Only: a transfer is the same kind of
 * service as a flight. What is sold outside the ATOL does not count. Staff choose several contracts, which the records cannot tell.
 */
export function derivedAtolType(trip: BookedLists): AtolType {
	if (!trip.flights.some(isCertified)) return 'not-protected'
	const makesPackage = bookedRecords(trip).some(({ kind, record }) => kind.certificate.inPackage && isCertified(record))
	return makesPackage ? 'package-single' : 'flight-only'
}
