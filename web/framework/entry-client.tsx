import '@vitejs/plugin-react/preamble'
import '#web/ui/styles/app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Document } from './document.tsx'
import { cancelNavigation, prefetchLink } from './navigation.tsx'
import { pageAt } from './routes.tsx'
import { readCatalogueBlock } from '../data/catalogue.tsx'
import { readSettings, settingsBlock } from '../data/settings.tsx'

// No top-level await: the bundler may put code that a page's chunk imports into this module, and the two would wait for each other
// forever.
void hydrate()

/** A page that the server rendered must be hydrated as it is, so its chunk is loaded first. Others start with a loading screen on both sides. */
async function hydrate() {
	readCatalogueBlock()
	const page = pageAt(location.pathname)
	const loading = page.load(location.pathname)
	if (page.isPublic) await loading
	else {
		const loaded = loading.catch(() => {}) // The page loads it again and reports the error.
		if (page.isRendered && settingsBlock().dataset.answers) await loaded
	}

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
