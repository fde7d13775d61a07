import { findDestination } from '#shared/places/destination-zone.ts'
import { pictureOfDestination, type PictureName } from '#shared/trips/trip-picture.ts'

/** The drawings in `covers/`: the portal's, and further ones. */
export type CoverScene = PictureName | 'french-riviera' | 'italian-coast' | 'caribbean' | 'horizon'

/** Places whose landscape differs from their country's. */
const BY_PLACE: Partial<Record<CoverScene, string>> = {
	city: 'paris, rome, london, new york, los angeles, las vegas, miami, tokyo, singapore, hong kong, sydney, doha',
	mountains: 'courchevel, aspen, verbier, zermatt, st moritz, gstaad, swiss alps, scotland',
	lagoon: 'zanzibar, phuket, koh samui, bali',
	horizon: 'tuscany, normandy, costa rica, mexico, united kingdom, england',
}
const BY_ZONE: Partial<Record<CoverScene, string>> = {
	'french-riviera':
		'Europe/Paris, Europe/Monaco, Europe/Madrid, Europe/Athens, Europe/Lisbon, Europe/Zagreb, Europe/Podgorica, Europe/Malta, Europe/Istanbul, Asia/Nicosia, Atlantic/Madeira, Atlantic/Canary',
	'italian-coast': 'Europe/Rome',
	caribbean:
		'America/Antigua, America/Barbados, America/Cancun, America/Cayman, America/Grand_Turk, America/Grenada, America/Jamaica, America/Nassau, America/St_Barthelemy, America/St_Lucia, America/St_Vincent, America/Tortola',
	lagoon: 'Indian/Maldives, Indian/Mahe, Indian/Mauritius, Pacific/Tahiti, Pacific/Fiji, Pacific/Honolulu',
	mountains: 'Europe/Zurich, Europe/Vienna, Pacific/Auckland, Atlantic/Reykjavik',
	desert: 'Africa/Cairo, Africa/Casablanca, Asia/Dubai, Asia/Muscat, Asia/Qatar, Asia/Riyadh',
}

/**
 * The drawing on the cover of a trip without a picture of its own (DOC-37): the portal's where a keyword chooses it, else one that suits
 * the place or the country of the destination, else a coast that could be anywhere.
 */
export function coverScene({ destination }: { destination: string | null }): CoverScene {
	const byKeyword = pictureOfDestination(destination)
	if (byKeyword) return byKeyword
	const found = findDestination(destination)
	return (found && (sceneIn(BY_PLACE, found.keyword) ?? sceneIn(BY_ZONE, found.zone))) ?? 'horizon'
}

const sceneIn = (table: Partial<Record<CoverScene, string>>, name: string): CoverScene | undefined =>
	(Object.keys(table) as CoverScene[]).find((scene) => table[scene]?.split(', ').includes(name))
