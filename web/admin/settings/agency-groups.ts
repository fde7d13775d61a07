import { type AgencyValues, agencyFields } from '#shared/agency/agency-settings.ts'
import { LEGAL_TEXTS } from '#shared/agency/legal-texts.ts'
import type { Fields } from '#shared/fields.ts'
import type { FormGroup } from '#web/trips/field-group.tsx'

/** The fields, those of the legal texts with what is printed where they are left empty. */
export const agencyFormFields: Fields = {
	...agencyFields,
	...Object.fromEntries(LEGAL_TEXTS.map(({ field, text }) => [field, { ...agencyFields[field], placeholder: text }])),
}

type Group = FormGroup & { names: readonly (keyof AgencyValues)[] }

/** The settings in the order in which an agency fills them in. */
export const AGENCY_GROUPS: readonly Group[] = [
	{
		title: 'The agency',
		note: 'Who papers say that they are from, and how travellers reach you.',
		names: ['name', 'legalName', 'address', 'phone', 'emergencyPhone', 'email', 'website'],
	},
	{
		title: 'VAT',
		note: 'Under the Tour Operators’ Margin Scheme (Toms) no VAT may be shown: papers then say that the price includes all applicable taxes.',
		names: ['vatScheme', 'vatNumber'],
	},
	{
		title: 'ATOL',
		note: 'Certificates carry a SPECIMEN mark until you have compared a proof, line by line, with the form that the CAA sent you, and confirm them here. Proofs are in the account menu under ATOL Forms.',
		names: ['atolHolderName', 'atolNumber', 'atolIssuerName', 'atolPhone', 'atolCertificates'],
	},
	{
		title: 'Protection and membership',
		note: 'No number and no statement is printed unless it stands here.',
		names: ['abtaNumber', 'protectionStatement', 'insolvencyProtection'],
	},
	{
		title: 'Legal texts of the confirmation',
		note: 'The Package Travel Regulations 2018 want these said. What you leave empty is printed as the field shows it.',
		names: LEGAL_TEXTS.map(({ field }) => field),
	},
]
