import { longText, required } from '#shared/fields.ts'

/**
 * How consent was given: by the guest in the portal; by the lead traveller, who says that the guest agreed; by a child's parent or guardian;
 * or to staff, such as by telephone.
 */
export const CONSENT_WAYS = ['self', 'relayed', 'guardian', 'told_staff'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]
/** The ways in which a traveller can give it in the portal. */
export const PORTAL_WAYS = ['self', 'relayed', 'guardian'] as const
export type PortalWay = (typeof PORTAL_WAYS)[number]

/** The state of a guest's consent, as every answer about the guest has it; null before anybody was asked. `at` is an instant. */
export type Consent = { state: 'given' | 'withdrawn'; how: ConsentWay; at: string }

/** One consent in a guest's history. `words` are those that were shown. */
export type ConsentRecord = {
	id: string
	wording: number
	words: string
	how: ConsentWay
	note: string | null
	givenBy: string | null
	givenAt: string
	withdrawnBy: string | null
	withdrawnAt: string | null
}

/** The fields that need consent: what a guest eats and asks for can reveal health or faith (UK GDPR Art. 9). */
export const CONSENT_FIELDS = ['dietaryRequirements', 'specialRequests'] as const

/** Increase it with every change of the words. Stored consents have the words of their day. */
export const CONSENT_WORDING = 1

/** What somebody agrees to, in the words that are stored with the consent. */
export const consentWords = (guestName: string, agencyName: string): string =>
	`${agencyName} may store what ${guestName} needs because of diet, health or mobility, and pass it on to the airlines, hotels and guides of this trip who need to know. This consent can be withdrawn at any time.`

/** What staff record about a consent that was given to them. */
export const toldStaffFields = {
	note: required(longText('Who agreed, when and how', { rows: 3, max: 300, placeholder: 'Mrs Hartley, by telephone' })),
}

const CHILD_YEARS = 18

/** Whether the guest is under 18 on a day ('YYYY-MM-DD'); null where the date of birth is not known. */
export function isChild(dateOfBirth: string | null, today: string): boolean | null {
	if (dateOfBirth === null) return null
	const grownUpOn = `${Number(dateOfBirth.slice(0, 4)) + CHILD_YEARS}${dateOfBirth.slice(4)}`
	return today < grownUpOn
}

/** Why consent cannot be given in this way, or null. A parent or guardian agrees for a child, and nobody else does. */
export function obstacleToConsent(how: PortalWay, child: boolean | null): string | null {
	if (child === true && how !== 'guardian') return 'A parent or guardian agrees for a child'
	if (child === false && how === 'guardian') return 'An adult agrees in person'
	return null
}
