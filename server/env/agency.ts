import { emailAddress, lines } from '#shared/schemas.ts'
import { flag, type SettingsReader, url, text } from './reader.ts'

export type Agency = {
	name: string
	phone: string
	email: string
	address: string
	site: string
	atolNumber: string | null
	abtaNumber: string | null
	/** The agency confirms that the hotels' ratings come from reviews by its own travellers. */
	vouchesForReviews: boolean
	/** Whether search engines may read the hotels' ratings (SITE-13). */
	publishesRatings: boolean
}

// The name precedes the address in a mail's From header.
const plainName = text.regex(/^[^<>"]*$/, 'Enter a name without quotation marks or angle brackets')

export function readAgency({ read, optional }: SettingsReader, production: boolean): Agency {
	const vouchesForReviews = read('AGENCY_VOUCHES_FOR_REVIEWS', flag, false)
	return {
		name: read('AGENCY_NAME', plainName, 'Go Privilege'),
		// From the range reserved for fictional use.
		phone: read('AGENCY_PHONE', text, '+44 20 7946 0018'),
		email: read('AGENCY_EMAIL', emailAddress, 'travel@goprivilege.example'),
		address: read('AGENCY_ADDRESS', lines(500), '9 Belvoir Arcade, Mayfair, London W1J 0ZZ'),
		site: read('AGENCY_SITE', url('http', 'https'), 'https://www.goprivilege.example'),
		atolNumber: optional('AGENCY_ATOL_NUMBER', text),
		abtaNumber: optional('AGENCY_ABTA_NUMBER', text),
		vouchesForReviews,
		publishesRatings: vouchesForReviews || !production,
	}
}
