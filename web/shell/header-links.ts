import { PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'

/** SITE-22. `isOurs` marks a page of this site; the others are on the agency's own website. */
export function headerLinks({ site }: Agency) {
	return [
		{ label: 'All Events', href: `${site}/events?sort=start-date-asc`, isOurs: false },
		{ label: 'Events Calendar', href: `${site}/events/calendar`, isOurs: false },
		{ label: 'Luxury Travel', href: PAGES.luxuryTravel, isOurs: true },
		{ label: 'Contact', href: `${site}/contact`, isOurs: false },
	]
}

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
