import { TRANSFER_TYPES } from '#shared/trips/transfer.ts'
import { airportOfCode } from '#server/airports/airports.ts'
import { type DayContext, findDays } from '../values/days.ts'
import { readCabinClass, readFlightName } from '../values/flights.ts'
import { LATER } from '../values/moments.ts'
import { readAirport, readRoute } from '../values/places.ts'
import { isBoardBasis } from '../values/stays.ts'
import { findTimes } from '../values/times.ts'
import { isKnown } from './dictionaries.ts'
import type { SectionType } from './section-types.ts'

/** What an entry says, under the labels that say it elsewhere. */
type Told = [label: string, value: string][]
export type EntryType = Extract<SectionType, 'flight' | 'accommodation' | 'transfer' | 'activity'>

const LONGEST = 500

/**
 * One line that tells all of one thing without labels, as people write to each other: 'BA2602 British Airways, London Gatwick (LGW) to
 * Pisa (PSA), Saturday 4 September 2027, departs 08:35, arrives 11:50'. Null unless it is whole: a way and an hour, a name and its
 * nights. `isDated`: the day stands in a heading.
 */
export function readEntry(type: EntryType, line: string, days: DayContext, isDated: boolean): Told | null {
	if (line.length > LONGEST || line.length < 12) return null
	const entry = openEntry(line, days)
	if (entry.days.length === 0 && !isDated) return null
	return READERS[type](entry)
}

const KINDS: readonly [EntryType, RegExp][] = [
	[
		'transfer',
		/^(?:private |airport |return |hotel )?(?:transfers?|trf|tfr|pick ?up|car|driver|chauffeur|trasferimento|traslado|transfert)(?: \d{1,2})?$/i,
	],
	[
		'flight',
		/^(?:(?:outbound|inbound|return|domestic|internal|private) )?(?:flights?|flt|jet|volo|vuelo|vol|flug|voo)(?: \d{1,2})?$/i,
	],
	[
		'accommodation',
		/^(?:hotel|htl|villa|lodge|camp|stay|overnight|accommodation|staying(?: at)?|resort|property|pernottamento|alojamiento|hébergement|unterkunft|hospedagem)(?: \d{1,2})?$/i,
	],
	[
		'activity',
		/^(?:activity|act|experience|exp|excursion|excn|tour|dinner|lunch|spa|visit|event|restaurant|escursione|excursión|ausflug|activité|cena|pranzo|passeio)(?: \d{1,2})?$/i,
	],
]

/** What a line is about by the word before its colon: 'trf: 27/02/2027 12:45 | Samedan Airport > Kulmpalais'. */
export const kindOfLabel = (label: string): EntryType | null =>
	KINDS.find(([, words]) => words.test(label.replaceAll(/[\s:*]+$/g, '').trim()))?.[0] ?? null

/**
 * What a line may tell all of, and the words that tell it: by its label, by how it begins, or else by the section it stands in.
 * `isDated`: it stands under a day.
 */
export function kindOfEntry(line: string, section: SectionType | null, isDated: boolean): [EntryType | null, string] {
	const [, time = '', label = '', value = ''] =
		/^\W{0,3}(\d\d:\d\d )?\s*([\p{L} -]{2,30}\d{0,2}) ?:\s+(.*)$/u.exec(line) ?? []
	const own =
		kindOfLabel(label) ??
		(/^check ?-?in$/i.test(label.trim()) && /^\D*\p{Lu}.*night/u.test(value) ? 'accommodation' : null)
	if (own) return [own, `${time}${value}`]
	if (section === 'aside' || section === 'guest') return [null, line]
	if (label && isKnown(label, section)) return [null, line]
	const isEntry =
		section === 'flight' || section === 'accommodation' || section === 'transfer' || section === 'activity'
	if (isEntry) return [section, line]
	const begun = isDated ? BEGINNINGS.find(([, words]) => words.test(line))?.[0] : undefined
	return [begun ?? null, line]
}

