import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import { COMPLAINTS_PATH } from '#shared/complaints/complaint.ts'
import { href, LEGAL_PAGES, legalPath, PAGES } from '#shared/paths.ts'

/** The paths of every page that search engines may list, the most important first. */
export const listedPaths = ({ villas, hotels, events }: PublicCatalogue): readonly string[] => [
	PAGES.home,
	PAGES.villas,
	PAGES.hotels,
	...villas.map(({ id }) => href(PAGES.villa, { id })),
	...hotels.map(({ id }) => href(PAGES.hotel, { id })),
	...events.map(({ slug }) => href(PAGES.event, { eventSlug: slug })),
	...LEGAL_PAGES.map(legalPath),
	COMPLAINTS_PATH,
]
