import { fold } from '#shared/fold.ts'
import type { CABIN_CLASSES } from '#shared/trips/kinds/flight.ts'
import { splitIdentifier } from './text.ts'

const KILOS = '(?<![\\d.,])(\\d{1,2})(?:[.,]\\d)?'
const BAG =
	'(?<!\\p{L})(?:luggage|baggage|bags?|\\p{L}{0,6}gepäck|equipaje|maleta|bagagli[oa]?|bagagem|\\p{L}{0,6}bagages?|franquicia|franchise)'
/** '15 kg per person', '40 KGS', 'bagaglio kg 40', and behind a word for bags '40K'. */
const WEIGHT = new RegExp(
	`${KILOS} ?(?:kgs?|kilos?)(?!\\p{L})|${BAG}[^\\d|.]{0,24}(?:kg ?${KILOS}|${KILOS} ?K(?!\\p{L}))`,
	'giu',
)
/** Whether a text is about baggage: by its words, or as pieces and their weight ('1 x 32 kg'). */
export const isOfBaggage = (text: string): boolean => OF_BAGGAGE.test(text)
const OF_BAGGAGE = new RegExp(`${BAG}(?!\\p{L})|^\\d ?[x×] ?\\d\\d ?kg$`, 'iu')

/** What is carried in the hand, emitted or weighed besides. */
const NO_BAGGAGE =
	/\b(?:hand|cabin|carry|co2|carbon|emission\p{L}*|mano|main|handgep\p{L}*|handbagage|body|board|bord)\b/iu

/** The baggage allowance that a text states in kilograms. Null for that of the cabin, and for several. */
export function readBaggage(text: string): number | null {
	const parts = text.slice(0, 400).split(/[|;+]|\.\s|,(?=\s)|\s(?:incl|inkl|plus)\p{L}*\s/u)
	const stated = parts.filter((part) => !NO_BAGGAGE.test(part)).flatMap((part) => [...part.matchAll(WEIGHT)])
	const kilos = new Set(stated.map((match) => Number(match.slice(1).find(Boolean))))
	const [only] = kilos
	return kilos.size === 1 && only! >= 5 && only! <= 70 ? only! : null
}

type FlightName = { airline?: string; flightNumber?: string }

/** In '1 DI 3' the letters are no airline. */
const DESIGNATOR_AND_NUMBER = /(?<![A-Za-z0-9]|\d )([A-Z][A-Z0-9]|[0-9][A-Z])\s?0{0,3}(\d{1,4}[A-Z]?)(?![A-Za-z0-9])/
const NUMBER_ONLY = /\bflight (?:no\.? ?|number ?|#)?0{0,3}(\d{1,4})(?!\d)/i

/**
 * 'EK30' from 'Emirates EK 030', with the text before or after it as the airline. 'United Airlines Flight 110' gives
 * 110.
 */
export function readFlightName(text: string): FlightName {
	// What is set apart by blanks is in another column.
	const line = (/^.*?\d.*?(?= {4}|\t)/.exec(text)?.[0] ?? text).replaceAll(/\s+/g, ' ').trim()
	const match = DESIGNATOR_AND_NUMBER.exec(line)
	const numberOnly = match ? null : NUMBER_ONLY.exec(line)
	const at = match ?? numberOnly
	if (!at) return /^\d{1,4}$/.test(line) ? { flightNumber: String(Number(line)) } : {}
	const before = trimSeparators(line.slice(0, at.index))
	const after = trimSeparators(
		line
			.slice(at.index + at[0].length)
			.replace(/(?<!\p{L})(?:durchgeführt von|operated by|op[ée]r[ée] par|operado por|operato da)(?!\p{L}).*$/iu, ''),
	)
	const airline = [before, after].find(
		(words) => /\p{L}{3}/u.test(words) && !/^flight$/i.test(words) && words.length <= 60,
	)
	return {
		flightNumber: match ? `${match[1]}${match[2]}` : (numberOnly?.[1] ?? ''),
		...(airline ? { airline } : {}),
	}
}

const trimSeparators = (text: string) =>
	text
		.replaceAll(/^[\s,;:()|–-]+|[\s,;:()|–-]+$/g, '')
		.replace(/^(?:flight|volo|vuelo|vol|flug|voo)\b:? ?/i, '')
		.replace(/ flight$/i, '')

/** The cabin for a booking class letter, if airlines agree on it (IATA resolution 728). */
export function cabinForBookingLetter(letter: string): (typeof CABIN_CLASSES)[number] | null {
	if (/^[FA]$/.test(letter)) return 'First class'
	if (/^[JCDIZ]$/.test(letter)) return 'Business class'
	if (letter === 'W') return 'Premium Economy class'
	return /^[YBMHKLQSTVXNOGU]$/.test(letter) ? 'Economy class' : null
}

/**
 * One of the trip's four classes in any spelling: 'PremiumEconomy', 'Business (J)', 'ECO LIGHT'. Null for other words.
 */
export function readCabinClass(text: string): (typeof CABIN_CLASSES)[number] | null {
	const words = fold(splitIdentifier(text.replaceAll('+', ' plus ')))
	return cabinForBookingLetter(text.trim()) ?? CABINS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** In the order in which they are tried: 'Premium Economy' is no Economy, and a Premium Economy may be called comfort. */
const CABINS: readonly [(typeof CABIN_CLASSES)[number], RegExp][] = [
	[
		'Premium Economy class',
		/premium(?! (?:business|first))|\bprem\b|economy (?:plus|comfort|extra)|\bextra comfort\b|world traveller plus|comfort plus|\bpremiere? eco\b|turista premium|eco premium|klasa ekonomiczna premium/,
	],
	[
		'First class',
		/\bfirst\b|^(?:la |air france )?premiere(?: classe)?$|^erste(?: klasse)?$|^1 ?(?:ere?|re|a|e)? (?:klasse|classe|clase|klass?e?)$|^prima(?: classe)?$|^primera(?: clase)?$|^primeira(?: classe)?$|^eerste(?: klas(?:se)?)?$|^forsta klass?$|^forste? klasse$|^ensimmainen luokka$|^pierwsza klasa$|^prvni trida$|^proti thesi$|\bsuites? class\b|\bsky suites?\b/,
	],
	[
		'Business class',
		/business|affaires|ejecutiv[ao]|executiva?\b|\bclub (?:world|europe|suites?)\b|^club(?: class)?$|upper class|\bbiz\b|\bpolaris\b(?! (?:suite|room|hotel|lodge))|\bdelta one\b|\bq ?suites?\b|flagship (?:business|suite)|jetblue mint|mint class|^mint$|royal silk|prestige class|raffles class|royal laurel|\bsignature class\b|geschaftsklasse|\bzakenklasse\b|businessluokka|klasa biznes|obchodni trida|^magnifica$/,
	],
	[
		'Economy class',
		/econ|ekonomi|turistica?\b|turista\b|turist ?kl\p{L}+|turistiluokka|\beco\b|coach|tourist|world traveller|main cabin|delta main|basic economy|euro traveller|standard class/u,
	],
]
