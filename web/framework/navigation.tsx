import { startTransition, useEffect, useRef } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'
import { pageAt } from './routes.tsx'

/** True from a followed link's page being ready until it shows. Stays false on the first page and when going back. */
let isNavigating = false

/** Counts followed links and steps back. A page that has loaded is shown only if nothing else was followed since. */
let steps = 0
/** Where the last link was followed. */
let origin = ''

/**
 * Loads the next page's chunk before navigating, so the old page stays until the new one can render (SITE-6). If the chunk fails to load,
 * as one of an older build does, it falls back to a full page load, which fetches the new build. Of several links followed while the
 * first still loads, the last one wins.
 */
export const loadThenNavigate: AroundNavHandler = (navigate, to, options) => {
	const { pathname, search } = new URL(to, location.href)
	const step = ++steps
	origin = location.pathname
	// motion.css shows a progress line below the header when loading takes long.
	const { dataset } = document.documentElement
	dataset.navigating = ''
	pageAt(pathname)
		.load(pathname, search)
		.then(
			() => {
				if (step !== steps) return
				delete dataset.navigating
				isNavigating = pathname !== location.pathname
				startTransition(() => navigate(to, options))
			},
			() => step === steps && location.assign(to),
		)
}

/** Gives up on a page that is still loading, because the visitor has gone back or forward to another one. */
export function cancelNavigation() {
	// A dialog that closes also goes back, within its page.
	if (location.pathname === origin) return
	steps++
	delete document.documentElement.dataset.navigating
}

/** Preloads the page of a link on hover: much of it has loaded before the click. */
export function prefetchLink({ target }: Event) {
	const link = target instanceof Element ? target.closest('a') : null
	if (link?.origin === location.origin)
		pageAt(link.pathname)
			.load(link.pathname, link.search)
			.catch(() => {}) // Following the link reports the error.
}

/**
 * After a client-side navigation, scrolls to the top and focuses the content so that screen readers continue there, as a browser does on a
 * full page load. Going back keeps the scroll position, which the browser restores. Every page's `<main>` has `tabIndex={-1}` for this.
 */
export function useNavigationReset() {
	const [path] = useLocation()
	const lastPath = useRef(path)
	useEffect(() => {
		if (lastPath.current === path) return
		lastPath.current = path
		if (!isNavigating) return
		isNavigating = false
		window.scrollTo(0, 0)
		document.querySelector('main')?.focus({ preventScroll: true })
	}, [path])
}
