import { findDestination, normalize } from '#shared/places/destination-zone.ts'

/** What a place looks like. The covers of booking confirmations have a drawing of each, the portal of some. */
export type Scene =
	| 'city'
	| 'mountains'
	| 'lagoon'
	| 'desert'
	| 'french-riviera'
	| 'italian-coast'
	| 'caribbean'
	| 'horizon'

/** Places whose landscape differs from their country's. */
const BY_PLACE: Partial<Record<Scene, string>> = {
	city: 'paris, rome, london, new york, los angeles, las vegas, miami, tokyo, singapore, hong kong, sydney, doha',
	mountains: 'courchevel, aspen, verbier, zermatt, st moritz, gstaad, swiss alps, french alps, dolomites, scotland',
	lagoon: 'zanzibar, phuket, koh samui, bali',
	horizon: 'tuscany, normandy, costa rica, mexico, united kingdom, england',
}
/** Inland cities that have no time zone of their own in destinations.ts, by the name at the beginning of a destination. */
const CITIES =
	'amsterdam, athens, berlin, bologna, bordeaux, brussels, budapest, copenhagen, edinburgh, granada, istanbul, lyon, madrid, milan, munich, prague, seville, stockholm, turin, verona, vienna, zurich'

const BY_ZONE: Partial<Record<Scene, string>> = {
	'french-riviera':
		'Europe/Paris, Europe/Monaco, Europe/Madrid, Europe/Athens, Europe/Lisbon, Europe/Zagreb, Europe/Podgorica, Europe/Malta, Europe/Istanbul, Asia/Nicosia, Atlantic/Madeira, Atlantic/Canary',
	'italian-coast': 'Europe/Rome',
	caribbean:
		'America/Antigua, America/Barbados, America/Cancun, America/Cayman, America/Grand_Turk, America/Grenada, America/Jamaica, America/Nassau, America/St_Barthelemy, America/St_Lucia, America/St_Vincent, America/Tortola',
	lagoon: 'Indian/Maldives, Indian/Mahe, Indian/Mauritius, Pacific/Tahiti, Pacific/Fiji, Pacific/Honolulu',
	mountains: 'Europe/Zurich, Europe/Vienna, Pacific/Auckland, Atlantic/Reykjavik',
	desert: 'Africa/Cairo, Africa/Casablanca, Asia/Dubai, Asia/Muscat, Asia/Qatar, Asia/Riyadh',
}

/** The scene that suits the town, region or country that a destination names. Null for an unknown place, or one that none suits. */
export function sceneOf(destination: string | null): Scene | null {
	const start = normalize(destination?.trim() ?? '')
	if (CITIES.split(', ').some((city) => start === city || start.startsWith(`${city},`) || start.startsWith(`${city} `)))
		return 'city'
	const found = findDestination(destination)
	return found && (sceneIn(BY_PLACE, found.keyword) ?? sceneIn(BY_ZONE, found.zone) ?? null)
}

const sceneIn = (table: Partial<Record<Scene, string>>, name: string): Scene | undefined =>
	(Object.keys(table) as Scene[]).find((scene) => table[scene]?.split(', ').includes(name))
