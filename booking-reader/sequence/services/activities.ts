import { fold } from '#shared/fold.ts'
import { readCabinClass } from '../../values/flights.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { readAirport, readRoute } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import { statedRide } from './stated-rides.ts'
import type { Statement } from '../statements.ts'
import { readTables } from '../tables.ts'

/** Finds what travellers do at a time: reserved tables, and statements with a title. */
export function readActivities(lines: readonly Line[], statements: readonly Statement[]): SequenceElement[] {
	const tables = readTables(lines)
	const moments = new Set(tables.map(momentOf))
	return [...tables, ...statements.flatMap(statedActivity).filter((one) => !moments.has(momentOf(one)))]
}

const momentOf = ({ fields }: SequenceElement) => `${fields.date?.value} ${fields.time?.value}`

/** Beginnings of what is part of a journey or a stay, or no event. */
const NO_EVENT =
	/^(?:arriv\w*|dep|departs?|departure|departing|check|embark\w*|disembark\w*|transfers?|pick ?up|pickup|collection|drop|flights?|fly|train|overnight|breakfast|balance|payment|deposit|office|reception|opens?|closes?|meet|free|leisure|optional|retour|return|ritorno|volta|vuelta|ruckfahrt|rueckfahrt|aller|hinfahrt|you|we|they|he|she|it|your|our|please|if|rates?|prices?|total|valid|telephone|tel|call|late|early|luggage|baggage|boarding|gate|landing|take off|abfahrt|ankunft|abflug|anreise|abreise|abholung|salida|llegada|entrada|depart|arrivee|partenza|arrivo|chegada|partida|date|time|when|from|until|on|at|in|the hotel|room|day|seats?|guests?|passengers?|names?|booking|reservation|confirmation|dear|thank|kind|regards|sent|issued)\b/
