import { type AgencyValues, agencyFields } from '#shared/agency/agency-settings.ts'
import { LEGAL_TEXTS } from '#shared/agency/legal-texts.ts'
import { pageTextFields } from '#shared/agency/page-texts.ts'
import type { Fields } from '#shared/fields.ts'
import type { FormGroup } from '#web/trips/forms/field-group.tsx'

/** The fields of the form. A legal text that is left empty shows the default as its placeholder. */
export const agencyFormFields: Fields = {
	...agencyFields,
	...Object.fromEntries(LEGAL_TEXTS.map(({ field, text }) => [field, { ...agencyFields[field], placeholder: text }])),
}

export type AgencyGroup = FormGroup & { names: readonly (keyof AgencyValues)[] }

const legalPages: AgencyGroup = {
	title: 'Legal pages of the site',
	note: 'Your wording for /privacy, /cookies, /terms and /accessibility. Begin a heading with “## ” and each item of a list with “- ”; a blank line ends a paragraph. The tables of what the site stores and uses always stay.',
	names: Object.keys(pageTextFields) as (keyof typeof pageTextFields)[],
}

/** Who the public site says that the agency is, and the agency's own wording of its legal pages. */
export const SITE_GROUPS: readonly AgencyGroup[] = [
	{
		title: 'Name and contact',
		note: 'In the header and footer of each page, for search engines, and on issued documents.',
		names: ['name', 'address', 'phone', 'email', 'website'],
	},
	legalPages,
]

/** In the order in which an agency fills them in. */
export const AGENCY_GROUPS: readonly AgencyGroup[] = [
	{
		title: 'The agency',
		note: 'How issued documents name the agency, and how travellers can reach you.',
		names: ['name', 'legalName', 'address', 'phone', 'emergencyPhone', 'email', 'website'],
	},
	{
		title: 'VAT',
		note: 'Under the Tour Operators’ Margin Scheme (TOMS) no VAT may be shown. Documents then say that the price includes all applicable taxes.',
		names: ['vatScheme', 'vatNumber'],
	},
	{
		title: 'ATOL',
		note: 'Certificates are marked SPECIMEN until you confirm them here. First compare a proof, line by line, with the form that the CAA sent you. Proofs are in the account menu under ATOL Forms.',
		names: ['atolHolderName', 'atolNumber', 'atolIssuerName', 'atolPhone', 'atolCertificates'],
	},
	{
		title: 'Protection and membership',
		note: 'Only numbers and statements entered here are printed.',
		names: ['abtaNumber', 'protectionStatement', 'insolvencyProtection'],
	},
	{
		title: 'Legal texts of the confirmation',
		note: 'The Package Travel Regulations 2018 require these statements. A field left empty prints the text that it shows.',
		names: LEGAL_TEXTS.map(({ field }) => field),
	},
	{
		title: 'Messages from travellers',
		note: 'Answers are due within four hours of office time, and within half an hour while a trip is under way or about to begin. Travellers read the note before they write, for example over the holidays.',
		names: ['officeHours', 'officeZone', 'officeNote'],
	},
	{
		title: 'Access of colleagues',
		note: 'Owners always see passports and other identity data, viewers never. From the given day staff can work only with a second step; without a day it is their own choice.',
		names: ['consultantsSee', 'secondStepFrom'],
	},
	legalPages,
]
