import { type Airport, airportByCode, findAirports, distanceKm } from '#server/airports/airports.ts'
import { codeOf } from '../place.ts'
import { type Said, words, wordsOf } from '../said.ts'
import { instantAt, type When } from '../when.ts'

/** Where a flight begins or ends. `code` is null where the name fits several airports, or none of ours. */
export type End = { code: string | null; name: string; zone: string | null; isStated: boolean }

/** In km/h, between the slowest propeller and the fastest jet with the wind behind it; half the least where it takes under an hour. */
const [SLOWEST, FASTEST] = [250, 2140]

/**
 * The airports of a flight: by their codes, else by their names. Where a name fits several, those are left out that no aircraft would
 * reach in the time. Null for an end that is not told at all.
 */
export function endsOf(
	from: Said | null,
	to: Said | null,
	departs: When | null,
	arrives: When | null,
): [End | null, End | null] {
	const [starts, goals] = [candidates(from), candidates(to)]
	const pairs = starts.flatMap((start) => goals.map((goal) => [start, goal] as const))
	const likely = pairs.filter(([start, goal]) => isPlausible(start, goal, departs, arrives))
	const isNarrowed = likely.length > 0
	const kept = (all: Airport[], side: 0 | 1) => (isNarrowed ? [...new Set(likely.map((pair) => pair[side]))] : all)
	return [endOf(from, kept(starts, 0)), endOf(to, kept(goals, 1))]
}

function hoursBetween(from: Airport, to: Airport, departs: When | null, arrives: When | null): number | null {
	const [start, end] = [instantAt(departs, from.zone), instantAt(arrives, to.zone)]
	return start !== null && end !== null ? (end - start) / 3_600_000 : null
}

function isPlausible(from: Airport, to: Airport, departs: When | null, arrives: When | null): boolean {
	const hours = hoursBetween(from, to, departs, arrives)
	if (hours === null || from === to) return from !== to
	const speed = distanceKm(from, to) / hours
	return hours > 0 && speed <= FASTEST && speed >= (hours < 1 ? SLOWEST / 2 : SLOWEST)
}

/** What fits more airports names none: 'United States'. */
const MOST_NAMESAKES = 20

function candidates(place: Said | null): Airport[] {
	const code = codeIn(place)
	if (code) return [airportByCode(code)].filter((airport) => airport !== null)
	const name = nameOf(place)
	const found = name ? findAirports(name) : []
	return found.length > MOST_NAMESAKES ? [] : found
}

/** Also that of 'London LHR', which says so only of a flight: hotels have names in capitals too. */
function codeIn(place: Said | null): string | null {
	const last = /[\s,/-]([A-Z]{3})$/.exec(nameOf(place) ?? '')?.[1]
	return codeOf(place) ?? (last && airportByCode(last) ? last : null)
}

const nameOf = (place: Said | null) => words(place, 'name') ?? wordsOf(place)

function endOf(place: Said | null, airports: Airport[]): End | null {
	const stated = codeIn(place)
	const name = nameOf(place) ?? stated
	if (!place || !name) return null
	const [first] = airports
	const zone = first && airports.every((airport) => airport.zone === first.zone) ? first.zone : null
	return {
		code: stated ?? (airports.length === 1 ? (first?.code ?? null) : null),
		name,
		zone,
		isStated: stated !== null,
	}
}
