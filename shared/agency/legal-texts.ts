import type { AgencyValues } from './agency-settings.ts'

type LegalText = {
	field: keyof AgencyValues
	title: string
	/** The default for agencies without a text of their own. */
	text: string
	/** The default of a confirmation that shows the price. */
	withPrice?: string
	/** Defaults of earlier releases that state what is not so. An agency that saved one has no text of its own. */
	superseded?: readonly string[]
}

/** The legal texts of a confirmation in print order, with default wording for agencies without their own. */
export const LEGAL_TEXTS = [
	{
		field: 'paymentTerms',
		title: 'Payment',
		text: 'The price agreed with you and the dates when payments are due are those that we have given you in writing. Any balance is due before you travel.',
		withPrice:
			'The total price is shown in this confirmation; what you have already paid is not. Any balance is due on the dates that we have given you in writing, and in any case before you travel.',
		superseded: [
			'The price and what has been paid are shown on this confirmation. Any balance is due on the date given in your invoice, and in any case before you travel.',
		],
	},
	{
		field: 'cancellationTerms',
		title: 'Changes and cancellation',
		text: 'You may cancel at any time before the holiday begins against an appropriate and justifiable cancellation fee, and without any fee when unavoidable and extraordinary circumstances at the destination significantly affect the holiday. We may raise the price only where the contract says so, and not within 20 days of departure; if it rises by more than 8 % you may cancel without a fee.',
	},
	{
		field: 'transferRight',
		title: 'Passing the holiday on',
		text: 'You may transfer this holiday to another person who meets its conditions by telling us at least seven days before it begins. You and that person are both liable for any balance and for what the transfer costs.',
	},
	{
		field: 'organiserDuties',
		title: 'Our responsibility',
		text: 'We are responsible for the proper performance of all travel services in this holiday, and we are obliged to help you if you are in difficulty. If something is not as agreed, please tell us without delay, so that we can put it right while you are there.',
	},
	{
		field: 'complaints',
		title: 'Help and complaints',
		text: 'Please speak to us first, by the telephone number or e-mail address on this confirmation. A complaint that we are unable to settle may be taken to alternative dispute resolution.',
	},
	{
		field: 'travelDocuments',
		title: 'Passports, visas and health',
		text: 'Please make sure that each traveller holds a valid passport and any visa that the destination asks for, and check the advice on health and safety at gov.uk/foreign-travel-advice before you book and again before you travel.',
	},
	{
		field: 'insurance',
		title: 'Insurance',
		text: 'We recommend insurance that covers the cost of cancellation by you, and of assistance and return home in case of accident, illness or death.',
	},
	{
		field: 'accessibility',
		title: 'Reduced mobility',
		text: 'Not every part of this holiday suits travellers with reduced mobility. Tell us what you need, and we say precisely what is suitable before you commit yourself.',
	},
	{
		field: 'groupSize',
		title: 'Groups and minimum numbers',
		text: 'This holiday is arranged for the travellers named in it. It does not depend on a minimum number of participants. Services are provided in English unless stated otherwise.',
	},
	{
		field: 'minors',
		title: 'Minors',
		text: 'For a minor who travels without a parent, we give you direct contact with the minor or with the person responsible at the place of stay.',
	},
] as const satisfies LegalText[]

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The legal texts that a confirmation of this agency prints, with or without its price (DOC-39). */
export const legalTextsOf = (agency: AgencyValues, { showsPrice }: { showsPrice: boolean }) =>
	LEGAL_TEXTS.map(({ field, title, text, withPrice, superseded }: LegalText) => {
		const own = agency[field]
		const isOwn = typeof own === 'string' && !superseded?.some((old) => plain(old) === plain(own))
		return { title, text: isOwn ? own : showsPrice && withPrice ? withPrice : text }
	})
