import { CONSULTANTS_SEE } from '#shared/customers/identity-sight.ts'
import { choice, date, email, longText, required, text, type ValuesOf } from '#shared/fields.ts'
import { DEFAULT_ZONE, isZone, OFFICE_HOURS } from '#shared/messages/office-hours.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { pageTextFields } from './page-texts.ts'

/** How the agency accounts for VAT: on the whole price, or under the Tour Operators' Margin Scheme, which forbids showing VAT. */
const VAT_SCHEMES = ['standard', 'toms'] as const
/** ATOL certificates carry a SPECIMEN mark until an admin has confirmed holder, number and layout. */
const CERTIFICATE_STATES = ['specimen', 'confirmed'] as const

/** Read by shared/messages/office-hours.ts. */
const OFFICE_HOURS_FORMAT = { matches: OFFICE_HOURS, message: 'Enter days and times such as Mon-Fri 09:00-18:00' }

const ATOL_NUMBER = { matches: /^[A-Z]?\d{3,6}$/, message: 'Enter a number such as 11593 or T7433' }

/**
 * The agency's details on issued documents, edited by staff. The texts are those that the Package Travel and Linked Travel Arrangements
 * Regulations 2018 (schedules 1 and 5) require in a confirmation. An empty one falls back to `LEGAL_TEXTS` of legal-texts.ts.
 */
export const agencyFields = {
	name: required(text('Agency Name')),
	legalName: text('Legal Name', { placeholder: 'Go Privilege Limited' }),
	address: required(longText('Address', { rows: 3 })),
	phone: required(text('Phone', { max: 60 })),
	emergencyPhone: text('Phone While Travelling', { max: 60 }),
	email: required(email('Email')),
	website: text('Website', { placeholder: 'https://www.example.com' }),
	vatScheme: required(choice('VAT Scheme', VAT_SCHEMES, { initial: 'standard' })),
	vatNumber: text('VAT Number', { max: 20 }),
	atolHolderName: text('ATOL Holder'),
	atolNumber: text('ATOL Number', { placeholder: '11593', max: 7, pattern: ATOL_NUMBER }),
	atolIssuerName: text('ATOL Certificate Issuer'),
	atolCertificates: required(choice('ATOL Certificates', CERTIFICATE_STATES, { initial: 'specimen' })),
	atolPhone: text('ATOL Help Line', { max: 60 }),
	abtaNumber: text('ABTA Number', { max: 20 }),
	protectionStatement: longText('Financial Protection', { rows: 6 }),
	insolvencyProtection: longText('Insolvency Protection', { rows: 4 }),
	paymentTerms: longText('Payment', { rows: 4 }),
	cancellationTerms: longText('Changes and Cancellation', { rows: 4 }),
	transferRight: longText('Passing the Holiday On', { rows: 4 }),
	organiserDuties: longText('Our Responsibility', { rows: 4 }),
	complaints: longText('Help and Complaints', { rows: 4 }),
	travelDocuments: longText('Passports, Visas and Health', { rows: 4 }),
	insurance: longText('Insurance', { rows: 4 }),
	accessibility: longText('Reduced Mobility', { rows: 4 }),
	groupSize: longText('Groups and Minimum Numbers', { rows: 4 }),
	minors: longText('Minors', { rows: 4 }),
	consultantsSee: required(choice('Consultants See Identity Data Of', CONSULTANTS_SEE, { initial: 'all_trips' })),
	secondStepFrom: date('Staff Need a Second Step From'),
	officeHours: text('Office Hours', { placeholder: 'Mon-Fri 09:00-18:00', max: 40, pattern: OFFICE_HOURS_FORMAT }),
	officeZone: text('Time Zone of the Office', { placeholder: DEFAULT_ZONE, max: 60 }),
	officeNote: longText('Note to Travellers Before They Write', { rows: 2, max: 500 }),
	...pageTextFields,
}

export type AgencyValues = ValuesOf<typeof agencyFields>
/** `version` is 0 until somebody saves; until then the AGENCY_* settings of the installation apply. */
export type AgencySettings = AgencyValues & { version: number; updatedAt: string | null }

/** Validates all fields, including rules across two fields. Messages by field. */
export const agencySchema = schemaOfFields(agencyFields).superRefine((values, ctx) => {
	const wrong = (field: keyof AgencyValues, message: string) => ctx.addIssue({ code: 'custom', path: [field], message })
	if (values.website && !/^https?:\/\/[^\s/]+/.test(values.website))
		wrong('website', 'Enter an address that begins with https://')
	if (values.officeZone && !isZone(values.officeZone)) wrong('officeZone', 'Enter a time zone such as Europe/London')
	if (values.atolCertificates === 'confirmed' && !(values.atolHolderName && values.atolNumber))
		wrong('atolCertificates', 'Enter the ATOL holder and number first')
})
