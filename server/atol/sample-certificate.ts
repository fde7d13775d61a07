import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { ATOL_TYPE_LABELS, type CertificateType } from '#shared/atol/atol-type.ts'
import { emptyLists } from '#shared/trips/kinds/registry.ts'
import { type PrintedCertificate, serviceLines } from './printed-certificate.ts'

/** A specimen with invented people and services, which shows what certificates of this type look like. */
export function sampleCertificate(type: CertificateType, agency: AgencySettings) {
	const isFlightOnly = type === 'flight-only'
	const holder = agency.atolHolderName ?? 'ATOL Holder Limited'
	const printed: PrintedCertificate = {
		type: { type, label: ATOL_TYPE_LABELS[type], flightOnly: isFlightOnly },
		travellers: { names: ['Ms Jane Specimen', 'Mr John Specimen', 'Miss Ada Specimen'], passengers: 3 },
		...serviceLines(emptyLists(), isFlightOnly),
		flights: [
			'Outbound · Thu 20 May 2027 · London Heathrow (LHR) to Nice (NCE) · British Airways BA342',
			'Return · Tue 25 May 2027 · Nice (NCE) to London Heathrow (LHR) · British Airways BA347',
		],
		hotels: isFlightOnly ? [] : ['Hôtel Specimen · 5 nights from Thu 20 May 2027'],
		transfers: isFlightOnly ? [] : ['Airport Pickup · Nice Airport to Hôtel Specimen · Thu 20 May 2027'],
		activities: isFlightOnly ? [] : ['A day at sea · Sun 23 May 2027'],
		price: isFlightOnly ? '£1,200.00' : null,
		agency: {
			holder,
			number: agency.atolNumber ?? '00000',
			issuer: agency.atolIssuerName ?? holder,
			phone: agency.atolPhone,
		},
		specimen: true,
	}
	return { printed, numbered: { reference: 'SPECIMEN-00000', issuedOn: '2027-01-31' } }
}
