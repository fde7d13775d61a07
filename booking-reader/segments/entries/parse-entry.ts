import { type DayContext, findDays } from '../../values/days.ts'
import { DAY_OFFSET } from '../../values/moments.ts'
import { blankOut } from '../../values/text.ts'
import { findTimes } from '../../values/times.ts'

/** The values of an entry with the labels they would have elsewhere. */
export type LabelledValues = [label: string, value: string][]
export type Entry = ReturnType<typeof parseEntry>

/** Extracts dates, times and values that a keyword precedes. `rest` is the remaining text. */
export function parseEntry(line: string, context: DayContext) {
	const labelled: LabelledValues = []
	let rest = line
	const extract = (label: string, pattern: RegExp) => {
		const match = pattern.exec(rest)
		const value = match?.slice(1).find((one) => one !== undefined)
		if (!match || !value) return
		labelled.push([label, value])
		rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`
	}
	const dayOffset = DAY_OFFSET.exec(rest)?.[0]
	if (dayOffset) rest = rest.replace(dayOffset, ' ')
	const found = findDays(rest, context).map((one) => {
		const raw = rest.slice(one.from, one.to)
		// In '2 – 12 October', the first day has no month of its own.
		return { ...one, raw: /^\d{1,2}$/.test(raw) ? one.day : raw }
	})
	rest = blankOut(rest, found)
	const days = found.filter((one, index) => found.findIndex(({ day }) => day === one.day) === index)
	const times = findTimes(rest)
	rest = blankOut(rest, times)
	extract('Reference', REFERENCE)
	extract('Passengers', /(\d{1,2}) ?(?:pax|passengers?|people|persons|guests)\b/i)
	extract('Nights', /\(?(\d{1,3} nights?)\)?/i)
	extract('Baggage', /(?:luggage|baggage|bags?)[^\d|,.]{0,20}?(\d{1,3} ?kg)\b(?: in [\p{L} ]{3,20})?/iu)
	extract(
		'Operated by',
		/\b(?:operator|operated by|with)[: ]\s?(\p{Lu}[\p{L}&' ]{2,40}?)(?=\s*(?:[,|.;]|$| on flight))/u,
	)
	return {
		line,
		labelled,
		days,
		times: [...new Set(times.map(({ time }) => time))],
		dayOffset,
		rest: rest.replaceAll(WEEKDAY, ' '),
	}
}

const REFERENCE =
	/\b(?:[Cc]onf(?:irmation)?\.?(?: (?:no|number|code|ref))?\.?|(?:[Rr]ecord |[Aa]irline )?[Ll]ocator|PNR|(?:[Bb]ooking |[Aa]irline )?[Rr]ef(?:erence)?(?: no)?\.?|[Vv]oucher)(?: is)?\s?[:#]?\s?((?=[A-Z0-9/-]{0,24}\d|[A-Z]{5,6}\b)[A-Z0-9][A-Z0-9/-]{2,24})(?![\p{L}\d])/u
const WEEKDAY =
	/(?<!\p{L})(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?(?!\p{L})\.?/giu

const SEPARATOR = /\s*(?:[|;\n·•]|,(?=\s|$)|\s[-–—]\s|\.(?=\s+\p{Lu}|\s*$)|:(?=\s|$))\s*/u
const EDGES =
	/^(?:[\s,.:;|–—-]|(?:at|on|from|departs?|departing|arrives?|arriving|check(?:ing)?[ -]?(?:in|out)|in|out|room|board|until|the|entrada|salida|arrivo|partenza|dal|al|du|au|vom|bis|from|to)(?=[\s:]*$|:))+|[\s,.:;|–—(-]+$/giu

/** The fragments between commas, bars and dashes, without leading and trailing filler words. */
export const splitFragments = (rest: string, separator: RegExp = SEPARATOR): string[] =>
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
