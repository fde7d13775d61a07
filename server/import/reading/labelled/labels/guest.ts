import type { Labels } from './labels.ts'

/** How documents name what is said of a guest. */
export const GUEST_LABELS: Labels = [
	['title', /^(title|salutation|prefix|anrede)$/],
	['!given', /^(first ?names?|forenames?|given ?names?|vorname|prenom)$/],
	['given', /^first$/],
	['middle', /^middle( ?names?| initial)?$/],
	['!family', /^(sur ?name|last ?name|family ?name|nachname|nom de famille)s?$/],
	['family', /^last$/],
	['!dateOfBirth', /birth|^dob$|^born$|geburtsdatum|^d o b$/],
	['!nationality', /nationality|citizenship|staatsangehorigkeit/],
	['!passportExpiry', /passport.*(expir|valid)|^expir(y|es|ation)( date)?$/],
	['!passportCountry', /passport.*(country|issu)|issuing country|country of issue|issued by/],
	['!passportNumber', /^passport( ?(no|number|num|nr))?$|^reisepass/],
	['email', /e ?mail/],
	['phone', /phone|mobile|telephone|^tel$|^cell|contact (no|number)/],
	['!dietaryRequirements', /diet|allerg|food preference/],
	['!specialRequests', /special (requests?|needs|requirements)|^(requests?|assistance|medical( needs| conditions)?)$/],
	[
		'!guestNames',
		/^(lead |main |other |additional |named )?(guests?|passengers?|travellers?|travelers?|customer|client|party)( ?\d{1,2})?( full)?( ?names?)?$|^names? of (guests?|passengers?|travellers?)$|^(party|traveller|passenger|guest) (members?|list)$|^travelling$|^reisende/,
	],
	[
		'fullName',
		/^(full |complete |lead )?names?$|^no(m|mbre|me)$|full name|^name as (on|in|per) passport$|^name on passport$|^booked for$/,
	],
	['specialRequests', /^(remarks|comments|notes?)$/],
]
