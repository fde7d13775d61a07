import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { readTitle } from '../../values/people.ts'
import { isAirport } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import { doubtsOf, fieldsOf, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import type { Statement } from '../statements.ts'

export const RIDE =
	/\b(?:transfer(?:red|s)?|pick(?:ed)? ?up|collect(?:s|ed|ion)?|driver|chauffeur|(?:private|luxury|chauffeured) (?:car|sedan|van|boat)|car|sedan|taxi|limousine|minivan|minibus|suv|train|ferry|shuttle|coach|speedboat|water taxi|helicopter|abholung|abgeholt|fahrer|mietwagen|zug|fahrt|fahre|transferts?|traslados?|trasferiment[oi]|recogida|treno|tren|traghetto|bac|navettes?|voiture|chauffeurs?|veicolo|coche|carro|viatura|motorista|autista|traghetti|veerboot|course|transfere|barco|trem|comboio|trein|taget)\b/
/** In each language, what stands before the place where a journey begins, and before the one where it ends. */
const BETWEEN: readonly (readonly [from: string, to: string])[] = [
	['[Ff]rom|FROM|[Aa]t', '[Tt]o|TO'],
	['[Vv]on|[Vv]om|[Aa]b|[Aa]m', 'nach|zum|zur|bis|in den|ins?'],
	["[Dd]e|[Dd]u|[Dd]es|[Dd]epuis|[Dd][’']", "à|au|aux|vers|jusqu’à|jusqu'à|pour"],
	['[Dd]e|[Dd]el|[Dd]esde', 'al?|hasta|hacia|para'],
	["[Dd]a|[Dd]al|[Dd]alla|[Dd]all[’']|[Dd]i", "al?|alla|all[’']|ad|fino a|per|verso"],
	['[Dd]e|[Dd][oa]|[Dd]esde', 'para|até|ao?|à'],
	['[Vv]an|[Vv]anaf', 'naar'],
	['[Ff]ra|[Ff]rån|z', 'til|till|do'],
]
/** What alone tells that a journey goes from one place to the other: 'a' and 'do' are parts of names. */
const ARROW = '(?:to|TO|nach|zum|zur|vers|hasta|para|naar|till?|–|—|-|->|→|➜|➔|>)'
const AT = "(?:[Aa]t|[Aa]m|[Ii]n|à|au|en|all[’']|alla|al|em|no|na|bij|op)"
const MOVE = '(?:transfer(?:red)?|transfert|traslado|trasferimento|transferência|fahrt|drive|drives? you|takes? you)'
/** What is in brackets behind a place and belongs to it. */
const STOP = '[^()]*(?:[Mm]arina|[Pp]ort|[Pp]ier|[Qq]uay|[Jj]etty|[Ss]tation|[Tt]erminal|[Hh]otel|[Gg]are|Hbf)[^()]*'
const IS_STOP = new RegExp(`^${STOP}$`, 'u')
const IS_TERMINUS =
	/(?<!\p{L})(?:airport|station|terminal|heliport|pier|port|harbour|marina|jetty|hbf|hauptbahnhof|bahnhof|flughafen|gare|aéroport|estaci[oó]n|aeropuerto|stazione|aeroporto|luchthaven|vliegveld|flygplats|lufthavn|lotnisko|termini)(?!\p{L})/iu
const CODE = `(?: \\((?:[A-Z]{3}|\\p{Lu}\\p{L}+|${STOP})\\))?`
const END =
	'(?=\\s*(?:[,;|(\\t]|[–—-]\\s|\\.\\s|\\.?$|\\s(?:with|mit|by|in an?|in|en|con|avec|com|met|par|per|pour|for|für|via|where|on|¦)\\s))'
const ARTICLE =
	"(?:(?:[Tt]he|[Tt]heir|[Yy]our|[Oo]ur|[Dd]e[rmn]|[Dd]as|[Ii]hre[mn]?|[Ll]a|[Ll]es?|[Vv]otre|[Ee]l|[Ss]u|[Ii]l|[Ll]o|[Oo]|[Aa]|[Hh]et) |[Ll][’'])?"
const NOUN =
	'(?:[Aa]irport|[Aa]éroport|[Aa]eropuerto|[Aa]eroporto|[Ll]uchthaven|[Hh][oô]tel|[Vv]illa|[Rr]iad|[Ll]odge|[Cc]amp|[Ss]tation|[Gg]are|[Ss]tazione|[Ee]stación|[Pp]ort|[Pp]uerto|[Pp]orto|[Rr]esort|[Cc]halet|[Pp]ousada|[Qq]uinta|[Ff]lughafen|[Vv]liegveld|[Ff]lygplats|[Aa]partment|[Hh]ouse)'
const PLACE = `${ARTICLE}(?:\\p{Lu}[^,;:|()\\t]{2,70}?|${NOUN}[^,;:|()\\t]{0,70}?)`
const ROUTES = [
	/** 'Meet your driver at Nairobi Airport and transfer to the camp.' */
	new RegExp(
		`(?<!\\p{L})(?:[Ff]rom|${AT}) ?(${PLACE}${CODE})(?:,| and| und| et| y| e| en|\\s(?:by|par|mit|con)\\s).{0,80}?(?<!\\p{L})${MOVE}(?!\\p{L}).{0,40}? (?:to|vers|à|au|nach|zum|zur|al?|alla|hasta|para|ao?|naar) (.{3,70}?${CODE})${END}`,
		'iu',
	),
	...BETWEEN.map(
		([from, to]) =>
			new RegExp(
				`(?<![\\p{L}’'])(?<!(?:[Aa]éroport|[Aa]eropuerto|[Aa]eroporto|[Gg]are|[Ee]stación|[Ss]tazione|[Pp]uerto|[Pp]orto|[Pp]ort|[Hh]otel|[Rr]iad|[Vv]illa|[Qq]uinta|[Bb]us|[Kk]asbah) )(?:${from})\\s?(${PLACE}${CODE}) (?:${to})\\s?(${PLACE}${CODE})${END}`,
				'u',
			),
	),
	new RegExp(`(?:^[\\s–—-]*|[,;:|(\\t·.] ?)(${PLACE}${CODE}) ${ARROW} (${PLACE}${CODE})${END}`, 'u'),
]
/** Where a journey goes to, if nothing says where it begins. */
const GOAL = new RegExp(
	`(?<!\\p{L})${MOVE}(?: (?:by|in|en|mit|con) [^,;|]{3,40}?)? (?:to|vers|à|au|nach|zum|zur|al|alla|hasta|para|ao|naar) (${PLACE}${CODE})${END}`,
	'iu',
)
/** What a sentence writes around its date and time. */
const AROUND_MOMENT =
	/(?:\s*(?<!\p{L})(?:at|on|um|am|den|le|el|il|la|a las|alle|à|às|om|kl\.?|the|of))*\s*¦,?\s*(?:Uhr|hrs|hours|h(?!\p{L}))?/giu
const WEEKDAY = /\p{L}{2,}(?:-feira)?(?=\.?,? ?¦)/gu
const withoutWeekday = (word: string) => (weekdaysNamed(word).size > 0 ? '' : word)
const TYPED =
	/^(?:\W|\d)*(?:(?:[^.|\t]{1,40}\.\s+)?(?:private |luxury |airport |hotel |privat\p{L}* )*(?:transfers?|pick ?up|drop ?off|car|train|ferry|taxi|transfert|traslado|trasferimento)(?: privé| privado| privato)?\s*:?\s+)(?:from |van |von |de |da )?/iu
const PEOPLE =
	/(?<!\d)(\d{1,2}) ?(?:pax|passengers?|people|persons?|guests?|adults?|personen|personnes|personas|pasajeros|persone|passegger[io]|pessoas|passageiros|passagiere|reizigers)\b|\b(?:pax|n\. ?pers\.?|pers\.?) ?:? ?(\d{1,2})(?!\d)/iu
const VEHICLE =
	/\b(?:by|in an?|in|mit|con|avec|en) ((?:private )?\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*){0,3})(?=\s*[,.;|(]|\s*$|\s(?:from|to|von|nach|vers|de|du|par)\s)/u

/** The journey on the ground that a statement describes: 'Private transfer from Hotel Sample to Sample Airport (Mercedes V-Class)'. */
export function statedRide(statement: Statement): SequenceElement[] {
	let found = FOUND.get(statement)
	if (!found) FOUND.set(statement, (found = findRide(statement)))
	return found
}
/** Each kind of service asks whether a statement is a journey. */
const FOUND = new WeakMap<Statement, SequenceElement[]>()

function findRide(statement: Statement): SequenceElement[] {
	const { text, where, words, entities, section, dates, time, isBelowCancelled } = statement
	const [date, until] = dates
	const line = { text, where, words, entities, isBelowCancelled }
	const isRide = RIDE.test(words) || TRAIN.test(words) || section === 'transfer'
	if (!date || until || (!time && !isRide) || text.length > 600) return []
	const bare = withoutMoments(statement)
	const stations = TRAIN.test(words) || section === 'transfer' ? stationsIn(statement) : null
	const [, begins = '', to] = stations ?? ROUTES.map((route) => route.exec(bare)).find(Boolean) ?? []
	// 'Private transfer to the airport' names one place.
	const from = MEANS.test(begins.trim()) ? '' : begins
	const goal = to ?? (isRide ? GOAL.exec(bare)?.[1] : undefined)
	if (!goal || (!from && !time)) return []
	// Without a word for a journey, one end is where journeys begin and end, and not both are airports.
	const isByStops = from && (IS_TERMINUS.test(from) || IS_TERMINUS.test(goal)) && !(isAirport(from) && isAirport(goal))
	if (!isRide && !isByStops) return []
	if (from && isAirport(from) && isAirport(goal) && entities.some(({ kind }) => kind === 'flight')) return []
	const vehicle = vehicleIn(bare, bare.slice(bare.indexOf(goal) + goal.length))
	const people = peopleIn(bare)
	const type = TRANSFER_TYPES.find((one) => text.toLowerCase().includes(one.toLowerCase()))
	return [
		{
			fields: fieldsOf({
				date: valueFrom(line, text, date.value),
				time: time && valueFrom(line, text, time.value),
				fromLocation: from && valueFrom(line, text, from.replace(TYPED, '').trim()),
				toLocation: valueFrom(line, text, goal.trim()),
				transferType: type && type !== 'Private Transfer' && valueFrom(line, text, type),
				passengers: people !== null && valueFrom(line, text, people),
				vehicleClass: vehicle && valueFrom(line, text, vehicle.trim()),
				confirmationNumber: referenceIn([line]),
				status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
			}),
			issues: doubtsOf('date', date),
		},
	]
}

const TRAIN =
	/\b(?:train|trains|tren|treno|trein|zug|comboio|tag|eurostar|tgv|ice|frecciarossa|ave|railjet|thalys|coach \d|wagen \d|voiture \d|carrozza \d|coche \d|ferry|fahre|traghetto)\b/
const ENDS = /\s(?:[-–—]|→|>|to|nach|naar|à|a|para)\s/u

/** Two places with a time each: 'Paris Gare du Nord 10h10 – London St Pancras 11h30', '13:02 Lisboa Oriente – 15:38 Porto'. */
function stationsIn({ text, entities }: Statement): [string, string, string] | null {
	const times = entities.filter(({ kind }) => kind === 'time')
	if (times.length !== 2 || entities.some(({ kind }) => kind === 'airport' || kind === 'flight')) return null
	const bare = withoutEntities(
		text,
		entities.filter(({ kind }) => kind === 'time' || kind === 'date'),
		'¦',
	).replaceAll(/\([^()]*\)/g, ' ')
	const [from, to, more] = bare.split(ENDS).filter((part) => part.includes('¦') && /\p{L}{3}/u.test(part))
	if (!from || !to || more) return null
	const nameIn = (part: string) =>
		part
			.split(/[,;|\t]|\.\s/)
			.find((piece) => piece.includes('¦') && /\p{Lu}\p{L}{2}/u.test(piece))
			?.replaceAll(/¦|\s(?:at|um|kl|dep|arr|ab|an)\.?(?=\s*¦)/g, ' ')
			.trim()
	const [one, other] = [nameIn(from), nameIn(to)]
	return one && other ? [text, one, other] : null
}

/** A text without its dates and times and the words around them. */
function withoutMoments({ text, entities }: Pick<Statement, 'text' | 'entities'>): string {
	const moments = entities.filter(({ kind }) => kind === 'date' || kind === 'time')
	return withoutEntities(text, moments, '¦')
		.replaceAll(/ {3,}/g, '\t')
		.replaceAll(/\((\p{L}{2,9})\.?\)/gu, (bracketed, word: string) => withoutWeekday(word) && bracketed)
		.replaceAll(WEEKDAY, withoutWeekday)
		.replaceAll(AROUND_MOMENT, ' ')
		.replaceAll(/ {2,}/g, ' ')
}

const MEANS =
	/^(?:(?:your|our|a|private|luxury|return|privat\p{L}*) )*(?:transfers?|drive|car|taxi|train|ferry|fahrt|transfert|traslado|trasferimento|driver)(?: back)?$/iu

/** How many people a text states: '2 pax', 'n. pers. 2'. Null if it does not. */
export function peopleIn(text: string): number | null {
	const [, before, behind] = PEOPLE.exec(text) ?? []
	return before || behind ? Number(before ?? behind) : null
}

/** '(Mr Singh, BMW 7 Series)', 'by Land Cruiser', or ', Mercedes Sprinter, 5 passengers' behind the places. */
export function vehicleIn(text: string, rest: string): string | undefined {
	const bracketed = [...text.matchAll(/\(([^()]{4,80})\)/g)].flatMap(([, inside = '']) =>
		IS_STOP.test(inside) ? [] : inside.split(/,\s+/),
	)
	const behind = rest.split(/\s*(?:[,|.](?=\s|$)|\t|\s{3}|\s[–—-]\s)\s*/).filter((part) => !PEOPLE.test(part))
	return [...bracketed, VEHICLE.exec(text)?.[1] ?? '', ...behind].find(
		(part) => MODEL.test(part) && readTitle(part.split(' ')[0] ?? '') === null && !isAirport(part),
	)
}
/** At least two words, since one may be a place or a name: 'Mercedes Sprinter'. */
const MODEL = /^(?=.*\p{Ll})\p{Lu}[\p{L}\d-]+(?:[ -][\p{L}\d][\p{L}\d-]*){1,3}$/u
