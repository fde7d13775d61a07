import type { Labels } from './labels.ts'

/** The labels that documents use for flights. */
export const FLIGHT_LABELS: Labels = {
	status: /^(booking |flight |reservation )?status$/,
	segmentType: /^(direction|segment ?type|leg( type)?|journey ?type)$/,
	'!flightNumber': /^(flight)( ?(no|nr|number|num|code|designator))?$|^flightno$/,
	flightNumber: /^(number|no)$/,
	'!airlineCode': /^(airline|carrier|marketing carrier|operating carrier) ?(code|iata|iata code|designator)$|^cx$/,
	'!airline': /^(airline|carrier|marketing carrier|operating carrier|operating airline)( name)?$/,
	operator: /^(flight )?operated by$|^operator$|^supplier$|^durchgefuhrt von( operated by)?$/,
	'!departureAirport':
		/^(departure|departing|dep|origin|outbound) (airport|city|station|iata code|iata|airport code|from)$|^flying from$|^origin$|^departs? from$|^departing$/,
	departureAirport: /^from( airport| city)?$|^departure location$|^(brd|board|boarding point|orig|dep apt)$/,
	'!arrivalAirport':
		/^(arrival|arriving|arr|destination) (airport|city|station|iata code|iata|airport code|at)$|^flying to$|^arrives? (at|in)$|^arriving$/,
	arrivalAirport: /^to( airport| city)?$|^(off|off point|dest|arr apt)$|^destination$|^arrival location$/,
	'!departureTime': /^(take ?off|std|etd|flight departs|departure local|scheduled departure)( time)?$/,
	departureTime:
		/^(depart|departs|departure|departing|dep|leaves|leaving|outbound)( ?(date|day|time|at|on|date time|date and time|time and date|time local|local time|date ?time|dt))?$|^start( date)?( ?time)?$/,
	'!arrivalTime': /^(landing|lands|sta|eta|flight arrives|arrival local|scheduled arrival)( time)?$/,
	arrivalTime:
		/^(arrive|arrives|arrival|arriving|arr)( ?(date|day|time|at|on|date time|date and time|time and date|time local|local time|date ?time|dt))?$|^end( date)?( ?time)?$/,
	route:
		/^(route|routing|sector|journey|itinerary|leg|flight route|from to|(origin|departure) (and )?(destination|arrival))$/,
	date: /^(flight |travel |departure )?(date|day)( of travel| of flight)?$|^when$/,
	times: /^(flight )?times?$|^schedule$/,
	'!class':
		/^(cabin|class|cabin class|travel class|class of travel|flight class|class of service|seat class|cabin ?type|booking class)\b/,
	class: /\bcabin|\bclass/,
	'!pnr':
		/\bpnr\b|\blocator\b|^rec ?loc$|^airline( booking)? (ref|reference|confirmation|code)|^flight (booking )?(ref|reference)/,
	pnr: /^(booking |confirmation )?(ref|reference|code)( no| number| code)?$|^booking ?(ref|reference|code|number)$|^confirmation( no| number)?$|^reservation (number|code|no|id)$|^order ?id$/,
	'!baggageWeightKg': /\bbag|luggage/,
	guestNames: /^(passenger|traveller|traveler|guest)s?( ?names?)?$/,
}
