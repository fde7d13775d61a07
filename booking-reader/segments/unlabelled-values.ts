import { looksLikeName } from '../values/people.ts'

const NUMBER =
	/(?:n[.º°]|nr\.?|no\.?|number|numero|ref(?:erence)?\.?|id|code|#|:)?\s{0,2}#?\s?((?=[A-Z0-9/-]{0,30}\d)[A-Z0-9][A-Z0-9/-]{3,30})(?![\w-])/
const ORDER = new RegExp(
	`(?<!\\p{L})(?:booking|reservation|order|contract|dossier|file|invoice|itinerary|confirmation(?: of services)?|(?:conferma di )?prenotazione|pratica|reserva|réservation|buchung|vorgang|auftrag)\\s{1,2}${NUMBER.source}`,
	'iu',
)
const AGENT_ROLE =
	'(?:(?:travel|trip|holiday|villa|journey|personal|your|our) ){0,2}(?:designer|consultant|specialist|advis[eo]r|planner|expert|agent|concierge|contact)'
const AGENT = [
	new RegExp(`(?<!\\p{L})${AGENT_ROLE}(?: (?:is|will be|for this \\p{L}{1,12} is) |\\s{3,20})(.{3,60})`, 'iu'),
	/(?<!\p{L})(?:prepared|arranged|handled|booked|designed|created|made|établie?|erstellt|geboekt)(?: (?:for|on|le|am|op) .{2,60}?)? (?:by|par|von|door) (.{3,60})/iu,
]

/**
 * Finds the order number and the consultant in a line without labels: 'Booking KCT4092. Your travel designer is Hemi
 * Walker.'
 */
export function findUnlabelledValues(line: string): [label: string, value: string][] {
	if (line.length > 300) return []
	const found: [string, string][] = []
	const order = ORDER.exec(line)?.[1]
	if (order && !/^\d{1,4}$|^\d{1,2}[/-]\d/.test(order)) found.push(['Order id', order])
	for (const pattern of AGENT) {
		const name = nameAtStart(pattern.exec(line)?.[1] ?? '')
		if (name) found.push(['Consultant', name])
	}
	return found
}

/** 'Hemi Walker' from 'Hemi Walker, who …'. */
function nameAtStart(text: string): string | null {
	const words = /^(?:\p{Lu}[\p{L}’'-]*\.?(?:\s|(?=[^\p{L}]|$))){2,4}/u.exec(text)?.[0].trim().replace(/\.$/, '')
	return words && looksLikeName(words) ? words : null
}
