import { emailAddress, lines } from '#shared/schemas.ts'
import { flag, type Settings, url, words } from './reader.ts'

export type Agency = {
	name: string
	phone: string
	email: string
	address: string
	site: string
	atolNumber: string | null
	abtaNumber: string | null
	/** The hotels' ratings are its own travellers' reviews. */
	vouchesForReviews: boolean
}

// It stands before the address in mails.
const plainName = words.regex(/^[^<>"]*$/, 'Enter a name without quotation marks or angle brackets')

export const readAgency = ({ read, optional }: Settings): Agency => ({
	name: read('AGENCY_NAME', plainName, 'Go Privilege'),
	// From the range that is kept for fiction.
	phone: read('AGENCY_PHONE', words, '+44 20 7946 0018'),
	email: read('AGENCY_EMAIL', emailAddress, 'travel@goprivilege.example'),
	address: read('AGENCY_ADDRESS', lines(500), '9 Belvoir Arcade, Mayfair, London W1J 0ZZ'),
	site: read('AGENCY_SITE', url('http', 'https'), 'https://www.goprivilege.example'),
	atolNumber: optional('AGENCY_ATOL_NUMBER', words),
	abtaNumber: optional('AGENCY_ABTA_NUMBER', words),
	vouchesForReviews: read('AGENCY_VOUCHES_FOR_REVIEWS', flag, false),
})
