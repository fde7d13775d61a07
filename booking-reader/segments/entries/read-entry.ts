import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import type { DayContext } from '../../values/days.ts'
import { readCabinClass, readFlightName } from '../../values/flights.ts'
import { readRoute } from '../../values/places.ts'
import { isBoardBasis } from '../../values/stays.ts'
import type { EntryType } from './entry-types.ts'
import { type Entry, splitFragments, parseEntry, type LabelledValues } from './parse-entry.ts'
import { findRoute } from './flight-route.ts'

const MAX_LENGTH = 500

/**
 * Reads a line that describes one element without labels, as people write in mails: 'BA2602 British Airways, London
 * Gatwick (LGW) to Pisa (PSA), Saturday 4 September 2027, departs 08:35, arrives 11:50'. Null if anything essential is
 * missing. `isDated`: the date is in a heading.
 */
export function readEntry(type: EntryType, line: string, days: DayContext, isDated: boolean): LabelledValues | null {
	if (line.length > MAX_LENGTH || line.length < 12) return null
	const entry = parseEntry(line, days)
	if (entry.days.length === 0 && !isDated) return null
	return READERS[type](entry)
}

const READERS: Record<EntryType, (entry: Entry) => LabelledValues | null> = {
	flight: ({ labelled, days, times, dayOffset, rest }) => {
		const route = findRoute(rest)
		const [from, to] = times
		if (!route || !from || times.length > 2) return null
		const fragments = splitFragments(rest)
		const name = fragments.find((fact) => /^(?:[A-Z]|\d[A-Z])/.test(readFlightName(fact).flightNumber ?? ''))
		const cabin = fragments.find((fact) => fact.length < 40 && readCabinClass(fact))
		return [
			...labelled,
			['Route', `${route[0]} → ${route[1]}`],
			['Times', [from, to].filter(Boolean).join(' – ') + (dayOffset ? ` ${dayOffset}` : '')],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...(name ? [['Flight', name] as [string, string]] : []),
			...(cabin ? [['Cabin', cabin] as [string, string]] : []),
		]
	},
	accommodation: ({ labelled, days, rest }) => {
		const isWhole = days.length === 2 || (days.length < 2 && labelled.some(([label]) => label === 'Nights'))
		const [name, ...fragments] = splitFragments(rest)
		if (!isWhole || !name || name.length > 80 || NOT_A_NAME.test(name)) return null
		const board = fragments.find(isBoardBasis)
		const room = fragments.find((fact) => fact !== board && ROOM.test(fact))
		const end = fragments.findIndex((fact) => fact === room || fact === board)
		const address = fragments.slice(0, end === -1 ? fragments.length : end)
		return [
			...labelled,
			['Hotel', name],
			...days.map(({ raw }, index): [string, string] => [index === 0 ? 'Check in' : 'Check out', raw]),
			...(address.length > 0 ? [['Address', address.join(', ')] as [string, string]] : []),
			...(room ? [['Room', room] as [string, string]] : []),
			...(board ? [['Board', board] as [string, string]] : []),
		]
	},
	transfer: ({ labelled, days, times, rest }) => {
		const bare = rest.replaceAll(/\b(?:vehicle|car)\s?:\s/gi, ', ')
		// Behind an arrow, a dash separates the vehicle from the place.
		const hasArrow = /→|➜|➔|->/.test(bare)
		const whole = hasArrow
			? splitFragments(bare)
			: splitFragments(bare, /\s*(?:[|;\n·•]|,(?=\s|$)|\.(?=\s+\p{Lu}|\s*$)|:(?=\s|$))\s*/u)
		const fragments = whole.some((fact) => readRoute(fact)) ? whole : splitFragments(bare)
		const route = fragments.find((fact) => readRoute(fact))
		const ends = route && readRoute(route.replace(/^.{0,30}?\bfrom (?=.{3,60} to )/i, ''))
		if (!ends || days.length > 1 || times.length > 1 || days.length + times.length === 0) return null
		const type = fragments.find((fact) => TRANSFER_TYPES.some((one) => one.toLowerCase() === fact.toLowerCase()))
		const vehicle = fragments.slice(fragments.indexOf(route) + 1).find((fact) => fact !== type)
		return [
			...labelled,
			['From', ends[0]],
			['To', ends[1]],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...times.map((time): [string, string] => ['Pick-up time', time]),
			...(type ? [['Type', type] as [string, string]] : []),
			...(vehicle ? [['Vehicle', vehicle] as [string, string]] : []),
		]
	},
	activity: ({ labelled, days, times, rest }) => {
		const isBarred = /\s[|]\s/.test(rest)
		const met = /^(.{4,100}?)[.,;]?\s(?:meet(?:ing)?(?: point| at)?|venue|where|ritrovo)\s?:\s(.{3,80})$/i.exec(
			rest.trim(),
		)
		const parts = met
			? splitFragments(`${met[1]} | ${met[2]}`, /\s*\|\s*/)
			: splitFragments(rest, isBarred ? /\s*\|\s*/ : /\s+(?:[-–—]|@)\s+|:\s|\.\s|\.$/)
		const [name = '', ...others] =
			parts.length > 1 && parts[0] && !/^[,\s]*$/.test(parts[0]) ? parts : splitFragments(rest)
		const [first = '', ...more] = name.split(/\s*,\s+/)
		const place = [...more, ...others].join(', ')
		if (days.length > 1 || times.length !== 1 || first.length < 4 || first.length > 120 || NOT_A_NAME.test(first))
			return null
		return [
			...labelled,
			['Activity', first],
			...days.map(({ raw }): [string, string] => ['Date', raw]),
			...times.map((time): [string, string] => ['Time', time]),
			...(place ? [['Location', place] as [string, string]] : []),
		]
	},
}

/** Words that begin sentences, but not names of hotels or activities. */
const NOT_A_NAME =
	/^(?:you|your|we|our|they|it|this|these|please|if|all|no|not|free|includ\w+|from|until|check|arriv\w+|depart\w*|leave|day|nights?|total|price|rate|date|time|open|daily)\b/i
const ROOM =
	/\b(?:suite|room|villa|chalet|tent|bungalow|cottage|penthouse|residence|pavilion|studio|apartment|lodge|cabin|deluxe|superior|junior|doppelzimmer|zimmer|chambre|camera|habitación)\b|\b(?:king|queen|twin|double)$/i
