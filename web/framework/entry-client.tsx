import '@vitejs/plugin-react/preamble'
import '#web/ui/styles/app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Document } from './document.tsx'
import { prefetchLink } from './navigation.tsx'
import { pageAt } from './routes.tsx'
import { readSettings } from '../data/settings.tsx'

// Not awaited at the top level: a page's chunk imports shared code that the bundler may put into this very module, and the two would
// wait for each other for ever.
void hydrate()

/** A public page is taken over as the server drew it, so its chunk has to be there; a signed-in face waits for its user anyway. */
async function hydrate() {
	const page = pageAt(location.pathname)
	const loading = page.load(location.pathname)
	if (page.isPublic) await loading
	else loading.catch(() => {}) // The page asks for it again and shows what went wrong.

	addEventListener('pointerover', prefetchLink, { passive: true })
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
