import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { href, PAGES } from '#shared/paths.ts'
import type { PublicCatalogue } from '#shared/catalogue/public-catalogue.ts'
import type { Settings } from '#shared/settings.ts'
import { Document, type PageAssets } from '#web/framework/document.tsx'
import { CatalogueContext } from '#web/data/catalogue.tsx'
import { SettingsContext } from '#web/data/settings.tsx'
import { EventPage } from './event-page.tsx'

/** The entry module of an event page, instead of the other pages' entry. */
export const EVENT_ENTRY = 'web/event/entry.ts'

const PATH = new RegExp(`^${PAGES.event.replace(':eventSlug', '([^/]+)')}$`)

/**
 * The event page at a path, or null. Each event has exactly one address (no trailing slash), because framing is allowed for that address
 * only. An event without hotels has an unlisted page. In a frame the page is the list alone.
 */
export function findEventPage(
	path: string,
	settings: Settings,
	isFramed: boolean,
	{ events, eventHotels, eventWords, presentEvent }: PublicCatalogue,
	assets: () => PageAssets,
) {
	const encodedSlug = PATH.exec(path)?.[1]
	if (encodedSlug === undefined) return null
	const slug = decodeURIComponent(encodedSlug)
	const hotels = eventHotels(slug)
	const present = presentEvent(slug)
	return {
		key: PAGES.event.replace(':eventSlug', encodedSlug) + (isFramed ? ' in a frame' : ''),
		status: 200 as const,
		isPublic: true,
		isListed: hotels.length > 0,
		...(present !== null && { movedTo: href(PAGES.event, { eventSlug: present }) }),
		render: () => {
			const html = renderToStaticMarkup(
				<Document settings={settings} assets={assets()}>
					<SettingsContext value={settings}>
						<CatalogueContext value={{ events, content: null }}>
							<Router ssrPath={path}>
								<EventPage slug={slug} hotels={hotels} words={eventWords(slug)} isFramed={isFramed} />
							</Router>
						</CatalogueContext>
					</SettingsContext>
				</Document>,
			)
			return `<!doctype html>${html}`
		},
	}
}
