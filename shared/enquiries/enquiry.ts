export const ENQUIRY_STATES = ['waiting', 'answered', 'quarantined'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]
/** A general enquiry is about no property of the catalogue. */
export type EnquiryKind = 'villa' | 'hotel' | 'general'

/** The subject of a general enquiry whose sender named none. */
export const NO_SUBJECT = 'General enquiry'

/** The time within which an answer is promised (SITE-43). */
export const ANSWER_HOURS = 24

/** A form submitted faster than a person can read it was filled in by a bot. */
export const MIN_FILL_MS = 2500

/** An enquiry as staff see it. Instants are ISO 8601 in UTC, days 'YYYY-MM-DD'. */
export type Enquiry = {
	id: string
	/** The reference that the traveller was asked to quote. */
	reference: string
	kind: EnquiryKind
	/** For a general enquiry its subject, such as 'Private jets'. */
	propertyName: string
	name: string
	email: string
	phone: string
	checkIn: string | null
	checkOut: string | null
	/** Some of the nights were taken when it came in. An earlier release does not say so. */
	nightsTaken?: boolean
	guests: number
	message: string | null
	state: EnquiryState
	answeredAt: string | null
	/** The trip that staff created from it. */
	tripId: string | null
	version: number
	createdAt: string
}

/** What an enquiry is about, to follow 'enquiry': ' for Villa Rocha', ' about Private jets'; '' for a general enquiry without a subject. */
export const aboutOf = ({ kind, propertyName }: Pick<Enquiry, 'kind' | 'propertyName'>): string =>
	kind !== 'general' ? ` for ${propertyName}` : propertyName === NO_SUBJECT ? '' : ` about ${propertyName}`

/** Hours until the answer is due; negative when it is overdue. */
export const hoursLeft = ({ createdAt }: Pick<Enquiry, 'createdAt'>, now: Date): number =>
	ANSWER_HOURS - (now.getTime() - Date.parse(createdAt)) / 3_600_000

// Crockford's base 32: without letters that are misheard or misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'K7QM-2XPA': short enough to say on the phone, derived from the random end of the enquiry's id. */
export function referenceOf(id: string): string {
	let number = BigInt(`0x${id.slice(-10)}`)
	let text = ''
	for (let i = 0; i < 8; i++) {
		text = ALPHABET[Number(number & 31n)] + text
		number >>= 5n
	}
	return `${text.slice(0, 4)}-${text.slice(4)}`
}

/** Whether check-out is not after check-in. Such an enquiry is accepted, since a lost lead costs more than a typo (SITE-83). */
export const hasReversedDates = ({ checkIn, checkOut }: { checkIn: string | null; checkOut: string | null }) =>
	checkIn !== null && checkOut !== null && checkOut <= checkIn
