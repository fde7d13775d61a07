import { daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { typeOfCard } from '../segments/text/pictograph-cards.ts'
import { sectionTypeOf, type SectionType } from '../segments/section-types.ts'
import type { DayContext } from '../values/days.ts'
import { ARRIVES, DEPARTS } from '../values/time-words.ts'
import { SENTENCES } from '../values/text.ts'
import { DAY_NUMBERS, isDayHeading, isDayOnly } from './day-lines.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { explanationOf } from './explained.ts'
import type { SourceLine } from './source-lines.ts'
import { NIGHTS, nightsIn, NOUN, spentAt } from './services/stay-words.ts'
import { joinCards } from './cards.ts'
import { followCancelled } from './cancelled.ts'
import { wholeLines } from './whole-lines.ts'

/** Something that happens on a day. */
export type Statement = {
	text: string
	where: string
	words: string
	entities: readonly Entity[]
	section: SectionType | null
	/** Its own dates, otherwise those that its row or the line above it begins with. */
	dates: readonly Entity[]
	time: Entity | null
	isBelowCancelled: boolean
	/** Whether it names a flight, of which it may say when a car meets it. */
	isOfFlight: boolean
	/** Whether a flight is within a few lines, whose times are its own. */
	isNearFlight: boolean
	/** Whether its row says when a ship calls. */
	isCall: boolean
}

/** A day stands above at most this many lines. */
const LINES_PER_DAY = 15
const FLIGHT_LINES = 3
/** No day of a trip is longer ago than this, counted from a day of it. */
const LONGEST_TRIP = 60
/** What may happen, but was not booked. */
const OPEN =
	/\b(?:optional|not (?:included|arranged|booked)|if |would prefer|available|on request|facultatif|fakultativ|auf anfrage|opcional|no incluid[oa]|facoltativ[oa]|not confirmed|waitlist\w*|warteliste|wachtlijst|ventelist\w*|list[ae] d attes?[an]\w*|list[ae] d attente|lista de espera|liste d attente|valgfri\w*|valfri\w*|ikke bestilt|ej bokad|inte bokad|ikke booket|ei varattu|niet geboekt|non reserve\w*|en option|sur demande|a la demande|no reservad[oa]s?|bajo peticion|sugerid[oa]|non prenotat[oaie]|su richiesta|a richiesta|nao reservad[oa]s?|sob (?:consulta|pedido)|a pedido|op aanvraag|op verzoek|pa foresporsel|pa forfragan|pa foresporgsel|pyynnosta|valinnai\w+|opcjonaln\w+|fakultatywn\w+|na zyczenie|volitel\w+|na vyzadani|nicht gebucht|no reservad[oa]|optionee?l)\b/

/**
 * The statements of a document (IMPORT-96): each begins with a sentence that has a date or a time, in a programme of days, a table, a list
 * or a letter. What is issued, paid, opened or offered is none.
 */
export function toStatements(source: readonly SourceLine[], days: DayContext): Statement[] {
	const lines = joinCards(wholeLines(source), days)
	/** Tables that say when a ship calls, which is no event. */
	const ports = new Set(lines.flatMap(({ text, cell }) => (cell && CALL.test(text) ? [cell.table] : [])))
	const flights = lines.flatMap(({ text }, at) => (findEntities(text, days).some(isFlight) ? [at] : []))
	const found: Statement[] = []
	let section: SectionType | null = null
	let above: { dates: readonly Entity[]; at: number; row: number | null | undefined } | null = null
	/** The days of a cell that stands in front of several rows. */
	let spanned: { dates: readonly Entity[]; last: number } | null = null
	const followed = followCancelled()
	for (const [at, { text, where, cell, isCard }] of lines.entries()) {
		const isInRow = cell !== undefined && [at - 1, at + 1].some((near) => lines[near]?.cell?.row === cell.row)
		const isBelowCancelled = followed(text)
		const entities = findEntities(text, days)
		const dates = entities.filter(isDate)
		if (cell?.rows && dates.length > 0) spanned = { dates: dates.slice(0, 1), last: cell.row + cell.rows - 1 }
		// 'Date: Saturday 23 October 2027' above '11:00   Thermal circuit'.
		const isAbove = isDayAlone(entities, text) && findEntities(lines[at + 1]?.text ?? '', days)[0]?.kind === 'time'
		if (isAbove || isDayOnly(text, days) || isDayHeading(text.replace('\t', ' '), days)) {
			// A row with a day and a place heads the rows below, and a cell with a day the others of its row. The day of a letter heads nothing.
			const isOfTrip = dates.some(({ value }) => daysBetween(value, days.near) < LONGEST_TRIP)
			above = isOfTrip ? { dates, at, row: isInRow ? cell?.row : null } : null
			continue
		}
		if (above && (at - above.at > LINES_PER_DAY || (above.row !== null && cell?.row !== above.row))) above = null
		if (spanned && cell && cell.row <= spanned.last && !above) above = { dates: spanned.dates, at, row: cell.row }
		const card = typeOfCard(text)
		// The headings of a table's columns name several kinds.
		if (card || (entities.length === 0 && text.length <= 60 && !text.includes('\t') && !/\d{3}/.test(text)))
			section = card ?? headingTypeOf(text) ?? section
		const isUntimed = !entities.some((one) => isDate(one) || isTime(one))
		// 'Not booked by us' is about the line above.
		if (isUntimed && text.length <= 25 && OPEN.test(fold(text)) && found.at(-1)?.text === lines[at - 1]?.text)
			found.pop()
		if (section === 'aside' || (isUntimed && !(above && isPartOfDay(text)))) continue
		const isNearFlight = flights.some((flight) => Math.abs(flight - at) <= FLIGHT_LINES)
		let before: readonly Entity[] = []
		for (const part of isCard ? [{ head: '', text }] : partsOf(text, days)) {
			const own = findEntities(part.text, days)
			const words = wordsOf(part.text, days)
			const head = withoutCheckIn(fold(withoutAsides(nearMoments(part.head, own))))
			const time = own.find(isTime) ?? null
			const stated = own.filter(
				(one) =>
					isDate(one) &&
					!isExplainedApart(one, part.text) &&
					!(time && isEnd(one, part.text) && !isLet(own.filter(isDate), part.text)) &&
					!(above && time && isAside(time, one, part.text)),
			)
			if (SAME_DAY.test(words)) before = found.at(-1)?.dates ?? before
			const known = stated.length > 0 ? stated : before.length > 0 ? before.slice(0, 1) : (above?.dates ?? [])
			if (stated.length > 0) before = stated
			const isExplained =
				!isStayOf(stated, part.text) && [...stated, ...(time ? [time] : [])].some((one) => explanationOf(one, head))
			if (isExplained) continue
			if (known.length > 0)
				found.push({
					text: part.text,
					where,
					words,
					entities: own,
					section,
					dates: known,
					time,
					isBelowCancelled,
					isOfFlight: own.some(isFlight) && section !== 'transfer',
					isNearFlight,
					isCall: cell !== undefined && ports.has(cell.table),
				})
		}
	}
	return found
}

/** Whether a text ends with a day behind a label, and has nothing else. */
const isDayAlone = ([date, other]: readonly Entity[], text: string) =>
	date?.kind === 'date' && other === undefined && /^[^:]{2,24}:\s/.test(text) && date.to === text.length

/** 'Port   Arrive   Depart' and 'Sample Bay   arr 08:00   dep 22:00': in such a table a ship calls. */
const MOMENT = String.raw`\.?(?::? \d[^\t]*)?(?=\t|$)`
const CALL = new RegExp(`\\t(?:${ARRIVES})${MOMENT}\\t(?:${DEPARTS})${MOMENT}`, 'iu')

/** 'Emergency mobile: +81 90 555' heads nothing. */
function headingTypeOf(text: string): SectionType | null {
	const type = sectionTypeOf(text)
	return type === 'aside' && /\d|:\s*\S/.test(text) ? null : type
}

/** Where the night of a day is spent, or a journey without a time. */
const isPartOfDay = (text: string) => spentAt(text) !== null || NIGHTS.test(text) || UNTIMED.test(text)
const UNTIMED =
	/(?<!\p{L})(?:transfer(?:red)?|transfert|traslado|trasferimento|drive|train|ferry|met (?:on arrival )?(?:at|by))(?!\p{L})/iu

/** Two dates with as many nights between them as the text states are those of a stay, whatever else it says (IMPORT-112). */
const isStayOf = ([from, to]: readonly Entity[], text: string) =>
	from !== undefined &&
	to !== undefined &&
	to.value > from.value &&
	(daysBetween(from.value, to.value) === nightsIn(text) || isLet([from, to], text))

/** 'The house is theirs from Saturday, 12 February (from 4 p.m.) until Saturday, 19 February' */
export const isLet = ([from, to, ...more]: readonly Entity[], text: string): boolean =>
	from !== undefined &&
	to !== undefined &&
	more.length === 0 &&
	LET_FROM.test(text.slice(0, from.from)) &&
	isEnd(to, text)
const LET_FROM = new RegExp(
	`${NOUN.source}[^.;!?]{0,60}(?<!\\p{L})(?:from|vom|von|ab|du|dal|desde|del|van|från|fra) (?:\\p{L}+,? )?$`,
	'iu',
)

const SAME_DAY =
	/\b(?:same|that|meme|gleichen?|selben|mismo|misma|stesso|stessa|mesmo|mesma|zelfde|dezelfde|samma|samme) (?:day|morning|afternoon|evening|night|jour|soir|tag|abend|dia|tarde|noche|giorno|sera|noite|dag|avond|dagen|kvall|aften|kveld)\b/

const isDate = ({ kind }: Entity) => kind === 'date'
const isTime = ({ kind }: Entity) => kind === 'time'
const isFlight = ({ kind }: Entity) => kind === 'flight'

/** Whether the fragment of a text that a date is in says what else it is: '… | booked by 30 Nov 2026'. */
function isExplainedApart(entity: Entity, text: string): boolean {
	const before = text.slice(0, entity.from)
	const bracket = before.lastIndexOf('(')
	const from = Math.max(before.lastIndexOf('|'), before.includes(')', bracket) ? -1 : bracket)
	if (from < 0) return false
	const to = text.slice(entity.to).search(/[|)]/)
	const fragment = text.slice(from + 1, to < 0 ? undefined : entity.to + to)
	return explanationOf(entity, withoutCheckIn(fold(fragment))) !== null
}

