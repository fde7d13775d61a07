import { globSync } from 'node:fs'

/** Where distributions put it: outside PATH, in a folder of the KDE version it was built for. */
const PLACES = [
	'/usr/lib/*/libexec/kf5/kitinerary-extractor',
	'/usr/lib/*/libexec/kf6/kitinerary-extractor',
	'/usr/libexec/kf6/kitinerary-extractor',
]

/** The path of KDE's kitinerary-extractor on this machine; null where it isn't installed. */
export const installedExtractor = (): string | null => globSync(PLACES)[0] ?? null
