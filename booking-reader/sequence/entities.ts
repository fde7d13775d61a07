import { airlineByDesignator, designatorByName } from '#server/airports/airlines.ts'
import { airportByCode, findAirports } from '#server/airports/airports.ts'
import { fold } from '#shared/fold.ts'
import { type DayContext, type Doubt, findDays } from '../values/days.ts'
import { monthNamed, weekdaysNamed } from '../values/month-names.ts'
import { readTitle, TITLE_PATTERN } from '../values/people.ts'
import { blankOut } from '../values/text.ts'
import { findTimes } from '../values/times.ts'

export const ENTITY_KINDS = ['date', 'time', 'flight', 'airport', 'person', 'reference', 'amount'] as const
type EntityKind = (typeof ENTITY_KINDS)[number]
/** Something in a text that may be a value. `value` is its normal form: '2027-06-12', '07:10', 'EJU8353', 'LGW'. */
export type Entity = { kind: EntityKind; value: string; text: string; from: number; to: number; doubts?: Doubt[] }

const LONGEST = 1000
const FLIGHT_WORD = /(?:flights?|flug|vol|vuelo|volo|voo|vlucht|fly|lot|flt)(?: (?:no|nr|number)\.?)?:? ?$/i
/** 'by JL 6': these make a short number that of a known airline. */
const BEFORE_FLIGHT = /(?:^|[\s(,;–-])(?:by|with|on|via|mit|per|avec|sur|con|com|met|med|på)\s$/iu
const FLIGHT =
	/(?<![\p{L}\d/-])([A-Z]{2}[A-Z]?|[A-Z]\d|\d[A-Z])([ -]?)(0{0,3}[1-9]\d{0,3})(?![\p{L}\d:]|[.,/-]\d| \d{3})/gu
/** 'DELTA 1847' at the start of a line or a column. */
const NAMED_FLIGHT =
	/(?<=^|\t|\s{2}|[,:(|–-] )(\p{Lu}[\p{L}&' ]{2,24}?) (?:flight )?0{0,3}([1-9]\d{1,3})(?=\*?$|\*?\s+[^\d\s]|[,;|])/gu
const AIRCRAFT = /^A3(?:[0-4]\d|50|80)$/
/** Designators that are words, or abbreviations of weekdays, in capitals. */
const WORDS = new Set('AM AS AT EX FR GA IS ME MO MS NO OK ON PM SA SO SU TO TU WE IN OF'.split(' '))
const BRACKETED = /[([]([A-Z]{3})(?: ?\/ ?[A-Z]{4})?[)\]]/g
const CODE_PAIR = /(?<![A-Z\d])([A-Z]{3})( ?(?:-|–|→|➔|>|->|\/|to) ?| )([A-Z]{3})(?![A-Z\d])/g
/** 'LHR 13:30 / FRA 16:05' */
const CODE_AT_TIME =
	/(?<![\p{L}\d])([A-Z]{3}) ?(?=\d{1,2}[:.h]\d\d)|(?<=\d[:.h]\d\d {0,4}(?:[AaPp][Mm] )?(?:\+\d ?)?)([A-Z]{3})(?![\p{L}\d]|-\p{Ll})/gu
/** 'LHR  1705   NBO  0440+1': at least two codes, each with its time. */
const CODE_AT_BARE_TIME = /(?<![\p{L}\d])([A-Z]{3}) {1,3}(?=(?:[01]\d|2[0-3])[0-5]\d(?![\d:.]))/gu
/** 'PARIS CDG 2F', 'Athens ATH', 'LHR London Heathrow'. */
const CODE_BY_NAME =
	/(\p{Lu}[\p{L}’'-]{2,20})(?: (?:INTL|INTERNATIONAL|AIRPORT|Airport|International))?[ -]([A-Z]{3})(?![\p{L}\d]|-\p{Ll})|(?<![\p{L}\d])([A-Z]{3})(?= (?:- )?(\p{Lu}\p{Ll}[\p{L}’'-]{2,20}))/gu
const CURRENCY = '£|€|\\$|¥|US\\$|(?:EUR|GBP|USD|CHF|AED|AUD|CAD|ZAR|JPY|DKK|NOK|SEK|PLN|CZK|THB|SGD|INR|BRL)(?![A-Z])'
const AMOUNT = new RegExp(
	`(?:${CURRENCY}) ?\\d[\\d.,’' ]{0,14}|(?<![\\d.,])\\d[\\d.,’' ]{0,14}(?:${CURRENCY}|Euro\\b)`,
	'giu',
)
const REFERENCE_WORD =
	'(?:(?:trip|charter|group|job)(?= (?:no|nr|ref))|ref(?:erence)?|referen[cz]\\p{L}*|riferimento|rif|bekr|boekingscode|r[ée]f[ée]rence|conf(?:irmation)?|booking\\p{L}*|reservation\\p{L}*|réservation|loc(?:ator|alizador)?|pnr|voucher|bono|file|order|agreement|contratto|contrato|contrat|vertrag\\p{L}*|contract|itinerary|programme?|ticket|buchung\\p{L}*|reservierung\\p{L}*|vorgang\\p{L}*|auftrag\\p{L}*|bestätigung\\p{L}*|best\\.-nr|dossier|commande|reserva|expediente|confirmaci[oó]n|confirmação|prenotazione|conferma|pratica|boeking\\p{L}*|reservering\\p{L}*|bokning\\p{L}*|bestilling\\p{L}*|bevestiging\\p{L}*|bekr[äæe]ftelse\\p{L}*|rezerwacj\\p{L}*|código|codice|code)'
const REFERENCE = new RegExp(
	`(?<!\\p{L})${REFERENCE_WORD}(?:[ .]{0,2}(?:number|nummer|no|nr|n[º°o.]|har|hat|has|lautet|ist|est|es|è|é|fornitore|num[ée]ro|número|numero|code|id|ref|reference|is|your|de|du|di|do|da|la|der|compra|achat|acquisto|booking|reservation|dossier|réservation|reserva|voyage|confirmation)){0,4}(?:[ .:#º°|]{1,4}| [–-] )((?=[A-Z0-9/-]*\\d|[A-Z]{5,6}(?![A-Z]))[A-Z0-9][A-Z0-9/-]{3,24}|[A-Z]{2,4}[ -]\\d[\\d./-]*\\d(?:-[A-Z]{2,4}|(?: \\d{3}){0,2}))(?![\\p{L}\\d])`,
	'giu',
)
/** A word of a name with the particles before it. */
export const NAME_WORD =
	"(?:(?:de|del|della|di|da|dos|das|do|du|van|von|vom|zu|zur|der|den|ter|ten|te|la|le|al|el|bin|ibn|af|av|Freiherr|Freifrau|Graf|Gräfin) )*(?:d[’'])?\\p{Lu}(?:\\.|[\\p{L}’'-]*)"
const PERSON = new RegExp(`(?<![\\p{L}.])((?:${TITLE_PATTERN}\\.? {1,6}){1,4}${NAME_WORD}(?: ${NAME_WORD}){0,4})`, 'gu')
/** 'OKONKWO/CHIDI DR', 'HOLLOWAY/GRETCHENMS' and 'BEAUCHESNE/SIBYLLE MME' in the notation of reservation systems. */
const SYSTEM_NAME = new RegExp(
	`(?<![A-Z/])([A-Z](?:[A-Z'-]| (?! )){1,30}\\/ ?[A-Z](?:(?:[A-Z'-]| (?! )){1,30} ${TITLE_PATTERN.toUpperCase()}|[A-Z]{2,20}(?:MRS?|MS|MISS|MSTR)))(?![A-Z])`,
	'g',
)

/** 'LOCKYER, Graham (Mr)', 'ABELSON, MIRIAM MRS' */
const FAMILY_FIRST = new RegExp(
	`(?<![\\p{L}/])(\\p{Lu}[\\p{L}’'-]+), (\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?) \\(?(${TITLE_PATTERN})\\.?(?=[,)\\s]|$)`,
	'gu',
)

/** What is known of the lines of a document, whose context of dates is its own. */
type Known = { entities: Map<string, readonly Entity[]>; words: Map<string, string> }
const KNOWN = new WeakMap<DayContext, Known>()

function knownOf(days: DayContext): Known {
	let known = KNOWN.get(days)
	if (!known) KNOWN.set(days, (known = { entities: new Map(), words: new Map() }))
	return known
}

/**
 * Every date, time, flight number, airport, titled person, labelled reference and amount of money in a line, in order.
 * Each line of a document is scanned once, however many readers ask.
 */
export function findEntities(line: string, days: DayContext): readonly Entity[] {
	const { entities: known } = knownOf(days)
	let entities = known.get(line)
	if (!entities) known.set(line, (entities = scan(line.slice(0, LONGEST), days)))
	return entities
}

/** A line folded, once for all readers. */
export function wordsOf(line: string, days: DayContext): string {
	const { words: known } = knownOf(days)
	let words = known.get(line)
	if (words === undefined) known.set(line, (words = fold(line)))
	return words
}

function scan(text: string, days: DayContext): Entity[] {
	const found: Entity[] = []
	const isFree = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to)
	const add = (kind: EntityKind, value: string, from: number, to: number, more: Partial<Entity> = {}) => {
		if (isFree(from, to))
			found.push({ kind, value, text: text.slice(from, to).replace(/[\s.,’']+$/, ''), from, to, ...more })
	}
	if (/\d/.test(text)) {
		for (const match of text.matchAll(REFERENCE)) {
			const value = match[1] ?? ''
			const from = match.index + match[0].length - value.length
			if (
				!/^(?:19|20)\d\d$/.test(value) &&
				/[A-Z\d]/.test(value) &&
				!/^\d{1,2}[/-]\d{1,2}(?!\d)/.test(value) &&
				value === value.toUpperCase()
			)
				if (findDays(value, days).length === 0) add('reference', value, from, from + value.length)
		}
		for (const { day, from, to, doubts } of findDays(text, days)) add('date', day, from, to, { doubts })
		for (const match of text.matchAll(AMOUNT))
			add('amount', match[0].replaceAll(/[^\d.,]/g, ''), match.index, match.index + match[0].trimEnd().length)
		for (const match of text.matchAll(FLIGHT)) {
			const [whole, designator = '', gap, number = ''] = match
			const before = text.slice(Math.max(0, match.index - 16), match.index)
			const isNamed = FLIGHT_WORD.test(before)
			const isKnown = airlineByDesignator(designator) !== null
			const isShort = (BEFORE_FLIGHT.test(before) || whole === text.trim()) && !WORDS.has(designator)
			const isTight = number.length > 2 || (number.length > 1 && (gap === '' || !WORDS.has(designator)))
			// 'SC-406' is a reference, and 'Buss VY450' no flight.
			const isAircraft =
				AIRCRAFT.test(whole) ||
				/(?:airbus|boeing|embraer|atr|buss?|tog|t[åa]g|zug|train|tren|treno|comboio|trein) $/i.test(
					text.slice(0, match.index),
				)
			if (isNamed || (isKnown && (isTight || isShort) && gap !== '-' && !isAircraft))
				add('flight', `${designator}${Number(number)}`, match.index, match.index + whole.length)
		}
		for (const { 0: spoken, 1: name = '', 2: number = '', index } of text.trimEnd().matchAll(NAMED_FLIGHT)) {
			const designator = designatorByName(name)
			if (designator) add('flight', `${designator}${number}`, index, index + spoken.length)
		}
		for (const { time, from, to } of findTimes(blankOut(text, found))) add('time', time, from, to)
	}
	for (const { 0: whole, 1: family, 2: given, 3: title = '', index } of text.matchAll(FAMILY_FIRST))
		if (title.length > 1) add('person', `${title} ${given} ${family}`, index, index + whole.length)
	const codes = [...text.matchAll(BRACKETED)]
	const isTimed = ({ 0: code, index }: RegExpExecArray) =>
		/^[ ,]{1,20}(?:[01]?\d|2[0-3])[:h][0-5]\d/.test(text.slice(index + code.length, index + 32))
	const isRoute = codes.length === 2 && codes.some(([, code = '']) => airportByCode(code))
	// An airstrip may be known to nobody but its airline: 'Wilson (WIL) – Olkiombo (OLX)', 'Olkiombo (OLX)   11:05'. 'APR 11 (SUN)' is a day.
	for (const match of codes)
		if ((isRoute || isTimed(match) || airportByCode(match[1] ?? '')) && weekdaysNamed(match[1] ?? '').size === 0)
			add('airport', match[1] ?? '', match.index, match.index + match[0].length)
	for (const match of text.matchAll(CODE_AT_TIME)) {
		const code = match[1] ?? match[2] ?? ''
		if (airportByCode(code) && weekdaysNamed(code).size === 0) add('airport', code, match.index, match.index + 3)
	}
	const timed = [...text.matchAll(CODE_AT_BARE_TIME)].filter(
		({ 1: code = '' }) => airportByCode(code) && monthNamed(code) === null,
	)
	if (timed.length > 1) for (const { 1: code = '', index } of timed) add('airport', code, index, index + 3)
	for (const match of text.matchAll(CODE_PAIR)) {
		const [whole, one = '', , other = ''] = match
		if (!airportByCode(one) || !airportByCode(other)) continue
		add('airport', one, match.index, match.index + 3)
		add('airport', other, match.index + whole.length - 3, match.index + whole.length)
	}
	for (const match of text.matchAll(CODE_BY_NAME)) {
		const [whole, before = '', last, first = '', behind = before] = match
		const code = last ?? first
		const airport = airportByCode(code)
		if (airport && findAirports(behind).some((one) => one === airport))
			add('airport', code, match.index + whole.length - 3, match.index + whole.length)
	}
	if (/^(?!PNR)[A-Z]{3}$/.test(text.trim()) && airportByCode(text.trim())) add('airport', text.trim(), 0, text.length)
	for (const pattern of [SYSTEM_NAME, PERSON])
		for (const { 0: whole, 1: name = '', index } of text.matchAll(pattern))
			if (isTitled(name)) add('person', name.replace(/\.$/, ''), index, index + whole.length)
	return found.toSorted((a, b) => a.from - b.from)
}

/** 'M Dupont' may be an initial, so single letters need their mark. */
const isTitled = (name: string) => {
	if (name.includes('/')) return true
	const words = name.split(' ')
	return readTitle(words[0] ?? '') !== null && !words.slice(1).every((word) => readTitle(word) !== null)
}