const MEETING =
	/(?:^|[\s|,.;(])(?:start(?:s|ing)?(?: point)?|meet(?:ing)?(?: point| at)?|venue|where|location|launch site|treffpunkt|rendez-vous|point de rencontre|partenza(?= da)|départ(?= d[eu])|abfahrt(?= (?:ab|von))|saída(?= d[aeo])|vertrek(?= van)|punto de encuentro|salida desde|ritrovo|ponto de encontro|departs? from)\s?:?\s(?:from |at |the |desde |dal |dalla |dall['’]|da |du |de |de la |ab |von |vom |au |à |am |an der |im |in |vanaf |en |la |el |il |le )*([^|;.()]{2,80}?)(?=\s*(?:[|;()]|,\s|\.\s|\.?$))/iu
const AT_PLACE =
	/^(?:from|at|in|im|am|beim|en|au|à|alla?|presso|no|na|desde|da)(?: (?:the|el|la|il|le|los|las|dem|der))?(?: (?:restaurante?|ristorante))?\s+(\p{Lu}.{2,80})$/u
/** 'Cooking class at Sample Village', 'Sunset cruise from Sample pier' */
const AT_VENUE = /^(\p{Lu}.{3,70}?) (?:at|from|starting (?:in|at|from)|ab|beim?) (?:the )?(\p{Lu}\S*(?: \S+){0,5})$/u
/** A label that says only what kind of part follows, or that a reference does. */
const KIND =
	/^(?:activity|excursion|experience|event|tour|actividad|excursión|activité|attività|escursione|ausflug|atividade|conf(?:irmation)?(?: no| number)?|ref(?:erence)?|booking(?: ref)?|voucher)$/i
/** What events begin with, in any case. */
const EVENT =
	/^(?:(?:private|guided|gourmet|festive|privat\w*) )?(?:tasting|tour|visit|cruise|massage|facial|hammam|spa|lesson|class|safari|hike|walk|concert|opera|degustation|visite|croisiere|balade|randonnee|cours|soin|weinprobe|fuhrung|ausflug|rundfahrt|massage|konzert|degustazione|visita|giro|gita|lezione|escursione|cata|paseo|excursion|clase|prova|passeio|aula|rondleiding|proeverij)\b|^(?:dinner|lunch|brunch|diner|dejeuner|abendessen|mittagessen|cena|pranzo|almuerzo|jantar|almoco|middag|lunsj) (?:at|in|im|bei|beim|au|aux|a|al|alla|chez|en|no|na|bij) /
/** What stands between a day and its time. */
const OF_MOMENT = /^(?:ore|alle|alle ore|uhr|uur|hrs|hours|heures?|horas?|a las|às)$/i
const SEPARATOR = /\s*(?:\s{3}|[|;\t·•]|,\s|\.\s|\.$|:\s|\s[–—-]\s|[()])\s*/u

/** The event that a statement with a time describes: '18:30 Street Food after Dark: a walk with your guide. Start: hotel lobby.' */
function statedActivity(statement: Statement): SequenceElement[] {
	const { text, where, words, entities, section, dates, time, isBelowCancelled, isNearFlight } = statement
	const [date, until] = dates
	const isOther = entities.some(
		({ kind }) =>
			kind === 'airport' || kind === 'flight' || (kind === 'amount' && section !== 'activity' && !text.includes('\t')),
	)
	if (!date || !time || until || isOther || text.length > 500) return []
	if (statedRide(statement).length > 0) return []
	const line = { text, where, words, entities, isBelowCancelled }
	const meeting = MEETING.exec(withoutEntities(text, entities, '|'))
	const bare = withoutEntities(
		text,
		entities.filter(({ kind }) => kind !== 'person'),
		'|',
	)
	const parts = (meeting ? bare.replace(meeting[0], ' | ') : bare)
		.split(SEPARATOR)
		.map((part) => part.replaceAll(WEEKDAY, withoutWeekday).trim().replaceAll(FILLERS, '').trim())
		.filter((part) => /\p{L}{3}/u.test(part) && !KIND.test(part) && !OF_MOMENT.test(part))
	// Below its title a card says the rest, a line each.
	const [heading = ''] = text.split(' | ')
	const isCard = text.split(' | ').length > 2 && heading.length < 100 && findEntitiesIn(heading, statement).length === 0
	const [title = '', ...others] = isCard ? [heading.replace(/^\d{1,2}[.)] /, ''), ...parts] : parts
	const [, event, venue] =
		meeting || isCard || /^(?:dinner|lunch|brunch)/i.test(title) ? [] : (AT_VENUE.exec(title) ?? [])
	const name = event ?? title
	const place = meeting?.[1] ?? others.map((part) => AT_PLACE.exec(part)?.[1]).find(Boolean) ?? venue
	const first = others.findIndex((part) => /^\p{Lu}\S* \S/u.test(part) && part.length < 60)
	// Where it is follows the name in the same sentence.
	const sentence = bare.slice(0, bare.search(/(?<=\p{L}{3}|\d)\.\s/u) >>> 0)
	const named =
		first >= 0
			? others
					.slice(first)
					.filter((part) => part.length < 60 && sentence.includes(part))
					.join(', ') || undefined
			: undefined
	const reference = referenceIn([line])
	// In a list of days and times, what follows them is the event, even in lower case: '5 giugno 2027, ore 20:30: cena al Ristorante Sample'.
	const isListed = LISTED.test(bare) && (place !== undefined || /\p{Lu}/u.test(`${name} ${named ?? ''}`))
	const isEvent = EVENT.test(fold(name))
	const isTitle = isListed || isEvent || (name.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu) ?? []).length > 1
	if (!(place ?? reference) && section !== 'activity' && (!isTitle || (isNearFlight && !named))) return []
	const isName =
		(/^\p{Lu}/u.test(name) || isListed || isEvent) &&
		name.length >= 4 &&
		name.length <= 90 &&
		!NO_EVENT.test(fold(name))
	if (!isName || readCabinClass(name) || (!place && readRoute(name)) || readAirport(name)?.airport) return []
	return [
		{
			fields: fieldsOf({
				name: valueFrom(line, text, name),
				date: valueFrom(line, text, date.value),
				time: valueFrom(line, text, time.value),
				location: (place ?? named) && valueFrom(line, text, (place ?? named ?? '').trim()),
				confirmationNumber: reference,
				status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
			}),
			issues: doubtsOf('date', date),
		},
	]
}

/** What is stated within the beginning of a statement. */
const findEntitiesIn = (heading: string, { entities }: Statement) => entities.filter(({ to }) => to <= heading.length)

/** At the start or end of a part. Inside a name, 'Thu' is the river. */
const WEEKDAY = /^\s*\p{L}{3,}(?:-feira)?|\p{L}{3,}(?:-feira)?\s*$/gu
const withoutWeekday = (word: string) => (weekdaysNamed(word.trim()).size > 0 ? '' : word)

/** Only a day and a time before a colon or a dash. */
const LISTED =
	/^[^\p{L}|]*(?:\p{L}{2,14}(?:-feira)?[.,]? )?\|(?:[\s,]*(?:at|um|à|às|alle|ore|a las|om|kl\.?)?[\s,]*\|)? ?(?:uhr|uur|h|hrs)?\s*[:–—-]\s/iu

/** What is left of a date, a time or a sentence around a title. */
const FILLERS =
	/^[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+|\s+is (?:also )?(?:arranged|booked|confirmed|reserved)\b.*$|^(?:h|hrs|hours|uhr)\b\.?|(?:\s+(?:at|on|am|um|el|le|il|la|a las|alle|à|às|den|the|from|for))+$/giu