/** How lines under a day begin that say by themselves what they are about. */
const BEGINNINGS: readonly [EntryType, RegExp][] = [
	['flight', /^(?:\d\d:\d\d )?\s*(?:depart|leave|fly|take off).{2,60}\([A-Z]{3}\)/i],
	[
		'flight',
		/^.{2,60}(?<![\p{L}\d])(?:[A-Z][A-Z0-9]|[0-9][A-Z]) ?\d{1,4}(?![\p{L}\d]).{0,80}\([A-Z]{3}\).{1,80}\([A-Z]{3}\)/u,
	],
	[
		'transfer',
		/^(?:\d\d:\d\d )?\s*(?:private |shared |luxury |chauffeured )?(?:sedan|car|transfer|driver|chauffeur|taxi|limousine|minibus|minivan|van|suv|boat|speedboat|water taxi|helicopter|train|ferry)\b.{0,20}\b(?:from|to) /i,
	],
	['activity', /^.{4,80} at .{3,12}[.,;] (?:meet(?:ing)?(?: point| at)?|venue|where): /i],
]

type Reading = { days: DayContext; isDated: boolean; section: SectionType | null }
type LinesBelow = readonly { text: string }[]

/** The entry that begins on a line and takes as many of the lines below as say more of the same. `lines`: how many of them. */
export function readLongestEntry(
	kind: EntryType,
	words: string,
	below: LinesBelow,
	{ days, isDated, section }: Reading,
) {
	const isNamed = factsOf(openEntry(words, days).rest).length > 0
	if (!isNamed && (kind === 'accommodation' || kind === 'activity')) return null
	let best: { told: Told; lines: number } | null = null
	for (let lines = 0; lines <= below.length; lines++) {
		const last = below[lines - 1]?.text
		// The next one begins here.
		if (last !== undefined && best && readEntry(kind, last, days, isDated)) break
		if (last !== undefined && startsAnother(last, kind, section)) break
		const told = readEntry(kind, joinedLines([words, ...below.slice(0, lines).map(({ text }) => text)]), days, isDated)
		if (told && (!best || told.length > best.told.length)) best = { told, lines }
	}
	return best
}

/** As one; a long line goes on in the next, a short one ends where it ends. */
const joinedLines = (lines: readonly string[]) =>
	lines.reduce((whole, line, index) => whole + ((lines[index - 1]?.length ?? 0) > 56 ? ' ' : ' | ') + line)

/** Whether a line is about something else: it has a label of its own that says so. */
const startsAnother = (line: string, kind: EntryType, section: SectionType | null) => {
	const [, label = ''] = /^\W{0,3}(?:\d\d:\d\d )?\s*([\p{L} -]{2,30}\d{0,2}) ?:\s/u.exec(line) ?? []
	if (/^(?:conf|ref|pnr|record|locator|voucher|booking ref)/i.test(label)) return false
	return label !== '' && (kindOfLabel(label) !== null || isKnown(label, section) || isKnown(label, kind))
}

type Entry = ReturnType<typeof openEntry>

