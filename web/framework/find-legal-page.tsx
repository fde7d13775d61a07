import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { type LegalFacts, legalPageAt } from '#shared/legal/legal-facts.ts'
import { legalPath } from '#shared/paths.ts'
import type { EventLink } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { CatalogueContext } from '../data/catalogue.tsx'
import { SettingsContext } from '../data/settings.tsx'
import { LegalPage } from '../site/legal/legal-page.tsx'
import { Document, type PageAssets } from './document.tsx'

/**
 * The legal page at a path, or null (SITE-160). Only the server renders it, and it loads no script but the one that applies the theme. The
 * key has the version of the agency's settings and the retention periods, the only facts that change while the server runs.
 */
export function findLegalPage(
	path: string,
	settings: Settings,
	facts: LegalFacts | undefined,
	events: readonly EventLink[],
	assets: () => PageAssets,
) {
	const page = legalPageAt(path)
	if (!page || !facts) return null
	return {
		key: `${legalPath(page)} ${facts.agency.version} ${JSON.stringify(facts.periods.retention)}`,
		status: 200 as const,
		isPublic: true,
		isListed: true,
		render: () => {
			const html = renderToStaticMarkup(
				<Document settings={settings} assets={{ ...assets(), scripts: [], modules: [] }}>
					<SettingsContext value={settings}>
						<CatalogueContext value={{ events, content: null }}>
							<Router ssrPath={path}>
								<LegalPage page={page} facts={facts} />
							</Router>
						</CatalogueContext>
					</SettingsContext>
				</Document>,
			)
			return `<!doctype html>${html}`
		},
	}
}
