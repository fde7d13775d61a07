import { asWords, fold } from '../values/words.ts'
import type { SectionType } from './section-types.ts'

/** What a label means in a section of one type. `own`: it means that nowhere else, so that it tells the type where no heading does. */
export type Meaning = { field: string; own: boolean }
export type ElementType = Exclude<SectionType, 'aside'>

/** Per type, in the order in which they are tried. A field that begins with '!' tells its type by itself. */
const DICTIONARIES: Record<ElementType, readonly [field: string, labels: RegExp][]> = {
	trip: [
		['status', /^(booking |order |reservation )?status$/],
		[
			'!orderId',
			/^(your |our )?(order|booking|reservation|dossier|file|quote|itinerary|trip)( ?(id|no|number|num|ref|refs|reference|code))( no| number)?$|^bookingref$|^buchungsnummer$|^numero (de|di) (reservation|reserva|prenotazione|dossier)$|^(individual )?reservation code$|^record locator$/,
		],
		[
			'orderId',
			/^(order|booking|reservation|file|dossier|reference|ref|id|our ref|your ref|our reference|your reference|confirmation( (no|number|code))?)( (no|number))?$/,
		],
		[
			'!name',
			/^(trip|holiday|journey|tour|itinerary)( ?(name|title))$|holiday name|what should we call|^name of (the )?(trip|holiday|tour)$|^reise$/,
		],
		['name', /^(title|trip|holiday|journey|tour|itinerary)$/],
		['headingName', /^document heading$/],
		['!firstPaymentDate', /deposit (due|date|paid|payable)|initial payment|first payment|^deposit$|^anzahlung/],
		['!packageName', /^package/],
		[
			'!bookingAgent',
			/consultant|^(booking |travel )?agent( name)?$|^(booked|arranged|handled|prepared|reserved) by$|(travel|trip|holiday) (designer|specialist|advis[eo]r|planner|expert)|^(your )?(specialist|designer|planner|advis[eo]r|expert)$|^your contact$/,
		],
		[
			'!dates',
			/^(travel|trip|holiday|tour|travelling) ?(dates?|period)$|^when$|^dates$|^reisezeitraum$|^dates of travel$/,
		],
		[
			'!startDate',
			/^(trip |holiday |tour |travel )?(start|starts|starting|begin|begins)( date)?$|^travel ?start$|^reisebeginn$/,
		],
		[
			'startDate',
			/^(departure|departing|outbound|arrival) date$|^from$|^departs?$|^date of departure$|^departing on$|^departure$/,
		],
		[
			'!endDate',
			/^(trip |holiday |tour |travel )?(end|ends|ending|finish|finishes)( date)?$|^travel ?end$|^reiseende$/,
		],
		['endDate', /^(return|returning|inbound) date$|^to$|^returns?$|^date of return$|^returning on$/],
		['destination', /^(main |final )?destinations?\b|^where( to| are you going)?$|^reiseziel$|^country$/],
		[
			'totalPrice',
			/^(grand |holiday |trip |package |booking )?total( holiday| trip| booking)?( price| cost| amount)?( gbp| due| payable)?$|^(total|full) (price|cost)/,
		],
		['perPersonPrice', /^(price|cost) per person|^per person/],
		['notes', /^(special |important |additional |further |trip )?(notes?|remarks|comments)$/],
	],
	guest: [
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
		[
			'!specialRequests',
			/special (requests?|needs|requirements)|^(requests?|assistance|medical( needs| conditions)?)$/,
		],
		[
			'!guestNames',
			/^(lead |main |other |additional |named )?(guests?|passengers?|travellers?|travelers?|customer|client|party)( ?\d{1,2})?( full)?( ?names?)?$|^names? of (guests?|passengers?|travellers?)$|^(party|traveller|passenger|guest) (members?|list)$|^travelling$|^reisende/,
		],
		[
			'fullName',
			/^(full |complete |lead )?names?$|^no(m|mbre|me)$|full name|^name as (on|in|per) passport$|^name on passport$|^booked for$/,
		],
		['specialRequests', /^(remarks|comments|notes?)$/],
	],
	flight: [
		['status', /^(booking |flight |reservation )?status$/],
		['segmentType', /^(direction|segment ?type|leg( type)?|journey ?type)$/],
		['!flightNumber', /^(flight|flug|vol|vuelo|volo)( ?(no|nr|number|num|code|designator))?$|^flightno$|^flugnummer$/],
		['flightNumber', /^(number|no)$/],
		['!airlineCode', /^(airline|carrier|marketing carrier|operating carrier) ?(code|iata|iata code|designator)$/],
		[
			'!airline',
			/^(airline|carrier|marketing carrier|operating carrier|operating airline|fluggesellschaft|compagnie aerienne)( name)?$/,
		],
		[
			'!departureAirport',
			/^(departure|departing|dep|origin|outbound) (airport|city|station|iata code|iata|airport code|from)$|^flying from$|^origin$|^departs? from$|^abflughafen$|^departing$/,
		],
		['departureAirport', /^from( airport| city)?$|^von$|^de$|^departure location$/],
		[
			'!arrivalAirport',
			/^(arrival|arriving|arr|destination) (airport|city|station|iata code|iata|airport code|at)$|^flying to$|^arrives? (at|in)$|^zielflughafen$|^arriving$/,
		],
		['arrivalAirport', /^to( airport| city)?$|^destination$|^nach$|^arrival location$/],
		['!departureTime', /^(take ?off|std|abflug|flight departs|departure local|scheduled departure)( time)?$/],
		[
			'departureTime',
			/^(depart|departs|departure|departing|dep|leaves|leaving|outbound)( ?(date|day|time|at|on|date time|date and time|time and date|time local|local time|date ?time|dt))?$|^start( date)?( ?time)?$/,
		],
		['!arrivalTime', /^(landing|lands|sta|ankunft|flight arrives|arrival local|scheduled arrival)( time)?$/],
		[
			'arrivalTime',
			/^(arrive|arrives|arrival|arriving|arr)( ?(date|day|time|at|on|date time|date and time|time and date|time local|local time|date ?time|dt))?$|^end( date)?( ?time)?$/,
		],
		['route', /^(route|routing|sector|journey|itinerary|leg|flight route)$/],
		['date', /^(flight |travel |departure )?(date|day)( of travel| of flight)?$|^datum$|^when$/],
		['times', /^(flight )?times?$|^schedule$/],
		[
			'!class',
			/^(cabin|class|cabin class|travel class|klasse|class of travel|service class|flight class|class of service|seat class|cabin ?type|booking class|reiseklasse)\b/,
		],
		['class', /cabin|class/],
		[
			'!pnr',
			/\bpnr\b|\blocator\b|^airline( booking)? (ref|reference|confirmation|code)|^flight (booking )?(ref|reference)/,
		],
		[
			'pnr',
			/^(booking |confirmation )?(ref|reference|code)( no| number| code)?$|^booking ?(ref|reference|code|number)$|^confirmation( no| number)?$|^reservation (number|code|no|id)$|^order ?id$/,
		],
		['!baggageWeightKg', /bag|luggage|gepack/],
		['guestNames', /^(passenger|traveller|traveler|guest)s?( ?names?)?$/],
	],
	accommodation: [
		['status', /^(booking |reservation )?status$/],
		[
			'!checkIn',
			/^(hotel |villa |chalet )?check ?in( date| day| from)?$|^(anreise|arrivee|llegada)( datum)?$|^date of check ?in$/,
		],
		['!checkOut', /^(hotel |villa |chalet )?check ?out( date| day| by)?$|^abreise( datum)?$|^date of check ?out$/],
		[
			'checkIn',
			/check ?in|^(arriv(al|e|es|ing))( date| day| on)?$|^in$|^from$|^(start|begin|begins|starts)( date| day)?( ?time)?$|^date (from|in)$|^date$/,
		],
		[
			'checkOut',
			/check ?out|^(depart(s|ure|ing)?|leave|leaving)( date| day| on)?$|^out$|^to$|^(end|ends)( date| day)?$|^date (to|out)$|^until$/,
		],
		['dates', /^(dates|stay( dates)?|period|dates of stay|when|your dates)$/],
		['!nights', /^(no|number|nr|total|anzahl)?( of)? ?(nights?|nachte)$|^length of stay$|^(nights?|nachte)\b/],
		['nights', /duration/],
		[
			'!roomType',
			/^(room|rooms|suite|unit|zimmer|villa|chalet|cottage|bedroom|stateroom|habitacion|chambre)( or suite)? ?(type|name|category|description|details|kategorie|typ)$|^(room|rooms|zimmer|zimmertyp|chambre|habitacion|camera|room s|rooming|accommodation type|type of room|suite)$/,
		],
		['roomType', /^(room|suite|unit|cabin|category|bedrooms?)( (name|booked|allocation|details))?$|^room\b/],
		[
			'!boardBasis',
			/^(board|meal|meals|boarding|verpflegung|pension|formule|regime|trattamento)( ?(basis|plan|type|s included|arrangement|code))?$|^basis$|^catering$|^rate board$/,
		],
		['boardBasis', /board|meal|basis/],
		[
			'confirmationNumber',
			/conf\b|confirm|^(booking |reservation )?(ref|reference|voucher)\b|^voucher|^booking ?(id|no|number|code|reference|ref)$|^reservation ?(id|no|number|code)$|\bref$/,
		],
		[
			'!hotelName',
			/^(hotel|villa|property|resort|lodge|chalet|accommodation|hotel or villa|riad|safari camp|guest ?house|unterkunft|alojamiento|hebergement)( name)?$|^name of (the )?(hotel|property|villa)$|^staying at$|^you are staying at$/,
		],
		['hotelName', /^(name|camp|yacht|ship|residence|house|apartment|establishment|where|stay)( name)?$/],
		['address', /address|^(location|adresse|direccion|indirizzo|street|where to find)$/],
		['city', /^(city|town|place|locality|area|island|ort)$/],
		['postcode', /^(post ?code|postal code|zip( code)?)$/],
		['country', /^country( name)?$/],
	],
	transfer: [
		['status', /^(booking |reservation )?status$/],
		['transferType', /^(transfer |service )?(type|name)$|^transfer$|^service$/],
		[
			'when',
			/^when$|^pick ?up (at|on|date time|date and time|date)$|^(transfer )?date (and|and pick up|pick up) ?time$|^(start )?date ?time$|^(pick ?up|collection|departure) (date ?time|datetime)$|^(start|begin)s?( date)?( ?time)?$|^(depart|departs|departure|departing|dep)( time| date)?$/,
		],
		['time', /^(pick ?up|collection|pickup|start|departure|transfer|meeting)? ?time$|^(pick ?up|collect)(ed)? at$/],
		['date', /^(transfer |service |travel )?(date|day)( of transfer)?$/],
		[
			'!fromLocation',
			/^(pick(ed)? ?up|collection|collect|collected|pickup)( ?(location|point|address|from|place|at))?$/,
		],
		[
			'fromLocation',
			/^(transfer )?from( location| address)?$|^origin$|^start( point| location)$|^departure (location|station|point)$|^von$/,
		],
		[
			'!toLocation',
			/^(drop ?offs?|dropoff|dropped off)( ?(location|point|address|at|place|to))?$|^(delivery|delivered|taken|driven) to$/,
		],
		[
			'toLocation',
			/^(transfer )?to( location| address)?$|^destination$|^arrival (location|station|point)$|^end (point|location)$|^nach$/,
		],
		['route', /^(route|routing|journey|from to)$/],
		[
			'passengers',
			/passengers|^(no|number) of (guests|people|persons|pax)$|^pax|^party( size)?$|^people$|^persons$|^guests$/,
		],
		['!vehicleClass', /vehicle|^(car|car type|type of car|fahrzeug)$/],
		[
			'confirmationNumber',
			/conf\b|confirm|ref\b|reference|booking ?(id|no|number|code)|voucher|reservation (id|no|number)/,
		],
		['supplier', /^(supplier|company|operator|provider|driver|taxi service|rental company)$/],
	],
	activity: [
		['status', /^(booking |reservation )?status$/],
		['when', /date (and|&)? ?time|^starts? ?at$|^when$|^(start )?date ?time$/],
		[
			'!name',
			/^(activity|experience|excursion|shore excursion|tour|ausflug|event|show|treatment)( ?(name|title|booked))?$/,
		],
		[
			'name',
			/^(what|name|title|service|visit|description|restaurant|venue name|subject|programme|program|highlights?)( name)?$/,
		],
		['endDate', /^(end|finish|to)( date)$|^until$|^ends?$/],
		['date', /^(activity |event |start |excursion |tour )?(date|day)$|^datum$|^on$/],
		[
			'time',
			/^(start|starting|departure|meeting|pick ?up|dining|reservation|activity|event|excursion|tour)? ?times?$|^(starts?|begins?|uhrzeit|von|from)$/,
		],
		['location', /location|^where$|meeting|^venue$|^(place|address|port|city|treffpunkt|ort)$/],
		['confirmationNumber', /conf\b|confirm|ref\b|reference|booking ?(id|no|number|code)|voucher/],
		['description', /^(details|description|overview|about|information)$/],
		[
			'additionalInformation',
			/^(notes?|includes|included|dress code|additional information|remarks|what to bring|bring|important)$/,
		],
	],
}