/** Days, times and what has a word beside it that tells what it is are taken out; `facts` are what is left between commas and bars. */
function openEntry(line: string, context: DayContext) {
	const told: Told = []
	let rest = line
	const take = (label: string, pattern: RegExp) => {
		const match = pattern.exec(rest)
		const value = match?.slice(1).find((one) => one !== undefined)
		if (!match || !value) return
		told.push([label, value])
		rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`
	}
	const later = LATER.exec(rest)?.[0]
	if (later) rest = rest.replace(later, ' ')
	const found = findDays(rest, context).map((one) => ({ ...one, raw: rest.slice(one.from, one.to) }))
	for (const { from, to } of found) rest = blank(rest, from, to)
	const days = found.filter((one, index) => found.findIndex(({ day }) => day === one.day) === index)
	const times = findTimes(rest)
	for (const { from, to } of times) rest = blank(rest, from, to)
	take('Reference', REFERENCE)
	take('Passengers', /(\d{1,2}) ?(?:pax|passengers?|people|persons|guests)\b/i)
	take('Nights', /\(?(\d{1,3} nights?)\)?/i)
	take('Baggage', /(?:luggage|baggage|bags?)[^\d|,.]{0,20}?(\d{1,3} ?kg)\b(?: in [\p{L} ]{3,20})?/iu)
	take('Operated by', /\b(?:operator|operated by|with)[: ]\s?(\p{Lu}[\p{L}&' ]{2,40}?)(?=\s*(?:[,|.;]|$| on flight))/u)
	return { line, told, days, times: times.map(({ time }) => time), later, rest: rest.replaceAll(WEEKDAY, ' ') }
}

const blank = (text: string, from: number, to: number) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
const REFERENCE =
	/\b(?:[Cc]onf(?:irmation)?\.?(?: (?:no|number|code|ref))?\.?|(?:[Rr]ecord |[Aa]irline )?[Ll]ocator|PNR|(?:[Bb]ooking |[Aa]irline )?[Rr]ef(?:erence)?(?: no)?\.?|[Vv]oucher)(?: is)?\s?[:#]?\s?((?=[A-Z0-9/-]{0,24}\d|[A-Z]{5,6}\b)[A-Z0-9][A-Z0-9/-]{2,24})(?![\p{L}\d])/u
const WEEKDAY =
	/(?<!\p{L})(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?(?!\p{L})\.?/giu

const SEPARATOR = /\s*(?:[|;\n·•]|,(?=\s|$)|\s[-–—]\s|\.(?=\s+\p{Lu}|\s*$)|:(?=\s|$))\s*/u
const EDGES =
	/^(?:[\s,.:;|–—-]|(?:at|on|from|departs?|departing|arrives?|arriving|check(?:ing)?[ -]?(?:in|out)|in|out|room|board|until|the|entrada|salida|arrivo|partenza|dal|al|du|au|vom|bis|from|to)(?=[\s:]*$|:))+|[\s,.:;|–—(-]+$/giu

const factsOf = (rest: string, separator: RegExp = SEPARATOR): string[] =>
	rest
		.split(separator)
		.map((fact) =>
			fact
				.replaceAll(/\s+/g, ' ')
				.replaceAll(EDGES, '')
				.replace(/ \(?(?:at|on)\)?$/, '')
				.trim(),
		)
		.filter((fact) => /\p{L}{2}|\p{L}&\p{L}/u.test(fact))

const READERS: Record<EntryType, (entry: Entry) => Told | null> = {
	flight: ({ told, days, times, later, rest }) => {
		const route = routeIn(rest)
		const [from, to] = times
		if (!route || !from || times.length > 2) return null
		const facts = factsOf(rest)
		const name = facts.find((fact) => /^(?:[A-Z]|\d[A-Z])/.test(readFlightName(fact).flightNumber ?? ''))
		const cabin = facts.find((fact) => fact.length < 40 && readCabinClass(fact))
		return [
			...told,
			['Route', `${route[0]} → ${route[1]}`],
			['Times', [from, to].filter(Boolean).join(' – ') + (later ? ` ${later}` : '')],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...(name ? [['Flight', name] as [string, string]] : []),
			...(cabin ? [['Cabin', cabin] as [string, string]] : []),
		]
	},
	accommodation: ({ told, days, rest }) => {
		const isWhole = days.length === 2 || (days.length < 2 && told.some(([label]) => label === 'Nights'))
		const [name, ...facts] = factsOf(rest)
		if (!isWhole || !name || name.length > 80 || NO_NAME.test(name)) return null
		const board = facts.find(isBoardBasis)
		const room = facts.find((fact) => fact !== board && ROOM.test(fact))
		const end = facts.findIndex((fact) => fact === room || fact === board)
		const address = facts.slice(0, end === -1 ? facts.length : end)
		return [
			...told,
			['Hotel', name],
			...days.map(({ raw }, index): [string, string] => [index === 0 ? 'Check in' : 'Check out', raw]),
			...(address.length > 0 ? [['Address', address.join(', ')] as [string, string]] : []),
			...(room ? [['Room', room] as [string, string]] : []),
			...(board ? [['Board', board] as [string, string]] : []),
		]
	},
	transfer: ({ told, days, times, rest }) => {
		const bare = rest.replaceAll(/\b(?:vehicle|car)\s?:\s/gi, ', ')
		const whole = factsOf(bare, /\s*(?:[|;\n·•]|,(?=\s|$)|\.(?=\s+\p{Lu}|\s*$)|:(?=\s|$))\s*/u)
		const facts = whole.some((fact) => readRoute(fact)) ? whole : factsOf(bare)
		const route = facts.find((fact) => readRoute(fact))
		const ends = route && readRoute(route.replace(/^.{0,30}?\bfrom (?=.{3,60} to )/i, ''))
		if (!ends || days.length > 1 || times.length > 1 || days.length + times.length === 0) return null
		const type = facts.find((fact) => TRANSFER_TYPES.some((one) => one.toLowerCase() === fact.toLowerCase()))
		const vehicle = facts.slice(facts.indexOf(route) + 1).find((fact) => fact !== type)
		return [
			...told,
			['From', ends[0]],
			['To', ends[1]],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...times.map((time): [string, string] => ['Pick-up time', time]),
			...(type ? [['Type', type] as [string, string]] : []),
			...(vehicle ? [['Vehicle', vehicle] as [string, string]] : []),
		]
	},
	activity: ({ told, days, times, rest }) => {
		const isBarred = /\s[|]\s/.test(rest)
		const met = /^(.{4,100}?)[.,;]?\s(?:meet(?:ing)?(?: point| at)?|venue|where|ritrovo)\s?:\s(.{3,80})$/i.exec(
			rest.trim(),
		)
		const parts = met
			? factsOf(`${met[1]} | ${met[2]}`, /\s*\|\s*/)
			: factsOf(rest, isBarred ? /\s*\|\s*/ : /\s+(?:[-–—]|@)\s+|:\s|\.\s|\.$/)
		const [name = '', ...others] = parts.length > 1 && parts[0] && !/^[,\s]*$/.test(parts[0]) ? parts : factsOf(rest)
		const [first = '', ...more] = name.split(/\s*,\s+/)
		const place = [...more, ...others].join(', ')
		if (days.length > 1 || times.length !== 1 || first.length < 4 || first.length > 120 || NO_NAME.test(first))
			return null
		return [
			...told,
			['Activity', first],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...times.map((time): [string, string] => ['Time', time]),
			...(place ? [['Location', place] as [string, string]] : []),
		]
	},
}

/** How sentences begin, and not what somebody calls a house or a day out. */
const NO_NAME =
	/^(?:you|your|we|our|they|it|this|these|please|if|all|no|not|free|includ\w+|from|until|check|arriv\w+|depart\w*|leave|day|nights?|total|price|rate|date|time|open|daily)\b/i
const ROOM =
	/\b(?:suite|room|villa|chalet|tent|bungalow|cottage|penthouse|residence|pavilion|studio|apartment|lodge|cabin|deluxe|superior|junior|doppelzimmer|zimmer|chambre|camera|habitación)\b/i

const NAMED = /((?:[\p{L}’'.-]+ ){0,4}?[\p{L}’'.-]+ ?\([A-Z]{3}\))/gu
const CODES = /(?<![A-Z])([A-Z]{3})\s*(?:to|→|➜|➔|->|>|-|–|\/)\s*([A-Z]{3})(?![A-Z])/

/** Both airports of a flight, surely: with their codes, or as names that mean one airport each. */
function routeIn(text: string): [string, string] | null {
	const [from, to, more] = [...text.matchAll(NAMED)].map(([name]) => name.replace(/^(?:to|from|in|at) /i, ''))
	if (from && to && !more) return [from, to]
	const start = /\b[Ff]rom (\p{Lu}[\p{L} ]{2,30}?) (?:you|we|on|at|with)\b/u.exec(text)?.[1]
	if (from && !to && start) return [start, from]
	const [, one = '', other = ''] = CODES.exec(text) ?? []
	if (airportOfCode(one) && airportOfCode(other)) return [one, other]
	const named = factsOf(text)
		.map(readRoute)
		.find((ends) => ends?.every((end) => readAirport(end)?.airport))
	return named ?? null
}
