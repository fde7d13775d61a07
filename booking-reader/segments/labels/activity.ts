import type { Labels } from './labels.ts'

/** The labels that documents use for activities. */
export const ACTIVITY_LABELS: Labels = {
	status: /^(booking |reservation )?status$/,
	when: /^at$|date (and|&)? ?time|^starts? ?at$|^when$|^(start )?date ?time$/,
	'!name': /^(activity|experience|excursion|shore excursion|tour|event|show|treatment)( ?(name|title|booked))?$/,
	name: /^(what|name|title|service|visit|description|restaurant|item|headline|occasion|venue name|subject|programme|program|highlights?)( name)?$/,
	endDate: /^(end|finish|to)( date)$|^until$|^ends?$/,
	date: /^(activity |event |start |excursion |tour )?(date|day)$|^on$/,
	time: /^(start|starting|departure|meeting|pick ?up|dining|reservation|activity|event|excursion|tour|service|arrival)? ?times?$|^(starts?|begins?|from)$/,
	location: /location|^where$|meeting|^venue$|^(place|address|port|city)$/,
	confirmationNumber: /conf\b|confirm|ref\b|reference|booking ?(id|no|number|code)|voucher/,
	description: /^(details|description|overview|about|information)$/,
	additionalInformation:
		/^(notes?|includes|included|dress code|additional information|remarks|what to bring|bring|important)$/,
}
