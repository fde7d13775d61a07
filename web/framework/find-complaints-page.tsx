import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { COMPLAINTS_PATH, noticeIn } from '#shared/complaints/complaint.ts'
import type { EventLink } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { CatalogueContext } from '../data/catalogue.tsx'
import { SettingsContext } from '../data/settings.tsx'
import { ComplaintsPage } from '../site/complaints/complaints-page.tsx'
import { Document, type PageAssets } from './document.tsx'

/** The page with the form for complaints, or null (SITE-166). Like the legal pages it loads no script but the one that applies the theme. */
export function findComplaintsPage(
	path: string,
	search: string,
	settings: Settings,
	events: readonly EventLink[],
	assets: () => PageAssets,
) {
	if (path.replace(/\/$/, '') !== COMPLAINTS_PATH) return null
	const notice = noticeIn(search)
	return {
		key: `${COMPLAINTS_PATH} ${JSON.stringify(notice)}`,
		status: 200 as const,
		isPublic: true,
		isListed: notice === null,
		render: () => {
			const html = renderToStaticMarkup(
				<Document settings={settings} assets={{ ...assets(), scripts: [], modules: [] }}>
					<SettingsContext value={settings}>
						<CatalogueContext value={{ events, content: null }}>
							<Router ssrPath={path}>
								<ComplaintsPage notice={notice} />
							</Router>
						</CatalogueContext>
					</SettingsContext>
				</Document>,
			)
			return `<!doctype html>${html}`
		},
	}
}
