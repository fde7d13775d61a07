/** The elements that the script looks up in the page. */
export const ELEMENT_IDS = {
	filters: 'event-filters',
	clear: 'event-clear',
	hotels: 'event-hotels',
	count: 'event-count',
	none: 'event-none',
} as const
