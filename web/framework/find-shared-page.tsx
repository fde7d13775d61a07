import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { EventLink } from '#shared/catalogue/page-data.ts'
import { secretIn } from '#shared/paths.ts'
import type { Settings } from '#shared/settings.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import { CatalogueContext } from '../data/catalogue.tsx'
import { SettingsContext } from '../data/settings.tsx'
import { SharedTripPage } from '../site/shared-trip/shared-trip-page.tsx'
import { Document, type PageAssets } from './document.tsx'

/**
 * The page of a link without an account, or null (PORTAL-132). All that have ended, have expired or never were are the same page. It loads no
 * script but the one that applies the theme, and its address is neither listed nor passed on.
 */
export function findSharedPage(
	path: string,
	settings: Settings,
	shared: SharedPage | null | undefined,
	events: readonly EventLink[],
	assets: () => PageAssets,
) {
	if (secretIn(path) === null) return null
	return {
		key: 'shared',
		status: shared ? (200 as const) : (404 as const),
		isPublic: false,
		isListed: false,
		isSecret: true,
		render: () => {
			const html = renderToStaticMarkup(
				<Document settings={settings} assets={{ ...assets(), scripts: [], modules: [] }}>
					<SettingsContext value={settings}>
						<CatalogueContext value={{ events, content: null }}>
							<Router ssrPath="/">
								<SharedTripPage shared={shared ?? null} />
							</Router>
						</CatalogueContext>
					</SettingsContext>
				</Document>,
			)
			return `<!doctype html>${html}`
		},
	}
}
