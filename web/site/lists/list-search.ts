import { useSyncExternalStore } from 'react'

/** The id of the results, to which a search scrolls. */
export const RESULTS = 'results'

/**
 * The text of the last search. It is in the state of the list's history entry, because it is not part of the address (SITE-45): Back, Forward
 * and loading the page again restore it.
 */
export const useListSearch = (): string => useSyncExternalStore(subscribe, searchOfEntry, () => '')

/** Searches the list and scrolls to its results. */
export function searchList(text: string) {
	changeSearch(text)
	const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
	document.getElementById(RESULTS)?.scrollIntoView({ behavior })
}

export const changeSearch = (search: string) => history.replaceState({ ...stateOf(history), search }, '')

const stateOf = ({ state }: History) => state as { search?: string } | null
const searchOfEntry = () => stateOf(history)?.search ?? ''

/** The router dispatches an event for every change of the history's entries. */
function subscribe(onChange: () => void) {
	const events = ['popstate', 'pushState', 'replaceState']
	for (const name of events) addEventListener(name, onChange)
	return () => {
		for (const name of events) removeEventListener(name, onChange)
	}
}
