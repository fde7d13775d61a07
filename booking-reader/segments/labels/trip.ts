import type { Labels } from './labels.ts'

/** The labels that documents use for the trip and its order. */
export const TRIP_LABELS: Labels = {
	status: /^(booking |order |reservation )?status$/,
	'!orderId':
		/^(your |our )?(order|booking|reservation|dossier|file|quote|itinerary|trip|charter|group|job)( ?(id|no|number|num|ref|refs|reference|code))( no| number)?$|^bookingref$|^(individual )?reservation code$|^record( locator)?$/,
	orderId:
		/^(order|booking|reservation|file|dossier|reference|ref|id|code|our ref|our file|your ref|agency ref|agency reference|our reference|your reference|confirmation( (no|number|code))?)( (no|number))?$/,
	'!name':
		/^(trip|holiday|journey|tour|itinerary)( ?(name|title))$|holiday name|what should we call|^name of (the )?(trip|holiday|tour)$/,
	name: /^(title|trip|holiday|journey|tour|itinerary)$/,
	headingName: /^document heading$/,
	'!firstPaymentDate': /deposit (is )?(due|date|paid|payable)|initial payment|first payment|^deposit$/,
	'!packageName': /^package/,
	'!bookingAgent':
		/consultant|^(booking |travel )?agent( name| contact)?$|^(booked|arranged|handled|prepared|reserved) (by|with)$|(travel|trip|holiday|villa|tour|journey|safari|personal|cruise|island) (designer|specialist|advis[eo]r|planner|expert|concierge|manager)|^(your |our )?(specialist|designer|planner|advis[eo]r|expert|concierge|relationship manager)$|^your contact$|^(trip|booking|file) owner$/,
	'!dates': /^(travel|trip|holiday|tour|travelling) ?(dates?|period)$|^when$|^dates$|^dates of travel$/,
	'!startDate': /^(trip |holiday |tour |travel )?(start|starts|starting|begin|begins)( date)?$|^travel ?start$/,
	startDate:
		/^(departure|departing|outbound|arrival) date$|^(date )?from( date)?$|^departs?$|^date of departure$|^departing on$|^departure$/,
	'!endDate': /^(trip |holiday |tour |travel )?(end|ends|ending|finish|finishes)( date)?$|^travel ?end$/,
	endDate: /^(return|returning|inbound) date$|^(date )?to( date)?$|^returns?$|^date of return$|^returning on$/,
	destination:
		/^(main |final )?dest(inations?)?( (name|city|country|region|resort|place|area))?$|^where( to| are you going)?$|^(country|place)$/,
	totalPrice:
		/^(grand |holiday |trip |package |booking )?total( holiday| trip| booking)?( price| cost| amount)?( gbp| due| payable)?$|^(total|full) (price|cost)/,
	perPersonPrice: /^(price|cost) per person|^per person/,
	notes: /^(special |important |additional |further |trip )?(notes?|remarks|comments)$/,
}