const ENDINGS =
	/ (of travel|allowance|kg per person|per person|required|requirements? if any|please specify|if any|optional|local|local time|uhr|details)$/
const BRACKETS = /\s*[([][^)\]]{0,40}[)\]]\s*/g

/** A label as the dictionaries have it: 'Date of birth (dd/mm/yyyy) *' is 'date of birth', 'departureAirport' 'departure airport'. */
export function foldLabel(label: string): string {
	const bare = label.replaceAll(BRACKETS, ' ').trim()
	return fold(asWords(bare === '' ? label : bare)).replace(/^(no|nr|number) of (?=passengers)/, '')
}

/** What a folded label means in a section of that type; null for one it doesn't have. */
export function meaningOf(type: ElementType, label: string): Meaning | null {
	for (const text of [label, label.replace(ENDINGS, '')]) {
		const entry = DICTIONARIES[type].find(([, labels]) => labels.test(text))
		if (entry) return { field: entry[0].replace('!', ''), own: entry[0].startsWith('!') }
	}
	return null
}

const PREFIXES: readonly [ElementType, RegExp][] = [
	['transfer', /^(?:airport |hotel |return |private )?transfers? ?(\d{0,2}) /],
	['flight', /^(?:(outbound|inbound|return|departure|connecting|onward) )?(?:flight|flug) ?(\d{0,2}) /],
	['accommodation', /^(?:hotel or villa|hotel|villa|accommodation|property|resort|stay|chalet|lodge) ?(\d{0,2}) /],
	['activity', /^(?:activity|excursion|experience|tour|event) ?(\d{0,2}) /],
	[
		'guest',
		/^(lead|main|first|second|third|fourth)? ?(?:guest|passenger|traveller|traveler|adult|child|infant|pax|customer|client|contact) ?(\d{0,2}) /,
	],
	['trip', /^(?:trip|holiday|booking|order) /],
]

/** The type that a label carries itself, with which one of several, and the label without it: 'Guest 2 - Full name', 'hotelName'. */
export function prefixOf(label: string): { type: ElementType; instance: string; rest: string } | null {
	for (const [type, pattern] of PREFIXES) {
		const match = pattern.exec(`${label} `)
		if (!match) continue
		const instance = match.slice(1).filter(Boolean).join(' ')
		return { type, instance, rest: label.slice(match[0].length).trim() }
	}
	return null
}
