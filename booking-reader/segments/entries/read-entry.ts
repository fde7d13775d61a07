import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import type { DayContext } from '../../values/days.ts'
import { readCabinClass, readFlightName } from '../../values/flights.ts'
import { readRoute } from '../../values/places.ts'
import { isBoardBasis } from '../../values/stays.ts'
import type { EntryType } from './entry-kinds.ts'
import { type Entry, factsOf, openEntry, type Told } from './entry-parts.ts'
import { routeIn } from './flight-route.ts'

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
	/\b(?:suite|room|villa|chalet|tent|bungalow|cottage|penthouse|residence|pavilion|studio|apartment|lodge|cabin|deluxe|superior|junior|doppelzimmer|zimmer|chambre|camera|habitación)\b|\b(?:king|queen|twin|double)$/i
