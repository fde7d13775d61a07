import type { Catalogue } from '#shared/catalogue/catalogue.ts'
import { type PublicCatalogue, publicCatalogueOf } from '#shared/catalogue/public-catalogue.ts'

/** What is public of the catalogue, as this process shows it. */
export type FollowedCatalogue = {
	/** A snapshot: it never changes. Once something else is public, this returns another one. */
	current: () => PublicCatalogue
}

/** The built-in catalogue, which does not change while the process runs. */
export function fixedCatalogue(builtIn: Catalogue): FollowedCatalogue {
	const snapshot = publicCatalogueOf(builtIn)
	return { current: () => snapshot }
}
