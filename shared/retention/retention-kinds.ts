/** After how long data is removed. */
export type Period = { amount: number; unit: 'day' | 'month' }

type Kind = {
	title: string
	/** From when the period counts. */
	from: string
	/** What the nightly removal does with it. */
	removal: string
	/** What is counted: one, and several. */
	counted: readonly [one: string, many: string]
	unit: Period['unit']
	/** The period until an owner chooses another. */
	initial: number
	/** The shortest and the longest period that an owner may choose. */
	min: number
	max: number
	/** The kind of data as /privacy names it, and what its row says after the period. */
	notice: { name: string; text: string }
}

const AFTER_TRIP = 'the end of the trip'
const AFTER_JOURNEY = 'after the end of the journey'

/**
 * What the product removes by itself, with the period for each kind of data (API-160). The law names no periods: an owner chooses them,
 * within these bounds, and must be able to explain each one (UK GDPR Art. 5(1)(e)). The order is that of the removal.
 */
export const RETENTION_KINDS = {
	identityData: {
		title: 'Passports, birth dates and nationalities',
		from: AFTER_TRIP,
		removal: 'The fields are emptied. Names and contact details stay with the trip.',
		counted: ['guest', 'guests'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 730,
		notice: { name: 'Passport, date of birth, nationality', text: AFTER_JOURNEY },
	},
	dietAndRequests: {
		title: 'Diet and special requests',
		from: AFTER_TRIP,
		removal: 'The fields are emptied.',
		counted: ['guest', 'guests'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 365,
		notice: { name: 'Diet, health, special requests', text: `${AFTER_JOURNEY}, or when you withdraw your consent` },
	},
	approvedCopies: {
		title: 'Copies of approved guest details',
		from: AFTER_TRIP,
		removal: 'The copy is deleted. Who approved the details, and when, stays with the trip.',
		counted: ['copy', 'copies'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 730,
		notice: { name: 'Guest details as you approved them', text: AFTER_JOURNEY },
	},
	importedCopies: {
		title: 'What imported bookings said',
		from: AFTER_TRIP,
		removal: 'The copy is deleted. The trip stays.',
		counted: ['copy', 'copies'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 730,
		notice: { name: 'Copies of imported bookings', text: AFTER_JOURNEY },
	},
	attachments: {
		title: 'Uploaded documents',
		from: AFTER_TRIP,
		removal: 'Tickets, vouchers and other attachments are deleted. Booking confirmations and ATOL certificates stay.',
		counted: ['document', 'documents'],
		unit: 'month',
		initial: 24,
		min: 1,
		max: 120,
		notice: { name: 'Tickets, vouchers, other documents', text: AFTER_JOURNEY },
	},
	trips: {
		title: 'Trips',
		from: AFTER_TRIP,
		removal: 'The trip is deleted with its guests, bookings and documents. The ATOL register, without names, stays.',
		counted: ['trip', 'trips'],
		unit: 'month',
		initial: 72,
		min: 12,
		max: 180,
		notice: { name: 'Journeys', text: `${AFTER_JOURNEY}: travellers, bookings, documents` },
	},
	deleted: {
		title: 'Deleted trips and records',
		from: 'the deletion',
		removal: 'They can no longer be brought back. What would have been removed after the trip goes at that time.',
		counted: ['deletion', 'deletions'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 30,
		notice: { name: 'Journeys and bookings that we deleted', text: 'after the deletion' },
	},
	customerNotes: {
		title: 'Notes about customers',
		from: 'the end of the last trip, or the last change of the notes',
		removal: 'Preferences, family and notes are deleted. The account stays.',
		counted: ['customer', 'customers'],
		unit: 'month',
		initial: 36,
		min: 1,
		max: 72,
		notice: { name: 'Your preferences, family and what we noted', text: 'after your last journey' },
	},
	enquiries: {
		title: 'Enquiries that became no trip',
		from: 'the enquiry',
		removal: 'The enquiry is deleted.',
		counted: ['enquiry', 'enquiries'],
		unit: 'month',
		initial: 12,
		min: 1,
		max: 36,
		notice: { name: 'Enquiries', text: 'after we received one that became no journey' },
	},
	quarantinedEnquiries: {
		title: 'Quarantined enquiries',
		from: 'the enquiry',
		removal: 'The enquiry is deleted.',
		counted: ['enquiry', 'enquiries'],
		unit: 'day',
		initial: 30,
		min: 1,
		max: 180,
		notice: { name: 'Enquiries that look like advertising', text: 'after we received them' },
	},
	enquiryAddresses: {
		title: 'Network addresses of enquiries',
		from: 'the enquiry',
		removal: 'The address is emptied. The enquiry stays.',
		counted: ['address', 'addresses'],
		unit: 'day',
		initial: 90,
		min: 1,
		max: 365,
		notice: { name: 'Network addresses of enquiries', text: 'after the enquiry' },
	},
	receivedDocuments: {
		title: 'Documents that came by mail',
		from: 'their arrival',
		removal: 'The mail is deleted with its attachments. A trip that was made from it stays.',
		counted: ['document', 'documents'],
		unit: 'day',
		initial: 90,
		min: 7,
		max: 730,
		notice: { name: 'Booking documents sent to us by mail', text: 'after we received them' },
	},
	complaints: {
		title: 'Answered complaints',
		from: 'the complaint',
		removal: 'The complaint is deleted with its outcome.',
		counted: ['complaint', 'complaints'],
		unit: 'month',
		initial: 36,
		min: 12,
		max: 84,
		notice: { name: 'Complaints', text: 'after we received them' },
	},
	mails: {
		title: 'Mail we sent',
		from: 'the mail',
		removal: 'The mail is deleted with its text and its recipient. Mail that waits to be sent stays.',
		counted: ['mail', 'mails'],
		unit: 'month',
		initial: 24,
		min: 1,
		max: 84,
		notice: {
			name: 'Messages we sent',
			text: 'after we sent them. Secret links in them are erased as soon as they are sent',
		},
	},
	audit: {
		title: 'Sign-ins and reading in the audit',
		from: 'the entry',
		removal: 'The entries are deleted. Entries about changes stay for at least six years.',
		counted: ['entry', 'entries'],
		unit: 'month',
		initial: 24,
		min: 6,
		max: 120,
		notice: { name: 'Record of activity', text: '' },
	},
} as const satisfies Record<string, Kind>

export type RetentionKind = keyof typeof RETENTION_KINDS
export const RETENTION_KIND_LIST = Object.keys(RETENTION_KINDS) as RetentionKind[]

/** The declaration of a kind, without its literal types. */
export const retentionKind = (kind: RetentionKind): Kind => RETENTION_KINDS[kind]

/** '30 days', '1 month'; years where they are whole. */
export function periodOf({ amount, unit }: Period): string {
	const [count, name] = unit === 'month' && amount >= 36 && amount % 12 === 0 ? [amount / 12, 'year'] : [amount, unit]
	return `${count} ${name}${count === 1 ? '' : 's'}`
}