/** 'Until 5th October' says how long what begins today goes on. */
const isEnd = ({ from }: Entity, text: string) => UNTIL.test(text.slice(Math.max(0, from - 24), from))
const UNTIL = /(?:^|\s)(?:until|till|bis|jusqu['’]au|hasta el|fino al|tot|até|til) (?:zum )?(?:\p{L}+,? )?$/iu
/** Below a day, another one in brackets or a later sentence is that of something else: '08:30 Sail (on the 13.09. if it rains)'. */
const isAside = (time: Entity, date: Entity, text: string) =>
	date.from > time.to && /[(;]|\p{L}{2}[.)] /u.test(text.slice(time.to, date.from))
/** The cells of a row up to the one behind its day and time: what the columns further on say explains nothing. */
function nearMoments(text: string, entities: readonly Entity[]): string {
	const end = Math.max(...entities.map((one) => (isDate(one) || isTime(one) ? one.to : 0)))
	const next = text.indexOf('\t', end)
	const last = next < 0 ? -1 : text.indexOf('\t', next + 1)
	return last < 0 ? text : text.slice(0, last)
}
/** What is in brackets explains nothing outside of them. */
const withoutAsides = (text: string) =>
	text.replaceAll(/\([^()]{0,80}\)/g, (aside) =>
		/\d/.test(aside) && explanationOf({ kind: 'date' }, fold(aside)) === null ? aside : ' ',
	)

/** Check-in words explain a time, and not the day of a stay. A ticket or voucher with a number is that of an event, and 'Day 3' heads its row. */
const withoutCheckIn = (words: string) =>
	words
		.replaceAll(
			/\bcheck ?(?:in|out)\b|\b(?:ticket|voucher) (?=[a-z]{0,4} ?\d)|\b(?:after|\d+|two|three|four|five|six|seven|eight|ten) hours\b/g,
			'',
		)
		.replaceAll(DAY_NUMBERS, '')

/** A date and a time with the sentences after them that have none. `head` is the sentences that do. */
function partsOf(text: string, days: DayContext): { head: string; text: string }[] {
	const parts: { head: string; text: string; kinds: Set<string>; isFlight: boolean }[] = []
	let read = 0
	for (const sentence of text.split(SENTENCES)) {
		const at = text.indexOf(sentence, read)
		const between = text.slice(read, at)
		read = at + sentence.length
		if (OPEN.test(fold(sentence))) {
			// 'On request.' is about the sentence before.
			if (sentence.length <= 25) parts.pop()
			continue
		}
		const all = findEntities(sentence, days)
		const kinds = new Set(all.map(({ kind }) => kind)).intersection(MOMENTS)
		const last = parts.at(-1)
		const isSame = last && (kinds.isDisjointFrom(last.kinds) || (isDayOnly(last.text, days) && !kinds.has('date')))
		// A stay follows the journey to it.
		const isStay = kinds.size === 0 && NIGHTS.test(sentence) && (last?.kinds.has('time') || spentAt(sentence) !== null)
		if (!last || !isSame || isStay || all.some(isFlight) || last.isFlight)
			parts.push({ head: sentence, text: sentence, kinds, isFlight: all.some(isFlight) })
		else {
			last.text += between + sentence
			if (kinds.size > 0) last.head = last.text
			for (const kind of kinds) last.kinds.add(kind)
		}
	}
	return parts
}
const MOMENTS: ReadonlySet<string> = new Set(['date', 'time'])
