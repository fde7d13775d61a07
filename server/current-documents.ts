import { currentCertificate } from './atol/current-certificate.ts'
import { confirmationOf } from './booking-confirmation/confirmation-routes.ts'
import type { IssuingServices } from './issued-documents/issued-document-store.ts'
import type { CurrentDocuments } from './issued-documents/issued-document-routes.ts'

/** What each issued document would contain now. */
export const currentDocuments = (issuing: IssuingServices): CurrentDocuments => ({
	'booking-confirmation': (user, id) => confirmationOf(issuing, user, id),
	'atol-certificate': (user, id) => currentCertificate(issuing, user, id),
})
