import { fold } from '#shared/fold.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { isAirport } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { beginsWithEvent } from './activity-words.ts'
import { fragmentsOf } from './fragments.ts'
import { referenceOf } from '../segment-values.ts'
import type { Statement } from '../statements.ts'
import { endsIn, isHouse } from './journey-ends.ts'
import { peopleIn, vehicleIn, withoutPeople } from './vehicles.ts'

export const RIDE =
	/\b(?:transfer(?:red|s)?|pick(?:ed)? ?up|collect(?:s|ed|ion)?|drive[nrs]?|leave|abfahrt|chauffeur|(?:private|luxury|chauffeured) (?:car|sedan|van|boat)|car|sedan|taxi|limousine|minivan|minibus|suv|train|ferry|shuttle|coach|speedboat|water taxi|helicopter|abholung|abgeholt|fahrer|mietwagen|zug|fahrt|fahre|transferts?|traslados?|trasferiment[oi]|recogida|treno|tren|traghetto|bac|navettes?|voiture|chauffeurs?|veicolo|coche|carro|viatura|motorista|autista|traghetti|veerboot|course|transfere|barco|trem|comboio|trein|taget|tren|tag|tog|ferge|bil|privatbil|taxa|autocar|taxi|\p{L}+trein|\p{L}+zug|eurostar|tgv|ice|frecciarossa|ave|railjet|thalys|coach \d|wagen \d|voiture \d|carrozza \d|coche \d)\b/u
/** Where journeys on the ground begin and end. */
const IS_TERMINUS =
	/(?<!\p{L})(?:airport|station|terminal|heliport|pier|port|harbour|marina|jetty|hbf|hauptbahnhof|bahnhof|flughafen|gare|aéroport|estaci[oó]n|aeropuerto|stazione|aeroporto|luchthaven|vliegveld|flygplats|lufthavn|lotnisko|termini)(?!\p{L})/iu
/** What a sentence writes around its date and time. */
const AROUND_MOMENT =
	/(?:\s*(?<!\p{L})(?:at|on|um|am|den|le|el|il|la|a las|alle|à|às|om|kl\.?|the|of|ref\.?|réf\.?|conf\.?|voo|vol|vuelo|volo|flight|flug|n[º°o.]+|no\.):?)*\s*¦,?\s*(?:Uhr|hrs|hours|h(?!\p{L}))?/giu
const WEEKDAY = /\p{L}{2,}(?:-feira)?(?=\.?,? ?¦)/gu
const withoutWeekday = (word: string) => (weekdaysNamed(word).size > 0 ? '' : word)

/** The journey on the ground that a statement describes: 'Private transfer from Hotel Sample to Sample Airport (Mercedes V-Class)'. */
export function statedRide(statement: Statement): SequenceElement[] {
	let found = FOUND.get(statement)
	if (!found) FOUND.set(statement, (found = findRide(statement)))
	return found
}
/** 'Passeio de barco no Douro' is an event, and so is 'Hike to the Tiger's Nest', unless words for a journey stand before. */
function beginsAsEvent({ text, entities, section }: Statement): boolean {
	const first = fragmentsOf(text, entities).find(({ isBracketed }) => !isBracketed)?.text ?? ''
	// Below a heading for excursions, only words for a journey make one.
	const isBelow = section === 'activity' && first !== '' && !RIDE.test(fold(text))
	return isBelow || beginsWithEvent(first, (words) => RIDE.test(words))
}

/** Each kind of service asks whether a statement is a journey. */
const FOUND = new WeakMap<Statement, SequenceElement[]>()

function findRide(statement: Statement): SequenceElement[] {
	const { text, words, section, dates, time } = statement
	const [date, until] = dates
	if (!date || until || text.length > 600 || beginsAsEvent(statement)) return []
	const stated = withoutPeople(withoutMoments(statement))
	const vehicle = vehicleIn(stated)
	const isRide = RIDE.test(words) || vehicle !== undefined || section === 'transfer'
	if (!isRide && (!time || !(IS_TERMINUS.test(text) || isHouse(text)))) return []
	const { from, to: goal } = endsIn(stated.replace(vehicle ?? '¦', '¦'))
	// Who is met at a station is taken to where the travellers stay, which is derived.
	const isMet = isRide && time && !goal && IS_TERMINUS.test(from)
	if (!isMet && (!goal || (!from && !time))) return []
	// Without a word for a journey, one end is where journeys begin and end, and not both are airports.
	const isByStops =
		from &&
		(IS_TERMINUS.test(from) || IS_TERMINUS.test(goal) || (isHouse(from) && isHouse(goal))) &&
		!(isAirport(from) && isAirport(goal))
	if (!isRide && !isByStops) return []
	if (statement.isOfFlight && (!from || !time || (isAirport(from) && isAirport(goal)))) return []
	return [rideOf(statement, { date, time, from, to: goal, vehicle })]
}

type Ride = {
	date: Entity
	time: Entity | null
	from: string
	to: string
	vehicle: string | undefined
	people?: number | null
}

/** A journey with what the line says of it besides. */
export function rideOf(
	line: Omit<Line, 'label' | 'value' | 'section'>,
	{ date, time, from, to, vehicle, people = peopleIn(line.text) }: Ride,
): SequenceElement {
	const { text } = line
	return {
		fields: fieldsOf({
			date: valueFrom(line, text, date.value),
			time: time && valueFrom(line, text, time.value),
			fromLocation: from && valueFrom(line, text, from),
			toLocation: to && valueFrom(line, text, to),
			passengers: people !== null && valueFrom(line, text, people),
			vehicleClass: vehicle && valueFrom(line, text, vehicle),
			confirmationNumber: referenceOf(line),
			status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
		}),
		issues: doubtsOf('date', date),
	}
}

/** A text without its dates, times, flights and references, and the words around them. */
function withoutMoments({ text, entities }: Pick<Statement, 'text' | 'entities'>): string {
	const moments = entities.filter(({ kind }) => OTHERS.has(kind))
	return withoutEntities(text, moments, '¦')
		.replaceAll(/ {2,}/g, '\t')
		.replaceAll(/\((\p{L}{2,9})\.?\)/gu, (bracketed, word: string) => withoutWeekday(word) && bracketed)
		.replaceAll(WEEKDAY, withoutWeekday)
		.replaceAll(AROUND_MOMENT, ' ¦ ')
		.replaceAll(/ {2,}/g, ' ')
}
const OTHERS: ReadonlySet<string> = new Set(['date', 'time', 'flight', 'reference'])
