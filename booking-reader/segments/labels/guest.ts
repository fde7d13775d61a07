import type { Labels } from './labels.ts'

/** The labels that documents use for guests. */
export const GUEST_LABELS: Labels = {
	title: /^(title|salutation|prefix|honorific|form of address)$/,
	'!given': /^(first ?names?|forenames?|given ?names?)$/,
	given: /^(first|given)$/,
	middle: /^middle( ?names?| initial)?$/,
	'!family': /^(sur ?name|last ?name|family ?name)s?$/,
	family: /^(last|family)$/,
	'!dateOfBirth': /birth|^dob$|^born$|^d o b$/,
	'!nationality': /nationality|citizenship|^nat$/,
	'!passportExpiry': /(passport|\bdoc(ument)?\b).*(expir|valid)|^expir(y|es|ation)( date)?$/,
	'!passportCountry': /passport.*(country|issu)|issuing country|country of issue|issued by/,
	'!passportNumber': /^passport( ?(no|number|num|nr))?$|^(travel |identity |id )?doc(ument)?( ?(no|number))$/,
	email: /e ?mail/,
	phone: /phone|mobile|telephone|^tel$|^cell|contact (no|number)/,
	'!dietaryRequirements': /diet|allerg|food preference/,
	'!specialRequests':
		/special (requests?|needs|requirements)|anything (else )?(we|you)|^(requests?|assistance|medical( needs| conditions)?)$/,
	'!guestNames':
		/^(lead |main |primary |other |additional |named |second |accompanying )?(guests?|passengers?|travellers?|travelers?|customer|client|party|charterer|adults)( ?\d{1,2})?( full)?( ?names?)?$|^names? of (guests?|passengers?|travellers?)$|^(party|traveller|passenger|guest) (members?|list)$|^travell?ing$|^share with$|^sharing with$|^accompanied by$/,
	fullName: /^(full |complete |lead )?names?$|full name|^name as (on|in|per) passport$|^name on passport$|^booked for$/,
	dietaryRequirements: /^meals?( (preference|request)s?)?$/,
	specialRequests: /^(remarks|comments|notes?)$/,
}
