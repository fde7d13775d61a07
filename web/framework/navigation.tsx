import { startTransition, useEffect, useRef } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'
import { pageAt } from './routes.tsx'

/** A link was followed and its page has not arrived yet. Stays false on the first page and on the way back. */
let isNavigating = false

/**
 * Fetches the next page's chunk before moving: the old page stays until the new one can stand. A chunk that can't be had, such as
 * one of an older build, makes it a plain navigation, which brings the new build.
 */
export const loadThenNavigate: AroundNavHandler = (navigate, to, options) => {
	const { pathname } = new URL(to, location.href)
	isNavigating = pathname !== location.pathname
	// The style sheet shows a line below the header where it takes long.
	const { dataset } = document.documentElement
	dataset.navigating = ''
	pageAt(pathname)
		.load(pathname)
		.then(
			() => {
				delete dataset.navigating
				startTransition(() => navigate(to, options))
			},
			() => location.assign(to),
		)
}

/** Fetches the page of a link that is pointed at: a good part of the way is gone before it is pressed. */
export function prefetchLink({ target }: Event) {
	const link = target instanceof Element ? target.closest('a') : null
	if (link?.origin === location.origin)
		pageAt(link.pathname)
			.load(link.pathname)
			.catch(() => {}) // Following it tells what is wrong.
}

/**
 * What a browser does on a new page and a drawn one has to do by itself: begin at the top, and put the focus on the content, so
 * that a screen reader reads on there. Going back keeps the place, as the browser restores it. For this a page's `<main>` has `tabIndex={-1}`.
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
