import hotelCards from 'virtual:catalogue/hotel-cards'
import villaCards from 'virtual:catalogue/villa-cards'
import { COMPLAINTS_PATH } from '#shared/complaints/complaint.ts'
import { href, LEGAL_PAGES, legalPath, PAGES } from '#shared/paths.ts'
import { eventSlugs } from '../event/event-page.tsx'

/** The paths of every page that search engines may list, the most important first. */
export const listedPaths: readonly string[] = [
	PAGES.home,
	PAGES.villas,
	PAGES.hotels,
	...villaCards.map(({ id }) => href(PAGES.villa, { id })),
	...hotelCards.map(({ id }) => href(PAGES.hotel, { id })),
	...eventSlugs(hotelCards).map((eventSlug) => href(PAGES.event, { eventSlug })),
	...LEGAL_PAGES.map(legalPath),
	COMPLAINTS_PATH,
]
