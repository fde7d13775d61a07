import type { LegalFacts } from '#shared/legal/legal-facts.ts'
import type { Fields } from '#shared/fields.ts'
import { complaintFields } from '#shared/complaints/complaint.ts'
import { CONSENT_FIELDS } from '#shared/consent/consent.ts'
import { customerNotesFields } from '#shared/customers/customer-notes.ts'
import { type Period, periodOf, RETENTION_KINDS, type RetentionKind } from '#shared/retention/retention-kinds.ts'
import { BOOKED_KINDS, KINDS } from '#shared/trips/kinds/registry.ts'
import { identityFields } from '#shared/trips/kinds/record-kind.ts'

/** What of the installation the records state. */
export type ProcessingFacts = {
	services: LegalFacts['services']
	retention: Record<RetentionKind, Period | null>
	agency: { name: string; legalName: string | null; address: string; email: string; phone: string }
}

/** One purpose of processing, as Art. 30 UK GDPR asks for it. */
export type ProcessingRecord = {
	purpose: string
	/** The legal basis of Art. 6, and for special data of Art. 9. */
	basis: string
	people: string
	data: string[]
	recipients: string[]
	periods: string[]
	measures: string[]
}

const labelsOf = (fields: Fields, names = Object.keys(fields)) => names.flatMap((name) => fields[name]?.label ?? [])

/**
 * The records of processing of this installation (CRM-144), from the same declarations as the forms, the retention table and the list of
 * outside services, so that a field or a service cannot be missing from them.
 */
export function processingRecords({ services, retention }: ProcessingFacts): ProcessingRecord[] {
	const guestFields: Fields = KINDS.guests.fields
	const special: readonly string[] = CONSENT_FIELDS
	const identity = identityFields(KINDS.guests).filter((name) => !special.includes(name))
	const open = Object.keys(guestFields).filter((name) => !special.includes(name) && !identity.includes(name))
	const bookings = Object.values(BOOKED_KINDS).map(({ labels }) => labels.section)
	const kept = (...kinds: RetentionKind[]) =>
		kinds.map((kind) => {
			const period = retention[kind]
			const { title, from } = RETENTION_KINDS[kind]
			return period ? `${title}: ${periodOf(period)} from ${from}` : `${title}: no limit`
		})
	const only = (isUsed: boolean, text: string) => (isUsed ? [text] : [])
	const hosting = ['The hosting provider', ...only(services.storage, 'The object storage for files')]
	const mail = only(services.mail, 'The mail server')
	const SIGHT = 'Roles: viewers never see identity data, consultants as the agency settings say'
	const SEALED = 'Encrypted in the database, with a key outside it'
	const AUDITED = 'Every change is in the audit'
	return [
		{
			purpose: 'Arrange and carry out journeys',
			basis: 'Contract with the person who books (6(1)(b)); for companions legitimate interests (6(1)(f))',
			people: 'Customers and their companions',
			data: [
				...labelsOf(guestFields, open),
				...labelsOf(guestFields, identity),
				...bookings,
				KINDS.documents.labels.section,
			],
			recipients: [
				'Airlines, hotels, drivers, guides; border authorities where a country asks',
				...hosting,
				...mail,
				...only(
					services.ai !== null,
					services.aiReadsEveryBooking
						? `The language model (${services.ai}): the text of each imported booking`
						: `The language model (${services.ai}), when staff ask for it`,
				),
				...only(services.flightStatus !== null, `${services.flightStatus}: flight numbers and days, no names`),
				...only(services.weather !== null, `${services.weather}: places, no names`),
			],
			periods: kept(
				'identityData',
				'approvedCopies',
				'importedCopies',
				'receivedDocuments',
				'attachments',
				'trips',
				'deleted',
			),
			measures: [SEALED, SIGHT, AUDITED, 'That staff saw identity data is in the audit'],
		},
		{
			purpose: 'Look after diet, health and mobility',
			basis: 'Contract (6(1)(b)) with explicit consent (9(2)(a)), recorded for each guest',
			people: 'Travellers who tell us about it',
			data: labelsOf(guestFields, [...CONSENT_FIELDS]),
			recipients: ['Airlines, hotels and guides who need to know', ...hosting],
			periods: kept('dietAndRequests'),
			measures: [SEALED, SIGHT, 'Deleted at once when the consent is withdrawn'],
		},
		{
			purpose: 'Remember what customers prefer',
			basis: 'Legitimate interests (6(1)(f)): advice that fits the customer, who can ask for the notes and object',
			people: 'Customers and the family they tell us about',
			data: labelsOf(customerNotesFields),
			recipients: hosting,
			periods: kept('customerNotes'),
			measures: [SEALED, SIGHT, AUDITED],
		},
		{
			purpose: 'Answer enquiries',
			basis: 'Steps before a contract (6(1)(b)); against misuse legitimate interests (6(1)(f))',
			people: 'Visitors who write to us',
			data: ['Name', 'Email', 'Phone', 'Dates and number of guests', 'Message', 'Network address'],
			recipients: [...hosting, ...mail],
			periods: kept('enquiries', 'quarantinedEnquiries', 'enquiryAddresses'),
			measures: ['Limits on attempts', AUDITED],
		},
		{
			purpose: 'Handle complaints',
			basis: 'Legal obligation (6(1)(c): DPA 2018 as amended by the Data (Use and Access) Act 2025)',
			people: 'People who complain',
			data: [
				...labelsOf(complaintFields, ['email', 'phone', 'booking']),
				'Name',
				'What happened and what would put it right',
				'Outcome',
				'Network address',
			],
			recipients: [...hosting, ...mail, 'The Information Commissioner, when asked'],
			periods: kept('complaints'),
			measures: [AUDITED],
		},
		{
			purpose: 'Send mail about journeys and accounts',
			basis: 'Contract (6(1)(b)); notices about security legitimate interests (6(1)(f))',
			people: 'Customers, people who enquire, staff',
			data: ['Address, subject and text of each mail'],
			recipients: [...hosting, ...mail],
			periods: kept('mails'),
			measures: ['Secret links are encrypted, and erased once sent'],
		},
		{
			purpose: 'Keep accounts safe and show who did what',
			basis: 'Legitimate interests (6(1)(f)): misuse must be noticed, and changes explained',
			people: 'Customers and staff',
			data: [
				'Username, e-mail address',
				'Sign-ins with time, network address and kind of browser',
				'Actions, without contents',
			],
			recipients: hosting,
			periods: kept('audit'),
			measures: [
				'Passwords hashed, passkeys, a second step for staff',
				'The application can add to the audit, but not change it',
			],
		},
	]
}
