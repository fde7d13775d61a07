import { fold } from '#shared/fold.ts'
import { type Airport, airportByCode, findAirports } from '#server/airports/airports.ts'

export type FoundAirport = { value: string; airport: Airport | null }

/**
 * An airport's IATA code if the text states it or matches exactly one airport, otherwise the text. 'London Heathrow
 * (LHR), Terminal 5' gives LHR.
 */
export function readAirport(text: string): FoundAirport | null {
	const line = text
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/(?<=\p{L})\((?=\p{L}{4})/gu, ' (')
		.replaceAll(/^[\s,;–-]+|[\s,;–-]+$/g, '')
	if (!line) return null
	// 'Nice (NCE / LFMN)' contains the IATA and the ICAO code.
	const bracketed = [...line.matchAll(/[([]([A-Z]{3})(?: ?\/ ?[A-Z]{4})?[)\]]/g)].map(([, code]) => code ?? '')
	const leading = /^([A-Z]{3})(?=$|[\s,/:–-])/.exec(line)?.[1]
	const trailing = /(?<=[\s,/-])([A-Z]{3})$/.exec(line)?.[1]
	const whole = /^[a-z]{3}$/i.test(line) ? line.toUpperCase() : undefined
	const inside = [...line.matchAll(/(?<=\s)([A-Z]{3})(?=\s)/g)].map(([, code]) => code)
	// 'PHU QUOC, VN' begins with the code of another airport.
	const isName = leading !== undefined && /^[A-Z]{3} [A-Z]{3}/.test(line) && !airportByCode(line.slice(4, 7))
	const [named1, another1] = isName && bracketed.length === 0 ? findAirports(line.replace(/,.*$/, '')) : []
	if (named1 && !another1) return { value: named1.code, airport: named1 }
	for (const code of [
		...bracketed,
		whole,
		leading,
		trailing,
		...(inside.length === 1 && /\p{Ll}/u.test(line) ? inside : []),
	])
		if (
			code &&
			(airportByCode(code) ||
				(bracketed.includes(code) && bracketed.length === 1) ||
				(code === leading && code === line))
		)
			return { value: code, airport: airportByCode(code) }
	const named = line.replace(/[,(-]? ?(?:\bterminal\b.*|\bT\d)$/i, '').trim() || line
	const town = named.replace(/\s*[(,].*$/, '')
	// 'DETROIT, MI (METROPOLITAN WAYNE CO)', 'HO CHI MINH VILLE, VN (TAN SON NHAT)'
	const words = named.replaceAll(/[(),]|(?<![\p{L}(])\p{L}{1,2}(?!\p{L})/gu, ' ')
	const inBrackets = /\(([^()]{4,40})\)/.exec(named)?.[1] ?? ''
	for (const name of [named, words, inBrackets, town]) {
		const [one, ...others] = name ? findAirports(name) : []
		if (one && others.length === 0) return { value: one.code, airport: one }
	}
	return { value: line.slice(0, 200), airport: null }
}

/** Whether a text names an airport rather than a hotel or an address. */
export const isAirport = (text: string): boolean =>
	/\b(airport|aeroport|flughafen|aeropuerto|aeroporto|luchthaven|vliegveld|flygplats|lufthavn|lotnisko|(?<!cruise |ferry |bus )terminal(?! (?:cruceros|crociere))|airfield|heliport)\b/.test(
		fold(text),
	) || /^[A-Z]{3}(?:$| ?[-–,:] )|[([][A-Z]{3}[)\]]/.test(text.trim())

const ROUTES = /^(.{2,60}?) ?(?:->|→|➜|➔|➝|⇒|>|✈️?|–|—| - | to |\bto\b) ?(.{2,60})$/i

/**
 * Both ends of 'LHR → NCE', 'London Heathrow to Dubai International', 'Berlin - San Francisco' or 'Madrid (MAD) Almeria
 * (LEI)'.
 */
export function readRoute(text: string): [from: string, to: string] | null {
	const line = text.replaceAll(/\s+/g, ' ').trim()
	const [, from, to] = ROUTES.exec(line) ?? /^(.{1,60}\([A-Z]{3}\))(.{1,60}\([A-Z]{3}\))$/.exec(line) ?? []
	return from && to ? [from.trim(), to.trim()] : null
}
