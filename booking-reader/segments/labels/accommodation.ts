import type { Labels } from './labels.ts'

/** The labels that documents use for stays. */
export const ACCOMMODATION_LABELS: Labels = {
	status: /^(booking |reservation )?status$/,
	'!checkIn': /^(hotel |villa |chalet )?check ?in( date| day| from)?$|^date of check ?in$|^embark(ation)?( date)?$/,
	'!checkOut': /^(hotel |villa |chalet )?check ?out( date| day| by)?$|^date of check ?out$|^disembark(ation)?( date)?$/,
	checkIn:
		/check ?in|^(arriv(al|e|es|ing))( date( and)? time| date| day| on)?$|^in$|^from$|^(start|begin|begins|starts)( date| day)?( ?time)?$|^date (from|in)$|^date$|^delivery( date)?$/,
	checkOut:
		/check ?out|^(depart(s|ure|ing)?|leave|leaving)( date( and)? time| date| day| on)?$|^out$|^ut$|^uit$|^to$|^(end|ends)( date| day)?$|^date (to|out)$|^until$|^re ?delivery( date)?$/,
	dates: /^(from to|arrival departure|check in check out|dates|stay( dates)?|period|dates of stay|when|your dates)$/,
	'!nights': /^(no|number|nr|total)?( of)? ?(nights?|nachte)$|^length of stay$|^(nights?|nachte)\b/,
	nights: /duration/,
	'!roomType':
		/^(room|rooms|suite|unit|villa|chalet|cottage|bedroom|stateroom)( or suite)? ?(type|name|category|description|details|kategorie|typ)$|^(room|rooms|room s|rooming|accomm?(odation)? type|space category|type of room|suite|stateroom)$/,
	roomType:
		/^(room|suite|unit|cabin|category|bedrooms?)( (name|booked|allocation|details))?$|^room(?! (preferences?|requests?|features?|rate|no|number|price))\b/,
	'!boardBasis':
		/^(board|meal|meals|boarding)( ?(basis|plan|type|s included|arrangement|code))?$|^basis$|^catering$|^rate board$/,
	boardBasis: /board|meal|basis|^(rate )?incl(usions|uded|udes)?$/,
	confirmationNumber:
		/conf\b|confirm|^(booking |reservation |vendor |supplier |hotel )?(ref|reference|voucher)\b|^voucher|^booking ?(id|no|number|code|reference|ref)$|^reservation ?(id|no|number|code)$|\bref$/,
	'!hotelName':
		/^(hotel|villa|property|resort|lodge|chalet|accommodation|hotel or villa|riad|safari camp|guest ?house|camp|ryokan|finca|masseria)( name)?$|^name of (the )?(hotel|property|villa)$|^staying at$|^you are staying at$/,
	hotelName: /^(nm|name|title|camp|yacht|vessel|ship|residence|house|apartment|establishment|where|stay)( name)?$/,
	address: /address|^addr$|^(location|street|where to find|where is it|where)$/,
	city: /^(city|town|place|locality|area|island)$/,
	postcode: /^(post ?code|postal code|zip( code)?)$/,
	country: /^country( name)?$/,
}
