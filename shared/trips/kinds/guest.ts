import type { Consent } from '#shared/consent/consent.ts'
import { date, email, longText, required, sealed, text } from '#shared/fields.ts'
import { recordKind, type Saved } from './record-kind.ts'

const GUEST_TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'] as const

/**
 * Identity data is sealed, and so are diet and special requests, which may reveal health or faith (UK GDPR Art. 9). The title is free
 * text in the traveller's review form, so it is text with suggestions here.
 */
export const guest = recordKind({
	names: {
		one: 'guest',
		list: 'guests',
		table: 'guests',
		segment: 'guests',
		section: 'guests',
		icon: 'users',
	},
	labels: { title: 'Guest', one: 'guest', many: 'guests', counted: 'guest(s)', section: 'Guests' },
	fields: {
		title: { ...text('Title', { placeholder: 'Mr/Mrs/Ms/Dr', max: 40 }), suggestions: GUEST_TITLES },
		fullName: required(text('Full Name')),
		dateOfBirth: sealed(date('Date of Birth')),
		nationality: sealed(text('Nationality')),
		passportNumber: sealed(text('Passport Number', { max: 60 })),
		passportExpiry: sealed(date('Passport Expiry')),
		passportCountry: sealed(text('Passport Country')),
		passportIssued: sealed(date('Passport Issue Date')),
		email: email('Email'),
		phone: text('Phone', { max: 60 }),
		dietaryRequirements: sealed(longText('Dietary Requirements', { rows: 3 })),
		specialRequests: sealed(longText('Special Requests', { rows: 3 })),
	},
	summary: (guest) => [guest.title, guest.fullName].filter(Boolean).join(' '),
})

export type ApprovalStatus = 'pending' | 'approved' | 'changes_requested'
/** `isHidden`: the identity data is null because this person may not see it (API-132). */
export type Guest = Saved<typeof guest> & {
	approvalStatus: ApprovalStatus
	/** Does not show their identity data to the lead. Answers of earlier releases, which devices store, do not say. */
	isPrivate?: boolean
	isHidden?: true
	/** For diet and special requests; null before anybody was asked. Answers that an earlier release cached have none. */
	consent?: Consent | null
}
