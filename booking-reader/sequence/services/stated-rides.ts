import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { readTitle } from '../../values/people.ts'
import { isAirport } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import { doubtsOf, fieldsOf, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import type { Statement } from '../statements.ts'

const RIDE =
	/\b(?:transfers?|pick(?:ed)? ?up|collect(?:ed|ion)?|driver|chauffeur|(?:private|luxury|chauffeured) (?:car|sedan|van|boat)|car|sedan|taxi|limousine|minivan|minibus|suv|train|ferry|shuttle|coach|speedboat|water taxi|helicopter|abholung|abgeholt|fahrer|mietwagen|zug|fahre|transferts?|traslados?|trasferiment[oi]|recogida|treno|tren|traghetto|bac|navettes?|voiture|chauffeurs?|veicolo|coche|carro|viatura|motorista|autista|traghetti|veerboot|course|transfere|barco|trem|comboio)\b/
const FROM =
	'(?:[Ff]rom|FROM|[Vv]on|[Vv]om|[Dd]esde|(?<!(?:[Aa]éroport|[Aa]eropuerto|[Aa]eroporto|[Gg]are|[Ee]stación|[Ss]tazione|[Pp]uerto|[Pp]orto|[Pp]ort) )(?:[Dd]e|[Dd]a|[Dd]u|[Dd]al|[Dd]alla)|[Dd]epuis|[Vv]an|[Aa]t)'
const TO = '(?:to|TO|nach|zum|zur|bis|à|au|aux|vers|jusqu’à|a|al|alla|ad|fino a|hasta|hacia|para|per|naar|til|till|do)'
/** What is in brackets behind a place and belongs to it. */
const STOP = '[^()]*(?:[Mm]arina|[Pp]ort|[Pp]ier|[Qq]uay|[Jj]etty|[Ss]tation|[Tt]erminal|[Hh]otel|[Gg]are|Hbf)[^()]*'
const IS_TERMINUS =
	/(?<!\p{L})(?:airport|station|terminal|heliport|pier|port|harbour|marina|jetty|hbf|hauptbahnhof|bahnhof|flughafen|gare|aéroport|estaci[oó]n|aeropuerto|stazione|aeroporto|termini)(?!\p{L})/iu
const CODE = `(?: \\((?:[A-Z]{3}|\\p{Lu}\\p{L}+|${STOP})\\))?`
const IS_STOP = new RegExp(`^${STOP}$`, 'u')
const END = '(?=\\s*(?:[,;|(\\t]|[–—-]\\s|\\.\\s|\\.?$|\\s(?:with|mit|by|in an?|en|con|avec|for your)\\s))'
const PLACE = "(?:[Tt]he |[Tt]heir |[Yy]our |[Dd]er |[Dd]em |[Ll]a |[Ll]e |[Ee]l |[Ll][’'])?\\p{Lu}[^,;:|()]{2,70}?"
/** 'a boat one day' behind 'and' is no place. */
const GOAL =
	"(?:(?:the|your|our) [^,;|()]{3,70}?|(?:il |la |le |el |lo |der |dem |den |das |[Ll][’'])?\\p{Lu}[^,;|()]{2,70}?|(?:hotel|villa|resort|lodge|airport|station)[^,;|()]{0,40}?)"
const ROUTES = [
	/** 'Meet your driver at Nairobi Airport and transfer to the camp.' */
	new RegExp(
		`(?<!\\p{L})${FROM} (${PLACE}${CODE})(?:,| and).{0,60}?\\b(?:transfer|drive|(?:take|drive) you) to (.{3,70}?${CODE})${END}`,
		'u',
	),
	new RegExp(`(?<!\\p{L})${FROM} (${PLACE}${CODE}) ${TO} (${GOAL}${CODE})${END}`, 'u'),
	new RegExp(
		`(?:^[\\s–—-]*|[,;:|(\\t·] ?)(${PLACE}${CODE}) (?:${TO}|–|—|-|->|→|➜|➔|>) (\\p{Lu}[^,;|()]{2,70}?${CODE})${END}`,
		'u',
	),
]
/** What a sentence writes around its date and time. */
const AROUND_MOMENT =
	/(?:\s*(?<!\p{L})(?:at|on|um|am|den|le|el|il|la|a las|alle|à|às|the|of))*\s*¦,?\s*(?:Uhr|hrs|hours|h(?!\p{L}))?/giu
const WEEKDAY = /\p{L}{2,}(?:-feira)?(?=\.?,? ?¦)/gu
const withoutWeekday = (word: string) => (weekdaysNamed(word).size > 0 ? '' : word)
const TYPED =
	/^(?:\W|\d)*(?:private |luxury |airport |hotel )*(?:transfers?|pick ?up|drop ?off|car|train|ferry|taxi)\s*:?\s+/iu
const PEOPLE =
	/(?<!\d)(\d{1,2}) ?(?:pax|passengers?|people|persons?|guests?|adults?|personen|personnes|personas|pasajeros|persone|pessoas|passageiros|passagiere)\b/iu
const VEHICLE =
	/\b(?:by|in an?|in|mit|con|avec|en) ((?:private )?\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,3})(?=\s*[,.;|(]|\s*$|\s(?:from|to|von|nach)\s)/u

/** The journey on the ground that a statement describes: 'Private transfer from Hotel Sample to Sample Airport (Mercedes V-Class)'. */
export function statedRide({
	text,
	where,
	words,
	entities,
	section,
	dates,
	time,
	isBelowCancelled,
}: Statement): SequenceElement[] {
	const [date, until] = dates
	const line = { text, where, words, entities, isBelowCancelled }
	const moments = entities.filter(({ kind }) => kind === 'date' || kind === 'time')
	const bare = withoutEntities(text, moments, '¦')
		.replaceAll(/ {3,}/g, '\t')
		.replaceAll(/\((\p{L}{2,9})\.?\)/gu, (bracketed, word: string) => withoutWeekday(word) && bracketed)
		.replaceAll(WEEKDAY, withoutWeekday)
		.replaceAll(AROUND_MOMENT, ' ')
		.replaceAll(/ {2,}/g, ' ')
	if (!date || until || (!time && section !== 'transfer') || text.length > 500) return []
	const [, from, to] = ROUTES.map((route) => route.exec(bare)).find(Boolean) ?? []
	if (!from || !to) return []
	// Without a word for a journey, one end is where journeys begin and end, and not both are airports.
	const isByStops = (IS_TERMINUS.test(from) || IS_TERMINUS.test(to)) && !(isAirport(from) && isAirport(to))
	if (!RIDE.test(words) && section !== 'transfer' && !isByStops) return []
	const vehicle = vehicleIn(bare, bare.slice(bare.indexOf(to) + to.length))
	const people = PEOPLE.exec(bare)?.[1]
	const type = TRANSFER_TYPES.find((one) => text.toLowerCase().includes(one.toLowerCase()))
	return [
		{
			fields: fieldsOf({
				date: valueFrom(line, text, date.value),
				time: time && valueFrom(line, text, time.value),
				fromLocation: valueFrom(line, text, from.replace(TYPED, '').trim()),
				toLocation: valueFrom(line, text, to.trim()),
				transferType: type && type !== 'Private Transfer' && valueFrom(line, text, type),
				passengers: people && valueFrom(line, text, Number(people)),
				vehicleClass: vehicle && valueFrom(line, text, vehicle.trim()),
				confirmationNumber: referenceIn([line]),
				status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
			}),
			issues: doubtsOf('date', date),
		},
	]
}

/** '(Mr Singh, BMW 7 Series)', 'by Land Cruiser', or ', Mercedes Sprinter, 5 passengers' behind the places. */
function vehicleIn(text: string, rest: string): string | undefined {
	const bracketed = [...text.matchAll(/\(([^()]{4,80})\)/g)].flatMap(([, inside = '']) =>
		IS_STOP.test(inside) ? [] : inside.split(/,\s+/),
	)
	const behind = rest.split(/\s*(?:[,|.](?=\s|$)|\t|\s[–—-]\s)\s*/).filter((part) => !PEOPLE.test(part))
	return [...bracketed, VEHICLE.exec(text)?.[1] ?? '', ...behind].find(
		(part) => MODEL.test(part) && readTitle(part.split(' ')[0] ?? '') === null && !isAirport(part),
	)
}
/** At least two words, since one may be a place or a name: 'Mercedes Sprinter'. */
const MODEL = /^(?=.*\p{Ll})\p{Lu}[\p{L}\d-]+(?:[ -][\p{L}\d][\p{L}\d-]*){1,3}$/u
