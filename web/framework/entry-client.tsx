import '@vitejs/plugin-react/preamble'
import '#web/ui/styles/app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Document } from './document.tsx'
import { cancelNavigation, prefetchLink } from './navigation.tsx'
import { pageAt } from './routes.tsx'
import { readCatalogueBlock } from '../data/catalogue.tsx'
import { readSettings } from '../data/settings.tsx'

// No top-level await: the bundler may put code that a page's chunk imports into this module, and the two would wait for each other
// forever.
void hydrate()

/**
 * A public page must hydrate exactly what the server rendered, so its chunk is loaded first. A signed-in page starts with a loading screen
 * on both sides.
 */
async function hydrate() {
	readCatalogueBlock()
	const page = pageAt(location.pathname)
	const loading = page.load(location.pathname)
	if (page.isPublic) await loading
	else loading.catch(() => {}) // The page loads it again and reports the error.

	addEventListener('pointerover', prefetchLink, { passive: true })
	addEventListener('popstate', cancelNavigation)
	const settings = readSettings()
	startTransition(() => {
		hydrateRoot(
			document,
			<Document settings={settings}>
				<App settings={settings} />
			</Document>,
		)
	})
}
